"""Studying whole games: the decisions of a record, thought about one by one on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from ..core.errors import Problem
from ..core.game import Game
from ..core.table import Table
from ..files import GAMES
from .analysis import Analysis, Candidate, Decision, verdict
from .duel.study import study as study_duel

# For each game: what to think of a decision, given the game, the decision, iterations and a seed.
STUDIES: dict[str, Callable[[Any, Decision, int, int], list[Candidate]]] = {"duel": study_duel}
SHOWN = 3  # moves named for each decision


@dataclass(frozen=True)
class Quality:
    """How hard to think, and on how many cores. The seed fixes the result, whatever the cores."""

    iterations: int = 40_000
    seed: int = 0
    cores: int = 0  # all there are


@dataclass(frozen=True)
class Task:
    game: str
    options: dict[str, object]
    decision: Decision
    iterations: int
    seed: int


def thinks_about(game: Game) -> None:
    """Refuse a game that cannot be analysed."""
    if game.name not in STUDIES:
        raise Problem("no_analysis", given=game.name, known=tuple(STUDIES))


def decisions(table: Table) -> list[Decision]:
    """Every answer of a game that left a choice, with what its seat saw."""
    again = Table(table.game, table.dealt)
    found = []
    for number, answer in enumerate(table.answers):
        if len(again.moves(answer.seat)) > 1:
            found.append(Decision(number, answer.seat, again.view(answer.seat), answer.move))
        again.play(answer.move, answer.seat)
    return found


def work(task: Task) -> list[Candidate]:
    game = GAMES[task.game].make(**task.options)
    return STUDIES[task.game](game, task.decision, task.iterations, task.seed)


def analyse(table: Table, quality: Quality, advance: Callable[[int, int], None]) -> Analysis:
    """Think about every decision; `advance` hears how many are done, of how many."""
    thinks_about(table.game)
    every = decisions(table)
    options = table.game.options_json()
    tasks = [Task(table.game.name, options, one, quality.iterations, quality.seed + one.number) for one in every]
    verdicts = []
    for done, candidates in enumerate(results(tasks, quality.cores)):
        verdicts.append(verdict(every[done], candidates, SHOWN))
        advance(done + 1, len(every))
    return Analysis(tuple(verdicts), outcome(table))


def outcome(table: Table) -> float | None:
    if not table.over or not table.winners:
        return None
    return 0.5 if len(table.winners) > 1 else float(table.winners[0] == 0)


def results(tasks: Sequence[Task], cores: int) -> Iterator[list[Candidate]]:
    with workers(cores or len(os.sched_getaffinity(0))) as pool:
        yield from pool.map(work, tasks) if pool else map(work, tasks)


@contextmanager
def workers(cores: int) -> Iterator[Executor | None]:
    """Processes to think in; none if one core is all there is."""
    if cores == 1:
        yield None
        return
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        yield pool
