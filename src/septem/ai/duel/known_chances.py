"""Questions whose answers have chances that were found by simulations: nobody has to search them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ... import expansions
from ...core.chance import Stream
from ...duel import agenda
from ...duel.constants import QUESTIONS
from ...duel.game import Duel
from ...duel.knowledge.fast_view import FastView
from ...duel.knowledge.view import Question, View
from ..analysis import Candidate, in_order
from ..players import FastPlayer, Player, SearchBudget

Chances = Callable[[Duel, Question], dict[int, float]]  # of the seat that is asked, by answer
Maker = Callable[[Duel, SearchBudget], Player]


@cache
def known() -> dict[int, Chances]:
    """By the kinds of questions of the expansions."""
    return expansions.table("duel", "ai", "CHANCES")


def known_chances(game: Duel, question: Question | None) -> dict[int, float]:
    """The chance after each answer; empty for questions that have to be searched."""
    return known()[question.kind](game, question) if question and question.kind in known() else {}


def candidates(game: Duel, view: View) -> list[Candidate]:
    """The answers to such a question, the best ones first; none for others."""
    found = known_chances(game, view.question)
    return in_order([candidate(view, move, chance) for move, chance in found.items()])


def candidate(view: View, move: int, chance: float) -> Candidate:
    chances = (1 - chance, chance) if view.seat else (chance, 1 - chance)
    return Candidate(move, chance, 0, ((view.seat or 0, move),), chances)


class Informed:
    """A player that answers such questions by their chances, and all others as before."""

    def __init__(self, game: Duel, player: Player) -> None:
        self.game = game
        self.player = player

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        best = self.best(view.question)
        return self.player.answer(view, moves, stream) if best is None else best

    def best(self, question: Question | None) -> int | None:
        found = known_chances(self.game, question)
        return max(found, key=found.__getitem__, default=None)


class InformedFast(Informed):
    """The same for a player that needs no view."""

    def __init__(self, game: Duel, player: Player, fast: FastPlayer) -> None:
        super().__init__(game, player)
        self.fast = fast

    def answer_fast(self, fast_view: FastView, moves: Sequence[int], stream: Stream) -> int:
        state = fast_view.seen
        kind, seat, about = agenda.unpack(state.agenda[state.depth - 1])
        best = self.best(Question(kind, seat, about))
        return self.fast.answer_fast(fast_view, moves, stream) if best is None else best


def informed(game: Duel, player: Player) -> Player:
    """The player itself where the table asks no such question."""
    if not any(QUESTIONS[kind] in game.table_config.questions for kind in known()):
        return player
    return InformedFast(game, player, player) if isinstance(player, FastPlayer) else Informed(game, player)


def well_informed(make: Maker) -> Maker:
    return lambda game, budget: informed(game, make(game, budget))
