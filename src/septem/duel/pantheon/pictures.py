"""Pantheon's part of drawings: divinities and their backs, tokens on cards, and what each city has of them."""

from __future__ import annotations

from typing import Any

from ...pictures.canvas import Canvas, Pieces
from ..data.catalogue import CATALOGUE
from ..knowledge.view import View
from .constants import MYTHOLOGIES, OFFERINGS
from .numbers import FIRST_DIVINITY, THE_GATE
from .reading import mythology_of
from .view import Card, PantheonView
from .wire import MARKS as MARK_NAMES

MARKS = set(OFFERINGS)
BACKS = set(MYTHOLOGIES)
WIDE, HIGH, STEP = 50, 70, 56


def part_of(view: View) -> PantheonView | None:
    return next((part for part in view.parts if isinstance(part, PantheonView)), None)


def item_fields(item: int) -> dict[str, Any]:
    return {"mythology": MYTHOLOGIES[mythology_of(item)]} if FIRST_DIVINITY <= item < THE_GATE else {}


def slot_marks(view: View) -> dict[int, str]:
    """The tokens on slots of the structure."""
    part = part_of(view)
    return {slot: MARK_NAMES[mark] for slot, mark in part.marks} if part else {}


def on_track(view: View) -> Pieces:
    part = part_of(view)
    return [] if part is None or part.barrier is None else [f"minerva/{part.barrier}"]


def in_city(view: View, seat: int) -> Pieces:
    """Divinities, mythology tokens and offerings of a city."""
    part = part_of(view)
    if part is None:
        return []
    city = part.cities[seat]
    divinities = [f"divinity/{CATALOGUE.id(item)}" for item in city.divinities]
    return [*divinities, *(f"mythology/{MYTHOLOGIES[number]}" for number in city.mythologies)]


def draw_row(canvas: Canvas, view: View, x: float, y: float) -> float:
    """The six places of the pantheon, from a corner on; how much room they take downwards."""
    part = part_of(view)
    if part is None:
        return 0
    for slot, card in enumerate(part.slots):
        if card is None:
            canvas.hole(x + slot * STEP, y, WIDE, HIGH)
        else:
            canvas.put(piece(card), x + slot * STEP, y, WIDE)
    return HIGH + 10


def piece(card: Card) -> str:
    if card.item is None:
        return f"divinity-back/{MYTHOLOGIES[card.mythology]}"
    return f"divinity/{CATALOGUE.id(card.item)}"
