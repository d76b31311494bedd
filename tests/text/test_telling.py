"""A program asks what happened."""

import subprocess
import sys
from pathlib import Path

import pytest

import septem
from septem.files import read

LAST_TURN = {
    "septem": "position",
    "game": "duel",
    "age": 1,
    "structure": ["baths", "altar", *[None] * 18],
    "cities": [{"coins": 3}, {}],
    "decision": {"seat": 1},
}


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Player 1 builds the Baths for 2 coins (1 stone bought at 2)"),
        ("fr", "Joueur 1 construit les Bains pour 2 pièces (1 pierre au prix de 2)"),
    ],
)
def test_a_move_of_duel(code: str, told: str) -> None:
    table = read(LAST_TURN)
    assert septem.story(table, table.play("build baths"), code)[0] == told


def test_english_is_usual_and_players_have_names() -> None:
    table = read(LAST_TURN)
    table.players = ("Ann", "Bob")
    assert septem.story(table, table.play("sell altar"))[0] == "Ann sells the Altar for 2 coins"


def test_without_events_all_that_everybody_has_heard() -> None:
    table = septem.Duel().start(seed=7)
    table.play("draft pyramids")
    whole = septem.story(table)
    assert whole == septem.story(table, table.events(seat=None))
    assert whole[0] == "Each player begins with 7 coins"
    assert whole[-1] == "Player 1 chooses the Pyramids"


@pytest.mark.parametrize(
    ("code", "seats", "told"),
    [
        ("en", 3, "Player 2 sells"),
        ("fr", 3, "Joueur 2 vend"),
        ("en", 2, "The Free City"),
        ("fr", 2, "La Cité libre"),
    ],
)
def test_a_round_of_wonders(code: str, seats: int, told: str) -> None:
    table = septem.Wonders(seats).start(seed=7)
    while not table.answers or len(table.answers[-1].events) < 2:
        seat = table.owing[0]
        table.play(next(move for move in table.moves(seat) if "sell" in move.text or "free_city" in move.text), seat)
    assert any(line.startswith(told) for line in septem.story(table, table.answers[-1].events, code))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(septem.Problem) as caught:
        septem.story(septem.Duel().start(seed=7), language="de")
    assert caught.value.code == "unknown_language"


def test_texts_are_read_only_when_asked_for() -> None:
    program = "import sys, septem; septem.Duel().start(1); print('septem.text' in sys.modules, bool(septem.story))"
    root = str(Path(septem.__file__).parents[1])
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env={"PYTHONPATH": root})
    assert done.stdout.split() == ["False", "True"], done.stderr
