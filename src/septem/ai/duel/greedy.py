"""A simple bot: it plays the move with the best position after the opponent's best reply, by a heuristic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...core.chance import Stream
from ...duel import agenda
from ...duel.constants import TAKE_TURN
from ...duel.game import Duel
from ...duel.knowledge.fast_view import FastView
from ...duel.knowledge.view import View
from ...duel.state import State
from . import heuristic
from .heuristic import A_REPLAY


class Greedy:
    """Looks two moves ahead in determinizations imagined from its view."""

    def __init__(self, game: Duel, worlds: int = 2) -> None:
        self.game = game
        self.worlds = worlds
        self.positions: list[State] = []  # one for each step ahead

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        if view.seat is None:
            raise ValueError("a spectator is not asked")
        if len(moves) == 1:
            return moves[0]
        return self.best_in((self.game.imagine(view, stream) for _ in range(self.worlds)), view.seat, moves)

    def answer_fast(self, fast_view: FastView, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        return self.best_in((fast_view.imagine(stream) for _ in range(self.worlds)), fast_view.seat, moves)

    def best_in(self, worlds: Iterable[State], seat: int, moves: Sequence[int]) -> int:
        """The move with the best mean value over all determinizations."""
        worth = [0.0] * len(moves)
        for world in worlds:
            for number, move in enumerate(moves):
                worth[number] += self.prospect(world, seat, move, 0)
        return moves[worth.index(max(worth))]

    def prospect(self, world: State, seat: int, move: int, step: int) -> float:
        """The value of a move: after the seat's own further decisions and the opponent's best reply."""
        state = self.after(world, seat, move, step)
        if not state.depth:
            return heuristic.judge(state, seat)
        asked = agenda.seat_of(state.agenda[state.depth - 1])
        if asked != seat:
            return self.best_reply(state, asked, seat, step + 1)
        if agenda.kind_of(state.agenda[state.depth - 1]) == TAKE_TURN:
            return heuristic.judge(state, seat) + A_REPLAY
        further = self.game.legal(state, seat)
        best = self.prospect(state, seat, further[0], step + 1)
        for place in range(1, len(further)):
            best = max(best, self.prospect(state, seat, further[place], step + 1))
        return best

    def best_reply(self, state: State, asked: int, seat: int, step: int) -> float:
        """The value after the opponent's best reply."""
        replies = self.game.legal(state, asked)
        least = heuristic.judge(self.after(state, asked, replies[0], step), seat)
        for place in range(1, len(replies)):
            least = min(least, heuristic.judge(self.after(state, asked, replies[place], step), seat))
        return least

    def after(self, state: State, seat: int, move: int, step: int) -> State:
        """A copy of the position after a move; valid until the next move of the same step."""
        if step == len(self.positions):
            self.positions.append(self.game.new())
        other = self.positions[step]
        other.copy_from(state)
        self.game.play(other, seat, move)
        return other
