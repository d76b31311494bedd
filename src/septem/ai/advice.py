"""Hints and analyses for programs and notebooks: `septem.hint(table)` and `septem.analyse(table)`."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..core.errors import Problem
from ..core.shown import Tabled
from ..core.table import Move, Table
from .analysis import Analysis, Reason
from .game_analysis import ADVISERS, Quality
from .game_analysis import analyse as study
from .players import SearchBudget


@dataclass(frozen=True)
class Advice:
    """A move, the chance to win of the seat that plays it, how often the search tried it, and reasons for it."""

    move: Move
    chance: float
    visits: int
    reasons: tuple[Reason, ...]
    line: tuple[tuple[int, Move], ...]  # the expected continuation: seats and moves


@dataclass(frozen=True)
class Hint(Tabled):
    """The best moves of a seat, the best one first."""

    seat: int
    moves: tuple[Advice, ...]
    game: str = field(default="", compare=False, repr=False, kw_only=True)

    @property
    def best(self) -> Move:
        return self.moves[0].move


def hint(
    table: Table,
    seat: int | None = None,
    *,
    count: int = 3,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> Hint:
    """The best moves of a seat that has to decide, from what it sees. The same iterations and seed give the same."""
    asked = table.asked_seat() if seat is None else seat
    if asked not in table.owing:
        raise Problem("not_asked", given=asked + 1, seats=[other + 1 for other in table.owing])
    if iterations and seconds:
        raise Problem("not_together", "iterations", other="seconds")
    adviser, view = ADVISERS[table.game.name], table.view(asked)
    budget = SearchBudget(iterations=None if seconds else iterations or adviser.iterations, seconds=seconds)
    found = adviser.consider(table.game, view, seed, budget)[:count]
    moves = [
        Advice(
            table.named(one.move),
            one.worth,
            one.visits,
            tuple(adviser.reasons(table.game, view, one.move)),
            tuple((other, table.named(move)) for other, move in one.line),
        )
        for one in found
    ]
    return Hint(asked, tuple(moves), game=table.game.name)


def analyse(table: Table, *, iterations: int | None = None, seed: int = 0, cores: int = 1) -> Analysis:
    """All decisions of a game so far, each compared with the best move found. More cores do not change the result."""
    quality = Quality(iterations or ADVISERS[table.game.name].iterations, seed, cores)
    return study(table, quality, lambda done, total: None)
