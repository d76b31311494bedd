"""Why moves of Cities are refused."""

from __future__ import annotations

from ..data.catalogue import CATALOGUE
from ..files import notation
from ..payment import prices
from ..payment.explain import hand_of
from ..refusal import Refusal
from ..state import State
from .constants import BLACK, FAVOUR, LOSE_COINS


def refusal(state: State, seat: int, city: int, kind: int, move: int) -> Refusal | None:
    if kind == LOSE_COINS:
        return Refusal.TOO_MUCH
    verb, card, _, _ = notation.parts(move)
    return favour_refusal(state, seat, city, card) if verb == FAVOUR else None


def favour_refusal(state: State, seat: int, city: int, card: int) -> Refusal:
    """Why a card is not built free of cost (C-115)."""
    if card not in hand_of(state, seat, city):
        return Refusal.NOT_IN_HAND
    if prices.has(state, city, card):
        return Refusal.ALREADY_BUILT
    if CATALOGUE.colour[card] != BLACK:
        return Refusal.NOT_BLACK
    return Refusal.RIGHT_NOT_NEEDED if prices.claims_colour(state, city, card) else Refusal.NO_RIGHT
