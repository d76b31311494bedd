"""Thinking on several cores: each has trees and luck of its own, and in the end the tries are added up."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from typing import Any

from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ..players import SearchBudget
from .search import Finding, Search
from .search_player import ponder, searcher

Options = tuple[tuple[str, Any], ...]


@cache
def workers(cores: int) -> ProcessPoolExecutor:
    """Processes that wait for work; started once."""
    return ProcessPoolExecutor(cores, get_context("spawn"))


@cache
def own_search(options: Options) -> Search:
    """A worker's own search of a table."""
    return searcher(Wonders(**dict(options)))


def work(options: Options, view: View, seed: int, thinking: SearchBudget) -> list[Finding]:
    return ponder(own_search(options), view, seed, thinking)


def think_together(game: Wonders, view: View, seed: int, thinking: SearchBudget) -> list[Finding]:
    """Share the iterations out, or let everybody think for the whole time."""
    cores = thinking.cores
    share = None if thinking.iterations is None else -(-thinking.iterations // cores)
    options = tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in game.options_json().items()
    )
    alone = replace(thinking, iterations=share, cores=1)
    tasks = [workers(cores).submit(work, options, view, seed + core, alone) for core in range(cores)]
    return merged(finding for task in tasks for finding in task.result())


def merged(findings: Iterable[Finding]) -> list[Finding]:
    """Every move with all its tries, the most tried first; chances and results are means over them."""
    table: dict[int, Finding] = {}
    for finding in findings:
        known = table.get(finding.move)
        table[finding.move] = add(known, finding) if known else finding
    return sorted(table.values(), key=lambda one: (-one.tries, -one.result, one.move))


def add(one: Finding, other: Finding) -> Finding:
    tries = one.tries + other.tries
    chance = (one.chance * one.tries + other.chance * other.tries) / tries
    result = (one.result * one.tries + other.result * other.tries) / tries
    return Finding(one.move, tries, chance, result)
