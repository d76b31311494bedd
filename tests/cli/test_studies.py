"""Hints and analysis from the command line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from .conftest import Run, played

LITTLE = ("--iterations", "4")


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A game of a few moves."""
    file = tmp_path / "game.json"
    played(4, 12).save(file)
    return str(file)


@pytest.mark.parametrize(("code", "word"), [("en", "Chances of"), ("fr", "Chances de")])
def test_a_hint_names_moves_with_chances(run: Run, record: str, code: str, word: str) -> None:
    text = run("hint", record, *LITTLE, "--language", code).stdout
    assert word in text
    assert "1. " in text
    assert "%" in text


def test_a_hint_for_programs(as_data: Callable[..., Any], record: str) -> None:
    found = as_data("hint", record, *LITTLE, "--count", "2")
    assert len(found["moves"]) == 2
    assert {"move", "chance", "visits", "line", "reasons"} == set(found["moves"][0])
    assert found == as_data("hint", record, *LITTLE, "--count", "2")


def test_a_hint_can_be_timed(as_data: Callable[..., Any], record: str) -> None:
    assert as_data("hint", record, "--seconds", "0.05")["moves"][0]["visits"]


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
    assert first["label"] in found["limits"]
    assert found["seats"][0]["labels"].keys() == found["limits"].keys()


def test_cores_do_not_change_the_result(as_data: Callable[..., Any], record: str) -> None:
    alone, together = (as_data("analyse", record, *LITTLE, "--cores", cores) for cores in ("1", "2"))
    assert alone == together


def test_a_position_cannot_be_analysed(run: Run, record: str, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(run("show", record, "--json").stdout)
    assert "record" in run("analyse", str(position), code=2).stderr
    assert "Chances" in run("hint", str(position), *LITTLE).stdout
