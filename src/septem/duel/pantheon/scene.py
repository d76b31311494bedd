"""Pantheon's part of a scene: slots and decks, tokens on cards, and each city's divinities, tokens and coins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...web.scene.common import plain
from ...web.scene.models import DuelBoard, Pantheon, Shrine
from ..data.catalogue import CATALOGUE
from ..knowledge.view import View
from .constants import ACTIVATE, MYTHOLOGIES, OFFERINGS
from .pictures import part_of
from .view import Card, PantheonCity, PantheonView

PRICED = {ACTIVATE}
SUBJECTS: dict[str, Callable[[int], dict[str, Any]]] = {
    "MYTHOLOGY": lambda number: {"word": MYTHOLOGIES[number]},
    "OFFERING ...": lambda offerings: {},  # no item; the label names them
}
WORD_KEYS = {"mythology.", "offering."}


def named(items: tuple[int, ...]) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def board_fields(view: View) -> dict[str, Any]:
    part = part_of(view)
    return {"pantheon": pantheon(part) if part else None}


def pantheon(part: PantheonView) -> Pantheon:
    return Pantheon(
        slots=[shrine(slot, card) for slot, card in enumerate(part.slots)],
        decks={MYTHOLOGIES[number]: [face(card) for card in deck] for number, deck in enumerate(part.decks)},
        minerva=part.barrier,
        enki=named(part.lent),
    )


def shrine(slot: int, card: Card | None) -> Shrine | None:
    if card is None:
        return None
    mythology = MYTHOLOGIES[card.mythology] if card.mythology < len(MYTHOLOGIES) else None
    return Shrine(slot=slot, card=face(card), mythology=mythology)


def face(card: Card) -> str | None:
    return None if card.item is None else CATALOGUE.id(card.item)


def city_fields(view: View, seat: int) -> dict[str, Any]:
    part = part_of(view)
    city = part.cities[seat] if part else PantheonCity()
    return {
        "divinities": named(city.divinities),
        "mythologies": [MYTHOLOGIES[number] for number in city.mythologies],
        "offerings": [OFFERINGS[number] for number in city.offerings],
        "vault": city.vault,
        "snake": None if city.snake is None else CATALOGUE.id(city.snake),
    }


def revealed_fields(board: DuelBoard, position: dict[str, Any]) -> dict[str, Any]:
    """The faces of all divinities, from a position file."""
    if board.pantheon is None:
        return {}
    written = position["pantheon"]
    slots = [reveal(seen, face) for seen, face in zip(board.pantheon.slots, written["slots"], strict=True)]
    decks = {name: [plain(card) for card in cards] for name, cards in written["decks"].items()}
    return {"pantheon": board.pantheon.model_copy(update={"slots": slots, "decks": decks})}


def reveal(seen: Shrine | None, face: str | None) -> Shrine | None:
    return seen and seen.model_copy(update={"card": plain(face)}) if face else seen
