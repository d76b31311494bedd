"""Cards put back into the box at the start, of this age and the ones before: what Treason looks at."""

from ..constants import NOTHING, REMOVED
from ..state import State


def count(state: State) -> int:
    """How many cards of this age and the ones before still lie in the box (A-151)."""
    found = 0
    for place in range((state.age + 1) * REMOVED):
        found += state.removed[place] != NOTHING
    return found


def tell(state: State, seat: int, fact: int) -> None:
    """Tell a seat which cards these are."""
    for place in range((state.age + 1) * REMOVED):
        if state.removed[place] != NOTHING:
            state.whisper(1 << seat, fact, seat, state.removed[place], 0)


def lies_there(state: State, card: int) -> int:
    for place in range((state.age + 1) * REMOVED):
        if state.removed[place] == card:
            return 1
    return 0


def take(state: State, card: int) -> None:
    """Take a card out of the box; the others of its age stay at the end of their row."""
    place = 0
    while state.removed[place] != card:
        place += 1
    first = place // REMOVED * REMOVED
    while place > first:
        state.removed[place] = state.removed[place - 1]
        place -= 1
    state.removed[first] = NOTHING
