"""Pantheon's part of a position as it is written to files.

A divinity that everyone knows stands there as `zeus`. Face down it is `?greek`, or `?zeus` where the file may tell;
`@1`, `@2` or `@12` behind it says which seats know it.
"""

from __future__ import annotations

from ...core import bits
from ..constants import EVERY_SEAT
from ..data.catalogue import CATALOGUE
from .constants import MYTHOLOGIES, OFFERINGS
from .view import Card, PantheonCity, PantheonSecrets, PantheonView

MARKS = (*MYTHOLOGIES, *OFFERINGS)


def write(view: PantheonView, hidden: PantheonSecrets | None) -> dict[str, object]:
    slots = [None if card is None else write_card(card, truth(hidden, slot)) for slot, card in enumerate(view.slots)]
    decks = {
        MYTHOLOGIES[deck]: [
            write_card(card, hidden.decks[deck][place] if hidden else None) for place, card in enumerate(cards)
        ]
        for deck, cards in enumerate(view.decks)
    }
    document: dict[str, object] = {"slots": slots, "decks": decks}
    document["marks"] = {str(slot): MARKS[mark] for slot, mark in view.marks}
    document["cities"] = [write_city(city) for city in view.cities]
    if view.barrier is not None:
        document["minerva"] = view.barrier
    document["enki"] = [CATALOGUE.id(token) for token in view.lent]
    return document


def truth(hidden: PantheonSecrets | None, slot: int) -> int | None:
    return hidden.slots[slot] if hidden else None


def write_card(card: Card, truth: int | None) -> str:
    if card.known_to == EVERY_SEAT and card.item is not None:
        return CATALOGUE.id(card.item)
    item = card.item if truth is None else truth
    seats = "".join(str(seat + 1) for seat in bits.members(card.known_to & 3))
    name = MYTHOLOGIES[card.mythology] if item is None else CATALOGUE.id(item)
    return f"?{name}@{seats}" if seats else f"?{name}"


def write_city(city: PantheonCity) -> dict[str, object]:
    document: dict[str, object] = {
        "divinities": [CATALOGUE.id(item) for item in city.divinities],
        "mythologies": [MYTHOLOGIES[number] for number in city.mythologies],
        "offerings": [OFFERINGS[number] for number in city.offerings],
    }
    if city.vault:
        document["astarte"] = city.vault
    if city.snake is not None:
        document["snake"] = CATALOGUE.id(city.snake)
    return document


def write_hidden(hidden: PantheonSecrets) -> dict[str, object]:
    """Pantheon's keys in the hidden part of a file; parts without a secret are left out."""
    document: dict[str, object] = {}
    if hidden.offerings:
        document["offerings"] = [MARKS[mark] for mark in hidden.offerings]
    if hidden.lent:
        document["enki"] = [CATALOGUE.id(token) for token in hidden.lent]
    if hidden.luck:
        document["luck"] = list(hidden.luck)
    return document
