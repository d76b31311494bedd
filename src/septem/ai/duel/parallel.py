"""Thinking on several cores: each has a tree and luck of its own, and in the end the visits are added up."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from typing import Any

from ...duel.game import Duel
from ...duel.knowledge.view import View
from ..players import SearchBudget
from .search import Search
from .search_player import SEARCHES, Option, ponder

Options = tuple[tuple[str, Any], ...]


@cache
def workers(cores: int) -> ProcessPoolExecutor:
    """Processes that wait for work; started once."""
    return ProcessPoolExecutor(cores, get_context("spawn"))


@cache
def searcher(kind: str, options: Options) -> Search:
    """A worker's own search of a table."""
    return SEARCHES[kind](Duel(**dict(options)))


def work(kind: str, options: Options, view: View, seed: int, thinking: SearchBudget) -> list[Option]:
    return ponder(searcher(kind, options), view, seed, thinking)


def think_together(game: Duel, kind: str, view: View, seed: int, thinking: SearchBudget) -> list[Option]:
    """Share the iterations out, or let everybody think for the whole time."""
    cores = thinking.cores
    share = None if thinking.iterations is None else -(-thinking.iterations // cores)
    options = tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in game.options_json().items()
    )
    alone = replace(thinking, iterations=share, cores=1)
    tasks = [workers(cores).submit(work, kind, options, view, seed + core, alone) for core in range(cores)]
    return merged([task.result() for task in tasks])


def merged(found: Sequence[Sequence[Option]]) -> list[Option]:
    """Every move with all its visits; its worth is the mean over them."""
    return [add(several) for several in zip(*found, strict=True)]


def add(several: Sequence[Option]) -> Option:
    visits = sum(option.visits for option in several)
    if not visits:
        return several[0]
    return Option(several[0].move, visits, sum(option.worth * option.visits for option in several) / visits)
