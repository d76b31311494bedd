"""Table sessions without a server."""

from __future__ import annotations

import subprocess
import sys


def test_whole_games_without_the_libraries_of_the_server() -> None:
    command = [sys.executable, "-m", "tests.web.without_server"]
    played = subprocess.run(command, capture_output=True, text=True, check=False)
    assert played.stdout == "two games played\n", played.stderr
