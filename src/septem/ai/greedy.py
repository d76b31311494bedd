"""A simple, sensible player: it takes what leads to the best position after the opponent's best reply."""

from collections.abc import Iterable, Sequence

from ..core.chance import Stream
from ..duel.game import Duel
from ..duel.glimpse import Glimpse
from ..duel.state import State, copy
from ..duel.view import View
from ..duel.words import TAKE_TURN
from .judgement import A_REPLAY, judge

KIND = 255  # the part of an agenda's entry that says what is asked


class Greedy:
    """Looks two moves ahead in positions it cannot rule out. It knows what its seat has seen, and no more."""

    def __init__(self, game: Duel, worlds: int = 2) -> None:
        self.game = game
        self.worlds = worlds

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        if view.seat is None:
            raise ValueError("a spectator is not asked")
        if len(moves) == 1:
            return moves[0]
        return self.best_in((self.game.imagine(view, stream) for _ in range(self.worlds)), view.seat, moves)

    def glance(self, glimpse: Glimpse, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        return self.best_in((glimpse.imagine(stream) for _ in range(self.worlds)), glimpse.seat, moves)

    def best_in(self, worlds: Iterable[State], seat: int, moves: Sequence[int]) -> int:
        """The move with the best prospect, over all worlds."""
        worth = [0.0] * len(moves)
        for world in worlds:
            for number, move in enumerate(moves):
                worth[number] += self.prospect(world, seat, move)
        return moves[worth.index(max(worth))]

    def prospect(self, world: State, seat: int, move: int) -> float:
        """The position after a move, one's own further choices, and the opponent's best reply."""
        state = self.after(world, seat, move)
        if not state.depth:
            return judge(self.game, state, seat)
        asked = asked_seat(state)
        if asked != seat:
            return self.best(state, asked, seat)
        if state.agenda[state.depth - 1] & KIND == TAKE_TURN:
            return judge(self.game, state, seat) + A_REPLAY
        return max(self.prospect(state, seat, further) for further in self.game.legal(state, seat))

    def best(self, state: State, asked: int, seat: int) -> float:
        """What is left after the reply that suits the opponent best."""
        replies = self.game.legal(state, asked)
        return min(judge(self.game, self.after(state, asked, reply), seat) for reply in replies)

    def after(self, state: State, seat: int, move: int) -> State:
        other = copy(state)
        self.game.play(other, seat, move)
        return other


def asked_seat(state: State) -> int:
    return state.agenda[state.depth - 1] >> 8 & 255
