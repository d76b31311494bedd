"""The three card structures: which slot lies under which."""

from ...core import bits
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


class Layout:
    """For each age and slot, the slots that cover it and the slots it covers, as sets."""

    def __init__(self, structures: tuple[Rows, ...]) -> None:
        self.covers: list[list[int]] = rows(sizes.AGES, sizes.SLOTS)
        self.under: list[list[int]] = rows(sizes.AGES, sizes.SLOTS)
        self.free: list[int] = row(sizes.AGES)
        self._new_faces()
        for age, rows_of_cards in enumerate(structures):
            self._lay(age, rows_of_cards)

    def _new_faces(self) -> None:
        self.face_up: list[int] = row(sizes.AGES)

    def _lay(self, age: int, rows_of_cards: Rows) -> None:
        slots = [(depth, place) for depth, places in enumerate(rows_of_cards) for place in places]
        check_room(len(slots), sizes.SLOTS, f"slots in age {age + 1}", f"SLOTS in {SIZES}")
        for low, (depth, place) in enumerate(slots):
            for high, (below, other) in enumerate(slots):
                if below == depth + 1 and abs(other - place) == 1:
                    self.covers[age][low] |= 1 << high
                    self.under[age][high] |= 1 << low
            if depth % 2 == 0:  # every other row, from the top, is dealt face up (D-021)
                self.face_up[age] |= 1 << low
        for slot in range(sizes.SLOTS):
            if not self.covers[age][slot]:
                self.free[age] |= 1 << slot


LAYOUT = Layout(ROWS)


def deal_age(state: State) -> None:
    """Lay out the next age."""
    state.age += 1
    state.present = (1 << sizes.SLOTS) - 1
    state.open = LAYOUT.free[state.age]
    state.shown = LAYOUT.face_up[state.age]


def accessible(age: int, present: int) -> int:
    """The slots that no remaining card covers."""
    free = 0
    for slot in range(sizes.SLOTS):
        if present >> slot & 1 and not LAYOUT.covers[age][slot] & present:
            free |= 1 << slot
    return free


def find(state: State, card: int) -> int:
    """The open slot a card lies in, or none."""
    cards = state.age * sizes.SLOTS
    slots = state.open
    while slots:
        slot = bits.lowest(slots)
        if state.deal[cards + slot] == card:
            return slot
        slots &= slots - 1
    return NO_SLOT


def take(state: State, slot: int) -> None:
    """Take a card away, uncovering others; they are turned over at the end of the turn (D-035)."""
    age = state.age
    state.present &= ~(1 << slot)
    state.open &= ~(1 << slot)
    state.shown &= ~(1 << slot)
    under = LAYOUT.under[age][slot]
    while under:
        other = bits.lowest(under)
        under &= under - 1
        if not LAYOUT.covers[age][other] & state.present:
            state.open |= 1 << other & state.present
