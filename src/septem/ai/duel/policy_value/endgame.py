"""Solves the last cards of Age III exactly, when all of them lie face up: alpha-beta over three results.

Nothing is left to chance then, except tokens drawn from the box; while somebody may still draw some, nothing is solved.
"""

from __future__ import annotations

from ....core import bits
from ....duel import agenda, sizes
from ....duel.constants import DRAW, MOST_WONDERS, NOBODY
from ....duel.game import Duel
from ....duel.rules.effects import DrawsTokens
from ....duel.state import State
from . import sizes as room
from .market import wonders_with

LOST, SHARED, WON, UNSOLVED = 0, 1, 2, -1
DRAWING = wonders_with(DrawsTokens)


class EndgameSolver:
    """Searches every line to its end, as far as is needed to know who wins."""

    def __init__(self, game: Duel, max_moves: int) -> None:
        self.game = game
        self.solvable = not game.extensions  # expansions may bring chance into the last turns
        self.max_moves = max_moves  # played in one solution
        self.played = 0
        self.positions: list[State] = [game.new() for _ in range(room.ENDGAME_DEPTH)]

    def applies(self, state: State, cards: int) -> bool:
        """Whether at most so many cards are left, all of them in sight, and nothing is left to chance."""
        if not self.solvable or state.age != sizes.AGES - 1 or bits.count(state.present) > cards:
            return False
        if state.present & ~state.shown or state.drawn:
            return False
        return state.raised >= MOST_WONDERS or not (state.hand[0] | state.hand[1]) & DRAWING

    def solve(self, state: State) -> int:
        """The result of the seat that is asked with perfect play; UNSOLVED if it would take too many moves."""
        self.played = 0
        return self.best(state, 0)

    def best(self, state: State, depth: int) -> int:
        if depth == room.ENDGAME_DEPTH:
            return UNSOLVED
        asked = agenda.seat_of(state.agenda[state.depth - 1])
        best = LOST
        below: State = self.positions[depth]
        for place in range(self.game.menu(state) - 1, -1, -1):  # from the end: buildings and wonders before sales
            self.played += 1
            if self.played > self.max_moves:
                return UNSOLVED
            below.copy_from(state)
            self.game.play(below, asked, state.menu[place])
            result = self.result(below, asked, depth)
            if result in (UNSOLVED, WON):
                return result
            best = max(best, result)
        return best

    def result(self, state: State, seat: int, depth: int) -> int:
        """The result of a seat in the position after a move, with perfect play."""
        if state.winner != NOBODY:
            return SHARED if state.winner == DRAW else WON if state.winner == seat else LOST
        result = self.best(state, depth + 1)
        if result == UNSOLVED or agenda.seat_of(state.agenda[state.depth - 1]) == seat:
            return result
        return WON - result
