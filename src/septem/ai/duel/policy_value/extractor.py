"""Extracts the features of a position, as the seat that is asked sees it. Nothing here reads face-down cards."""

from ....core import bits
from ....duel import agenda, sizes
from ....duel.constants import CAPITAL, DESTROY_CARD, GROUP
from ....duel.data.components import FIRST_TOKEN, FIRST_WONDER
from ....duel.rules import scoring, track, treasury
from ....duel.state import State
from . import structure
from .active import ActiveFeatures
from .feature_names import (
    AT_TURN,
    BOARD,
    BUILT,
    COINS,
    DESTROYED,
    DRAFT,
    DRAFTED,
    DRAWN,
    EXPANSIONS,
    EXTRA_TURN,
    GOODS,
    ITEMS,
    KINDS,
    KNOWN,
    LOOT,
    MOST_COINS,
    MOST_SYMBOLS,
    MOST_UNITS,
    OFFER,
    PAIRS,
    PAWN,
    PHASES,
    QUESTION,
    RAISED,
    SCORE,
    SCORES,
    SPACES,
    SYMBOLS,
    WIDEST,
)
from .market import Market

PARTS_OF_GAME = len(PHASES)


class FeatureExtractor:
    """Finds the features that hold in one position after the other."""

    def __init__(self) -> None:
        self.active = ActiveFeatures()
        self.market = Market(self.active)
        self.expansions = EXPANSIONS

    def update(self, state: State) -> None:
        """Note every feature of a position in which somebody is asked."""
        asked = agenda.seat_of(state.agenda[state.depth - 1])
        self.active.count = 0
        for side in range(sizes.SEATS):
            seat = asked if side == 0 else 1 - asked
            self.add_city(state, seat, side)
            self.add_science(state, seat, side)
            self.market.add_city(state, seat, side)
        if state.age >= 0:
            structure.add_structure(self.active, state)
            structure.add_unseen(self.active, state)
        self.add_table(state, asked)
        self.add_tokens(state, asked)
        self.add_score(state)
        for expansion in self.expansions:
            self.active.count = expansion.write(state, asked, self.active.numbers, self.active.count)

    def add_city(self, state: State, seat: int, side: int) -> None:
        """The items of a city, its production and its coins."""
        self.add_items(state, seat, side)
        for good in range(sizes.GOODS):
            units = min(state.goods[seat][good], MOST_UNITS)
            self.active.add(GOODS + (side * sizes.GOODS + good) * (MOST_UNITS + 1) + units)
        self.active.add(COINS + side * (MOST_COINS + 1) + min(state.coins[seat], MOST_COINS))

    def add_items(self, state: State, seat: int, side: int) -> None:
        """Note every item on the next place, and keep it there if it is built: a leap for each would cost more."""
        first = BUILT + side * ITEMS
        start = self.active.count
        place = start
        for item in range(state.last_item):
            self.active.numbers[place] = first + item
            place += 1 if state.built[seat][item] else 0
        points = treasury.points(state, seat) + track.points(state, seat)
        for built in range(start, place):
            points += scoring.worth(state, seat, self.active.numbers[built] - first)
        self.active.points[side] = points
        self.active.count = place

    def add_science(self, state: State, seat: int, side: int) -> None:
        phase = side * PARTS_OF_GAME + state.age + 1
        self.active.add(SYMBOLS + phase * (MOST_SYMBOLS + 1) + bits.count(state.symbols[seat]))
        self.add_set(KNOWN + side * KINDS, state.symbols[seat])
        self.add_set(PAIRS + side * KINDS, state.pairs[seat])

    def add_set(self, first: int, members: int) -> None:
        while members:
            self.active.add(first + bits.lowest(members))
            members &= members - 1

    def add_table(self, state: State, asked: int) -> None:
        """The question asked, and the progress of the game."""
        entry = state.agenda[state.depth - 1]
        self.active.add(QUESTION + agenda.kind_of(entry))
        if agenda.kind_of(entry) == DESTROY_CARD:
            self.active.add(DESTROYED + agenda.about_of(entry))
        if state.again:
            self.active.add(EXTRA_TURN)
        if state.mover == asked:
            self.active.add(AT_TURN)
        if state.drafted < DRAFTED:
            self.add_draft(state)
        self.active.add(RAISED + state.raised)

    def add_draft(self, state: State) -> None:
        """The wonders that can still be taken of those shown."""
        self.active.add(DRAFT + state.drafted)
        taken = state.hand[0] | state.hand[1]
        group = state.drafted // GROUP * GROUP
        for place in range(group, group + GROUP):
            wonder = state.offer[place] - FIRST_WONDER
            if not taken >> wonder & 1:
                self.active.add(OFFER + wonder)

    def add_tokens(self, state: State, asked: int) -> None:
        """The track, loot, progress tokens on the board, and those drawn from the box."""
        self.active.add(PAWN + (state.age + 1) * SPACES + CAPITAL + (state.pawn if asked == 0 else -state.pawn))
        loot = state.loot
        while loot:
            self.active.add(LOOT + (bits.lowest(loot) ^ asked << 1))
            loot &= loot - 1
        self.add_set(BOARD, state.board)
        if state.drawn and state.watching >> asked & 1:
            for place in range(state.drawn):
                self.active.add(DRAWN + state.box[place] - FIRST_TOKEN)

    def add_score(self, state: State) -> None:
        """The difference of points, as they would count now."""
        lead = self.active.points[0] - self.active.points[1]
        self.active.add(SCORE + (state.age + 1) * SCORES + WIDEST + max(min(lead, WIDEST), -WIDEST))
