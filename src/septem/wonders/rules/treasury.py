"""Coins from the bank, and the counting they and points depend on."""

from ..constants import COINS_RECEIVED, FOR_INTEREST, LEFT, RIGHT, SELF
from ..state import State

INTEREST = 1  # more, once a turn, for who saves (C-110)


def receive(state: State, city: int, coins: int, reason: int) -> None:
    """Give a city coins from the bank, which never runs out (R-02)."""
    state.coins[city] += coins
    if state.log is not None and coins:
        state.tell(COINS_RECEIVED, city, reason, coins)
    if state.interest_due >> city & 1 and coins:
        state.interest_due &= ~(1 << city)
        state.coins[city] += INTEREST
        state.tell(COINS_RECEIVED, city, FOR_INTEREST, INTEREST)


def counted(state: State, city: int, what: int, where: int) -> int:
    """The number of cards or tokens of a kind that this city and its neighbours have, as far as asked."""
    total = 0
    if where & SELF:
        total += state.counts[city][what]
    if where & LEFT:
        total += state.counts[state.left[city]][what]
    if where & RIGHT:
        total += state.counts[state.right[city]][what]
    return total
