"""A fast view of a table: enough to judge and imagine, and nothing that the seat's view does not hold."""

from __future__ import annotations

from septem.ai.wonders.policy import Policy
from septem.core import bits
from septem.core.chance import Stream
from septem.wonders import agenda
from septem.wonders.constants import PLAY_LAST, REVIVE_CARD
from septem.wonders.game import Wonders
from tests.laws.games import Configuration, DuelTable, WondersTable
from tests.laws.states import everything, fast_view, seen_by
from tests.laws.walks import Walk, law, law_of_duel, law_of_wonders, moments, some_moments


@law(examples=9)
def test_a_fast_view_holds_no_more_than_a_view(configuration: Configuration, walk: Walk) -> None:
    """A world imagined from the view gives the same fast view: what is not in the one is not in the other."""
    game, stream = configuration.factory(), Stream(walk.choices, "laws.fast_view")
    for moment in some_moments(game, walk, configuration.some):
        for seat in range(game.seats):
            world = game.imagine(game.view(moment.state, seat), stream)
            assert everything(seen_by(game, world, seat)) == everything(seen_by(game, moment.state, seat))


@law_of_duel(examples=9)
def test_what_is_imagined_from_a_fast_view_and_from_a_view_is_the_same(configuration: DuelTable, walk: Walk) -> None:
    """With the same luck: so a fast view holds all that a view does."""
    game = configuration.factory()
    views = [fast_view(game, seat) for seat in range(game.seats)]
    for number, moment in enumerate(some_moments(game, walk, configuration.some)):
        for seat, view in enumerate(views):
            view.update(moment.state)
            world = everything(view.imagine(Stream(number, "laws.fast_view")))
            assert world == everything(game.imagine(game.view(moment.state, seat), Stream(number, "laws.fast_view")))


@law_of_wonders(examples=1)
def test_a_fast_view_asks_the_same_and_is_judged_the_same(configuration: WondersTable, walk: Walk) -> None:
    """The moves, and what each of them seems to be worth, as in a whole position."""
    game, policy = configuration.factory(), Policy()
    for moment in some_moments(game, walk, 12):
        for seat in bits.members(game.owing(moment.state)):
            seen = seen_by(game, moment.state, seat)
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
            seen = seen_by(game, moment.state, moment.seat)
            world = game.imagine(game.view(moment.state, moment.seat), stream)
            assert everything(seen) == everything(seen_by(game, world, moment.seat))
            assert game.legal(seen, moment.seat) == game.legal(moment.state, moment.seat)
    assert asked == {PLAY_LAST, REVIVE_CARD}


def test_a_fast_view_forgets_the_position_before() -> None:
    """Nothing of an earlier look stays: not the hand, not the pile, not an answer."""
    game = Wonders(2, leaders=True, cities=True)
    view = fast_view(game, 1)
    for number in range(2):
        for moment in some_moments(game, Walk(number, number, "stage"), 12):
            view.update(moment.state)
            assert everything(view.seen) == everything(seen_by(game, moment.state, 1))
