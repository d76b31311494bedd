"""Uniformly random games, start to end."""

from ...core.chance import Stream
from .. import agenda
from ..constants import VICTORIES
from ..game import Duel
from ..state import State


class Tally:
    """Totals of many games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.moves = 0  # legal ones, over all decisions
        self.wins: list[int] = [0, 0, 0]  # first player, second player, shared
        self.victories: list[int] = [0] * len(VICTORIES)  # by the way in which they were won

    def count(self, state: State) -> None:
        self.games += 1
        self.wins[state.winner] += 1
        self.victories[state.victory] += 1


def finish(game: Duel, state: State, stream: Stream, tally: Tally) -> None:
    """Play a position to its end, every legal move being as likely as any other."""
    decisions = 0
    moves = 0
    while state.depth:
        count = game.menu(state)
        seat = agenda.seat_of(state.agenda[state.depth - 1])
        game.play(state, seat, state.menu[stream.below(count)])
        decisions += 1
        moves += count
    tally.decisions += decisions
    tally.moves += moves
    tally.count(state)


def tournament(game: Duel, games: int, seed: int) -> Tally:
    """Play many games with consecutive seeds, beginning with the given one."""
    empty = game.new()
    state = game.new()
    stream = Stream(seed, "duel.playout")
    tally = Tally()
    for number in range(games):
        state.copy_from(empty)
        game.deal(state, seed + number)
        finish(game, state, stream, tally)
    return tally
