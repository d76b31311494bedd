"""A glimpse of a table of 7 Wonders: enough to judge every move, and nothing that the seat's view does not hold."""

from __future__ import annotations

import pytest

from septem.ai.wonders.policy import Policy
from septem.core import bits
from septem.core.chance import Stream
from septem.wonders import agenda
from septem.wonders.constants import PLAY_LAST, REVIVE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import NO_BOARD
from septem.wonders.game import Wonders
from septem.wonders.state import State
from septem.wonders.state_fields import SCRATCH, VISIBLE
from tests.laws import wonders_every_item
from tests.laws.walks import Walk, moments, some_moments
from tests.laws.wonders import TableConfig, law


def everything(state: State) -> dict[str, str]:
    """Every field of a position, to the last unused place."""
    names = [name for name in dir(state) if not name.startswith("_") and name not in SCRATCH]
    return {name: repr(getattr(state, name)) for name in names if not callable(getattr(state, name))}


def glimpsed(game: Wonders, state: State, seat: int) -> State:
    fast_view = game.fast_view(seat)
    fast_view.update(state)
    return fast_view.seen


@law(examples=1)
def test_a_glimpse_holds_no_more_than_a_view(table: TableConfig, walk: Walk) -> None:
    """A world imagined from the view gives the same glimpse: whatever is not in the view, is not in the glimpse."""
    game, stream = table.game(), Stream(walk.choices, "laws.glimpse")
    for moment in some_moments(game, walk, 4):
        for seat in range(game.seats):
            world = game.imagine(game.view(moment.state, seat), stream)
            assert everything(glimpsed(game, world, seat)) == everything(glimpsed(game, moment.state, seat))


@law(examples=1)
def test_a_glimpse_asks_the_same_and_is_judged_the_same(table: TableConfig, walk: Walk) -> None:
    """The moves, and what each of them seems to be worth, as in a whole position."""
    game, policy = table.game(), Policy()
    for moment in some_moments(game, walk, 12):
        for seat in bits.members(game.owing(moment.state)):
            seen = glimpsed(game, moment.state, seat)
            assert game.legal(seen, seat) == game.legal(moment.state, seat)
            assert policy.worths(game, seen, seat) == policy.worths(game, moment.state, seat)


def test_rare_questions_look_the_same_in_a_fast_view() -> None:
    """A card from the pile, and the seventh card at the prices of the sixth turn (R-16): random games rarely ask."""
    game = Wonders(3, boards=("babylon", "halicarnassus", "giza"), sides="B", seventh_card="sixth_turn")
    stream, asked = Stream(1, "laws.rare"), set[int]()
    for number in range(20):
        for moment in moments(game, Walk(number, number, "stage with")):
            kind = agenda.kind_of(moment.state.agenda[moment.state.depth - 1])
            if kind not in (PLAY_LAST, REVIVE_CARD):
                continue
            asked.add(kind)
            seen = glimpsed(game, moment.state, moment.seat)
            world = game.imagine(game.view(moment.state, moment.seat), stream)
            assert everything(seen) == everything(glimpsed(game, world, moment.seat))
            assert game.legal(seen, moment.seat) == game.legal(moment.state, moment.seat)
    assert asked == {PLAY_LAST, REVIVE_CARD}


def test_a_glimpse_is_forgotten_when_one_looks_again() -> None:
    """Nothing of an earlier look stays: not the hand, not the pile, not an answer."""
    game = Wonders(2, leaders=True, cities=True)
    fast_view = game.fast_view(1)
    for number in range(2):
        for moment in some_moments(game, Walk(number, number, "stage"), 12):
            fast_view.update(moment.state)
            assert everything(fast_view.seen) == everything(glimpsed(game, moment.state, 1))


def test_these_laws_meet_every_card_leader_stage_and_side_of_a_board() -> None:
    items, sides = wonders_every_item.reached()
    assert items == set(range(CATALOGUE.size))
    assert sides == set(range(NO_BOARD))


@pytest.mark.parametrize("number", range(wonders_every_item.POSITIONS))
def test_every_item_is_in_a_glimpse_as_it_is_in_a_view(number: int) -> None:
    """What an item changes is seen: a world imagined from the view gives the same glimpse, moves and points."""
    game, state = wonders_every_item.tables()[number]
    policy, stream = Policy(), Stream(number, "laws.glimpse.items")
    for seat in range(game.seats):
        seen = glimpsed(game, state, seat)
        assert all(getattr(seen, name) == getattr(state, name) for name in VISIBLE)
        world = game.imagine(game.view(state, seat), stream)
        assert everything(glimpsed(game, world, seat)) == everything(seen)
        assert game.legal(seen, seat) == game.legal(state, seat)
        assert policy.worths(game, seen, seat) == policy.worths(game, state, seat)
        assert [game.score(seen, city) for city in range(game.cities)] == [
            game.score(state, city) for city in range(game.cities)
        ]
