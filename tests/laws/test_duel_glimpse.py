"""A glimpse of a table of Duel: what is imagined from it is what is imagined from a view, to the last card."""

from __future__ import annotations

from typing import Any

import pytest

from septem.core.chance import Stream
from septem.core.game import Game, HasFastViews
from septem.duel.state import State
from septem.duel.state_fields import SCRATCH
from tests.laws.games import CONFIGURATIONS, Configuration
from tests.laws.walks import Walk, some_moments

WALKS = [Walk(number, number, taste) for number, taste in enumerate(("great_library", "raise", ""))]


def eyes_of(game: Game, seat: int) -> Any:
    assert isinstance(game, HasFastViews)
    return game.fast_view(seat)


TRIED = [(configuration, walk) for configuration in CONFIGURATIONS for walk in WALKS]
law = pytest.mark.parametrize(("configuration", "walk"), TRIED, ids=str)


def everything(state: State) -> dict[str, str]:
    """Every field of a position, to the last unused place."""
    names = [name for name in dir(state) if not name.startswith("_") and name not in SCRATCH]
    return {name: repr(getattr(state, name)) for name in names if not callable(getattr(state, name))}


def glimpsed(game: Game, state: State, seat: int) -> dict[str, str]:
    eyes = eyes_of(game, seat)
    eyes.update(state)
    return everything(eyes.seen)


@law
def test_a_glimpse_holds_no_more_than_a_view(configuration: Configuration, walk: Walk) -> None:
    """A world imagined from the view gives the same glimpse: whatever is not in the view, is not in the glimpse."""
    game, stream = configuration.factory(), Stream(walk.choices, "laws.glimpse")
    for moment in some_moments(game, walk, 12):
        for seat in range(2):
            world = game.imagine(game.view(moment.state, seat), stream)
            assert glimpsed(game, world, seat) == glimpsed(game, moment.state, seat)


@law
def test_what_is_imagined_from_a_glimpse_and_from_a_view_is_the_same(configuration: Configuration, walk: Walk) -> None:
    """With the same luck: so a glimpse holds all that a view does."""
    game = configuration.factory()
    eyes = [eyes_of(game, seat) for seat in range(2)]
    for number, moment in enumerate(some_moments(game, walk, 12)):
        for seat in range(2):
            eyes[seat].update(moment.state)
            seen = everything(eyes[seat].imagine(Stream(number, "laws.glimpse")))
            assert seen == everything(game.imagine(game.view(moment.state, seat), Stream(number, "laws.glimpse")))
