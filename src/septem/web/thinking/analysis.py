"""The analysis of a finished game, in steps that run in worker processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ai.analysis import LIMITS, Analysis, Decision, Verdict, verdict
from ...ai.game_analysis import ADVISERS, SHOWN, Task, decisions, outcome, work
from ...duel import game as engine
from ..tables.finished_game import FinishedGame

DIGITS = 4
COMPILED = not str(engine.__file__).endswith(".py")
SLOWDOWN = 50  # of the engine if it is not compiled: an analysis then searches less


def find_decisions(finished: FinishedGame) -> list[Decision]:
    """Every decision of a game with more than one legal move."""
    return decisions(finished.table())


def judge(finished: FinishedGame, decision: Decision, effort: float) -> Verdict:
    """The evaluation of one decision; effort is a fraction of the iterations of `septem analyse`."""
    iterations = max(int(ADVISERS[finished.game].iterations * effort) // (1 if COMPILED else SLOWDOWN), 1)
    task = Task(finished.game, finished.options, decision, iterations, decision.number)
    return verdict(decision, work(task), SHOWN)


def summarise(finished: FinishedGame, verdicts: list[Verdict]) -> dict[str, Any]:
    """The whole analysis as it is stored: numbers and moves, without texts. `number` counts the answers before."""
    table = finished.table()
    analysis = Analysis(tuple(verdicts), outcome(table))
    write = table.game.write_move
    return {
        "limits": LIMITS,
        "curves": curves(analysis, len(finished.answers), table.game.seats),
        "verdicts": [verdict_json(one, write) for one in verdicts],
        "turning": [
            {
                "number": turn.number,
                "seat": turn.seat + 1,
                "before": round(turn.before, DIGITS),
                "after": round(turn.after, DIGITS),
                "choice": round(turn.choice, DIGITS),
            }
            for turn in analysis.turning_points()
        ],
        "seats": [
            {"seat": seat + 1, "labels": analysis.labels(seat), "mean_loss": round(analysis.mean_loss(seat), DIGITS)}
            for seat in range(table.game.seats)
        ],
    }


def curves(analysis: Analysis, last: int, seats: int) -> list[dict[str, Any]]:
    """The chance of each seat before each round of decisions, and at the end."""
    numbers = [verdicts[0].decision.round or verdicts[0].number for verdicts in analysis.rounds] + [last]
    points = list(zip(numbers, analysis.curve(), strict=False))
    return [
        {
            "seat": seat + 1,
            "points": [{"number": number, "chance": round(chances[seat], DIGITS)} for number, chances in points],
        }
        for seat in range(seats)
    ]


def verdict_json(one: Verdict, write: Callable[[int], str]) -> dict[str, Any]:
    return {
        "number": one.number,
        "seat": one.seat + 1,
        "move": write(one.move),
        "label": one.label,
        "before": round(one.before, DIGITS),
        "after": round(one.after, DIGITS),
        "loss": round(one.loss, DIGITS),
        "candidates": [
            {
                "move": write(candidate.move),
                "worth": round(candidate.worth, DIGITS),
                "line": [{"seat": seat + 1, "move": write(move)} for seat, move in candidate.line],
            }
            for candidate in one.candidates
        ],
    }
