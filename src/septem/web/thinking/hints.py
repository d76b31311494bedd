"""Hints: the best moves of an open question, with reasons. They are computed in worker processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...ai.analysis import Candidate, Reason
from ...ai.game_analysis import ADVISERS
from ...ai.players import SearchBudget
from ..tables.table_game import create_game

MOVES = 3  # moves per hint
Hints = list[tuple[Candidate, list[Reason]]]


@dataclass(frozen=True)
class HintTask:
    """The rules, the view of the player, and the time to search."""

    game: str
    options: dict[str, Any]
    view: Any
    seconds: float
    seed: int = 0


def find_hints(task: HintTask) -> Hints:
    """The best moves, each with its reasons."""
    game, adviser = create_game(task.game, task.options), ADVISERS[task.game]
    found = adviser.consider(game, task.view, task.seed, SearchBudget(seconds=task.seconds))
    return [(candidate, adviser.reasons(game, task.view, candidate.move)) for candidate in found[:MOVES]]
