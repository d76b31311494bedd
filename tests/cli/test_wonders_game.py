"""7 Wonders in the terminal: people and bots, hidden hands, second thoughts."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from septem import load
from septem.cli.console import FORGET_LINES, Terminal
from septem.cli.terminal.theme import Theme
from septem.text import LANGUAGES, language

from .conftest import Run, played_wonders

KEPT = Path("data/septem/last-game.json")
NEVER_ENDING = "\n1\n" * 400  # the keyboard taken over, and the first move each time
FREE_CITY = {"en": "Free City builds", "fr": "Cité libre construit"}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", ["2", "3", "7"])
def test_a_whole_game_against_bots(run: Run, code: str, players: str) -> None:
    args = ["game", "wonders", "--players", players, "--seed", "3", "--bot", "random", "--language", code]
    text = run(*args, typed=NEVER_ENDING).stdout
    assert {"en": "Age III, turn 6", "fr": "Âge III, tour 6"}[code] in text
    assert text.rindex("Total") > text.rindex("III")
    assert len(re.findall("wins with|share the victory|gagne avec|partagent la victoire", text)) == 1
    assert not re.search("has won|a gagné", text)  # said once
    assert {"en": "Guilds", "fr": "Guildes"}[code] in text
    assert (FREE_CITY[code] in text) == (players == "2")
    assert not KEPT.exists()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", ["2", "3"])
def test_everybody_at_one_keyboard(run: Run, code: str, players: str) -> None:
    names = ["--name", "Ann", "--name", "Bob", "--name", "Cleo"][: 2 * int(players)]
    args = ["game", "wonders", "--players", players, "--hot-seat", *names, "--seed", "8", "--language", code]
    text = run(*args, typed=NEVER_ENDING).stdout
    for name in names[1::2]:
        assert f"{name}>" in text
        assert {"en": f"Pass the keyboard to {name}", "fr": f"Passez le clavier à {name}"}[code] in text
    assert "Total" in text
    last = text[text.rindex(">") :]
    assert {"en": "Age I begins", "fr": "âge I commence"}[code] not in last  # only the last round is told to all


def test_people_and_bots_mixed(run: Run) -> None:
    args = ["game", "wonders", "--players", "5", "--people", "2", "--seed", "4", "--seat", "5", "--bot", "random"]
    text = run(*args, typed=NEVER_ENDING).stdout
    assert "Player 5>" in text
    assert "Player 1>" in text
    assert "Player 2>" not in text
    assert "Bot 3" in text


def test_names_say_how_many_people_play(run: Run) -> None:
    text = run("game", "wonders", "--players", "4", "--name", "Ann", "--name", "Bob", "--seed", "1", typed="\n").stdout
    assert len(re.findall(r"Casual player \d", text.split("Each city")[0])) == 2


def test_nobody_sees_the_hand_of_another(run: Run) -> None:
    """Texts for one player end before the other is called, and everything is wiped on a real terminal."""
    text = run("game", "wonders", "--players", "3", "--hot-seat", "--seed", "8", typed="\n1\n\n1\n\n").stdout
    ann, bob = text.split("Pass the keyboard to Player 1")[1].split("Pass the keyboard to Player 2")
    assert "Player 1>" in ann
    assert "Player 2>" not in ann
    assert "Player 1>" not in bob
    assert FORGET_LINES not in text  # only where there is something to wipe


def test_change_of_mind_before_the_last(run: Run) -> None:
    """Player 1 takes the choice back when player 2 is called, then player 1 again by number when player 3 is."""
    table = played_wonders(3, 8, 0)
    first, second, third = (table.moves(0)[place].text for place in (0, 1, 2))
    typed = f"\n{first}\nundo\n\n{second}\n\n1\nundo 1\n\n{third}\n\nquit\n"
    text = run("game", "wonders", "--players", "3", "--hot-seat", "--seed", "8", typed=typed).stdout
    assert text.count("Taken back") == 2
    kept = load(KEPT)
    assert [str(move) for move in kept.record().moves if move.startswith("1: ")] == [f"1: {third}"]


def test_a_second_thought_for_nobody(run: Run) -> None:
    typed = "undo\nundo\nundo 9\n1\nundo 3\n1\nquit\n"
    text = run("game", "wonders", "--players", "3", "--hot-seat", "--seed", "8", typed=typed).stdout
    assert "nothing to take back" in text


def test_own_card_and_the_free_city(run: Run) -> None:
    """With two players one answers twice, and may take the first answer back before the second."""
    args = ["game", "wonders", "--players", "2", "--seat", "1", "--seed", "3", "--bot", "random"]
    text = run(*args, typed="1\nundo\n1\n1\nlog\nquit\n").stdout
    assert "for the Free City: choose a card" in text
    assert "Taken back" in text
    assert "Player 1 draws a card and plays for the Free City too: the " in text


def test_why_speaks_of_the_city_that_is_asked(run: Run) -> None:
    """First of one's own, then of the Free City."""
    run("new", "wonders", "--players", "2", "--seed", "3", "--out", "two.json")
    prices = [
        json.loads(run("quote", "two.json", "--seat", seat, "--build", "stage", "--json").stdout) for seat in "13"
    ]
    typed = "why stage\n1\nwhy stage\nwhy altar\nquit\n"
    text = run("game", "--resume", "two.json", "--seat", "1", typed=typed).stdout
    own, free = (text.split("Player 1> ")[place] for place in (1, 3))
    for shown, price in ((own, prices[0]), (free, prices[1])):
        assert all(f"{units} {good}" in shown for good, units in price["missing"].items())
    assert "not this player" not in text


