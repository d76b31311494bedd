"""Building wonders, with or without payment."""

from ...core import bits
from .. import sizes
from ..constants import MOST_WONDERS, WONDER_BOXED, WONDER_RAISED
from ..data.components import FIRST_WONDER
from ..state import State
from . import building


def raise_wonder(state: State, seat: int, wonder: int, card: int) -> None:
    """A wonder is built with a card under it, in the order of D-171."""
    state.spent[wonder - FIRST_WONDER] = card
    state.hand[seat] &= ~(1 << wonder - FIRST_WONDER)
    state.raised += 1
    if state.replays[seat]:
        state.again = 1
    state.tell(WONDER_RAISED, seat, wonder, card)
    if state.raised == MOST_WONDERS:
        box_rest(state)
    building.receive(state, seat, wonder, 0)


def box_rest(state: State) -> None:
    """Seven wonders are built: the unbuilt ones go to the box, before anything else happens (D-067, D-069)."""
    for owner in range(sizes.SEATS):
        while state.hand[owner]:
            state.tell(WONDER_BOXED, owner, FIRST_WONDER + bits.lowest(state.hand[owner]), 0)
            state.hand[owner] &= state.hand[owner] - 1
