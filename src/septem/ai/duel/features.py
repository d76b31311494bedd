"""Features of positions for the network: the numbers of those that hold, as the asked seat sees them.

Nothing here reads cards that lie face down. Every feature has a name that does not depend on how items are numbered
(`built.mine.baths`, `question.draft`); network files store weights by these names. The families below are the only
declaration: names and numbers both come from it. Items get their features by kind, so a new card needs no change here.
Expansions add families of their own (`ExpansionFeatures`).
"""

from collections.abc import Iterable

from ...core import bits
from ...core.rows import row
from ...duel import agenda, sizes
from ...duel.constants import CAPITAL, ENOUGH_SYMBOLS, GROUP, MOST_WONDERS, NO_DECK, QUESTIONS, RED
from ...duel.constants import GOODS as GOOD_NAMES
from ...duel.constants import SYMBOLS as SYMBOL_NAMES
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN, MOST_SLOTS
from ...duel.expansions import EXPANSIONS as DECLARED
from ...duel.expansions import loaded
from ...duel.features import FeatureNames, check_features, number_features
from ...duel.payment import prices
from ...duel.rules import scoring, track, treasury
from ...duel.state import State
from . import sizes as room

DRAFTED = sizes.OFFER  # wonders drafted in all
MOST_COINS = 31  # more coins than this are seen as this many
MOST_UNITS = 4  # units of a good
MOST_SYMBOLS = 7  # different symbols, or pairs
WIDEST = 25  # differences of points beyond this are seen as this


def ids(items: Iterable[int]) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def steps(ages: int, numbers: Iterable[int]) -> list[str]:
    """A number in each age."""
    every = list(numbers)
    return [f"age{age + 1}.{number}" for age in range(ages) for number in every]


# Every item, those that can lie in the structure, wonders, and tokens. The last card need not be a neighbour of the
# others: items in between have features that never hold.
ITEMS = CATALOGUE.size
CARDS = 1 + max(item for item in range(ITEMS) if CATALOGUE.deck[item] != NO_DECK)
WONDERS = FIRST_TOKEN - FIRST_WONDER
TOKENS = LAST_TOKEN - FIRST_TOKEN
CARD_IDS, WONDER_IDS = ids(range(CARDS)), ids(range(FIRST_WONDER, FIRST_TOKEN))

# The number of the first feature of each family. `for_both` adds two blocks: the asked seat's, then the other's.
FEATURES = FeatureNames()
BUILT = FEATURES.for_both("built", ids(range(ITEMS)))
OPEN = FEATURES.family("open", CARD_IDS)
COVERED = FEATURES.family("covered", CARD_IDS)
PAYABLE = FEATURES.for_both("payable", CARD_IDS)
HAND = FEATURES.for_both("unbuilt", WONDER_IDS)
RAISABLE = FEATURES.for_both("raisable", WONDER_IDS)
BOARD = FEATURES.family("board", ids(range(FIRST_TOKEN, LAST_TOKEN)))
OFFER = FEATURES.family("offer", WONDER_IDS)
COINS = FEATURES.for_both("coins", range(MOST_COINS + 1))
PAWN = FEATURES.family("pawn", range(-CAPITAL, CAPITAL + 1))
LOOT = FEATURES.for_both("loot", ("near", "far"))
LEFT = FEATURES.family("cards_left", steps(sizes.AGES, range(MOST_SLOTS + 1)))
DRAFT = FEATURES.family("drafted", range(DRAFTED))
QUESTION = FEATURES.family("question", QUESTIONS)
EXTRA_TURN = FEATURES.family("extra_turn", ("due",))
AT_TURN = FEATURES.family("at_turn", ("mine",))
SCORE = FEATURES.family("score", steps(sizes.AGES, range(-WIDEST, WIDEST + 1)))
SYMBOLS = FEATURES.for_both("symbols", range(MOST_SYMBOLS + 1))
KNOWN = FEATURES.for_both("symbol", SYMBOL_NAMES)
PAIRS = FEATURES.for_both("pairs", range(MOST_SYMBOLS + 1))
RAISED = FEATURES.family("wonders_built", range(MOST_WONDERS + 1))
GOODS = FEATURES.for_both("goods", [f"{good}.{units}" for good in GOOD_NAMES for units in range(MOST_UNITS + 1)])
THREAT = FEATURES.for_both("victory", ("next",))  # an open card or a wonder would win at once
KINDS = len(SYMBOL_NAMES)


SIZES = "FEATURES in septem/ai/duel/sizes.py"  # what to raise where features do not fit
EXPANSIONS = number_features(FEATURES, [loaded(one.features)() for one in DECLARED if one.features])
check_features(FEATURES.names, room.FEATURES, SIZES)


