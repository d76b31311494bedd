"""The effect of the Priests Guild."""

from septem.wonders.model import Facts, ScoringEffect
from septem.wonders.state import State


class PointsForPoverty(ScoringEffect):
    """Three points, less one for each coin."""

    def points(self, state: State, city: int) -> int:
        return max(3 - state.coins[city], 0)

    def facts(self) -> Facts:
        return {"kind": "points_for_poverty"}
