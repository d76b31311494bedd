"""Uniformly random games, start to end."""

from ...core import bits
from ...core.chance import Stream
from ..game import Wonders
from ..state import State

WORD = 0xFFFFFFFF


class Tally:
    """Totals of many games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.moves = 0  # legal ones, over all decisions
        self.points = 0  # of all cities
        self.mixed = 0  # a number that depends on every score
        self.wins: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]  # by seat; a shared victory counts for each

    def count(self, state: State) -> None:
        self.games += 1
        for city in range(state.cities):
            self.points += state.totals[city]
            self.mixed = self.mixed * 31 + state.totals[city] + 1000 & WORD
        for seat in bits.members(state.winners):
            self.wins[seat] += 1


def finish(game: Wonders, state: State, stream: Stream, tally: Tally) -> None:
    """Play a position to its end, every legal move being as likely as any other."""
    while state.depth:
        owing = game.owing(state)
        while owing:
            seat = bits.lowest(owing)
            owing &= owing - 1
            count = game.menu(state, seat)
            game.play(state, seat, state.menu[stream.below(count)])
            tally.decisions += 1
            tally.moves += count
    tally.count(state)


def tournament(game: Wonders, games: int, seed: int) -> Tally:
    """Play many games with consecutive seeds, beginning with the given one."""
    empty = game.new()
    state = State()
    stream = Stream(seed, "wonders.playout")
    tally = Tally()
    for number in range(games):
        state.copy_from(empty)
        game.deal(state, seed + number)
        finish(game, state, stream, tally)
    return tally
