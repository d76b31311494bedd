"""What the promo wonders do."""

from ..constants import NOTHING, REMOVED
from ..model import Facts, Immediate
from ..rules.layout import ROWS
from ..state import State
from .constants import ASIDE_SHOWN, CAST_ASIDE, CLAIM_ASIDE, CLAIM_TOP


class BuildsFromTop(Immediate):
    """Build a card of the top row for nothing, open or not; lost if none is left (DP-005)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if state.present & (1 << len(ROWS[state.age][0])) - 1:
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
            state.tell(ASIDE_SHOWN, seat, state.removed[first + number], 0)
        state.removed_shown = 1
        state.ask(CAST_ASIDE, seat, 0)
        state.ask(CLAIM_ASIDE, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "build_from_set_aside"}
