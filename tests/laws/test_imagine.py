"""A position imagined from a view is one the seat cannot tell from the true one, and any such is as likely."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from septem.core.chance import Stream
from septem.core.game import Game
from septem.wonders.game import Wonders
from septem.wonders.knowledge import redeal
from septem.wonders.knowledge.view import SPECTATOR
from septem.wonders.state import State
from tests.amounts import SCALE
from tests.laws.chances import LIMIT, surprise
from tests.laws.family import Odds, Place
from tests.laws.games import Configuration, DuelTable
from tests.laws.riddles import opened
from tests.laws.walks import Moment, Walk, audiences, copied, costly, finished, law, moments, some_moments
from tests.laws.wonders_secrets import all_hidden, all_odds, sell

DEALS = 500
WONDERS_DEALS = 300 * SCALE
Again = Callable[[Any], Any]


@law(examples=8)
def test_an_imagined_position_looks_like_the_true_one(configuration: Configuration, walk: Walk) -> None:
    """And it could have come about."""
    game, family = configuration.factory(), configuration.family
    stream = Stream(walk.choices, "laws.imagine")
    for moment in some_moments(game, walk, configuration.some):
        for seat in audiences(game):
            view = game.view(moment.state, seat)
            guess = game.imagine(view, stream)
            assert game.view(guess, seat) == view
            assert game.owing(guess) == game.owing(moment.state)
            assert family.imagined_faults(game, guess) == []
            if seat is not None:
                assert game.legal(guess, seat) == game.legal(moment.state, seat)
                assert game.score(guess, seat) == game.score(moment.state, seat)


@law(examples=3)
def test_an_imagined_game_can_be_played_to_its_end(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    stream = Stream(walk.choices, "laws.end")
    for number, moment in enumerate(some_moments(game, walk, 3)):
        watchers = audiences(game)
        for seat in watchers if isinstance(configuration, DuelTable) else [watchers[number % len(watchers)]]:
            guess = game.imagine(game.view(moment.state, seat), stream)
            assert game.winners(finished(game, walk, guess))
            assert family.imagined_faults(game, guess) == []


@law(examples=8)
def test_dealing_again_in_place_keeps_the_view(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    stream = Stream(walk.choices, "laws.redeal")
    for moment in some_moments(game, walk, configuration.some):
        for seat in audiences(game):
            other = copied(game, moment.state)
            family.redeal(game, other, seat, stream)
            assert family.known(game.view(other, seat)) == family.known(game.view(moment.state, seat))
            assert family.known(game.view(other, None)) == family.known(game.view(moment.state, None))
            assert family.imagined_faults(game, other) == []
            assert game.legal(other, moment.seat) == moment.legal or seat != moment.seat


def telling_moments(game: Game) -> Iterator[Moment]:
    """A moment of each kind of secret: by how many places there are, early and late."""
    walk = Walk(3, 5, "raise")
    decisions = sum(1 for _ in moments(game, walk))
    wanted = {0, decisions // 8, decisions // 2, decisions * 7 // 8}
    for number, moment in enumerate(moments(game, walk)):
        if number in wanted:
            yield moment


def dealt_again(game: Game, deal: Again, places: set[Place], hidden: Again) -> dict[Place, Counter[int]]:
    """How often each face came to lie in each place."""
    found: dict[Place, Counter[int]] = {place: Counter() for place in places}
    for number in range(DEALS * SCALE):
        truth = hidden(deal(Stream(number, "laws.chance")))
        for place in places:
            found[place][truth[place]] += 1
    return found


def worst(found: dict[Place, Counter[int]], odds: dict[Place, Odds]) -> tuple[float, Place]:
    """The place that is farthest from what chance would do."""
    return max((surprise(found[place], odds[place]), place) for place in found)


@costly
@pytest.mark.parametrize("way", ["imagine", "redeal"])
def test_hidden_faces_come_out_by_chance(configuration: DuelTable, way: str) -> None:
    """Uniformly among the unseen faces with the right back, whichever way they are dealt again."""
    game, family = configuration.factory(), configuration.family
    for moment in telling_moments(game):
        state, seat = moment.state, 1 - moment.seat
        view = game.view(state, seat)
        odds = dict(family.odds(view))

        def deal(stream: Stream, state: Any = state, seat: int = seat, view: Any = view) -> Any:
            if way == "imagine":
                return game.imagine(view, stream)
            other = copied(game, state)
            family.redeal(game, other, seat, stream)
            return other

        found = dealt_again(game, deal, set(odds), family.hidden)
        assert found
        assert all(set(found[place]) <= set(odds[place]) for place in found)
        most, place = worst(found, odds)
        assert most < LIMIT, place


@pytest.mark.parametrize("way", ["imagine", "redeal"])
@pytest.mark.parametrize(("players", "cities"), [(3, False), (5, False), (3, True)])
def test_hidden_cards_of_wonders_come_out_as_often_as_a_seat_expects(players: int, cities: bool, way: str) -> None:
    """Each face as often as what the seat has seen makes it likely, however the cards are dealt again; C-140, too."""
    game = Wonders(players, cities=cities)
    for answers in (players * 3 + 1, players * 8, players * 16 + 1):
        stream = Stream(answers, "laws.wonders.chance")
        state = opened(game, 9)
        for _ in range(answers):
            sell(game, state, stream)
        for seat in (1, None):
            odds = dict(all_odds(game.view(state, seat)))
            found: dict[object, Counter[int]] = {place: Counter() for place in odds}
            for _ in range(WONDERS_DEALS):
                truth = dict(all_hidden(other_world(game, state, seat, way, stream), stream))
                for place in odds:
                    found[place][truth[place]] += 1
            assert all(set(found[place]) <= set(odds[place]) for place in odds)
            assert max(surprise(found[place], odds[place]) for place in odds) < LIMIT


def other_world(game: Wonders, state: State, seat: int | None, way: str, stream: Stream) -> State:
    if way == "imagine":
        return game.imagine(game.view(state, seat), stream)
    other: State = copied(game, state)
    redeal.redeal(other, SPECTATOR if seat is None else seat, stream)
    return other
