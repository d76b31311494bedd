"""The rules of cards from the command line."""

from collections.abc import Callable
from typing import Any

import pytest

from .conftest import Run


@pytest.mark.parametrize(("code", "word"), [("en", "conflict pawn"), ("fr", "pion Conflit")])
def test_the_rules_of_a_card(run: Run, code: str, word: str) -> None:
    text = run("rules", "stable", "--language", code).stdout
    assert "D-090  " in text
    assert word in text


def test_a_card_of_both_games_is_told_for_both(as_data: Callable[..., Any]) -> None:
    one, other = as_data("rules", "forum")["items"]
    assert (one["game"], other["game"]) == ("duel", "wonders")
    assert "D-042" in one["rules"]
    assert "S-044" in other["rules"]


def test_a_name_of_both_editions_is_told_for_both(run: Run, as_data: Callable[..., Any]) -> None:
    """E-004: who asks for the Altar or for Olympia gets the cards or boards of both editions."""
    found = [(one["game"], one["item"]) for one in as_data("rules", "altar")["items"]]
    assert found == [("duel", "altar"), ("wonders", "altar"), ("wonders", "altar_second")]
    text = run("rules", "olympia", "--language", "en").stdout
    assert "S-116" in text
    assert "E-055" in text
    assert text.count("Only in the first edition") == text.count("Only in the second edition") == 1
    assert "Seulement dans la deuxième édition" in run("rules", "castrum", "--language", "fr").stdout
    assert "edition" not in run("rules", "forum", "--language", "en").stdout


def test_what_a_statement_says_and_governs(run: Run, as_data: Callable[..., Any]) -> None:
    found = as_data("rules", "d-140")
    assert found["statement"] == "D-140"
    assert found["items"] == {"duel": ["sphinx"], "wonders": []}
    assert "The Sphinx" in run("rules", "D-140", "--language", "en").stdout


def test_what_has_no_rules(run: Run) -> None:
    assert "did you mean stable" in run("rules", "stabel", "--language", "en", code=2).stderr
