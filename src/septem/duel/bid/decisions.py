"""The question of the bid."""

from .. import moves
from ..constants import FOR_COMPENSATION
from ..model import Decision
from ..rules import treasury
from ..state import State
from .constants import ACCEPT, BID, BID_FOR_START, BID_MADE, FIRST_DECIDED, MOST_BID


class BidForStart(Decision):
    """Bid more for going first, or accept the other player's bid and get its coins."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        if about:
            state.menu[0] = moves.pack(ACCEPT, 0)
            filled = 1
        for coins in range(about, MOST_BID + 1):
            state.menu[filled] = moves.pack(BID, coins)
            filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        if moves.verb_of(move) == ACCEPT:
            start(state, 1 - seat, about - 1)
            return
        coins = moves.first_of(move)
        state.tell(BID_MADE, seat, coins, 0)
        if coins == MOST_BID:
            start(state, seat, coins)
        else:
            state.ask(BID_FOR_START, 1 - seat, coins + 1)


def start(state: State, seat: int, coins: int) -> None:
    """A seat goes first; the other one gets the coins that were bid."""
    state.mover = seat
    state.tell(FIRST_DECIDED, seat, 0, 0)
    treasury.receive(state, 1 - seat, coins, FOR_COMPENSATION)
