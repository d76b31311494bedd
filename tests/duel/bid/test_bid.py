"""The bid for going first: who may bid what, what follows from it, and how files state it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import septem
from septem.core.errors import Problem
from septem.core.quote import Reason
from septem.core.table import Table

BIDS = [f"bid {coins}" for coins in range(21)]


def table(*moves: str, seed: int = 3, **options: Any) -> Table:
    begun = septem.Duel(bid=True, **options).start(seed)
    for move in moves:
        begun.play(move)
    return begun


def texts(of: Table) -> list[str]:
    return [str(move) for move in of.moves()]


def coins(of: Table) -> list[int]:
    return [city.coins for city in of.view(None).cities]


def drafters(of: Table) -> list[int]:
    """The seats that choose a wonder until the first turn."""
    seats = []
    while of.view(None).drafted < 8:
        seats.append(of.asked_seat())
        of.play(of.moves()[0])
    return seats


def test_the_first_seat_opens_with_any_bid_from_none_to_twenty() -> None:
    begun = table()
    assert begun.asked_seat() == 0
    assert texts(begun) == BIDS
    assert len(begun.view(1).offer) == 4  # what is drafted first lies face up


def test_the_other_one_accepts_or_bids_more() -> None:
    begun = table("bid 5")
    assert begun.asked_seat() == 1
    assert texts(begun) == ["accept", *BIDS[6:]]
    begun.play("bid 9")
    assert begun.asked_seat() == 0
    assert texts(begun) == ["accept", *BIDS[10:]]


def test_who_accepts_goes_second_and_gets_the_coins() -> None:
    begun = table("bid 8", "accept")
    assert (coins(begun), begun.view(None).mover) == ([7, 15], 0)
    assert drafters(begun) == [0, 1, 1, 1, 0, 0]
    assert begun.asked_seat() == 0


def test_the_second_seat_may_go_first() -> None:
    begun = table("bid 3", "bid 6", "accept")
    assert (coins(begun), begun.view(None).mover) == ([13, 7], 1)
    assert drafters(begun) == [1, 0, 0, 0, 1, 1]
    assert [len(city.unbuilt) for city in begun.view(None).cities] == [4, 4]
    assert begun.asked_seat() == 1


def test_a_bid_of_nothing_may_be_accepted() -> None:
    begun = table("bid 0", "accept")
    assert (coins(begun), begun.view(None).mover) == ([7, 7], 0)


def test_nobody_can_bid_more_than_twenty() -> None:
    begun = table("bid 2", "bid 20")
    assert (coins(begun), begun.view(None).mover) == ([27, 7], 1)
    assert str(begun.moves()[0]).startswith("draft")


@pytest.mark.parametrize("order", ["mirrored", "alternating"])
def test_the_order_of_the_draft_is_that_of_the_players_in_order(order: str) -> None:
    usual = drafters(table("bid 1", "accept", draft_order=order))
    assert drafters(table("bid 1", "bid 2", "accept", draft_order=order)) == [1 - seat for seat in usual]


def test_the_game_is_the_same_with_the_seats_exchanged() -> None:
    """After a bid of nothing, and of one coin by the other seat: the same moves are legal, but for the coin."""
    plain, other = table("bid 0", "accept"), table("bid 0", "bid 1", "accept")
    for _ in range(6):
        assert (texts(plain), plain.asked_seat()) == (texts(other), 1 - other.asked_seat())
        plain.play(plain.moves()[-1])
        other.play(other.moves()[-1])


def test_reasons_against_a_bid() -> None:
    begun = table()
    assert begun.quote("accept").reason is Reason.NO_BID
    begun.play("bid 5")
    assert begun.quote("bid 5").reason is Reason.BID_TOO_LOW
    assert begun.quote("bid 6").legal


@pytest.mark.parametrize("text", ["bid", "bid 21", "bid -1", "bid two", "accept 3"])
def test_bids_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Problem):
        table().play(text)


def test_there_is_only_one_compensation() -> None:
    with pytest.raises(Problem, match="second_player_coins"):
        septem.Duel(bid=True, second_player_coins=4)
    with pytest.raises(Problem, match="first_game_preset"):
        septem.Duel(bid=True, first_game_preset=True)


def test_without_the_option_nothing_is_bid() -> None:
    begun = septem.Duel().start(3)
    assert str(begun.moves()[0]).startswith("draft")
    assert "bid" not in begun.game.options_json()
    with pytest.raises(Problem):
        begun.play("bid 3")


@pytest.mark.parametrize("moves", [(), ("bid 4",), ("bid 4", "bid 7"), ("bid 4", "bid 7", "accept")])
def test_positions_and_records(moves: tuple[str, ...], tmp_path: Path) -> None:
    begun = table(*moves, pantheon=True)
    record = tmp_path / "game.json"
    begun.save(record)
    for document in (begun.position_json(), record, begun.view_json(0)):
        again = septem.load(document)
        assert (texts(again), again.asked_seat()) == (texts(begun), begun.asked_seat())
        assert again.view(0) == begun.view(0)


def test_a_position_while_the_second_seat_drafts_first() -> None:
    begun = table("bid 4", "bid 7", "accept")
    for _ in range(6):
        assert septem.load(begun.position_json()).asked_seat() == begun.asked_seat()
        begun.play(begun.moves()[0])
    assert septem.load(begun.position_json()).view(0) == begun.view(0)


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"turn": 2}, "turn"),
        ({"decision": {"seat": 2, "ask": "bid", "least": "0"}}, "decision"),
        ({"decision": {"seat": 1, "ask": "bid", "least": "21"}}, "decision"),
        ({"decision": {"seat": 1, "ask": "bid"}}, "decision"),
        ({"pending": [{"seat": 1, "ask": "draft"}]}, "pending"),
    ],
)
def test_positions_that_cannot_be(changes: dict[str, object], where: str) -> None:
    with pytest.raises(Problem, match=where):
        septem.load({**table().position_json(), **changes})


def test_nobody_bids_once_the_draft_has_begun() -> None:
    begun = table("bid 4", "accept")
    begun.play(begun.moves()[0])
    with pytest.raises(Problem):
        septem.load({**begun.position_json(), "decision": {"seat": 1, "ask": "bid", "least": "0"}})


def test_the_second_seat_does_not_draft_first_without_a_bid() -> None:
    begun = septem.Duel().start(3)
    with pytest.raises(Problem):
        septem.load({**begun.position_json(), "turn": 2})
