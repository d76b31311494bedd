"""Random games for the laws: a walk is a seed, a number that makes the choices, and a taste."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
from tests.laws.games import CONFIGURATIONS, DUEL_TABLES, EXPANDED_WONDERS, WONDERS_TABLES, Configuration, WondersTable

LEAST = 2  # examples: the first of all is the plainest, the same for every law
# Players who prefer moves with a certain word get to questions that uniform play seldom asks.
TASTES = ("", "great_library", "raise", "build", "mausoleum")
WONDERS_TASTES = ("", "stage", "build", "sell", "pay")
EXPANDED_TASTES = ("stage", "recruit", "build", "favour", "")
FEW = 2  # games of a table of 7 Wonders: they are long


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
    """Try a law on so many random games of every table of Duel, or a part of them, and a few of 7 Wonders."""
    return tried(CONFIGURATIONS, examples, strategies)


def law_of_duel(examples: int, **strategies: st.SearchStrategy[Any]) -> Callable[[Law], Law]:
    return tried(DUEL_TABLES, examples, strategies)


def law_of_wonders(examples: int = FEW) -> Callable[[Law], Law]:
    return tried(WONDERS_TABLES, examples, {})


def law_of_expansions(examples: int = 1) -> Callable[[Law], Law]:
    """Try a law at the tables of 7 Wonders with expansions only."""
    return tried(EXPANDED_WONDERS, examples, {})


def tried(
    tables: Sequence[Configuration], examples: int, strategies: dict[str, st.SearchStrategy[Any]]
) -> Callable[[Law], Law]:
    tries = max(amount(examples), min(examples, LEAST))

    def wrap(test: Law) -> Law:
        def every(configuration: Configuration) -> None:
            if isinstance(configuration, WondersTable):
                for walk in wonders_walks(configuration, min(examples, FEW)):
                    test(configuration, walk)
                return
            given_table = given(configuration=st.just(configuration), walk=WALKS, **strategies)
            settings(max_examples=tries)(given_table(test))()

        every.__name__, every.__doc__ = test.__name__, test.__doc__
        at_tables: Law = pytest.mark.parametrize("configuration", tables, ids=str)(every)
        return at_tables

    return wrap


def wonders_walks(configuration: WondersTable, examples: int) -> list[Walk]:
    """A long game each, so there are few; players who like stages get to the powers of the boards."""
    place = WONDERS_TABLES.index(configuration)
    stream = Stream(place, "laws.wonders")
    tastes = EXPANDED_TASTES if configuration in EXPANDED_WONDERS else WONDERS_TASTES
    liked = [tastes[(place + number) % len(tastes)] if number else "stage" for number in range(amount(examples))]
    return [Walk(stream.below(1 << 30), stream.below(1 << 30), taste) for taste in liked]


# For laws too costly to try on every configuration each time.
costly = pytest.mark.parametrize("configuration", DUEL_TABLES[: len(DUEL_TABLES) if THOROUGH else 1], ids=str)


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
    """The same game at a table, stopping after every answer, with its events."""
    table = Table(game, {"seed": walk.seed})
    for moment in moments(game, walk):
        yield table, moment, table.play(moment.move, moment.seat)
