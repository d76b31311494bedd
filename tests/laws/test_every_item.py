"""Laws meet every card, guild, temple, wonder, token, divinity, leader, stage and side of a board at least once.

Random games seldom bring some of them, so these positions are constructed. In some of them items stand in cities, in
others an answer gains them.
"""

from __future__ import annotations

from itertools import product

import pytest

from septem.ai.wonders.policy import Policy
from septem.core import bits
from septem.core.chance import Stream
from septem.core.events import heard_by
from septem.wonders.data.catalogue import CATALOGUE as WONDERS_CATALOGUE
from septem.wonders.data.components import NO_BOARD
from septem.wonders.game import Wonders
from tests.laws import duel_every_item, wonders_every_item
from tests.laws.positions import DUEL, NAMES, ON_OFFER, STANDING, WONDERS, Position, position
from tests.laws.states import everything, fast_view, seen_by
from tests.laws.test_judge import priced
from tests.laws.walks import Walk, audiences, copied, finished, played

every_position = pytest.mark.parametrize("name", NAMES)
every_position_of_duel = pytest.mark.parametrize("name", DUEL)
every_answer = pytest.mark.parametrize("name", ON_OFFER)


def after_each_answer(name: str) -> list[Position]:
    """The positions after each answer of the first seat, for instance with one item more."""
    before = position(name)
    moves = before.game.legal(before.state, 0)
    states = [played(before.game, before.state, 0, move)[0] for move in moves]
    return [Position(before.game, state, before.family, before.visible) for state in states]


def test_every_item_of_duel_stands_in_a_city() -> None:
    found = [duel_every_item.items_in(position(name).state) for name in STANDING if name in DUEL]
    assert set().union(*found) == duel_every_item.EVERY_ITEM


def test_every_item_of_duel_but_the_cards_of_the_ages_is_gained_by_an_answer() -> None:
    found = set()
    for name in ON_OFFER:
        before = duel_every_item.items_in(position(name).state)
        for after in after_each_answer(name):
            found |= duel_every_item.items_in(after.state) - before
    assert found >= duel_every_item.NOT_OF_AN_AGE


def test_every_item_of_wonders_stands_in_a_city() -> None:
    states = [position(name).state for name in WONDERS]
    assert set().union(*map(wonders_every_item.items_in, states)) == set(range(WONDERS_CATALOGUE.size))
    assert {state.board[city] for state in states for city in range(state.cities)} == set(range(NO_BOARD))


def check_fast_views(now: Position, number: int) -> None:
    """Visible fields are copied, and a world imagined from the view gives the same fast view, moves and points."""
    game, state, stream = now.game, now.state, Stream(number, "laws.items")
    for seat in range(game.seats):
        seen = seen_by(game, state, seat)
        assert all(getattr(seen, field) == getattr(state, field) for field in now.visible)
        world = game.imagine(game.view(state, seat), stream)
        assert everything(seen_by(game, world, seat)) == everything(seen)
        assert game.legal(seen, seat) == game.legal(state, seat)
        assert game.score(seen, seat) == game.score(state, seat)


@every_position
def test_a_fast_view_shows_every_item_as_a_view_does(name: str) -> None:
    check_fast_views(position(name), 0)


@every_answer
def test_a_fast_view_shows_what_every_item_changes(name: str) -> None:
    for number, after in enumerate(after_each_answer(name)):
        check_fast_views(after, number)


@every_position_of_duel
def test_what_is_imagined_from_a_fast_view_and_from_a_view_is_the_same(name: str) -> None:
    now = position(name)
    for seat in range(now.game.seats):
        view = fast_view(now.game, seat)
        view.update(now.state)
        worlds = [
            view.imagine(Stream(1, "laws.items")),
            now.game.imagine(now.game.view(now.state, seat), Stream(1, "laws.items")),
        ]
        assert everything(worlds[0]) == everything(worlds[1])


@pytest.mark.parametrize("name", WONDERS)
def test_a_policy_judges_a_fast_view_as_the_position(name: str) -> None:
    now, policy = position(name), Policy()
    assert isinstance(now.game, Wonders)
    for seat in range(now.game.seats):
        seen = seen_by(now.game, now.state, seat)
        assert policy.worths(now.game, seen, seat) == policy.worths(now.game, now.state, seat)
        assert [now.game.score(seen, city) for city in range(now.game.cities)] == [
            now.game.score(now.state, city) for city in range(now.game.cities)
        ]


