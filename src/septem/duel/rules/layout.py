"""The card structures: which slot lies under which."""

from ...core import arrays, bits
from ...core.names import check_room
from ...core.rows import row, rows
from .. import sizes
from ..constants import SIZES
from ..state import State

# Rows from the top, each as the places of its cards; a card lies under those one place left and right in the next row.
ROWS = (
    ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-4, -2, 0, 2, 4), (-5, -3, -1, 1, 3, 5)),
    ((-5, -3, -1, 1, 3, 5), (-4, -2, 0, 2, 4), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
    ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-2, 2), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
)
NO_SLOT = -1
Rows = tuple[tuple[int, ...], ...]
STRUCTURES: list[Rows] = []  # those of the base game, then those that expansions lay instead


class Layout:
    """For each structure and slot, the slots that cover it and the slots it covers, as sets."""

    def __init__(self) -> None:
        self.covers: list[list[int]] = rows(sizes.LAYOUTS, sizes.SLOTS)
        self.under: list[list[int]] = rows(sizes.LAYOUTS, sizes.SLOTS)
        self._new_sets()

    def _new_sets(self) -> None:
        self.whole: list[int] = row(sizes.LAYOUTS)  # all slots
        self.top: list[int] = row(sizes.LAYOUTS)  # the first row, which covers nothing
        self.free: list[int] = row(sizes.LAYOUTS)  # those that nothing covers
        self.face_up: list[int] = row(sizes.LAYOUTS)
        # Slots on which an expansion may lay tokens, where another expansion lays the structures: see `Expansion`.
        self.token_slots: list[list[int]] = rows(sizes.LAYOUTS, sizes.SLOTS)

    def add(self, number: int, rows_of_cards: Rows) -> None:
        check_room(number + 1, sizes.LAYOUTS, "structures", f"LAYOUTS in {SIZES}")
        slots = [(depth, place) for depth, places in enumerate(rows_of_cards) for place in places]
        check_room(len(slots), sizes.SLOTS, f"slots in age {number % sizes.AGES + 1}", f"SLOTS in {SIZES}")
        for low, (depth, place) in enumerate(slots):
            for high, (below, other) in enumerate(slots):
                if below == depth + 1 and abs(other - place) == 1:
                    self.covers[number][low] |= 1 << high
                    self.under[number][high] |= 1 << low
            if depth % 2 == 0:  # every other row, from the top, is dealt face up (D-021)
                self.face_up[number] |= 1 << low
            if not self.covers[number][low]:
                self.free[number] |= 1 << low
        self.whole[number] = (1 << len(slots)) - 1
        self.top[number] = (1 << len(rows_of_cards[0])) - 1


LAYOUT = Layout()


def add_structures(structures: tuple[Rows, ...], token_slots: Rows = ()) -> int:
    """Take in the structures of the base game or of an expansion; the number of the first."""
    first = len(STRUCTURES)
    for rows_of_cards in structures:
        LAYOUT.add(len(STRUCTURES), rows_of_cards)
        STRUCTURES.append(rows_of_cards)
    for age, slots in enumerate(token_slots):
        for number, slot in enumerate(slots):
            LAYOUT.token_slots[first + age][number] = slot
    return first


add_structures(ROWS)


def slots_of(number: int) -> int:
    """How many slots a structure has."""
    return sum(map(len, STRUCTURES[number]))


def deal_age(state: State) -> None:
    """Lay out the next age."""
    state.age += 1
    number = state.layouts + state.age
    state.present = LAYOUT.whole[number]
    state.open = LAYOUT.free[number]
    state.shown = LAYOUT.face_up[number]


def token_slot(structure: int, number: int) -> int:
    """The slot for the token of some number in a structure."""
    return LAYOUT.token_slots[structure][number]


def top_row(state: State) -> int:
    """The slots of the first row (a set), taken or not."""
    return LAYOUT.top[state.layouts + state.age]


def accessible(number: int, present: int) -> int:
    """The slots of a structure that no remaining card covers."""
    free = 0
    for slot in range(sizes.SLOTS):
        if present >> slot & 1 and not LAYOUT.covers[number][slot] & present:
            free |= 1 << slot
    return free


def find(state: State, card: int) -> int:
    """The open slot a card lies in, or none."""
    first = state.age * sizes.SLOTS
    slot = arrays.find(state.deal, card, first, first + sizes.SLOTS) - first
    return slot if slot >= 0 and state.open >> slot & 1 else NO_SLOT


def take(state: State, slot: int) -> None:
    """Take a card away, uncovering others; they are turned over at the end of the turn (D-035)."""
    number = state.layouts + state.age
    others = ~(1 << slot)
    present = state.present & others
    state.present = present
    state.open &= others
    state.shown &= others
    under = LAYOUT.under[number][slot]
    covers = LAYOUT.covers[number]
    while under:
        other = bits.lowest(under)
        under &= under - 1
        if not covers[other] & present:
            state.open |= 1 << other & present
