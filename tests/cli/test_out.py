"""The files that commands write: regular files are replaced, pipes and devices receive the text."""

from __future__ import annotations

import json
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from .conftest import Run

FULL = Path("/dev/full")


@pytest.mark.parametrize("linked", [False, True])
def test_a_pipe_receives_the_record(run: Run, linked: bool) -> None:
    os.mkfifo("pipe")
    Path("link").symlink_to("pipe")
    with ThreadPoolExecutor() as readers:
        text = readers.submit(Path("pipe").read_text)
        with Path("pipe").open("w"):  # so that the reader does not wait for ever if nothing writes
            run("new", "--seed", "3", "--out", "link" if linked else "pipe")
    assert json.loads(text.result())["deal"] == {"seed": 3}
    assert stat.S_ISFIFO(Path("pipe").stat().st_mode)
    assert sorted(path.name for path in Path().iterdir()) == ["link", "pipe"]


def test_a_pipe_without_a_path_of_its_own_receives_the_record(run: Run) -> None:
    """As with `--out /dev/stdout` in a pipeline."""
    reading, writing = os.pipe()
    run("new", "--seed", "3", "--out", f"/dev/fd/{writing}")
    os.close(writing)
    with os.fdopen(reading) as pipe:
        assert json.load(pipe)["deal"] == {"seed": 3}


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("command", ["new", "demo", "play", "analyse"])
def test_a_full_disk_is_a_problem(run: Run, record: str, command: str) -> None:
    arguments = {
        "new": ("new", "--out", str(FULL)),
        "demo": ("demo", "--out", str(FULL)),
        "play": ("play", record, first_move(run, record), "--out", str(FULL)),
        "analyse": ("analyse", record, "--iterations", "1", "--svg", str(FULL)),
    }
    assert f"{FULL} cannot be written" in run(*arguments[command], code=2).stderr
    assert stat.S_ISCHR(FULL.stat().st_mode)


def first_move(run: Run, record: str) -> str:
    move: str = json.loads(run("moves", record, "--json").stdout)["moves"][0]["move"]
    return move


def test_a_regular_file_is_replaced_also_through_a_link(run: Run) -> None:
    Path("old.json").write_text("old")
    Path("link.json").symlink_to("old.json")
    run("new", "--seed", "3", "--out", "link.json")
    assert Path("link.json").is_symlink()
    assert json.loads(Path("old.json").read_text())["deal"] == {"seed": 3}
