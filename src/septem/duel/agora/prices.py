"""What decrees change in prices, and the price of senators."""

from ...core.quote import Line, Source
from ..constants import GREEN, MADE_FROM, MADE_TO, RAW_FROM, RAW_TO, RED, YELLOW
from ..data.catalogue import CATALOGUE
from ..model import PriceRule
from ..state import State
from . import senate
from .constants import CHAINS, GREEN_WAIVER, MADE_PRICE, RAW_PRICE, RED_WAIVER, SENATOR_DECK, YELLOW_WAIVER

LEAST = 1  # a good never costs less


class Decrees(PriceRule):
    """Cheaper goods, chains of the opponent, one symbol of a cost less; senators cost by their number."""

    def matters(self, state: State, seat: int) -> int:
        return senate.waives(state, seat)

    def set_rates(self, state: State, seat: int) -> None:
        if senate.holds(state, seat, RAW_PRICE):
            self.lower(state, RAW_FROM, RAW_TO)
        if senate.holds(state, seat, MADE_PRICE):
            self.lower(state, MADE_FROM, MADE_TO)

    def lower(self, state: State, start: int, stop: int) -> None:
        for good in range(start, stop):
            if state.rate[good] > LEAST:
                state.rate[good] -= 1

    def links(self, state: State, seat: int, item: int) -> int:
        """The chains of the opponent's buildings (A-116)."""
        if not senate.holds(state, seat, CHAINS):
            return 0
        return 1 if state.built[1 - seat][CATALOGUE.chain[item]] else 0

    def price(self, state: State, seat: int, item: int, coins: int) -> int:
        if CATALOGUE.deck[item] == SENATOR_DECK:
            return senate.cost(state, seat)
        if not self.waives_coins(state, seat, item):
            return coins
        instead = self.without_coins(state, seat, item)
        if instead < coins:
            return instead
        goods_price(state, seat, item)  # so that the units struck out are those of the price
        return coins

    def waives_coins(self, state: State, seat: int, item: int) -> int:
        """1 if the coins printed in a cost may be waived instead of a unit (A-095)."""
        return self.waives(state, seat, CATALOGUE.colour[item]) if CATALOGUE.price[item] else 0

    def without_coins(self, state: State, seat: int, item: int) -> int:
        """The price if the printed coins are waived (A-096)."""
        colour = CATALOGUE.colour[item]
        state.discount[seat][colour] -= 1
        goods = goods_price(state, seat, item)
        state.discount[seat][colour] += 1
        return goods

    def waives(self, state: State, seat: int, colour: int) -> int:
        if colour == YELLOW:
            return senate.holds(state, seat, YELLOW_WAIVER)
        if colour == RED:
            return senate.holds(state, seat, RED_WAIVER)
        return senate.holds(state, seat, GREEN_WAIVER) if colour == GREEN else 0

    def trade(self, state: State, seat: int, item: int, coins: int, trade: int) -> int:
        """Where printed coins are waived, all that is paid is paid for goods."""
        if not self.waives_coins(state, seat, item):
            return trade
        usual = CATALOGUE.price[item] + goods_price(state, seat, item)
        return coins if self.without_coins(state, seat, item) < usual else trade

    def lines(self, state: State, seat: int, item: int, before: int, after: int) -> tuple[Line, ...]:
        if CATALOGUE.deck[item] == SENATOR_DECK:
            return (Line(Source.COINS, -1, after, 1),)
        return (Line(Source.COINS, -1, -int(CATALOGUE.price[item]), 1),)


def goods_price(state: State, seat: int, item: int) -> int:
    """The goods of a cost in trade, after producers of choice and discounts."""
    # Imported here, because prices need the catalogue, which is made from this declaration.
    from ..payment import prices

    return prices.goods_price(state, seat, item)
