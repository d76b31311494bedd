"""Analyses whole games: the decisions of a record, one by one, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ..core.game import Game
from ..core.on_demand import OnDemand
from ..core.processes import context
from ..core.table import Table
from ..files import GAMES
from .analysis import MISSED, Analysis, Candidate, Chances, Decision, Lesson, Reason, Verdict, verdict
from .players import SearchBudget

if TYPE_CHECKING:
    from concurrent.futures import Executor

SHOWN = 3  # moves named for each decision


@dataclass(frozen=True)
class Adviser:
    """How a game is analysed: a decision that was made, one that is open, reasons for a move, and costs of another."""

    study: Callable[[Any, Decision, int, int], list[Candidate]]  # iterations, seed
    consider: Callable[[Any, Any, int, SearchBudget], list[Candidate]]  # view, seed
    reasons: Callable[[Any, Any, int], list[Reason]]  # view, move
    costs: Callable[[Any, Any, Candidate, Candidate], list[Reason]]  # view, the best move, the move played
    card: Callable[[int], str | None]  # the card or wonder on the table that a move takes
    company: Callable[[Any], int]  # the number of seats of a team
    iterations: int  # for a reliable analysis in acceptable time


def duel() -> Adviser:
    from .duel.costs import costs
    from .duel.decision_analysis import card, consider, study
    from .duel.reasons import reasons

    return Adviser(study, consider, reasons, costs, card, lambda state: 1, 200_000)


def wonders() -> Adviser:
    from ..wonders.rules.scoring import team_size
    from .wonders.decision_analysis import card, consider, costs, study
    from .wonders.reasons import reasons

    return Adviser(study, consider, reasons, costs, card, team_size, 40_000)


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


def work(task: Task) -> Verdict:
    game, adviser = GAMES[task.game].make(**made_of(task.options)), ADVISERS[task.game]
    found = verdict(task.decision, adviser.study(game, task.decision, task.iterations, task.seed), SHOWN)
    return replace(found, lesson=lesson(game, adviser, found)) if found.label in MISSED else found


def lesson(game: Game, adviser: Adviser, found: Verdict) -> Lesson:
    """What a missed chance teaches, from what the seat saw."""
    view, best = found.decision.view, found.candidates[0]
    played = next(one for one in found.candidates if one.move == found.move)
    why, instead = (adviser.reasons(game, view, one.move) for one in (best, played))
    return Lesson(tuple(why), tuple(instead), tuple(adviser.costs(game, view, best, played)))


def made_of(options: dict[str, object]) -> dict[str, Any]:
    """The options as arguments of a game: lists of files become tuples."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}


def analyse(table: Table, quality: Quality, advance: Callable[[int, int], None]) -> Analysis:
    """Analyse every decision; calls `advance(done, total)` after each."""
    every = decisions(table)
    options = table.game.options_json()
    tasks = [Task(table.game.name, options, one, quality.iterations, quality.seed + one.number) for one in every]
    verdicts = []
    for done, found in enumerate(results(tasks, quality.cores)):
        verdicts.append(found)
        advance(done + 1, len(every))
    return Analysis(tuple(verdicts), outcome(table))


def outcome(table: Table) -> Chances | None:
    """The share of every seat in the victory; members of a team share nothing among themselves."""
    if not table.over or not table.winners:
        return None
    share = ADVISERS[table.game.name].company(table.state) / len(table.winners)
    return tuple(share if seat in table.winners else 0.0 for seat in range(table.game.seats))


def results(tasks: Sequence[Task], cores: int) -> Iterator[Verdict]:
    with workers(cores or len(os.sched_getaffinity(0))) as pool:
        yield from pool.map(work, tasks) if pool else map(work, tasks)


@contextmanager
def workers(cores: int) -> Iterator[Executor | None]:
    """Worker processes; None for a single core."""
    if cores == 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor  # here, because hints on one core need none

    with ProcessPoolExecutor(cores, context()) as pool:
        yield pool
