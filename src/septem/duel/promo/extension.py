"""The promo wonders at the table: they join the others to be drafted (DP-001)."""

from __future__ import annotations

from ...core.chance import Stream
from ...core.documents import Part
from ...core.quote import Reason
from .. import ids
from ..box import BASE_WONDERS, wonder_pool
from ..catalogue import CATALOGUE
from ..dealing import aside_shown
from ..ids import Places
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

    def hold(self, state: State, seen: object) -> None:
        if isinstance(seen, tuple) and seen:
            decisions.put_aside(state, list(seen))

    def restore(self, state: State, seat: int, seen: object, hidden: object, stream: Stream) -> None:
        if hidden is not None:
            decisions.put_removed(state, list(hidden))  # type: ignore[call-overload]

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        cards = seen if isinstance(seen, tuple) else ()
        return {"aside": [CATALOGUE.id(card) for card in cards]} if cards else {}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        cards = hidden if isinstance(hidden, tuple) else ()
        rows = [cards[age * REMOVED : age * REMOVED + REMOVED] for age in range(len(cards) // REMOVED)]
        named = [[CATALOGUE.id(card) for card in row if card != NOTHING] for row in rows]
        return {"removed": {str(age + 1): names for age, names in enumerate(named) if names}}

    def unfile(self, document: Part, hidden: Part, age: int, places: object) -> tuple[object, object]:
        known = places if isinstance(places, Places) else Places()
        aside = known.put_all(document.entries().get("aside", Part((), "aside")).at_most(REMOVED), "card")
        removed = hidden.entries().get("removed")
        if removed is None:
            return aside, None
        rows = removed.fields([str(number + 1) for number in range(3)])
        cards = [NOTHING] * (3 * REMOVED)
        for number, part in rows.items():
            first = (int(number) - 1) * REMOVED
            for place, entry in enumerate(part.at_most(REMOVED)):
                cards[first + place] = ids.number(entry.text(), "card", entry.where)
        return aside, tuple(cards)

    def refusal(self, state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
        if kind == CLAIM_TOP:
            return Reason.NOT_IN_TOP_ROW
        return Reason.NOT_ASIDE if kind in (CLAIM_ASIDE, CAST_ASIDE) else None
