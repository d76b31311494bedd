"""A table as a program meets it."""

from typing import Any

import pytest

from septem import Duel, IllegalMove, Problem
from septem.core.quote import Reason
from septem.files import read_position
from tests.duel.games import played


def test_a_table_shows_what_it_waits_for() -> None:
    table = Duel().start(seed=7)
    assert repr(table) == "<Table duel answers=0 owing=[0]>"
    table.play(table.moves()[0])
    assert repr(table) == "<Table duel answers=1 owing=[1]>"


def test_a_table_shows_who_has_won() -> None:
    table = played(3)
    assert repr(table) == f"<Table duel answers={len(table.answers)} winners={table.winners}>"


def test_a_finished_game_has_no_moves_but_refuses_one() -> None:
    table = played(3)
    assert table.moves() == table.moves(0) == []
    with pytest.raises(Problem) as caught:
        table.play("sell baths")
    assert caught.value.code == "game_over"


def test_where_nobody_is_asked_the_game_is_not_said_to_be_over() -> None:
    table = read_position({"septem": "position", "game": "duel", "age": 1, "cities": [{"coins": 4}, {}]})
    assert (table.over, table.winners, table.moves()) == (True, (), [])
    with pytest.raises(Problem) as caught:
        table.play("sell baths")
    assert caught.value.code == "no_decision"
    with pytest.raises(IllegalMove) as refused:
        table.play("sell baths", seat=0)
    assert refused.value.values["quote"].reason is Reason.NO_DECISION  # type: ignore[attr-defined]
    assert "no decision is pending" in str(refused.value)


BASE_VERBS = ["draft", "sell", "build", "raise", "token", "revive", "destroy", "start"]
DIVINE_VERBS = [
    "activate",
    "place",
    "call",
    "open",
    "snake",
    "seize",
    "strike",
    "unbuild",
    "steal",
    "minerva",
    "drop",
    "sack",
]


@pytest.mark.parametrize(
    ("options", "verbs"),
    [
        ({}, BASE_VERBS),
        ({"pantheon": True}, [*BASE_VERBS, *DIVINE_VERBS, "found"]),
        ({"promo_wonders": ["messe_essen"]}, [*BASE_VERBS, "claim", "cast"]),
    ],
)
def test_only_moves_of_the_table_are_named(options: dict[str, Any], verbs: list[str]) -> None:
    table = Duel(**options).start(seed=7)
    with pytest.raises(Problem) as caught:
        table.play("fly sphinx")
    forms = caught.value.values["forms"]
    assert isinstance(forms, tuple)
    assert [form.split()[0] for form in forms] == verbs


def test_a_move_of_another_table_is_refused_all_the_same() -> None:
    assert Duel().start(seed=7).quote("activate zeus").reason is Reason.OTHER_QUESTION


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_nobody_watches_from_a_seat_that_is_not_there(seat: int) -> None:
    table = Duel().start(seed=7)
    for ask in (table.view, table.events, table.moves, table.view_json):
        with pytest.raises(Problem) as caught:
            ask(seat)
        assert (caught.value.code, caught.value.values["seats"]) == ("bad_seat", 2)
