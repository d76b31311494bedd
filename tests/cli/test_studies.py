"""Hints and analysis from the command line."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from septem import Stream, Wonders

from .conftest import Run, played

LITTLE = ("--iterations", "4")


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A game of a few moves."""
    file = tmp_path / "game.json"
    played(4, 12).save(file)
    return str(file)


@pytest.mark.parametrize(
    ("code", "word", "percent"),
    [("en", "Winning chances of", r"\d\.\d\s%"), ("fr", "Chances de victoire de", r"\d,\d\s%")],
)
def test_a_hint_names_moves_with_chances(run: Run, record: str, code: str, word: str, percent: str) -> None:
    text = run("hint", record, *LITTLE, "--language", code).stdout
    assert word in text
    assert "1. " in text
    assert re.search(percent, text)


def test_a_hint_for_programs(as_data: Callable[..., Any], record: str) -> None:
    found = as_data("hint", record, *LITTLE, "--count", "2")
    (only,) = found["hints"]
    assert len(only["moves"]) == 2
    assert {"move", "chance", "visits", "line", "reasons"} == set(only["moves"][0])
    assert found == as_data("hint", record, *LITTLE, "--count", "2")


def test_a_hint_can_be_timed(as_data: Callable[..., Any], record: str) -> None:
    assert as_data("hint", record, "--seconds", "0.05")["hints"][0]["moves"][0]["visits"]


@pytest.mark.parametrize(("code", "word"), [("en", "better"), ("fr", "mieux")])
def test_an_analysis_is_a_table_and_a_picture(run: Run, record: str, tmp_path: Path, code: str, word: str) -> None:
    picture = tmp_path / "curve.svg"
    text = run("analyse", record, *LITTLE, "--cores", "1", "--svg", str(picture), "--language", code).stdout
    assert word in text
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_an_analysis_for_programs(as_data: Callable[..., Any], record: str) -> None:
    found = as_data("analyse", record, *LITTLE, "--cores", "1")
    assert found["septem"] == "analysis"
    assert len(found["decisions"]) == len(found["curve"])
    first = found["decisions"][0]
    assert sum(first["before"]) == pytest.approx(1.0)
    assert first["label"] in (*found["limits"], found["unclear"])
    assert found["seats"][0]["labels"].keys() == found["limits"].keys() | {found["unclear"]}
    assert all(0 <= one["low"] <= one["chance"] <= one["high"] <= 1 for one in first["best"])
    assert 0 <= found["seats"][0]["accuracy"] <= 1
    assert found["summary"]


def test_cores_do_not_change_the_result(as_data: Callable[..., Any], record: str) -> None:
    alone, together = (as_data("analyse", record, *LITTLE, "--cores", cores) for cores in ("1", "2"))
    assert alone == together


def test_a_position_cannot_be_analysed(run: Run, record: str, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(run("show", record, "--json").stdout)
    assert "record" in run("analyse", str(position), code=2).stderr
    assert "Winning chances" in run("hint", str(position), *LITTLE).stdout


@pytest.fixture
def round_of_three(tmp_path: Path) -> str:
    """7 Wonders with both expansions, in the middle of a round: one of three has answered."""
    file = tmp_path / "wonders.json"
    table, luck = Wonders(3, leaders=True, cities=True).start(4), Stream(4, "round")
    while len(table.answers) < 19:
        moves = table.moves(table.owing[0])
        table.play(moves[luck.below(len(moves))], table.owing[0])
    table.save(file)
    return str(file)


@pytest.mark.parametrize(("code", "word"), [("en", "winning chances"), ("fr", "de chances de victoire")])
def test_everybody_who_is_asked_gets_a_hint(run: Run, round_of_three: str, code: str, word: str) -> None:
    text = run("hint", round_of_three, *LITTLE, "--language", code).stdout
    assert text.count(word) == 2


def test_a_hint_for_one_of_several(as_data: Callable[..., Any], run: Run, round_of_three: str) -> None:
    (only,) = as_data("hint", round_of_three, *LITTLE, "--seat", "3")["hints"]
    assert only["seat"] == 3
    assert all(reason["text"] for move in only["moves"] for reason in move["reasons"])
    assert "2 or 3" in run("hint", round_of_three, "--seat", "1", code=2).stderr


def test_simultaneous_decisions_are_analysed_together(as_data: Callable[..., Any], round_of_three: str) -> None:
    """Chances stand for every seat; the curve has a point for each round."""
    found = as_data("analyse", round_of_three, "--iterations", "2", "--cores", "1")
    rounds = {decision["round"] for decision in found["decisions"]}
    assert len(found["curve"]) == len(rounds) < len(found["decisions"])
    assert all(sum(chances) == pytest.approx(1.0, abs=0.001) for chances in found["curve"])


def test_an_analysis_of_three_has_three_curves(run: Run, round_of_three: str, tmp_path: Path) -> None:
    picture = tmp_path / "curves.svg"
    given = ("--iterations", "1", "--cores", "1", "--svg", str(picture))
    text = run("analyse", round_of_three, *given).stdout
    assert "I.1" in text
    drawn = ElementTree.parse(picture).getroot()
    assert sum(part.tag.endswith("polyline") for part in drawn) == 3


def test_puzzles_of_the_package_are_counted(run: Run, as_data: Callable[..., Any]) -> None:
    found = as_data("puzzles")
    assert found["puzzles"] == sum(sum(kind["levels"]) for kind in found["kinds"]) > 0
    assert f"{found['puzzles']} problèmes." in run("puzzles", "--language", "fr").stdout


def test_puzzles_are_mined_into_a_file_and_a_run_goes_on(as_data: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    mined = ("puzzles", str(file), "--count", "1", "--iterations", "600", "--deals", "1")
    assert as_data(*mined)["puzzles"] == 1
    with file.open("a") as out:
        out.write('{"line": "an interrupted')
    assert as_data(*mined)["puzzles"] == 2


def test_what_is_no_file_of_puzzles_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "other.jsonl").write_text('{"line": 3}\n')
    assert "is not a puzzle" in run("puzzles", str(tmp_path / "other.jsonl"), code=2).stderr
    assert "name the file" in run("puzzles", "--count", "1", code=2).stderr
