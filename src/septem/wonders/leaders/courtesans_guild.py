"""The guild that has the effect of a neighbour's leader (L-083)."""

from ...core import bits
from .. import setters
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..rules import building
from ..state import State
from .constants import COPY_LOST, COURT_LEADER, LEADER_COPIED


def ask(state: State) -> None:
    """Ask which leader is copied; without any, the guild has no effect (L-084)."""
    city = bits.lowest(state.courting)
    state.courting &= state.courting - 1
    if state.other_items[state.left[city]] | state.other_items[state.right[city]]:
        state.ask(COURT_LEADER, 1 << city)
    else:
        state.tell(COPY_LOST, city, 0, 0)


def copy(state: State, city: int, leader: int) -> None:
    """Apply a leader as if recruited here and now, at no cost; it is no leader of this city (L-081, L-084)."""
    left = state.left[city]
    owner = left if state.other_items[left] >> leader - FIRST_LEADER & 1 else state.right[city]
    state.tell(LEADER_COPIED, city, leader, owner)
    setters.put_copied(state, city, leader)
    building.receive(state, city, leader)
