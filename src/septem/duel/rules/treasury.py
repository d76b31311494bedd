"""Coins that a city receives, pays or loses, and their points."""

from .. import sizes
from ..constants import COINS_LOST, COINS_RECEIVED, VAULT_SPENT
from ..state import State

COINS_A_POINT = 3


def receive(state: State, seat: int, coins: int, reason: int) -> None:
    """Coins from the bank, which never runs out (D-010)."""
    state.coins[seat] += coins
    if state.log is not None and coins:
        state.tell(COINS_RECEIVED, seat, reason, coins)


def lose(state: State, seat: int, coins: int, reason: int) -> None:
    """Take coins from a city for the bank, at most those it has; nothing is owed (D-092)."""
    lost = min(coins, state.coins[seat])
    state.coins[seat] -= lost
    if lost:
        state.tell(COINS_LOST, seat, reason, lost)


def spend(state: State, seat: int, coins: int) -> None:
    """Coins for something bought: from the treasury first, then from elsewhere (P-062)."""
    state.coins[seat] -= coins
    if state.coins[seat] < 0:
        withdraw(state, seat, -state.coins[seat])


def withdraw(state: State, seat: int, coins: int) -> None:
    """Coins go from the vault to the treasury."""
    state.vault[seat] -= coins
    state.coins[seat] += coins
    state.tell(VAULT_SPENT, seat, 0, coins)


def points(state: State, seat: int) -> int:
    """The points for the coins of a city at the end."""
    return state.coins[seat] // COINS_A_POINT


def most(state: State, mask: int) -> int:
    """Count the cards of a set of colours in each city; the larger number (D-125, D-127)."""
    first = 0
    second = 0
    for colour in range(sizes.COLOURS):
        if mask >> colour & 1:
            first += state.counts[0][colour]
            second += state.counts[1][colour]
    return max(first, second)
