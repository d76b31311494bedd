"""One judge of 7 Wonders, where dearer payments are allowed and all of a round is judged at once."""

from __future__ import annotations

import pytest

from septem.core.chance import Stream
from septem.core.errors import Problem
from septem.core.events import Event
from septem.core.quote import Reason
from septem.core.table import Table
from septem.wonders.constants import (
    BANK_BOUGHT,
    COINS_PAID,
    FOR_FREE_CITY,
    FREE_SEAT,
    GIFT_RIGHT,
    GOODS_BOUGHT,
    WAY_PART,
)
from septem.wonders.data.components import is_of
from septem.wonders.files import notation
from septem.wonders.knowledge.view import View
from tests.amounts import COMPILED, THOROUGH
from tests.laws.games import WondersTable
from tests.laws.walks import Walk, law_of_wonders, moments, tabled
from tests.laws.wonders import well_formed_moves

SPAN = 2 * GIFT_RIGHT  # all moves are below
PAYMENTS = (COINS_PAID, GOODS_BOUGHT, BANK_BOUGHT)
STEP = 97 if THOROUGH or COMPILED else 997  # of all moves every so many-th is tried, beginning anywhere


def edition_of(move: int) -> int:
    """An edition that has the card of a move."""
    return 0 if is_of(notation.parts(move)[1], 0) else 1


def test_every_well_formed_move_has_one_text() -> None:
    moves = well_formed_moves()
    assert all(notation.read(notation.write(move), edition_of(move)) == move for move in moves[::STEP])
    assert not any(notation.well_formed(number) for number in (-1, SPAN, SPAN + moves[0], 1 << 80))


def test_no_other_number_is_a_move() -> None:
    moves, stream = set(well_formed_moves()), Stream(1, "laws.numbers")
    some = [stream.below(SPAN) for _ in range(20000)] + [move ^ 1 << stream.below(25) for move in [*moves][::STEP]]
    assert [notation.well_formed(number) for number in some] == [number in moves for number in some]


NO_MOVES = """
fly
build
stage loom
sell altar pay left 2
build altar left 2
build altar pay bank 2
build altar pay left 02
build altar pay right 2 left 2
build altar pay left 9 right 9
build palace_of_x
"""


@pytest.mark.parametrize("text", NO_MOVES.rstrip().split("\n"))
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Problem):
        notation.read(text)


@law_of_wonders(examples=1)
def test_every_move_is_allowed_exactly_when_it_is_listed_or_dearer(configuration: WondersTable, walk: Walk) -> None:
    game, stream = configuration.factory(), Stream(walk.choices, "laws.judge")
    for moment in moments(game, walk):
        if stream.below(40):
            continue
        near = [move ^ 1 << bit for move in moment.legal[::3] for bit in range(0, 24, 5)]
        numbers = {*well_formed_moves()[stream.below(STEP) :: STEP], *near, *moment.legal}
        for seat in {moment.seat, stream.below(game.seats)}:
            legal = set(game.legal(moment.state, seat))
            for number in numbers:
                quote = game.quote(moment.state, seat, number)
                assert quote.legal == (quote.reason is Reason.OK)
                assert quote.legal >= (number in legal), (seat, number, quote)
                assert number in legal or not quote.legal or dearer(number, legal), (seat, number, quote)
                assert (quote.reason is Reason.NOT_A_MOVE) == (not notation.well_formed(number))


def dearer(move: int, legal: set[int]) -> bool:
    """Whether a move is like a listed one, but pays more, or as much elsewhere (R-11)."""
    paying = [other for other in legal if other & ~WAY_PART == move & ~WAY_PART]
    _, _, left, right = notation.parts(move)
    return any(notation.parts(other)[2] <= left and notation.parts(other)[3] <= right for other in paying)


@law_of_wonders()
def test_the_price_shown_is_the_price_charged(configuration: WondersTable, walk: Walk) -> None:
    """S-026: all of a round is judged as it stood when the round began."""
    game = configuration.factory()
    shown: dict[int, tuple[int, int]] = {}
    seen: View = Table(game, {"seed": walk.seed}).view()
    for now, moment, events in tabled(game, walk):
        quote = now.game.quote(moment.state, moment.seat, moment.move)
        city = FREE_SEAT if moment.move & FOR_FREE_CITY else moment.seat
        assert quote.legal
        assert quote.coins == sum(line.coins for line in quote.receipt) <= seen.cities[city].coins
        shown[city] = (quote.coins - quote.trade, quote.trade)
        if len(events) > 1:
            assert {city: paid(events, city) for city in shown} == shown
            seen, shown = now.view(), {}


def paid(events: list[Event], city: int) -> tuple[int, int]:
    """Coins that are printed, and those for goods, from neighbours and from the bank."""
    coins = [(event.fact, event.amount) for event in events if event.seat == city]
    bank, *trade = (sum(amount for told, amount in coins if told == fact) for fact in PAYMENTS)
    return bank, sum(trade)
