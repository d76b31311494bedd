"""What the judgement sees of a position: the numbers of those features that hold, as the seat that is asked sees them.

Nothing here looks at what lies face down. A feature is a plain fact ("the opponent has built the Baths", "I can pay for
the Aqueduct that lies open"), so that what is learned of it can be read.
"""

from ...core import bits
from ...core.rows import row
from ...duel import agenda, sizes
from ...duel.constants import CAPITAL, ENOUGH_SYMBOLS, GROUP, GUILD_DECK, MOST_WONDERS, NOTHING, NOWHERE, QUESTIONS, RED
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_WONDER, LAST_TOKEN
from ...duel.pantheon.numbers import FIRST_DIVINITY
from ...duel.payment import prices
from ...duel.rules import scoring, track, treasury
from ...duel.state import State
from . import sizes as room

DRAFTED = sizes.OFFER
CARDS = 80  # room for every card of an age, guild or temple
MOST_COINS = 31
WIDEST = 25  # differences of points beyond this are alike
SHARE = 2 * WIDEST + 1

# Where each family of features begins. Those of both seats come in two blocks: the asked one's, then the other's.
BUILT = 0
OPEN = BUILT + 2 * sizes.ITEMS
COVERED = OPEN + CARDS
PAYABLE = COVERED + CARDS
HAND = PAYABLE + 2 * CARDS
RAISABLE = HAND + 2 * sizes.WONDERS
BOARD = RAISABLE + 2 * sizes.WONDERS
OFFER = BOARD + sizes.BOX
COINS = OFFER + sizes.WONDERS
PAWN = COINS + 2 * (MOST_COINS + 1)
LOOT = PAWN + 2 * CAPITAL + 1
LEFT = LOOT + 4
DRAFT = LEFT + sizes.AGES * (sizes.SLOTS + 1)
KIND = DRAFT + DRAFTED + 1
MOMENT = KIND + len(QUESTIONS)  # an extra turn is due; the asked seat is at turn
SCORE = MOMENT + 2
SYMBOLS = SCORE + sizes.AGES * SHARE
KNOWN = SYMBOLS + 2 * 8
PAIRS = KNOWN + 2 * 8
RAISED = PAIRS + 2 * 8
GOODS = RAISED + MOST_WONDERS + 1
THREAT = GOODS + 2 * sizes.GOODS * 5
SHRINE = THREAT + 2
OFFERINGS = SHRINE + sizes.SHRINES * 17
VAULT = OFFERINGS + 2 * 3
BARRIER = VAULT + 2 * 8
SIZE = BARRIER + 2 * CAPITAL + 1


class FeatureExtractor:
    """Looks at positions, one after the other."""

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
        if state.late_deck != GUILD_DECK:
            self.see_pantheon(state, asked)

    def add(self, feature: int) -> None:
        self.active[self.count] = feature
        self.count += 1

    def see_city(self, state: State, seat: int, side: int) -> None:
        """What stands there, what it makes, and its coins."""
        self.see_items(state, seat, side)
        for good in range(sizes.GOODS):
            self.add(GOODS + (side * sizes.GOODS + good) * 5 + min(state.goods[seat][good], 4))
        self.add(COINS + side * (MOST_COINS + 1) + min(state.coins[seat], MOST_COINS))

    def see_items(self, state: State, seat: int, side: int) -> None:
        """Note every item on the next place, and keep it there if it is built: a leap for each would cost more."""
        first, place = BUILT + side * sizes.ITEMS, self.count
        for item in range(CATALOGUE.size if state.late_deck != GUILD_DECK else LAST_TOKEN):
            self.active[place] = first + item
            place += 1 if state.built[seat][item] else 0
        points = treasury.points(state, seat) + track.points(state, seat)
        for built in range(self.count, place):
            points += scoring.worth(state, seat, self.active[built] - first)
        self.points[side] = points
        self.count = place

    def see_science(self, state: State, seat: int, side: int) -> None:
        self.add(SYMBOLS + side * 8 + bits.count(state.symbols[seat]))
        self.add(PAIRS + side * 8 + bits.count(state.pairs[seat]))
        had = state.symbols[seat]
        while had:
            self.add(KNOWN + side * 8 + bits.lowest(had))
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
            self.add(HAND + side * sizes.WONDERS + wonder)
            if state.age >= 0 and prices.affordable(state, seat, FIRST_WONDER + wonder):
                self.add(RAISABLE + side * sizes.WONDERS + wonder)
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
        """What is asked, and how far the game has come."""
        entry = state.agenda[state.depth - 1]
        self.add(KIND + agenda.kind_of(entry))
        if state.again:
            self.add(MOMENT)
        if state.mover == asked:
            self.add(MOMENT + 1)
        if state.drafted < DRAFTED:
            self.see_draft(state)
        elif state.age >= 0:
            self.add(LEFT + state.age * (sizes.SLOTS + 1) + bits.count(state.present))
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
        self.add(SCORE + age * SHARE + WIDEST + max(min(lead, WIDEST), -WIDEST))

    def see_pantheon(self, state: State, asked: int) -> None:
        """Divinities that the asked seat knows, by what they cost it; offerings, coins of the vault, the barrier."""
        for slot in range(sizes.SHRINES):
            place = slot if asked == 0 else sizes.SHRINES - 1 - slot
            if state.shrine[slot] != NOTHING and state.shrine_seen[slot] >> asked & 1:
                self.add(SHRINE + place * 17 + state.shrine[slot] - FIRST_DIVINITY)
        for side in range(sizes.SEATS):
            seat = asked if side == 0 else 1 - asked
            for offering in range(3):
                if state.offerings[seat] >> offering & 1:
                    self.add(OFFERINGS + side * 3 + offering)
            self.add(VAULT + side * 8 + min(state.vault[seat], 7))
        if state.barrier != NOWHERE:
            self.add(BARRIER + CAPITAL + (state.barrier if asked == 0 else -state.barrier))
