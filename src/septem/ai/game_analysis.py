"""Analyses whole games: the decisions of a record, one by one, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ..core.on_demand import OnDemand
from ..core.processes import context
from ..core.table import Table
from ..files import GAMES
from .analysis import Analysis, Candidate, Chances, Decision, Reason, verdict
from .players import SearchBudget

SHOWN = 3  # moves named for each decision


@dataclass(frozen=True)
class Adviser:
    """How a game is analysed: a decision that was made, one that is open, and the reasons for a move."""

    study: Callable[[Any, Decision, int, int], list[Candidate]]  # iterations, seed
    consider: Callable[[Any, Any, int, SearchBudget], list[Candidate]]  # view, seed
    reasons: Callable[[Any, Any, int], list[Reason]]  # view, move
    company: Callable[[Any], int]  # the number of seats of a team
    iterations: int  # for a reliable analysis in acceptable time


def duel() -> Adviser:
    from .duel.decision_analysis import consider, study
    from .duel.reasons import reasons

    return Adviser(study, consider, reasons, lambda state: 1, 40_000)


def wonders() -> Adviser:
    from ..wonders.rules.scoring import team_size
    from .wonders.decision_analysis import consider, study
    from .wonders.reasons import reasons

    return Adviser(study, consider, reasons, team_size, 8_000)


ADVISERS = OnDemand(duel=duel, wonders=wonders)


@dataclass(frozen=True)
class Quality:
    """Iterations per decision, and cores. The result depends on the seed, not on the cores."""

    iterations: int
    seed: int = 0
    cores: int = 0  # all there are


@dataclass(frozen=True)
class Task:
    game: str
    options: dict[str, object]
    decision: Decision
    iterations: int
    seed: int


def decisions(table: Table) -> list[Decision]:
    """Every decision of a game with more than one legal move, with what its seat saw."""
    again = Table(table.game, table.dealt)
    found, begun = [], 0
    for number, answer in enumerate(table.answers):
        if not is_under_way(again):
            begun = number
        if len(again.moves(answer.seat)) > 1:
            found.append(Decision(number, answer.seat, again.view(answer.seat), answer.move, begun))
        again.play(answer.move, answer.seat)
    return found


def is_under_way(table: Table) -> bool:
    """Whether a round of simultaneous decisions has begun and is not closed yet."""
    rounds = table.rounds
    return rounds is not None and any(rounds.pending(table.state, seat) for seat in range(table.game.seats))


def work(task: Task) -> list[Candidate]:
    game = GAMES[task.game].make(**made_of(task.options))
    return ADVISERS[task.game].study(game, task.decision, task.iterations, task.seed)


def made_of(options: dict[str, object]) -> dict[str, Any]:
    """The options as arguments of a game: lists of files become tuples."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}


def analyse(table: Table, quality: Quality, advance: Callable[[int, int], None]) -> Analysis:
    """Analyse every decision; calls `advance(done, total)` after each."""
    every = decisions(table)
    options = table.game.options_json()
    tasks = [Task(table.game.name, options, one, quality.iterations, quality.seed + one.number) for one in every]
    verdicts = []
    for done, candidates in enumerate(results(tasks, quality.cores)):
        verdicts.append(verdict(every[done], candidates, SHOWN))
        advance(done + 1, len(every))
    return Analysis(tuple(verdicts), outcome(table))


def outcome(table: Table) -> Chances | None:
    """The share of every seat in the victory; members of a team share nothing among themselves."""
    if not table.over or not table.winners:
        return None
    share = ADVISERS[table.game.name].company(table.state) / len(table.winners)
    return tuple(share if seat in table.winners else 0.0 for seat in range(table.game.seats))


def results(tasks: Sequence[Task], cores: int) -> Iterator[list[Candidate]]:
    with workers(cores or len(os.sched_getaffinity(0))) as pool:
        yield from pool.map(work, tasks) if pool else map(work, tasks)


@contextmanager
def workers(cores: int) -> Iterator[Executor | None]:
    """Worker processes; None for a single core."""
    if cores == 1:
        yield None
        return
    with ProcessPoolExecutor(cores, context()) as pool:
        yield pool
