"""Features of the structure: covered cards, unseen cards, and tempo."""

from ....core import bits
from ....core.rows import rows
from ....duel import agenda, sizes
from ....duel.constants import MOST_WONDERS, REVIVE_CARD
from ....duel.data.catalogue import CATALOGUE
from ....duel.data.components import MOST_SLOTS
from ....duel.rules import dealing, layout
from ....duel.rules.effects import Revives
from ....duel.state import State
from .active import ActiveFeatures
from .feature_names import COVERED, DEPTHS, DISCARDED, HIDDEN, LEFT, MOST_SAFE, OPEN, SAFE, UNCOVERING, UNSEEN
from .market import wonders_with

REVIVING = wonders_with(Revives)
DEPTH_CLASSES = len(DEPTHS)


class Stacks:
    """For each structure and slot, all slots that lie above it, directly or not."""

    def __init__(self) -> None:
        self.above: list[list[int]] = rows(sizes.LAYOUTS, sizes.SLOTS)
        for number in range(sizes.LAYOUTS):
            for slot in range(sizes.SLOTS - 1, -1, -1):
                direct = layout.LAYOUT.covers[number][slot]
                self.above[number][slot] = direct
                for other in bits.members(direct):
                    self.above[number][slot] |= self.above[number][other]


STACKS = Stacks()


def add_structure(active: ActiveFeatures, state: State) -> None:
    """Cards in sight, by what lies above them or what they uncover; places of cards that lie face down."""
    safe = 0
    slots = state.present
    while slots:
        slot = bits.lowest(slots)
        slots &= slots - 1
        card = state.deal[state.age * sizes.SLOTS + slot]
        if not state.shown >> slot & 1:
            active.add(HIDDEN + state.age * MOST_SLOTS + slot)
        elif state.open >> slot & 1:
            uncovers = uncovered(state, slot)
            safe += 1 if uncovers == 0 else 0
            active.add(OPEN + card * UNCOVERING + uncovers)
        else:
            active.add(COVERED + card * DEPTH_CLASSES + depth_class(state, slot))
    left = bits.count(state.present)
    active.add(LEFT + state.age * (MOST_SLOTS + 1) + left)
    active.add(SAFE + (state.age * 2 + (left & 1)) * (MOST_SAFE + 1) + min(safe, MOST_SAFE))


def uncovered(state: State, slot: int) -> int:
    """How many cards would lie open after this one is taken."""
    number = state.layouts + state.age
    rest = state.present & ~(1 << slot)
    under = layout.LAYOUT.under[number][slot] & rest
    found = 0
    while under:
        other = bits.lowest(under)
        under &= under - 1
        if not layout.LAYOUT.covers[number][other] & rest:
            found += 1
    return found


def depth_class(state: State, slot: int) -> int:
    above = bits.count(STACKS.above[state.layouts + state.age][slot] & state.present)
    return above - 1 if above < 3 else 2 if above < 6 else 3


def add_unseen(active: ActiveFeatures, state: State) -> None:
    """Cards of this age that nobody has seen, while some lie face down; the discard pile, while it may be used."""
    if state.present & ~state.shown:
        add_deck(active, state, state.age)
        for deck in range(sizes.AGES, sizes.DECKS):
            if state.laid[state.age][deck]:
                add_deck(active, state, deck)
    reviving = (state.hand[0] | state.hand[1]) & REVIVING and state.raised < MOST_WONDERS
    if reviving or agenda.kind_of(state.agenda[state.depth - 1]) == REVIVE_CARD:
        for place in range(state.discarded):
            active.add(DISCARDED + state.discards[place])


def add_deck(active: ActiveFeatures, state: State, deck: int) -> None:
    cards = dealing.unseen(state, deck, state.present & ~state.shown)
    first = UNSEEN + CATALOGUE.deck_start[deck]
    while cards:
        active.add(first + bits.lowest(cards))
        cards &= cards - 1
