"""A position imagined from a view is one the seat cannot tell from the true one, and any such is as likely."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from septem.core.chance import Stream
from septem.core.game import Game
from tests.amounts import SCALE
from tests.laws.chances import LIMIT, surprise
from tests.laws.family import Odds, Place
from tests.laws.games import Configuration
from tests.laws.walks import Moment, Walk, audiences, copied, costly, finished, law, moments, some_moments

DEALS = 500
Again = Callable[[Any], Any]


@law(examples=8)
def test_an_imagined_position_looks_like_the_true_one(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    stream = Stream(walk.choices, "laws.imagine")
    for moment in some_moments(game, walk, 10):
        for seat in audiences(game):
            view = game.view(moment.state, seat)
            guess = game.imagine(view, stream)
            assert game.view(guess, seat) == view
            assert game.owing(guess) == game.owing(moment.state)
            if seat == moment.seat:
                assert game.legal(guess, seat) == moment.legal
                assert game.score(guess, seat) == game.score(moment.state, seat)


@law(examples=3)
def test_an_imagined_game_can_be_played_to_its_end(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    stream = Stream(walk.choices, "laws.end")
    for moment in some_moments(game, walk, 3):
        for seat in audiences(game):
            guess = game.imagine(game.view(moment.state, seat), stream)
            assert game.winners(finished(game, walk, guess))
            assert Counter(item for _, items in family.places(guess) for item in items).most_common(1)[0][1] == 1


@law(examples=8)
def test_dealing_again_in_place_keeps_the_view(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    stream = Stream(walk.choices, "laws.redeal")
    for moment in some_moments(game, walk, 8):
        for seat in audiences(game):
            other = copied(game, moment.state)
            family.redeal(other, seat, stream)
            assert game.view(other, seat) == game.view(moment.state, seat)
            assert game.view(other, None) == game.view(moment.state, None)
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
def test_hidden_faces_come_out_by_chance(configuration: Configuration, way: str) -> None:
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
            family.redeal(other, seat, stream)
            return other

        found = dealt_again(game, deal, set(odds), family.hidden)
        assert found
        assert all(set(found[place]) <= set(odds[place]) for place in found)
        most, place = worst(found, odds)
        assert most < LIMIT, place
