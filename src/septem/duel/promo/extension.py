"""The promo wonders at the table: they join the others to be drafted (DP-001)."""

from __future__ import annotations

from ...core.chance import Stream
from ...core.quote import Reason
from ..box import BASE_WONDERS, wonder_pool
from ..dealing import aside_shown
from ..model import Decision, Extension
from ..state import State
from ..words import CAST_ASIDE, CLAIM_ASIDE, CLAIM_TOP, NOTHING
from . import decisions

REMOVED = 3


class Promo(Extension):
    """The wonders that were switched on."""

    def __init__(self, wonders: tuple[str, ...]) -> None:
        self.wonders = wonder_pool(wonders)

    def questions(self) -> dict[int, Decision]:
        return {
            CLAIM_TOP: decisions.ClaimTop(),
            CLAIM_ASIDE: decisions.ClaimAside(),
            CAST_ASIDE: decisions.CastAside(),
        }

    def furnish(self, state: State) -> None:
        state.wonder_pool |= BASE_WONDERS | self.wonders

    def see(self, state: State, seat: int) -> object:
        """The cards put back into the box, while they lie on the table (DP-011)."""
        cards = state.removed[state.age * REMOVED : state.age * REMOVED + REMOVED] if aside_shown(state) else []
        return tuple(card for card in cards if card != NOTHING)

    def secrets(self, state: State) -> object:
        """All of them, age by age; those that were used are gone."""
        return tuple(state.removed)

    def restore(self, state: State, seat: int, seen: object, hidden: object, stream: Stream) -> None:
        if seen:
            decisions.put_aside(state, list(seen))  # type: ignore[call-overload]
        if hidden is not None:
            decisions.put_removed(state, list(hidden))  # type: ignore[call-overload]

    def refusal(self, state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
        if kind == CLAIM_TOP:
            return Reason.NOT_IN_TOP_ROW
        return Reason.NOT_ASIDE if kind in (CLAIM_ASIDE, CAST_ASIDE) else None
