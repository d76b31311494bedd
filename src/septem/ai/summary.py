"""What a whole game teaches in short, as data: accuracy, the decisive moment, and everybody's costliest choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .analysis import MISSED, Analysis, Turn, Verdict

DIGITS = 4


def summary(analysis: Analysis, seats: int, write: Callable[[int], str]) -> dict[str, Any]:
    """Plain data: moves as text, seats from 1, numbers of answers from 1."""
    worst = [costliest(analysis, seat) for seat in range(seats)]
    return {
        "accuracy": [accuracy for seat in range(seats) if (accuracy := of_seat(analysis, seat))],
        "decisive": decisive(analysis.turning_points()),
        "costliest": [
            {
                "seat": one.seat + 1,
                "number": one.number + 1,
                "move": write(one.move),
                "better": write(one.candidates[0].move),
                "loss": round(one.loss, DIGITS),
            }
            for one in worst
            if one
        ],
    }


def of_seat(analysis: Analysis, seat: int) -> dict[str, Any] | None:
    accuracy = analysis.accuracy(seat)
    return None if accuracy is None else {"seat": seat + 1, "accuracy": round(accuracy, DIGITS)}


def costliest(analysis: Analysis, seat: int) -> Verdict | None:
    """The missed chance of a seat that lost most."""
    missed = [one for one in analysis.verdicts if one.seat == seat and one.label in MISSED]
    return max(missed, key=lambda one: one.sure_loss, default=None)


def decisive(turns: list[Turn]) -> dict[str, Any] | None:
    """The turning point after which a chance changed most."""
    if not turns:
        return None
    turn = max(turns, key=lambda one: abs(one.after - one.before))
    changed = {"before": round(turn.before, DIGITS), "after": round(turn.after, DIGITS)}
    return {"number": turn.number + 1, "seat": turn.seat + 1, **changed}