def purchase() -> tuple[int, str, list[str]]:
    """A kept game in which some seat can pay for a card in two ways: the seat, the card and the moves."""
    for seed in range(100):
        table = played_wonders(3, seed, 7)
        for seat in range(3):
            texts = [move.text for move in table.moves(seat)]
            for card in sorted({text.split()[1] for text in texts if text.startswith("build")}):
                ways = [text for text in texts if text.startswith(f"build {card} pay ")]
                if len(ways) > 1:
                    table.save("two_ways.json")
                    return seat, card, ways
    raise AssertionError("nobody has a choice")


def test_payment_is_chosen(run: Run) -> None:
    seat, card, ways = purchase()
    args = ["game", "--resume", "two_ways.json", "--seat", str(seat + 1), "--bot", "random"]
    text = run(*args, typed=f"build {card}\nwhy {card}\n{ways[1]}\nquit\n").stdout
    assert "it can be paid for, but only like this: " in text
    assert "bought from the " in text
    assert f"{seat + 1}: {ways[1]}" in load(KEPT).record().moves


def test_the_only_payment_needs_no_words(run: Run) -> None:
    for seed in range(100):
        table = played_wonders(3, seed, 0)
        paid = [move.text for move in table.moves(0) if " pay " in move.text]
        cards = [text.split()[1] for text in paid if text.startswith("build")]
        single = [card for card in cards if cards.count(card) == 1]
        if single:
            break
    args = ["game", "wonders", "--players", "3", "--seed", str(seed), "--seat", "1", "--bot", "random"]
    run(*args, typed=f"build {single[0]}\nquit\n")
    assert any(move.startswith(f"1: build {single[0]} pay ") for move in load(KEPT).record().moves)


HELP = {
    "en": (
        "?\nwhy palace\nwhy stage\nwhy giza\ncard vineyard\nlog\ndiscard\ntable\nbuild palace\nquit\n",
        "not in the hand",
    ),
    "fr": (
        "aide\npourquoi palace\npourquoi étape\ncarte gizeh\ncarte vignoble\nrécit\ndéfausse\ntable\n"
        "construire palace payer gauche 2\nquitter\n",
        "pas dans la main",
    ),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_questions(run: Run, code: str) -> None:
    typed, reason = HELP[code]
    text = run("game", "wonders", "--seed", "3", "--seat", "1", "--language", code, typed=typed).stdout
    assert text.count(reason) == 2
    assert {"en": "Side B makes stone", "fr": "La face B produit"}[code] in text
    assert {"en": "1 coin at once for each brown building", "fr": "1 pièce tout de suite par bâtiment"}[code] in text
    assert {"en": "the next stage", "fr": "étape suivante"}[code] in text


def test_all_cities_in_full(run: Run) -> None:
    text = run("game", "wonders", "--players", "7", "--seed", "3", "--seat", "1", typed="table all\nquit\n").stdout
    assert text.count("buildings   ") == 1 + 3  # one's own trio, and all seven by threes


def test_moves_in_the_words_of_the_language(run: Run) -> None:
    """Typed with names, accents and payments as one speaks."""
    seat, card, ways = purchase()
    words = {"pay": "payer", "left": "gauche", "right": "droite", "build": "construire"}
    typed = " ".join(words.get(word, word) for word in ways[0].split())
    args = ["game", "--resume", "two_ways.json", "--seat", str(seat + 1), "--language", "fr"]
    run(*args, typed=f"étape sans carte\nvendre\nconstruire {card} payer\nrenoncer à tout\n{typed}\nquitter\n")
    assert f"{seat + 1}: {ways[0]}" in load(KEPT).record().moves


def test_a_kept_game_goes_on(run: Run) -> None:
    args = ["game", "wonders", "--players", "4", "--seed", "3", "--name", "Ann", "--bot", "random"]
    run(*args, typed="1\n1\nquit\n")
    moves = load(KEPT).record().moves
    text = run("game", "--resume", str(KEPT), typed="save on.json\nquit\n").stdout
    assert "Ann>" in text
    assert load("on.json").record().moves[: len(moves)] == moves


def test_the_pile_is_searched(run: Run) -> None:
    """Halicarnassus looks through the discard pile and chooses by number."""
    args = ["game", "wonders", "--players", "3", "--seed", "1", "--hot-seat"]
    args += ["--option", "boards=halicarnassus,giza,rhodes", "--option", "sides=B"]
    text = run(*args, typed="\nstage\n99\n1\n" * 300).stdout
    assert "Total" in text


@pytest.mark.parametrize(
    ("option", "given"), [("--seat", "4"), ("--bot", "genius"), ("--people", "4"), ("--people", "0")]
)
def test_wrong_wishes(run: Run, option: str, given: str) -> None:
    assert run("game", "wonders", option, given, code=2).stderr.startswith("septem: ")


def test_a_real_terminal_forgets_what_was_shown() -> None:
    """The window is cleared, and so is what could be read by scrolling back."""
    console = Console(file=io.StringIO(), force_terminal=True)
    Terminal(console, Theme(language("en"))).clear()
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().endswith(FORGET_LINES)
