"""A simple, sensible player of 7 Wonders: it takes what leaves its city best off when the round is over."""

from collections.abc import Sequence

from ..core import bits
from ..core.chance import Stream
from ..wonders.game import Wonders
from ..wonders.state import State, copy
from ..wonders.view import View
from ..wonders.words import FOR_FREE_CITY
from .wonders_judgement import judge

Answers = list[tuple[int, int]]  # seat, move


class WondersGreedy:
    """Looks to the end of a round in positions it cannot rule out, where the others answer anyhow."""

    def __init__(self, game: Wonders, worlds: int = 2) -> None:
        self.game = game
        self.worlds = worlds

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        if view.seat is None:
            raise ValueError("a spectator is not asked")
        if len(moves) == 1:
            return moves[0]
        worth = [0.0] * len(moves)
        for _ in range(self.worlds):
            world = self.game.imagine(view, stream)
            others = self.guessed(world, view.seat, stream)
            for number, move in enumerate(moves):
                worth[number] += self.prospect(world, view.seat, move, others)
        return moves[worth.index(max(worth))]

    def guessed(self, world: State, seat: int, stream: Stream) -> Answers:
        """Some answer of everybody else who is asked: the same ones, whatever is tried against them."""
        answers = []
        for other in bits.members(self.game.owing(world)):
            if other != seat:
                moves = self.game.legal(world, other)
                answers.append((other, moves[stream.below(len(moves))]))
        return answers

    def prospect(self, world: State, seat: int, move: int, others: Answers) -> float:
        """What the city is worth after the round."""
        state = copy(world)
        state.log = None
        moment = (state.age, state.turn)
        for other, answer in others:
            self.game.play(state, other, answer)
        self.game.play(state, seat, move)
        return self.settled(state, seat, moment)

    def settled(self, state: State, seat: int, moment: tuple[int, int]) -> float:
        """Answer what is still asked in this turn: for oneself the best, for others anything."""
        while state.depth and (state.age, state.turn) == moment:
            asked = bits.members(self.game.owing(state))[0]
            moves = self.game.legal(state, asked)
            if asked == seat and not moves[0] & FOR_FREE_CITY:
                return max(self.after(state, seat, further, moment) for further in moves)
            self.game.play(state, asked, moves[0])
        return judge(state, seat)

    def after(self, state: State, seat: int, move: int, moment: tuple[int, int]) -> float:
        other = copy(state)
        self.game.play(other, seat, move)
        return self.settled(other, seat, moment)
