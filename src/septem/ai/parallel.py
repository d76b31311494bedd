"""Searching on several cores: root parallelism. Every process has a tree and a random stream of its own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from typing import Any

from ..core.game import Game
from .move_stats import MoveStats, merged
from .players import SearchBudget

Options = tuple[tuple[str, Any], ...]
Worker = Callable[[Any, int, SearchBudget], list[MoveStats]]  # searches a view, with a seed; sent to other processes


@cache
def processes(cores: int) -> ProcessPoolExecutor:
    """Worker processes; started once."""
    return ProcessPoolExecutor(cores, get_context("spawn"))


def options_of(game: Game) -> Options:
    """A game's options in a form that can be a key: a worker keeps one search for each."""
    options = game.options_json().items()
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in options)


def search_on_cores(worker: Worker, view: Any, seed: int, budget: SearchBudget) -> list[MoveStats]:
    """Divide the iterations among the cores, or let all of them search for the whole time; add the visits up."""
    cores = budget.cores
    share = None if budget.iterations is None else -(-budget.iterations // cores)
    own = replace(budget, iterations=share, cores=1)
    tasks = [processes(cores).submit(worker, view, seed + core, own) for core in range(cores)]
    return merged(task.result() for task in tasks)
