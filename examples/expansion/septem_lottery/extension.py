"""The rules of the expansion at the moments of a game."""

from septem.duel.constants import GAME_WON
from septem.duel.model import Decision, Extension
from septem.duel.state import State

from .constants import BY_LUCK, ENOUGH, FIRST_LUCKY, LUCKY_POINTS, PLACE_BET
from .decisions import PlaceBet
from .options import LotteryOptions


class Lottery(Extension):
    """Five bets won are a victory."""

    def __init__(self, options: LotteryOptions) -> None:
        """There is nothing to choose but whether it is in play."""

    def questions(self) -> dict[int, Decision]:
        return {PLACE_BET: PlaceBet()}

    def categories(self) -> tuple[int, ...]:
        return (LUCKY_POINTS,)

    def end_turn(self, state: State) -> None:
        if state.extra[FIRST_LUCKY + state.mover] >= ENOUGH:
            state.finish(state.mover, BY_LUCK)
            state.tell(GAME_WON, state.mover, BY_LUCK, 0)
