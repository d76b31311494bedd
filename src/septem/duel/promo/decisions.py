"""The questions of the promo wonders."""

from ...core import bits
from .. import moves, sizes
from ..constants import CARD_BUILT, CARD_TAKEN, NOTHING, REMOVED
from ..model import Decision
from ..rules import building, layout
from ..state import State
from . import effects
from .constants import CARD_CAST, CAST, CLAIM

FREE = 2  # the route of a building that costs nothing


class ClaimTop(Decision):
    """Build a card of the top row, which covers nothing (DP-003, DP-006)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        slots = effects.claimable(state)
        while slots:
            state.menu[filled] = moves.pack(CLAIM, state.deal[state.age * sizes.SLOTS + bits.lowest(slots)])
            slots &= slots - 1
            filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = moves.first_of(move)
        slot = 0
        while state.deal[state.age * sizes.SLOTS + slot] != card:
            slot += 1
        layout.take(state, slot)
        state.tell(CARD_TAKEN, seat, card, slot)
        state.tell(CARD_BUILT, seat, card, FREE)
        building.receive(state, seat, card, 0)


class ClaimAside(Decision):
    """Build one of the cards put back into the box."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_aside(state, CLAIM)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        use_aside(state, moves.first_of(move))
        state.tell(CARD_BUILT, seat, moves.first_of(move), FREE)
        building.receive(state, seat, moves.first_of(move), 0)


class CastAside(Decision):
    """Discard one of the two cards left; the opponent builds the other, with all its effects (DP-008)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_aside(state, CAST)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        use_aside(state, moves.first_of(move))
        state.discard(moves.first_of(move))
        state.tell(CARD_CAST, seat, moves.first_of(move), 0)
        state.removed_shown = 0
        self.give(state, 1 - seat)

    def give(self, state: State, seat: int) -> None:
        """None is left if another effect has built one of the three before."""
        for number in range(REMOVED):
            card = state.removed[state.age * REMOVED + number]
            if card != NOTHING:
                use_aside(state, card)
                state.tell(CARD_BUILT, seat, card, FREE)
                building.receive(state, seat, card, 0)


def list_aside(state: State, verb: int) -> int:
    """Write the cards put back into the box into the menu; how many there are."""
    filled = 0
    for number in range(REMOVED):
        card = state.removed[state.age * REMOVED + number]
        if card != NOTHING:
            state.menu[filled] = moves.pack(verb, card)
            filled += 1
    return filled


def use_aside(state: State, card: int) -> None:
    """Take a card from the table. The others stay in order at the end of the row, a sign that they lie there."""
    first = state.age * REMOVED
    place = first
    while state.removed[place] != card:
        place += 1
    while place > first:
        state.removed[place] = state.removed[place - 1]
        place -= 1
    state.removed[first] = NOTHING


def put_aside(state: State, cards: list[int]) -> None:
    """Cards of the current age that lie on the table (for positions made by hand)."""
    last = state.age * REMOVED + REMOVED - 1
    state.removed_shown = 1
    for number in range(REMOVED):
        state.removed[last - number] = cards[len(cards) - 1 - number] if number < len(cards) else NOTHING


def put_removed(state: State, age: int, cards: list[int]) -> None:
    """The cards of an age put back into the box (for positions made by hand); used ones are gone."""
    first = age * REMOVED
    others = []
    for number in range(REMOVED):
        if state.removed[first + number] not in (*cards, NOTHING):
            others.append(state.removed[first + number])
    for slot in range(sizes.SLOTS):
        if state.deal[age * sizes.SLOTS + slot] in cards and others:
            state.deal[age * sizes.SLOTS + slot] = others.pop()
    for number in range(REMOVED):
        state.removed[first + number] = cards[number] if number < len(cards) else NOTHING
