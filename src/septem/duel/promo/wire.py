"""Events and hypothetical moves of the promotional wonders as JSON documents have them."""

from __future__ import annotations

from ...core.game import Game
from ...wire.duel.hypothetical_moves import Moves
from ..files.notation import pack
from ..knowledge.view import View
from ..state import State
from . import constants as w

ITEM_FACTS = {
    w.ASIDE_SHOWN,
    w.CARD_CAST,
}


def has_turn_options(view: View) -> bool:
    return False


def turn_options(game: Game, state: State, view: View, seat: int) -> list[int]:
    return []


def aside(view: View) -> tuple[int, ...]:
    """The cards of the Statue of Liberty."""
    return next((part for part in view.parts if isinstance(part, tuple)), ())


def shown(view: View, seat: int) -> list[int]:
    """Every card that lies face up, whatever covers it."""
    return [pack(w.CLAIM, slot.card) for slot in view.structure if slot and slot.card is not None]


MOVES: dict[int, Moves] = {
    w.CLAIM_TOP: shown,
    w.CLAIM_ASIDE: lambda view, seat: [pack(w.CLAIM, card) for card in aside(view)],
    w.CAST_ASIDE: lambda view, seat: [pack(w.CAST, card) for card in aside(view)],
}
