"""Agora is not offered yet. Its tests run in processes of their own, where unfinished expansions are switched on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from coverage import Coverage

import septem
from septem.duel.expansions import UNFINISHED

PROJECT = Path(__file__).parents[2]


def run(*arguments: str) -> str:
    path = os.pathsep.join(map(str, [PROJECT, Path(septem.__file__).parents[1]]))
    surroundings = {**os.environ, "PYTHONPATH": path, "SEPTEM_UNFINISHED": "1"}
    plugins = ["-p", "no:cacheprovider", "-p", "no:xdist"]
    measured = ["-m", "coverage", "run", "--parallel-mode"] if Coverage.current() else []  # with this process
    command = [sys.executable, *measured, "-m", "pytest", "-q", *plugins, *arguments]
    done = subprocess.run(command, cwd=PROJECT, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    assert "Exception ignored" not in done.stderr, done.stderr[-5000:]  # compiled rules cannot raise
    return done.stdout


@pytest.mark.skipif(os.environ.get("SEPTEM_UNFINISHED") == "1", reason="this is such a process")
def test_no_table_offers_it() -> None:
    assert "septem.duel.agora.expansion" in UNFINISHED
    with pytest.raises(septem.Problem) as refused:
        septem.Duel(agora=True)  # type: ignore[call-arg]
    assert refused.value.code == "unknown_key"


def test_its_rules_and_laws() -> None:
    assert " passed" in run("tests/duel/agora")


def test_its_problems() -> None:
    assert " passed" in run("tests/files/test_files.py")


def test_its_texts() -> None:
    """Everything that it names has a text in both languages, and every item help and statements."""
    assert " passed" in run("tests/text/test_tables.py", "tests/text/test_rules.py", "tests/text/test_page_wording.py")