class FeatureExtractor:
    """Finds the features that hold in a position."""

    def __init__(self) -> None:
        self.active: list[int] = row(room.ACTIVE)
        self.count = 0
        self.points: list[int] = row(sizes.SEATS)  # of both sides, as they would count now

    def update(self, state: State) -> None:
        """Note every feature of a position in which somebody is asked."""
        asked = agenda.seat_of(state.agenda[state.depth - 1])
        self.count = 0
        for side in range(sizes.SEATS):
            seat = asked if side == 0 else 1 - asked
            self.see_city(state, seat, side)
            self.see_science(state, seat, side)
            self.see_means(state, seat, side)
        self.see_structure(state, asked)
        self.see_table(state, asked)
        self.see_tokens(state, asked)
        self.see_score(state)
        for expansion in EXPANSIONS:
            self.count = expansion.write(state, asked, self.active, self.count)

    def add(self, feature: int) -> None:
        self.active[self.count] = feature
        self.count += 1

    def see_city(self, state: State, seat: int, side: int) -> None:
        """The items of a city, its production and its coins."""
        self.see_items(state, seat, side)
        for good in range(sizes.GOODS):
            units = min(state.goods[seat][good], MOST_UNITS)
            self.add(GOODS + (side * sizes.GOODS + good) * (MOST_UNITS + 1) + units)
        self.add(COINS + side * (MOST_COINS + 1) + min(state.coins[seat], MOST_COINS))

    def see_items(self, state: State, seat: int, side: int) -> None:
        """Note every item on the next place, and keep it there if it is built: a leap for each would cost more."""
        first, place = BUILT + side * ITEMS, self.count
        for item in range(state.last_item):
            self.active[place] = first + item
            place += 1 if state.built[seat][item] else 0
        points = treasury.points(state, seat) + track.points(state, seat)
        for built in range(self.count, place):
            points += scoring.worth(state, seat, self.active[built] - first)
        self.points[side] = points
        self.count = place

    def see_science(self, state: State, seat: int, side: int) -> None:
        self.add(SYMBOLS + side * (MOST_SYMBOLS + 1) + bits.count(state.symbols[seat]))
        self.add(PAIRS + side * (MOST_SYMBOLS + 1) + bits.count(state.pairs[seat]))
        had = state.symbols[seat]
        while had:
            self.add(KNOWN + side * KINDS + bits.lowest(had))
            had &= had - 1

    def see_means(self, state: State, seat: int, side: int) -> None:
        """Which open cards and which wonders a city can pay for, and whether one of them would win at once."""
        prices.open_market(state, seat)
        threat = False
        slots = state.open & state.shown
        while slots:
            card = state.deal[state.age * sizes.SLOTS + bits.lowest(slots)]
            slots &= slots - 1
            if prices.affordable(state, seat, card):
                self.add(PAYABLE + side * CARDS + card)
                threat = threat or self.decides(state, seat, card)
        wonders = state.hand[seat]
        while wonders:
            wonder = bits.lowest(wonders)
            wonders &= wonders - 1
            self.add(HAND + side * WONDERS + wonder)
            if state.age >= 0 and prices.affordable(state, seat, FIRST_WONDER + wonder):
                self.add(RAISABLE + side * WONDERS + wonder)
                threat = threat or self.decides(state, seat, FIRST_WONDER + wonder)
        if threat:
            self.add(THREAT + side)

    def decides(self, state: State, seat: int, item: int) -> bool:
        """Whether building this ends the game: the capital is reached, or the sixth symbol."""
        lead = state.pawn if seat == 0 else -state.pawn
        shields = CATALOGUE.shields[item]
        if CATALOGUE.colour[item] == RED:
            shields += state.extra_shields[seat]
        if shields and lead + shields >= CAPITAL:
            return True
        symbol = CATALOGUE.symbol[item]
        if symbol < 0 or state.symbols[seat] >> symbol & 1:
            return False
        return bits.count(state.symbols[seat]) == ENOUGH_SYMBOLS - 1

    def see_structure(self, state: State, asked: int) -> None:
        """Cards that lie open, and those that can be seen under others."""
        slots = state.present & state.shown
        while slots:
            slot = bits.lowest(slots)
            slots &= slots - 1
            card = state.deal[state.age * sizes.SLOTS + slot]
            self.add((OPEN if state.open >> slot & 1 else COVERED) + card)

    def see_table(self, state: State, asked: int) -> None:
        """The question asked, and the progress of the game."""
        entry = state.agenda[state.depth - 1]
        self.add(QUESTION + agenda.kind_of(entry))
        if state.again:
            self.add(EXTRA_TURN)
        if state.mover == asked:
            self.add(AT_TURN)
        if state.drafted < DRAFTED:
            self.see_draft(state)
        elif state.age >= 0:
            self.add(LEFT + state.age * (MOST_SLOTS + 1) + bits.count(state.present))
        self.add(RAISED + state.raised)

    def see_draft(self, state: State) -> None:
        """The wonders that can still be taken of those shown."""
        self.add(DRAFT + state.drafted)
        taken = state.hand[0] | state.hand[1]
        group = state.drafted // GROUP * GROUP
        for place in range(group, group + GROUP):
            wonder = state.offer[place] - FIRST_WONDER
            if not taken >> wonder & 1:
                self.add(OFFER + wonder)

    def see_tokens(self, state: State, asked: int) -> None:
        """The track, loot, and progress tokens on the board."""
        self.add(PAWN + CAPITAL + (state.pawn if asked == 0 else -state.pawn))
        loot = state.loot
        while loot:
            self.add(LOOT + (bits.lowest(loot) ^ asked << 1))
            loot &= loot - 1
        tokens = state.board
        while tokens:
            self.add(BOARD + bits.lowest(tokens))
            tokens &= tokens - 1

    def see_score(self, state: State) -> None:
        """The difference of points, as they would count now."""
        lead = self.points[0] - self.points[1]
        age = max(state.age, 0)
        self.add(SCORE + age * (2 * WIDEST + 1) + WIDEST + max(min(lead, WIDEST), -WIDEST))
