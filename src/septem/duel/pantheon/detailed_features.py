"""More features of Pantheon, for bots that look closely: prices of divinities, tokens on cards, and decks."""

from ...core import bits
from .. import sizes
from ..constants import NOTHING
from ..data.catalogue import CATALOGUE
from ..rules import layout
from ..state import State
from . import activation, marks
from .constants import MYTHOLOGIES, OFFERINGS, PLACES
from .features import PantheonFeatures
from .numbers import FIRST_DIVINITY, THE_GATE

PRICES = ("free", "now", "short2", "short5", "short")  # for a city with its coins and all its offerings
PRICE_CLASSES = len(PRICES)
DEPTHS = ("open", "below1", "below2", "below")  # under so many cards
DEEPEST = len(DEPTHS) - 1
TOKENS = (*MYTHOLOGIES, *OFFERINGS)  # as tokens on cards are numbered
TOKEN_KINDS = len(TOKENS)


def price_class(coins: int, purse: int) -> int:
    short = coins - purse
    if short <= 0:
        return 0 if coins == 0 else 1
    return 2 if short < 3 else 3 if short < 6 else 4


class DetailedPantheonFeatures(PantheonFeatures):
    """Those of `PantheonFeatures`, and more."""

    def __init__(self) -> None:
        super().__init__()
        divinities = [CATALOGUE.id(item) for item in range(FIRST_DIVINITY, THE_GATE + 1)]
        prices = [f"{name}.{price}" for name in divinities for price in PRICES]
        cards = [f"{name}.{number}" for name in MYTHOLOGIES for number in range(PLACES + 1)]
        self.prices = self.named.for_both("shrine_price", prices)
        self.unknown = self.named.family("shrine_unknown", range(1, sizes.SHRINES + 1))
        self.marks = self.named.family("mark", [f"{place}.{token}" for place in range(sizes.MARKS) for token in TOKENS])
        self.depths = self.named.family(
            "mark_depth", [f"{place}.{depth}" for place in range(sizes.MARKS) for depth in DEPTHS]
        )
        self.piled = self.named.family("piled", cards)
        self.known = self.named.family("pile_known", divinities[:-1])  # the gate lies in no deck

    def write(self, state: State, asked: int, active: list[int], count: int) -> int:
        if state.lender == NOTHING:
            return count
        count = PantheonFeatures.write(self, state, asked, active, count)
        count = self.write_prices(state, asked, active, count)
        count = self.write_marks(state, active, count)
        return self.write_decks(state, asked, active, count)

    def write_prices(self, state: State, asked: int, active: list[int], count: int) -> int:
        """The price of each divinity that the asked seat knows, for both cities; places of the others."""
        for slot in range(sizes.SHRINES):
            if state.shrine[slot] == NOTHING:
                continue
            if not state.shrine_seen[slot] >> asked & 1:
                place = slot if asked == 0 else sizes.SHRINES - 1 - slot
                active[count] = self.first + self.unknown + place
                count += 1
                continue
            divinity = state.shrine[slot] - FIRST_DIVINITY
            for side in range(sizes.SEATS):
                price = self.price(state, asked if side == 0 else 1 - asked, slot)
                active[count] = self.first + self.prices + (side * self.divinities + divinity) * PRICE_CLASSES + price
                count += 1
        return count

    def price(self, state: State, seat: int, slot: int) -> int:
        coins = activation.after(activation.cost(state, seat, slot), state.offerings[seat])
        return price_class(coins, state.coins[seat] + state.vault[seat])

    def write_marks(self, state: State, active: list[int], count: int) -> int:
        """Tokens on cards of the structure, and how many cards lie directly above."""
        for place in range(marks.first_of(state.age), marks.after_last_of(state.age)):
            slot = marks.slot_of(state.layouts, state.age, place)
            if state.marked >> slot & 1:
                above = bits.count(layout.LAYOUT.covers[state.layouts + state.age][slot] & state.present)
                active[count] = self.first + self.marks + place * TOKEN_KINDS + state.mark[place]
                active[count + 1] = self.first + self.depths + place * (DEEPEST + 1) + min(above, DEEPEST)
                count += 2
        return count

    def write_decks(self, state: State, asked: int, active: list[int], count: int) -> int:
        """How many divinities lie in each deck, and those of them that the asked seat knows."""
        for deck in range(sizes.MYTHOLOGIES):
            active[count] = self.first + self.piled + deck * (PLACES + 1) + state.piled[deck]
            count += 1
            for place in range(state.piled[deck]):
                if state.pile_seen[deck * PLACES + place] >> asked & 1:
                    active[count] = self.first + self.known + state.piles[deck * PLACES + place] - FIRST_DIVINITY
                    count += 1
        return count
