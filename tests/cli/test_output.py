"""A command whose output goes nowhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import septem as package

FULL = Path("/dev/full")
SAID = {"en": "the output cannot be written", "fr": "impossible d\N{RIGHT SINGLE QUOTATION MARK}écrire"}


def septem(*args: str, stdout: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "septem", *args]
    return subprocess.run(
        command,
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(Path(package.__file__).parents[1])},
        check=False,
    )


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full")
@pytest.mark.parametrize(
    ("args", "code"),
    [(("show",), "en"), (("moves", "--json"), "fr"), (("show", "--seat", "9", "--json"), "en")],
)
def test_a_full_disk_is_said_in_one_line(record: str, args: tuple[str, ...], code: str) -> None:
    with FULL.open("w") as full:
        done = septem(args[0], record, *args[1:], "--language", code, stdout=full.fileno())
    assert done.returncode == 2
    assert done.stderr.startswith("septem")
    assert SAID[code] in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == (2 if "9" in args else 1)  # what was wrong before it, too


@pytest.mark.parametrize("args", [("show",), ("moves", "--json")])
def test_who_stops_reading_is_told_nothing(record: str, args: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = septem(args[0], record, *args[1:], stdout=writing)
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode == 1
