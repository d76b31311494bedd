"""Extracts the features of a position for one seat after the other. Of all hands it reads two: its own and the next."""

from ....core import bits
from ....core.rows import row
from ....wonders import sizes
from ....wonders.constants import STAGE
from ....wonders.data.components import FIRST_STAGE
from ....wonders.rules import scoring
from ....wonders.state import State
from . import sizes as room
from .feature_names import (
    AHEAD,
    ARMIES,
    ARMY,
    BOARDS,
    BUILT,
    COINS,
    HAND,
    ITEMS,
    KINDS,
    LEAD,
    LEADERS,
    LEADS,
    MATE,
    MOST_COINS,
    MOST_POINTS,
    MOST_STAGES,
    MOST_SYMBOLS,
    NEXT,
    PLAYERS,
    POINTS,
    RIGHT,
    STAGED,
    SYMBOLS,
    TURN,
    WIDEST,
    WIDEST_ARMY,
)


class ValueFeatures:
    """`begin` with a position, then `update` for each seat."""

    def __init__(self) -> None:
        self.numbers: list[int] = row(room.ACTIVE)
        self.count = 0
        self._new_points()

    def _new_points(self) -> None:
        self.points: list[int] = row(sizes.CITIES)  # of seats, with their teams, as they would count now

    def begin(self, state: State) -> None:
        """Count the points of a position."""
        for seat in range(state.seats):
            self.points[seat] = 0
        for seat in range(state.seats):
            points = scoring.fill_sheet(state, seat)
            for mate in range(state.seats):
                if state.eyes[seat] >> mate & 1:
                    self.points[mate] += points

    def add(self, feature: int) -> None:
        self.numbers[self.count] = feature
        self.count += 1

    def update(self, state: State, seat: int) -> None:
        """Note every feature of a seat."""
        self.count = 0
        self.add_city(state, seat, 0)
        self.add_city(state, state.left[seat], 1)
        self.add_city(state, state.right[seat], 2)
        self.add_army(state, seat, state.left[seat], 0)
        self.add_army(state, seat, state.right[seat], 1)
        self.add_hands(state, seat)
        self.add_rights(state, seat)
        self.add_points(state, seat)
        self.add(TURN + state.age * sizes.MOST_ROUNDS + state.turn)
        self.add(PLAYERS + state.seats)

    def add_city(self, state: State, city: int, side: int) -> None:
        first = BUILT + side * ITEMS
        for word in range(sizes.WORDS):
            cards = state.built[city][word]
            while cards:
                self.add(first + (word << 4 | bits.lowest(cards)))
                cards &= cards - 1
        items = state.other_items[city]
        while items:
            self.add(first + FIRST_STAGE + bits.lowest_wide(items))
            items &= items - 1
        stages = min(state.counts[city][STAGE], MOST_STAGES)
        self.add(STAGED + (side * BOARDS + state.board[city]) * (MOST_STAGES + 1) + stages)
        self.add(COINS + side * (MOST_COINS + 1) + min(state.coins[city], MOST_COINS))
        for symbol in range(KINDS):
            known = min(state.symbols[city][symbol], MOST_SYMBOLS)
            self.add(SYMBOLS + (side * KINDS + symbol) * (MOST_SYMBOLS + 1) + known)

    def add_army(self, state: State, seat: int, other: int, side: int) -> None:
        lead = state.shields[seat] - state.shields[other]
        place = (side * sizes.AGES + state.age) * ARMIES
        self.add(ARMY + place + WIDEST_ARMY + max(min(lead, WIDEST_ARMY), -WIDEST_ARMY))
        if state.eyes[seat] >> other & 1:
            self.add(MATE + side)

    def add_hands(self, state: State, seat: int) -> None:
        """The cards of the own hand and of the one that comes next, and leaders in hand."""
        self.add_cards(state, seat, HAND)
        self.add_cards(state, state.left[seat] if state.age == 1 else state.right[seat], NEXT)
        items = state.leader_hand[seat]
        while items:
            self.add(LEADERS + bits.lowest_wide(items))
            items &= items - 1

    def add_cards(self, state: State, city: int, first: int) -> None:
        hand = state.hand[city]
        for place in range(state.held[hand]):
            self.add(first + state.hands[hand][place])

    def add_rights(self, state: State, seat: int) -> None:
        if state.claims >> seat & 1:
            self.add(RIGHT)
        if state.claiming >> seat & 1:
            self.add(RIGHT + 1)
        if state.lasting >> seat & 1:
            self.add(RIGHT + 2)
        if state.copying >> seat & 1:
            self.add(RIGHT + 3)
        if state.colour_claims >> seat & 1:
            self.add(RIGHT + 4)

    def add_points(self, state: State, seat: int) -> None:
        """The points of the seat, its lead over the best other, and how many are ahead."""
        own = self.points[seat]
        best = -1000
        ahead = 0
        for other in range(state.seats):
            if not state.eyes[seat] >> other & 1:
                best = max(best, self.points[other])
                ahead += 1 if self.points[other] > own else 0
        self.add(POINTS + state.age * (MOST_POINTS + 1) + max(min(own >> 1, MOST_POINTS), 0))
        self.add(LEAD + state.age * LEADS + WIDEST + max(min(own - best, WIDEST), -WIDEST))
        self.add(AHEAD + state.age * sizes.CITIES + ahead)
