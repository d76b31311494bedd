"""Command lines that contradict themselves are refused, in words of one language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from septem.text import LANGUAGES

from .conftest import NOBODY_ASKED, Run, played_wonders

WONDERS3 = ["new", "wonders", "--players", "3"]
WRONG = [
    ([*WONDERS3, "--option", "players=4"], "option_twice", "players is given twice: “4” and “3”"),
    (["new", "wonders", "--option", "sides=A", "--option", "sides=B"], "option_twice", "“A” and “B”"),
    ([*WONDERS3, "--name", "A", "--name", "B", "--name", "C", "--name", "D"], "too_many_names", "4 names"),
    ([*WONDERS3, "--name", "Ann", "--name", "ann "], "names_alike", "“Ann” and “ann” differ only in capital letters"),
    ([*WONDERS3, "--name", "Player 2"], "name_twice", "“Player 2”"),
    ([*WONDERS3, "--name", "a\tb"], "bad_name", r"a\tb"),
    (["new", "wonders", "--players", "2", "--name", "Free City"], "name_twice", "“Free City”"),
    (["new", "--name", "Ann", "--name", "Ann"], "name_twice", "Ann"),
    (["game", "wonders", "--people", "1", "--name", "A", "--name", "B"], "too_many_names", "2 names"),
    (["game", "wonders", "--name", "A", "--name", "B", "--name", "C", "--name", "D"], "too_many_names", "4 names"),
    (["game", "--seat", "1", "--name", "casual player"], "name_twice", "“Casual player”"),
    (
        ["game", "wonders", "--people", "2", "--hot-seat"],
        "not_together",
        "--people: this cannot be combined with --hot-seat",
    ),
    (
        ["game", "--resume", "three.json", "--seed", "3"],
        "not_together",
        "--seed: this cannot be combined with --resume",
    ),
    (["game", "--resume", "three.json", "--name", "Ann"], "not_together", "--name"),
    (["game", "--resume", "nobody.json"], "no_decision", "no decision is pending"),
    (["show", "crowd.json"], "too_many", "players: 4 entries given, but at most 3"),
]


@pytest.fixture(autouse=True)
def files(quiet_place: None) -> None:
    table = played_wonders(3, 8, 7)
    table.save("three.json")
    table.players = ("A", "B", "C", "D")
    table.save("crowd.json")
    Path("nobody.json").write_text(json.dumps(NOBODY_ASKED))


@pytest.mark.parametrize(("args", "code", "message"), WRONG)
def test_what_is_wrong_is_said(run: Run, args: list[str], code: str, message: str) -> None:
    result = run(*args, code=2)
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_same_twice_is_no_contradiction(run: Run) -> None:
    run(*WONDERS3, "--option", "players=3", "--name", "", "--name", "")


@pytest.mark.parametrize("boards", ["atlantis,giza,rhodes", "giza", "all", "giza,giza,rhodes"])
def test_boards_that_will_not_do_are_answered_with_those_there_are(run: Run, boards: str) -> None:
    message = run("new", "wonders", "--option", f"boards={boards}", code=2).stderr
    assert "“random” or 3 different boards of rhodes, alexandria, " in message


def test_a_verb_that_is_none_is_answered_with_every_form(run: Run) -> None:
    message = run("play", "three.json", "1: bild palace", code=2).stderr
    assert "“bild palace” is not a move" in message
    assert "free_city MOVE" in message


USAGE = [
    (["nw"], "il n'y a pas de commande « nw »", "vouliez-vous dire new"),
    (["new", "--seed", "x"], "--seed : il faut un nombre entier, et non « x »", ""),
    (["new", "--seed"], "--seed attend une valeur", ""),
    (["new", "--json=3"], "--json ne prend pas de valeur", ""),
    (["new", "duel", "chess"], "argument inattendu : chess", ""),
    (["quote", "three.json", "--seat", "1"], "il manque --build", ""),
    (["show"], "il manque FILE", ""),
    (["new", "--sed", "3"], "il n'y a pas d'option --sed ici", "vouliez-vous dire --seed"),
]


@pytest.mark.parametrize(("args", "message", "guess"), USAGE, ids=lambda value: "-".join(value) if value else "")
def test_the_command_line_itself_speaks_french(
    run: Run, monkeypatch: pytest.MonkeyPatch, args: list[str], message: str, guess: str
) -> None:
    monkeypatch.setenv("SEPTEM_LANGUAGE", "fr")
    stderr = run(*args, code=2).stderr
    plain = stderr.replace("\N{NO-BREAK SPACE}", " ").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    assert message in plain
    assert guess in plain


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["new"], ["quote"]])
def test_help_is_of_one_language(run: Run, monkeypatch: pytest.MonkeyPatch, code: str, command: list[str]) -> None:
    monkeypatch.setenv("SEPTEM_LANGUAGE", code)
    text = run(*command, "--help").stdout
    words = ("Usage:", "[default", "[required", "Show this message", "Commands")
    assert any(word in text for word in words) == (code == "en")
