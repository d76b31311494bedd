"""Effects of the promo wonders."""

from ...core import bits
from .. import sizes
from ..constants import NOTHING, REMOVED
from ..data.catalogue import CATALOGUE
from ..model import Facts, Immediate
from ..rules import layout
from ..state import State
from .constants import ASIDE_SHOWN, CAST_ASIDE, CLAIM_ASIDE, CLAIM_TOP


def claimable(state: State) -> int:
    """The slots of the top row whose cards can be built: a set."""
    slots = state.present & layout.top_row(state)
    found = slots
    while slots:
        slot = bits.lowest(slots)
        slots &= slots - 1
        if not CATALOGUE.buildable[state.deal[state.age * sizes.SLOTS + slot]]:
            found &= ~(1 << slot)
    return found


class BuildsFromTop(Immediate):
    """Build a card of the top row for nothing, open or not; lost if none is left (DP-005)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if claimable(state):
            state.ask(CLAIM_TOP, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "build_from_top_row"}


class DealsOutAside(Immediate):
    """Of the three cards of this age put back into the box, build one, discard one, give one away (DP-007)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        first = state.age * REMOVED
        if state.removed[first + REMOVED - 1] == NOTHING:  # used already (DP-009)
            return
        for number in range(REMOVED):
            if state.removed[first + number] != NOTHING:
                state.tell(ASIDE_SHOWN, seat, state.removed[first + number], 0)
        state.removed_shown = 1
        state.ask(CAST_ASIDE, seat, 0)
        state.ask(CLAIM_ASIDE, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "build_from_set_aside"}
