"""Features of a city's means: prices, points and threats of the cards in sight and of its wonders."""

from ....core import bits
from ....duel import sizes
from ....duel.constants import CAPITAL, ENOUGH_SYMBOLS, MOST_WONDERS, PURPLE, RED
from ....duel.data.catalogue import CATALOGUE
from ....duel.data.components import FIRST_TOKEN, FIRST_WONDER
from ....duel.payment import prices
from ....duel.rules import scoring
from ....duel.rules.effects import PlayAgain
from ....duel.state import State
from .active import ActiveFeatures
from .feature_names import (
    CARDS,
    COVERED_PRICE,
    EXTRA_TURNS,
    FIRST_GUILD,
    GAIN,
    GAINS,
    GUILD,
    GUILDS,
    HAND,
    MOST_EXTRA_TURNS,
    MOST_POINTS,
    NEAR_VICTORY,
    PAIRABLE,
    PAYABLE,
    POINTS,
    PRICE,
    PRICES,
    VICTORY,
    WONDER_PRICE,
    WONDERS,
)

BEST_CARD, SECOND_CARD, BEST_WONDER = range(len(GAINS))
GAIN_KINDS, PRICE_CLASSES = len(GAINS), len(PRICES)


def wonders_with(effect: type) -> int:
    """The wonders that have an effect, as a set from the first wonder on."""
    found = 0
    for item in range(FIRST_WONDER, FIRST_TOKEN):
        if any(isinstance(each, effect) for each in CATALOGUE.cards[item].effects):
            found |= 1 << item - FIRST_WONDER
    return found


REPLAYING = wonders_with(PlayAgain)
# Points of the track, those of the opponent being subtracted, from the own capital to the other one.
TRACK_POINTS = (-10, -10, -10, -10, -5, -5, -5, -2, -2, 0, 2, 2, 5, 5, 5, 10, 10, 10, 10)


def price_class(price: int, purse: int) -> int:
    """By the coins paid if the city can pay, else by the coins it is short of."""
    short = price - purse
    if short <= 0:
        return 0 if price == 0 else 1 if price < 4 else 2 if price < 7 else 3
    return 4 if short < 3 else 5 if short < 6 else 6


class Market:
    """Looks at one city after the other."""

    def __init__(self, active: ActiveFeatures) -> None:
        self.active = active
        self.seat = 0
        self.side = 0  # 0: the asked seat's
        # What can be built now: whether something would win at once or make a pair, and the points of the best cards.
        self.victory = False
        self.pair = False
        self.best = 0
        self.second = 0

    def add_city(self, state: State, seat: int, side: int) -> None:
        prices.open_market(state, seat)
        self.seat = seat
        self.side = side
        self.victory = False
        if state.age >= 0:
            self.add_cards(state, state.purse)
        self.add_wonders(state, state.purse)
        if self.victory:
            self.active.add(VICTORY + side)

    def add_cards(self, state: State, purse: int) -> None:
        """Prices of all cards in sight, and the best of those that can be built."""
        self.pair = False
        self.best = 0
        self.second = 0
        near = False
        slots = state.present & state.shown
        while slots:
            slot = bits.lowest(slots)
            slots &= slots - 1
            card = state.deal[state.age * sizes.SLOTS + slot]
            cost = price_class(prices.price(state, self.seat, card), purse)
            if CATALOGUE.colour[card] == PURPLE:
                self.add_guild(state, card)
            if state.open >> slot & 1:
                self.add_open(state, card, cost)
            else:
                self.active.add(COVERED_PRICE + (self.side * CARDS + card) * PRICE_CLASSES + cost)
                near = near or (cost < PAYABLE and self.wins(state, card))
        self.add_gain(state, BEST_CARD, self.best)
        self.add_gain(state, SECOND_CARD, self.second)
        if near:
            self.active.add(NEAR_VICTORY + self.side)
        if self.pair:
            self.active.add(PAIRABLE + self.side)

    def add_open(self, state: State, card: int, cost: int) -> None:
        self.active.add(PRICE + (self.side * CARDS + card) * PRICE_CLASSES + cost)
        if cost < PAYABLE:
            self.victory = self.victory or self.wins(state, card)
            self.pair = self.pair or self.makes_pair(state, card)
            gain = self.gain(state, card)
            self.second = max(self.second, min(self.best, gain))
            self.best = max(self.best, gain)

    def add_wonders(self, state: State, purse: int) -> None:
        extra_turns = 0
        best = 0
        unbuilt = state.hand[self.seat]
        while unbuilt:
            wonder = bits.lowest(unbuilt)
            unbuilt &= unbuilt - 1
            self.active.add(HAND + self.side * WONDERS + wonder)
            if state.age >= 0 and state.raised < MOST_WONDERS:
                cost = price_class(prices.price(state, self.seat, FIRST_WONDER + wonder), purse)
                self.active.add(WONDER_PRICE + (self.side * WONDERS + wonder) * PRICE_CLASSES + cost)
                if cost < PAYABLE:
                    if REPLAYING >> wonder & 1 or state.replays[self.seat]:
                        extra_turns += 1
                    best = max(best, self.gain(state, FIRST_WONDER + wonder))
                    self.victory = self.victory or self.wins(state, FIRST_WONDER + wonder)
        if state.age >= 0:
            self.add_gain(state, BEST_WONDER, best)
            parity = bits.count(state.present) & 1
            first = EXTRA_TURNS + (self.side * 2 + parity) * (MOST_EXTRA_TURNS + 1)
            self.active.add(first + min(extra_turns, MOST_EXTRA_TURNS))

    def gain(self, state: State, item: int) -> int:
        """Points that a new item brings at once: its own, and those of the track."""
        shields = CATALOGUE.shields[item]
        points = scoring.worth(state, self.seat, item)
        if not shields:
            return points
        if CATALOGUE.colour[item] == RED:
            shields += state.extra_shields[self.seat]
        lead = state.pawn if self.seat == 0 else -state.pawn
        return points + TRACK_POINTS[min(lead + shields, CAPITAL) + CAPITAL] - TRACK_POINTS[lead + CAPITAL]

    def add_gain(self, state: State, kind: int, points: int) -> None:
        place = (self.side * sizes.AGES + state.age) * GAIN_KINDS + kind
        self.active.add(GAIN + place * POINTS + min(points, MOST_POINTS))

    def add_guild(self, state: State, card: int) -> None:
        """The points that a guild would score now."""
        points = min(scoring.worth(state, self.seat, card), MOST_POINTS)
        self.active.add(GUILD + (self.side * GUILDS + card - FIRST_GUILD) * POINTS + points)

    def makes_pair(self, state: State, item: int) -> bool:
        symbol = CATALOGUE.symbol[item]
        return symbol >= 0 and (state.symbols[self.seat] & ~state.pairs[self.seat]) >> symbol & 1 == 1

    def wins(self, state: State, item: int) -> bool:
        """Whether building this ends the game: the capital is reached, or the sixth symbol."""
        lead = state.pawn if self.seat == 0 else -state.pawn
        shields = CATALOGUE.shields[item]
        if CATALOGUE.colour[item] == RED:
            shields += state.extra_shields[self.seat]
        if shields and lead + shields >= CAPITAL:
            return True
        symbol = CATALOGUE.symbol[item]
        if symbol < 0 or state.symbols[self.seat] >> symbol & 1:
            return False
        return bits.count(state.symbols[self.seat]) == ENOUGH_SYMBOLS - 1
