"""Playing in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from septem import load
from septem.text import LANGUAGES

from .conftest import Run

KEPT = Path("data/septem/last-game.json")
NEVER_ENDING = "1\n\n" * 200  # the first move each time, and on


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seat", ["1", "2"])
def test_a_whole_game_against_the_bot(run: Run, code: str, seat: str) -> None:
    text = run("game", "--seed", "3", "--seat", seat, "--language", code, typed=NEVER_ENDING).stdout
    ages, bot, total = {"en": ("Age", "Casual player", "Total"), "fr": ("Âge", "Amateur", "Total")}[code]
    assert f"{ages} I " in text
    assert f"{bot} " in text
    assert text.rindex(total) > text.rindex(f"{ages} I")
    assert re.search("wins|gagne|shared|partagée", text)
    assert not KEPT.exists()


def test_the_seat_is_drawn_at_random(run: Run) -> None:
    """D-006: who is first player is drawn, unless somebody says where to sit."""
    seats = {run("game", "--seed", str(seed), typed="").stdout.count("Player 1>") for seed in range(8)}
    assert seats == {0, 1}


def test_two_at_one_keyboard(run: Run) -> None:
    text = run("game", "--hot-seat", "--seed", "8", "--name", "Ann", "--name", "Bob", typed=NEVER_ENDING).stdout
    assert "Ann>" in text
    assert "Bob>" in text
    assert "Total" in text


def test_the_weakest_bot_plays_too(run: Run) -> None:
    assert "Total" in run("game", "--bot", "random", "--seed", "2", typed=NEVER_ENDING).stdout


def test_the_end_of_input_keeps_the_game(run: Run) -> None:
    text = run("game", "--seed", "3", "--seat", "1", typed="1\n\n2\n").stdout
    assert f"septem game --resume {KEPT.resolve()}" in text.replace("\n", "")
    kept = load(KEPT)
    assert kept.answers[0].seat == 0
    assert kept.players == ("", "Casual player")


def test_nobody_there(run: Run) -> None:
    assert "Goodbye" in run("game", "--seed", "3", "--seat", "2", typed="").stdout
    assert not KEPT.exists()


def test_a_kept_game_goes_on(run: Run) -> None:
    run("game", "--seed", "3", "--seat", "2", "--name", "Ann", typed="1\n1\nquit\n")
    moves = load(KEPT).record().moves
    text = run("game", "--resume", str(KEPT), typed="log\nsave on.json\nquit\n").stdout
    assert "Ann>" in text
    assert load("on.json").record().moves == moves


def test_a_position_can_be_played_on(run: Run, position: str) -> None:
    text = run("game", "--resume", position, "--seat", "1", typed="build apothecary\n\nquit\n").stdout
    assert "Player 1 builds the Apothecary for free" in text


def test_taking_back(run: Run) -> None:
    text = run("game", "--seed", "3", "--seat", "1", typed="draft piraeus\nundo\ndraft pyramids\n\nquit\n").stdout
    assert "Taken back" in text
    assert json.loads(KEPT.read_text())["moves"][0] == "draft pyramids"


def test_only_enter_alone_goes_on(run: Run) -> None:
    """Whatever else is typed before the opponent answers is obeyed, or said to be unclear, and asked again."""
    typed = "draft piraeus\nundoo\n1\ndraft pyramids\ncard forum\ntable\nlog\nundo\ndraft pyramids\n\nquit\n"
    text = run("game", "--seed", "3", "--seat", "1", typed=typed).stdout
    assert text.count("Enter to continue, undo to take it back>") == 8
    assert "“undoo” was not understood" in text
    assert "“1” was not understood" in text
    assert "“draft pyramids” was not understood" in text
    assert "Forum (forum)" in text
    assert json.loads(KEPT.read_text())["moves"][0] == "draft pyramids"


def test_leaving_before_the_opponent_answers(run: Run) -> None:
    run("game", "--seed", "3", "--seat", "1", typed="draft piraeus\nquit\n")
    assert load(KEPT).record().moves == ("draft piraeus",)


def test_the_winner_is_said_once(run: Run) -> None:
    said = re.compile("wins|is shared")
    text = run("game", "--seed", "3", "--seat", "1", typed=NEVER_ENDING).stdout
    assert len(said.findall(text)) == 1
    assert text.rindex("Total") > said.search(text).start()  # type: ignore[union-attr]


def test_a_finished_game_says_who_has_won(run: Run, finished: str) -> None:
    text = run("game", "--resume", finished, "--hot-seat").stdout
    assert len(re.findall("wins|is shared", text)) == 1


def test_what_was_revealed_stays(run: Run) -> None:
    """The third pick of a group brings the next group to light."""
    text = run("game", "--hot-seat", "--seed", "3", typed="1\n\n1\n1\nundo\nquit\n").stdout
    assert "> Hidden information has been revealed" in text


def test_nothing_to_take_back(run: Run) -> None:
    text = run("game", "--seed", "3", "--seat", "1", "--name", "Ann", typed="undo\nquit\n").stdout
    assert "\nAnn> There is nothing to take back for Ann" in text


HELP = {
    "en": ("?\nwhy baths\nwhy law\ncard forum\nlog\ndiscard\ntable\nquit\n", "Makes 1 unit for each construction"),
    "fr": ("aide\npourquoi bains\ncarte loi\ncarte forum\nrécit\ndéfausse\ntable\nquitter\n", "Produit 1 unité"),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_questions(run: Run, code: str) -> None:
    typed, forum = HELP[code]
    text = run("game", "--seed", "3", "--seat", "1", "--language", code, typed=typed).stdout
    assert forum in text
    assert {"en": "take back your last choice", "fr": "reprendre votre dernier choix"}[code] in text
    assert {"en": "Discard pile: none", "fr": "Défausse\N{NO-BREAK SPACE}: aucun"}[code] in text
    assert {"en": "another question must be answered first", "fr": "répondre à une autre question"}[code] in text


def test_why_explains_the_price(run: Run, position: str) -> None:
    typed = "why baths\nwhy apothecary\nwhy sphinx\nbuild baths\nquit\n"
    text = run("game", "--resume", position, "--seat", "1", typed=typed).stdout
    assert "The Baths cannot be built now: 1 coin short: it costs 3 coins. Price: 3 coins, 1 short" in text
    assert "The Apothecary: free\n  1 glass: made by the Glassworks" in text
    assert "The Sphinx cannot be built now: 5 coins short" in text
    assert "“build baths” is not possible: 1 coin short" in text


def test_what_is_not_understood_is_answered_with_guesses(run: Run) -> None:
    typed = "draft piraus\npyramids\nqwertz\n99\ncard sfinx\ncard\ndraft\nsave\nsave /nowhere/x.json\n\nquit\n"
    text = run("game", "--seed", "3", "--seat", "1", typed=typed).stdout
    assert "Did you mean draft piraeus" in text
    assert "Did you mean draft pyramids?" in text
    assert "“qwertz” was not understood" in text
    assert "“99” is not in the menu" in text
    assert "Did you mean sphinx" in text
    assert "Which card?" in text
    assert "In which file?" in text
    assert "cannot be written" in text


def test_moves_in_the_words_of_the_language(run: Run) -> None:
    typed = "choisir les Pyramides\n\nquitter\n"
    text = run("game", "--seed", "3", "--seat", "1", "--language", "fr", typed=typed).stdout
    assert "Joueur 1 choisit les Pyramides" in text


@pytest.mark.parametrize(("option", "given"), [("--seat", "3"), ("--bot", "genius"), ("--option", "x=y")])
def test_wrong_wishes(run: Run, option: str, given: str) -> None:
    assert run("game", option, given, code=2).stderr.startswith("septem: ")
