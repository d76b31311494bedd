"""Thinking about games: hints, and the analysis of games that are over. What stands here runs in other processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...ai.analysis import LIMITS, Analysis, Candidate, Decision, Reason, Verdict, verdict
from ...ai.game_analysis import ADVISERS, SHOWN, Task, decisions, outcome, work
from ...ai.players import SearchBudget
from ...core.table import Table
from ...duel import game as rules
from ..tables.table_game import game_of

HINTS = 3  # moves named
DIGITS = 4
PLAIN = str(rules.__file__).endswith(".py")
SLOWER = 50  # times, if the engine is not compiled: then an analysis thinks less


@dataclass(frozen=True)
class Question:
    """What somebody wants a hint about: whose rules, what they see, and how long to think."""

    game: str
    options: dict[str, Any]
    view: Any
    seconds: float
    seed: int = 0


@dataclass(frozen=True)
class Past:
    """A game that is over, as it was played."""

    game: str
    options: dict[str, Any]
    deal: dict[str, object]
    answers: tuple[tuple[int, int], ...]  # seats and moves

    def table(self) -> Table:
        table = Table(game_of(self.game, self.options), self.deal)
        for seat, move in self.answers:
            table.play(move, seat)
        return table


Advice = list[tuple[Candidate, list[Reason]]]


def advise(question: Question) -> Advice:
    """The best moves, each with what speaks for it."""
    game, adviser = game_of(question.game, question.options), ADVISERS[question.game]
    found = adviser.consider(game, question.view, question.seed, SearchBudget(seconds=question.seconds))
    return [(one, adviser.reasons(game, question.view, one.move)) for one in found[:HINTS]]


def choices(past: Past) -> list[Decision]:
    """Every decision of a game that left a choice."""
    return decisions(past.table())


def ponder(past: Past, decision: Decision, effort: float) -> Verdict:
    """What is thought of one decision; the effort is a part of what a sound judgement takes."""
    iterations = max(int(ADVISERS[past.game].iterations * effort) // (SLOWER if PLAIN else 1), 1)
    return verdict(decision, work(Task(past.game, past.options, decision, iterations, decision.number)), SHOWN)


def conclude(past: Past, verdicts: list[Verdict]) -> dict[str, Any]:
    """The whole analysis as it is kept: numbers and moves, no words. A number is that of answers given before."""
    table = past.table()
    analysis = Analysis(tuple(verdicts), outcome(table))
    write = table.game.write_move
    return {
        "limits": LIMITS,
        "curves": curves(analysis, len(past.answers), table.game.seats),
        "verdicts": [written(one, write) for one in verdicts],
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
    """Everybody's chances before each round of decisions, and in the end."""
    numbers = [verdicts[0].decision.round or verdicts[0].number for verdicts in analysis.rounds] + [last]
    points = list(zip(numbers, analysis.curve(), strict=False))
    return [
        {
            "seat": seat + 1,
            "points": [{"number": number, "chance": round(chances[seat], DIGITS)} for number, chances in points],
        }
        for seat in range(seats)
    ]


def written(one: Verdict, write: Any) -> dict[str, Any]:
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
