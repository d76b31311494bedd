"""The match command: paired deals, the same result again, going on from a file, clear refusals."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

SHORT = ("match", "random", "random", "--deals", "2", "--seed", "7")
Data = Callable[..., Any]


def test_a_table_of_results(run: Run) -> None:
    output = run(*SHORT, "--workers", "1").output
    assert "random" in output
    assert "Games: 4, deals: 2. An equal share would be 50.0 %." in output


def test_it_speaks_french(run: Run) -> None:
    assert "Parties : 4, donnes : 2." in run(*SHORT, "--workers", "1", "--language", "fr").output.replace("\xa0", " ")


def test_the_number_of_workers_does_not_matter(as_data: Data) -> None:
    """Games are taken in by their order, so a verdict falls at the same game, whoever was done first."""
    args = (*SHORT[:3], "--deals", "12", "--seed", "3", "--stop", "0.05:0.2")
    alone, together = (as_data(*args, "--workers", workers) for workers in ("1", "3"))
    assert alone == together
    assert alone["stopped"]["verdict"] == "high"
    assert alone["deals"] == 8


def test_one_against_the_others_on_every_seat(as_data: Data) -> None:
    found = as_data(
        "match", "random", "random", "--game", "wonders", "--players", "4", "--deals", "1", "--workers", "1"
    )
    assert found["games"] == 4
    assert [player["seats"] for player in found["players"]] == [4, 12]
    assert found["even"] == 0.25


def test_a_player_who_cannot_be_reached_is_named_by_workers_too(run: Run) -> None:
    said = run("match", "remote:127.0.0.1:1", "random", "--deals", "1", "--workers", "2", code=2).stderr
    assert "127.0.0.1:1 cannot be reached" in said


def test_too_many_for_a_table_take_turns(as_data: Data) -> None:
    found = as_data("match", "random", "random", "random", "--deals", "2", "--workers", "1")
    assert found["games"] == 12
    assert [player["seats"] for player in found["players"]] == [8, 8, 8]


def test_an_expansion_can_be_played(as_data: Data) -> None:
    found = as_data("match", "random", "random", "--deals", "1", "--workers", "1", "--option", "pantheon=true")
    assert found["games"] == 2


def test_a_program_of_anybodys_can_take_part(as_data: Data, tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'septem': 'answer', 'format': 1, 'move': json.loads(line)['moves'][0]}), flush=True)\n"
    )
    found = as_data("match", f"program:{sys.executable} {program}", "random", "--deals", "1", "--workers", "1")
    assert found["games"] == 2
    assert found["players"][0]["player"].startswith("program:")


def test_a_match_goes_on_from_its_file(as_data: Data, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    whole = as_data(*SHORT, "--workers", "1", "--out", str(path))
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 4
    path.write_text("".join(lines[:3]) + lines[3][:10])  # as if it had been stopped while writing
    assert as_data(*SHORT, "--workers", "1", "--out", str(path)) == whole
    assert path.read_text().splitlines(keepends=True) == lines


def test_a_finished_match_is_not_played_again(as_data: Data, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    as_data(*SHORT, "--workers", "1", "--out", str(path))
    lines = path.read_text().splitlines(keepends=True)
    changed = json.loads(lines[1]) | {"points": [111, 222]}
    path.write_text("".join([lines[0], json.dumps(changed) + "\n", *lines[2:]]))
    points = [player["points"] for player in as_data(*SHORT, "--workers", "1", "--out", str(path))["players"]]
    assert max(points) > 70  # taken from the file


def test_another_match_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run(*SHORT, "--workers", "1", "--out", str(path))
    before = path.read_bytes()
    message = run(*SHORT[:-1], "8", "--workers", "1", "--out", str(path), code=2).stderr
    assert "another match" in message
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["[]\n", "no match\n", '{"septem": "record"}\n', b"\xff\n", "x"])
def test_a_file_that_is_no_match_is_refused(run: Run, tmp_path: Path, text: str | bytes) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert "match.jsonl" in run(*SHORT, "--workers", "1", "--out", str(path), code=2).stderr
    assert path.read_bytes() == (text if isinstance(text, bytes) else text.encode())


@pytest.mark.parametrize(
    "line", ["{}", "5", '{"deal": 9, "seats": [1, 2], "winners": [1], "points": [1, 2]}', '{"deal": 1', ""]
)
def test_a_line_that_does_not_belong_there_is_refused(run: Run, tmp_path: Path, line: str) -> None:
    path = tmp_path / "match.jsonl"
    run(*SHORT, "--workers", "1", "--out", str(path))
    lines = path.read_text().splitlines()
    lines[2] = line
    path.write_text("\n".join(lines) + "\n")
    assert "line 3" in run(*SHORT, "--workers", "1", "--out", str(path), code=2).stderr


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["greedy"], "two players or more"),
        (["greedy", "gredy"], "did you mean greedy"),
        (["greedy", "random:second=1"], "did you mean seconds"),
        (["greedy", "random", "--stop", "0.5"], "0.5:0.65"),
        (["greedy", "random", "--stop", "0.6:0.5"], "0.5:0.65"),
        (["greedy", "random", "--stop", "a:b"], "0.5:0.65"),
        (["greedy", "random", "--deals", "0"], "--deals"),
        (["greedy", "random", "--workers", "0"], "--workers"),
        (["greedy", "random", "--seed", "-1"], "-1"),
        (["greedy", "random", "--game", "chess"], "chess"),
        (["greedy", "random", "--game", "wonders", "--players", "9"], "9"),
        (["greedy", "random", "--out", "missing/match.jsonl"], "cannot be written"),
    ],
)
def test_what_is_wrong_is_said(run: Run, args: list[str], message: str) -> None:
    assert message in run("match", *args, code=2).stderr
