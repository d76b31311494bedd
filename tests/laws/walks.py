"""Random games for the laws: a walk is a seed, a number that makes the choices, and a taste."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from septem.core import bits
from septem.core.chance import MOST_SEED, Stream
from septem.core.events import Event
from septem.core.game import Game
from septem.core.table import Table
from tests.amounts import THOROUGH, amount
from tests.laws.games import CONFIGURATIONS

LEAST = 2  # examples: the first of all is the plainest, the same for every law
# Players who prefer moves with a certain word get to questions that uniform play seldom asks.
TASTES = ("", "great_library", "raise", "build", "mausoleum")


class Walk(NamedTuple):
    seed: int
    choices: int
    taste: str


class Moment(NamedTuple):
    """A position, the seat that answers next, what it may answer and what it will."""

    state: Any
    seat: int
    legal: list[int]
    move: int


WALKS = st.builds(Walk, st.integers(0, MOST_SEED), st.integers(0, 2**32), st.sampled_from(TASTES))
Law = Callable[..., None]


def law(examples: int, **strategies: st.SearchStrategy[Any]) -> Callable[[Law], Law]:
    """Try a law on so many random games of every configuration, or a part of them."""
    tries = max(amount(examples), min(examples, LEAST))

    def wrap(test: Law) -> Law:
        tried = settings(max_examples=tries)(given(walk=WALKS, **strategies)(test))
        every: Law = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)(tried)
        return every

    return wrap


# For laws too costly to try on every configuration each time.
costly = pytest.mark.parametrize("configuration", CONFIGURATIONS[: len(CONFIGURATIONS) if THOROUGH else 1], ids=str)


def audiences(game: Game) -> list[int | None]:
    """All who look on: every seat, and a spectator."""
    return [*range(game.seats), None]


def dealt(game: Game, seed: int) -> Any:
    state = game.new()
    game.deal(state, seed)
    return state


def copied(game: Game, state: Any) -> Any:
    other = game.new()
    other.copy_from(state)
    return other


def played(game: Game, state: Any, seat: int, move: int) -> tuple[Any, list[Event]]:
    """A copy of a position after an answer, and all that happened."""
    other = copied(game, state)
    other.log = []
    game.play(other, seat, move)
    return other, [Event(*entry) for entry in other.log]


def pick(game: Game, legal: list[int], taste: str, stream: Stream) -> int:
    """A legal move at random, three times of four one to the player's taste."""
    if taste and stream.below(4):
        liked = [move for move in legal if taste in game.write_move(move)]
        legal = liked or legal
    return legal[stream.below(len(legal))]


def moments(game: Game, walk: Walk, state: Any = None) -> Iterator[Moment]:
    """Play a game (or a position) to its end, stopping before every answer."""
    if state is None:
        state = dealt(game, walk.seed)
    stream = Stream(walk.choices, "laws.walk")
    while owing := bits.members(game.owing(state)):
        seat = owing[stream.below(len(owing))]
        legal = game.legal(state, seat)
        move = pick(game, legal, walk.taste, stream)
        yield Moment(state, seat, legal, move)
        game.play(state, seat, move)


def some_moments(game: Game, walk: Walk, wanted: int) -> Iterator[Moment]:
    """The first question of each kind that a game asks, and about so many other moments, spread at random."""
    stream = Stream(walk.choices, "laws.some")
    decisions = sum(1 for _ in moments(game, walk))
    kinds = set()
    for moment in moments(game, walk):
        kind = game.write_move(moment.legal[0]).split()[0]
        if kind not in kinds or stream.below(decisions) < wanted:
            yield moment
        kinds.add(kind)


def finished(game: Game, walk: Walk, state: Any = None) -> Any:
    """The position at the end of a walk."""
    if state is None:
        state = dealt(game, walk.seed)
    for _ in moments(game, walk, state):
        pass
    return state


def tabled(game: Game, walk: Walk) -> Iterator[tuple[Table, Moment, list[Event]]]:
    """The same game at a table, stopping after every answer, with what happened."""
    table = Table(game, {"seed": walk.seed})
    for moment in moments(game, walk):
        yield table, moment, table.play(moment.move, moment.seat)
