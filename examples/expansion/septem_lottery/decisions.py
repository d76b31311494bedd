"""The question of the Lottery."""

from septem.duel import moves, writing
from septem.duel.model import Decision
from septem.duel.rules import treasury
from septem.duel.state import State

from .constants import BET, BET_PLACED, FIRST_LUCKY, NUMBERS, PRIZE


class PlaceBet(Decision):
    """Bet on a number; the cards discarded so far decide which one wins."""

    def moves(self, state: State, seat: int, about: int) -> int:
        for number in range(NUMBERS):
            writing.put_move(state, number, moves.pack(BET, number))
        return NUMBERS

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        wins = moves.first_of(move) == state.discarded % NUMBERS
        state.tell(BET_PLACED, seat, moves.first_of(move), wins)
        if wins:
            writing.put_extra(state, FIRST_LUCKY + seat, state.extra[FIRST_LUCKY + seat] + 1)
            treasury.receive(state, seat, PRIZE, BET)
