"""Scenes of Agora, which is not offered yet: tested in a process of its own, where unfinished expansions are on."""

import os
import subprocess
import sys
from pathlib import Path

from fastapi.testclient import TestClient

import septem

PROJECT = Path(__file__).parents[2]


def test_its_scenes() -> None:
    path = os.pathsep.join(map(str, [PROJECT, Path(septem.__file__).parents[1]]))
    surroundings = {**os.environ, "PYTHONPATH": path, "SEPTEM_UNFINISHED": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/web/agora"]
    done = subprocess.run(command, cwd=PROJECT, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    assert " passed" in done.stdout


def test_the_page_is_told_of_no_unfinished_expansion(server: TestClient) -> None:
    known = server.get("/api/expansions").json()
    assert known["duel"] == ["pantheon", "promo_wonders"]
    assert known["wonders"] == ["leaders", "cities"]
