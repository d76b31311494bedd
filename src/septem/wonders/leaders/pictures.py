"""Leaders' part of drawings: the leaders in play and those in one's hand."""

from __future__ import annotations

from ..knowledge.view import View
from .view import LeadersView


def part_of(view: View) -> LeadersView | None:
    return next((part for part in view.parts if isinstance(part, LeadersView)), None)


def in_city(view: View, city: int) -> list[int]:
    part = part_of(view)
    return list(part.leaders[city]) if part else []


def in_hand(view: View) -> list[int]:
    part = part_of(view)
    return [leader for seat, hand in part.hands if seat == view.seat for leader in hand] if part else []
