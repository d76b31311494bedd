"""The effects of the Lottery."""

from septem.duel.model import Facts, Immediate, ScoringEffect
from septem.duel.state import State

from .constants import FIRST_LUCKY, PLACE_BET


class Bets(Immediate):
    """Ask its owner for a number."""

    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(PLACE_BET, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "lottery_bet"}


class PointsForLuck(ScoringEffect):
    """A point for each bet won, whatever stands in the city."""

    def points(self, state: State, seat: int) -> int:
        return state.extra[FIRST_LUCKY + seat]

    def facts(self) -> Facts:
        return {"kind": "lottery_points"}
