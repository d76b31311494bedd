"""The analysis of a finished game, in steps that run in worker processes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from ...ai.analysis import LIMITS, Analysis, Candidate, Decision, Lesson, Verdict
from ...ai.game_analysis import ADVISERS, Task, decisions, outcome, work
from ...ai.summary import summary
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
    return work(task)


def summarise(finished: FinishedGame, verdicts: list[Verdict], complete: bool = True) -> dict[str, Any]:
    """The analysis as it is stored: numbers and moves, without texts. `number` counts the answers before.

    One that is under way has the first decisions only, and no end.
    """
    table = finished.table()
    analysis = Analysis(tuple(verdicts), outcome(table) if complete else None)
    write, card_of = table.game.write_move, ADVISERS[finished.game].card
    return {
        "limits": LIMITS,
        "curves": curves(analysis, len(finished.answers), table.game.seats),
        "verdicts": [verdict_json(one, write, card_of) for one in verdicts],
        "ages": age_starts(verdicts),
        "summary": summary(analysis, table.game.seats, write) if complete else None,
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
        "seats": [seat_json(analysis, seat) for seat in range(table.game.seats)],
    }


def seat_json(analysis: Analysis, seat: int) -> dict[str, Any]:
    accuracy = analysis.accuracy(seat)
    return {
        "seat": seat + 1,
        "labels": analysis.labels(seat),
        "mean_loss": round(analysis.mean_loss(seat), DIGITS),
        "accuracy": None if accuracy is None else round(accuracy, DIGITS),
    }


def age_starts(verdicts: list[Verdict]) -> list[dict[str, int]]:
    """The first decision of every age."""
    first: dict[int, int] = {}
    for one in verdicts:
        first.setdefault(one.decision.view.age, one.number)
    return [{"age": age, "number": number} for age, number in first.items() if age]


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


def verdict_json(one: Verdict, write: Callable[[int], str], card_of: Callable[[int], str | None]) -> dict[str, Any]:
    return {
        "number": one.number,
        "seat": one.seat + 1,
        "move": write(one.move),
        "label": one.label,
        "before": round(one.before, DIGITS),
        "after": round(one.after, DIGITS),
        "loss": round(one.loss, DIGITS),
        "noise": round(one.noise, DIGITS),
        "candidates": [candidate_json(candidate, write, card_of) for candidate in one.candidates],
        **lesson_json(one.lesson),
    }


def candidate_json(one: Candidate, write: Callable[[int], str], card_of: Callable[[int], str | None]) -> dict[str, Any]:
    return {
        "move": write(one.move),
        "card": card_of(one.move),
        "worth": round(one.worth, DIGITS),
        "low": round(one.low, DIGITS),
        "high": round(one.high, DIGITS),
        "line": [{"seat": seat + 1, "move": write(move)} for seat, move in one.line],
    }


def lesson_json(lesson: Lesson | None) -> dict[str, Any]:
    """Facts as they are given to `Language.because`; they become sentences when somebody reads them."""
    if lesson is None:
        return {"better": [], "played": [], "costs": []}
    parts = {"better": lesson.better, "played": lesson.played, "costs": lesson.costs}
    return {part: [asdict(reason) for reason in reasons] for part, reasons in parts.items()}
