"""The promo wonders at the table: they join the others to be drafted (DP-001)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import Problem
from ...core.quote import Reason
from .. import sizes
from ..constants import NOBODY, NOTHING, REMOVED
from ..data.catalogue import CATALOGUE
from ..data.components import BASE_WONDERS, first_layout, wonder_pool
from ..data.ids import UNKNOWN, Places
from ..expansions import in_play
from ..model import Decision, Extension
from ..rules.layout import STRUCTURES
from ..state import State
from . import decisions
from .constants import CAST_ASIDE, CLAIM_ASIDE, CLAIM_TOP
from .options import PromoOptions

if TYPE_CHECKING:
    from ..knowledge.view import Question, View


class Promo(Extension):
    """The wonders that were switched on."""

    def __init__(self, options: PromoOptions) -> None:
        self.wonders = wonder_pool(options.promo_wonders)
        self.layouts = first_layout(in_play(options))

    def questions(self) -> dict[int, Decision]:
        return {
            CLAIM_TOP: decisions.ClaimTop(),
            CLAIM_ASIDE: decisions.ClaimAside(),
            CAST_ASIDE: decisions.CastAside(),
        }

    def furnish(self, state: State) -> None:
        state.wonder_pool |= BASE_WONDERS | self.wonders

    def open_age(self, state: State) -> None:
        state.removed_shown = 0

    def show(self, seen: State, state: State, seat: int) -> None:
        """The cards put back into the box, while they lie on the table (DP-011)."""
        if state.removed_shown:
            for place in range(state.age * REMOVED, state.age * REMOVED + REMOVED):
                seen.removed[place] = state.removed[place]

    def see(self, state: State, seat: int) -> object:
        """The cards put back into the box, while they lie on the table (DP-011)."""
        cards = state.removed[state.age * REMOVED : state.age * REMOVED + REMOVED] if state.removed_shown else []
        return tuple(card for card in cards if card != NOTHING)

    def secrets(self, state: State) -> object:
        """All of them, from this age on: those that were used are gone. Cards on the table are no secret."""
        rows = [list(state.removed[age * REMOVED : age * REMOVED + REMOVED]) for age in range(sizes.AGES)]
        first = state.age + 1 if state.removed_shown else state.age
        told = [age >= first and len({card == NOTHING for card in row}) == 1 for age, row in enumerate(rows)]
        return tuple(card if told[age] else None for age, row in enumerate(rows) for card in row)

    def hold(self, state: State, seen: object) -> None:
        if isinstance(seen, tuple) and seen:
            decisions.put_aside(state, list(seen))

    def restore(self, state: State, seat: int, seen: object, hidden: object, stream: Stream) -> None:
        for age, row in enumerate(rows_of(hidden)):
            known = [card for card in row if card is not None]
            dealt = [card for card in state.removed[age * REMOVED : age * REMOVED + REMOVED] if card not in known]
            if known:
                cards = known + dealt[: REMOVED - len(known)]
                decisions.put_removed(state, age, [card for card in cards if card != NOTHING])

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        cards = seen if isinstance(seen, tuple) else ()
        return {"aside": [CATALOGUE.id(card) for card in cards]} if cards else {}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        rows = {str(age + 1): [card for card in row if card != NOTHING] for age, row in enumerate(rows_of(hidden))}
        told = {age: row for age, row in rows.items() if None not in row}
        return {"removed": {age: [CATALOGUE.id(card) for card in row if card is not None] for age, row in told.items()}}

    def unfile(self, document: Part, hidden: Part, age: int, places: object) -> tuple[object, object]:
        known = places if isinstance(places, Places) else Places()
        aside = read_cards(document.entries().get("aside", Part((), "aside")).at_most(REMOVED), age, known)
        removed = hidden.entries().get("removed", Part({}, "hidden.removed"))
        rows = removed.fields([str(number + 1) for number in range(sizes.AGES)])
        if aside and str(age) in rows:
            raise Problem("not_hidden", rows[str(age)].where)
        cards: list[int | None] = [None] * (sizes.AGES * REMOVED)
        for number, part in rows.items():
            cards[(int(number) - 1) * REMOVED : int(number) * REMOVED] = read_removed(part, int(number), known)
        return aside, tuple(cards)

    def check(self, view: View, seen: object, hidden: object) -> None:
        """Cards lie on the table while they are dealt out, or if that has ended the game (DP-008, DP-011)."""
        asked = any(question.kind in (CLAIM_ASIDE, CAST_ASIDE) for question in view.questions)
        if seen and not asked and (view.winner == NOBODY or len(aside_of(seen)) == REMOVED):
            raise Problem("nobody_asked", "aside")

    def answerable(self, view: View, seen: object, question: Question) -> bool:
        if question.kind == CLAIM_TOP:
            return view.age > 0 and any(view.structure[: len(STRUCTURES[self.layouts + view.age - 1][0])])
        if question.kind not in (CLAIM_ASIDE, CAST_ASIDE):
            return True
        whole = any(other.kind == CLAIM_ASIDE for other in view.questions)
        return len(aside_of(seen)) == (REMOVED if whole else REMOVED - 1)

    def refusal(self, state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
        if kind == CLAIM_TOP:
            return Reason.NOT_IN_TOP_ROW
        return Reason.NOT_ASIDE if kind in (CLAIM_ASIDE, CAST_ASIDE) else None


def rows_of(hidden: object) -> list[tuple[int | None, ...]]:
    """The secrets, age by age; nothing is told of an age with None in its row."""
    cards = hidden if isinstance(hidden, tuple) else ()
    return [cards[first : first + REMOVED] for first in range(0, len(cards), REMOVED)]


def aside_of(seen: object) -> tuple[int, ...]:
    return seen if isinstance(seen, tuple) else ()


def read_removed(part: Part, age: int, places: Places) -> tuple[int | None, ...]:
    """Three cards, some of which may be unknown, or none if they are used."""
    parts = part.exactly(0, REMOVED)
    known = iter(read_cards([card for card in parts if card.value != UNKNOWN], age, places))
    return tuple(None if card.value == UNKNOWN else next(known) for card in parts) or (NOTHING,) * REMOVED


def read_cards(parts: list[Part], age: int, places: Places) -> tuple[int, ...]:
    """Cards of one age, never guilds or what stands for them (DP-010)."""
    cards = places.put_all(parts, "card")
    for part, card in zip(parts, cards, strict=True):
        if CATALOGUE.deck[card] != age - 1:
            raise Problem("wrong_deck", part.where, id=part.text(), age=age)
    return cards