@every_position
def test_an_imagined_position_looks_like_the_true_one(name: str) -> None:
    now, stream = position(name), Stream(2, "laws.items")
    for seat in audiences(now.game):
        view = now.game.view(now.state, seat)
        guess = now.game.imagine(view, stream)
        assert now.game.view(guess, seat) == view
        assert now.game.owing(guess) == now.game.owing(now.state)
        if seat is not None:
            assert now.game.legal(guess, seat) == now.game.legal(now.state, seat)
            assert now.game.score(guess, seat) == now.game.score(now.state, seat)


@every_position
def test_dealing_again_in_place_keeps_the_view(name: str) -> None:
    now, stream = position(name), Stream(3, "laws.items")
    for seat in audiences(now.game):
        other = copied(now.game, now.state)
        now.family.redeal(now.game, other, seat, stream)
        for watcher in {seat, None}:
            assert now.family.known(now.game.view(other, watcher)) == now.family.known(
                now.game.view(now.state, watcher)
            )


@every_position_of_duel
def test_what_is_hidden_is_what_a_seat_may_expect(name: str) -> None:
    """In the true position and in an imagined one: each hidden face is one of those that the view leaves possible."""
    now, stream = position(name), Stream(4, "laws.items")
    family = now.family_of_duel
    for seat in audiences(now.game):
        view = now.game.view(now.state, seat)
        odds = family.odds(view)
        assert odds
        for state in (now.state, now.game.imagine(view, stream)):
            hidden = family.hidden(state)
            assert {place: hidden[place] for place in odds if not odds[place].get(hidden[place])} == {}


@every_position
def test_a_copy_goes_the_same_way_and_leaves_the_original(name: str) -> None:
    now = position(name)
    before = everything(now.state)
    ends = [finished(now.game, Walk(5, 5, ""), copied(now.game, now.state)) for _ in range(2)]
    assert now.game.winners(ends[0])
    assert now.family.whole(ends[0]) == now.family.whole(ends[1])
    assert everything(now.state) == before


@every_position
def test_old_view_events_heard_and_own_answer_make_the_new_view(name: str) -> None:
    """After each answer that the first seat may give."""
    now, family = position(name), position(name).family
    for seat in bits.members(now.game.owing(now.state))[:1]:
        for move in now.game.legal(now.state, seat):
            after, events = played(now.game, now.state, seat, move)
            for watcher in audiences(now.game):
                own = move if watcher == seat else None
                told = family.fold(now.game.view(now.state, watcher), heard_by(events, watcher), own)
                assert told == now.game.view(after, watcher), now.game.write_move(move)


@every_position_of_duel
def test_the_price_shown_is_the_price_charged(name: str) -> None:
    now, family = position(name), position(name).family_of_duel
    for move in now.game.legal(now.state, 0):
        quote = now.game.quote(now.state, 0, move)
        _, events = played(now.game, now.state, 0, move)
        assert family.paid(events) == (quote.coins, quote.trade if quote.payee >= 0 else 0)


@every_position_of_duel
def test_no_way_to_pay_is_cheaper_than_the_price_and_receipts_add_up(name: str) -> None:
    """For everything that can be built, with what every item changes in prices (D-050)."""
    now, family = position(name), position(name).family_of_duel
    view = now.game.view(now.state, None)
    for seat, (item, move) in product(range(now.game.seats), priced(family).items()):
        quote = now.game.quote(now.state, seat, move)
        assert quote.coins == family.cheapest(view, seat, item), (seat, item)
        assert family.receipt_faults(item, quote) == []
        assert sum(line.coins for line in quote.receipt) == quote.coins


@every_answer
def test_every_move_is_listed_exactly_when_its_quote_allows_it(name: str) -> None:
    now, family = position(name), position(name).family_of_duel
    legal = set(now.game.legal(now.state, 0))
    for number in family.moves[:: 1 if name in ON_OFFER[:1] else 7]:
        assert now.game.quote(now.state, 0, number).legal == (number in legal), number


@every_answer
def test_exchanging_the_seats_exchanges_what_every_item_does(name: str) -> None:
    now, family = position(name), position(name).family_of_duel
    mirror = family.mirrored(now.game, now.state)
    for move in now.game.legal(now.state, 0):
        here, _ = played(now.game, now.state, 0, move)
        there, _ = played(now.game, mirror, 1, family.mirrored_move(move))
        assert now.game.view(there, None) == family.mirrored_view(now.game.view(here, None)), now.game.write_move(move)
