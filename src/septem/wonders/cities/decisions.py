"""Every question of Cities."""

from .. import moves
from ..constants import FOR_FREE_CITY
from ..model import Decision
from ..state import State
from . import losses
from .constants import PAY


class LoseCoins(Decision):
    """Choose how many coins of a loss are paid; the rest is taken as debts (C-033, C-036)."""

    def moves(self, state: State, city: int) -> int:
        flag = 0 if city < state.seats else FOR_FREE_CITY
        most = min(state.owed[city], state.coins[city])
        for coins in range(most + 1):
            state.menu[coins] = flag | moves.pack(PAY, coins, 0)
        return most + 1

    def close(self, state: State, asked: int) -> None:
        losses.settle(state, asked)
