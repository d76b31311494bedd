"""Points and prices of the expansion."""

from septem.duel import writing
from septem.duel.constants import BLUE
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.model import Facts, PriceRule, ScoringEffect
from septem.duel.state import State

from .constants import ENVOY, ENVOY_DECK

RAW = 3  # goods
LINKING = 2  # envoys sent, from which on the opponent's chains help


def sent(state: State, seat: int) -> int:
    """How many envoys a seat has sent."""
    return state.counts[seat][ENVOY]


class PointsForEnvoys(ScoringEffect):
    """A point for each envoy sent."""

    def points(self, state: State, seat: int) -> int:
        return sent(state, seat)

    def facts(self) -> Facts:
        return {"kind": "points_per_envoy"}


class Intrigues(PriceRule):
    """Every envoy costs a coin more than the one before. Who has sent fewer buys raw goods for a coin less."""

    def set_rates(self, state: State, seat: int) -> None:
        if sent(state, seat) < sent(state, 1 - seat):
            for good in range(RAW):
                writing.put_rate(state, good, max(state.rate[good] - 1, 1))

    def links(self, state: State, seat: int, item: int) -> int:
        """With two envoys, blue buildings are free by chains of the other city too."""
        chained = state.built[1 - seat][CATALOGUE.chain[item]]
        return int(CATALOGUE.colour[item] == BLUE and sent(state, seat) >= LINKING and chained > 0)

    def price(self, state: State, seat: int, item: int, coins: int) -> int:
        return sent(state, seat) if CATALOGUE.deck[item] == ENVOY_DECK else coins
