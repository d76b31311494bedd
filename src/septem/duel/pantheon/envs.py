"""Features of what Pantheon shows, in observations of version 1."""

from __future__ import annotations

from typing import Any

from ...envs.v1.layout import Layout, put_amount, put_code, put_flags, put_order
from .. import sizes
from ..data.catalogue import CATALOGUE
from ..game import Duel
from .constants import ALL_DECKS, MYTHOLOGIES, OFFERINGS, PLACES
from .numbers import FIRST_DIVINITY, THE_GATE
from .view import Card, PantheonCity, PantheonView

NOWHERE = 127  # of the Minerva pawn
KNOWERS = ("known to me", "known to them", "known to spectators")


class CardPlaces:
    """The features of a place for a divinity."""

    def __init__(self, layout: Layout, name: str) -> None:
        items = {item: CATALOGUE.id(item) for item in range(FIRST_DIVINITY, THE_GATE + 1)}
        self.items = layout.each(name, items)
        self.backs = layout.each(name, dict(enumerate(MYTHOLOGIES)) | {ALL_DECKS: "of no mythology"})
        self.knowers = layout.each(name, dict(enumerate(KNOWERS)))

    def write(self, card: Card | None, seat: int, row: Any) -> None:
        if card is None:
            return
        row[self.backs[card.mythology]] = 1
        if card.item is not None:
            row[self.items[card.item]] = 1
        for knower in range(len(KNOWERS)):
            row[self.knowers[knower ^ seat if knower < sizes.SEATS else knower]] = card.known_to >> knower & 1


class CityPlaces:
    def __init__(self, layout: Layout, whose: str) -> None:
        items = {item: CATALOGUE.id(item) for item in range(FIRST_DIVINITY, THE_GATE + 1)}
        self.divinities = layout.each(f"{whose} city has", items)
        self.mythologies = layout.each(f"{whose} tokens", dict(enumerate(MYTHOLOGIES)))
        self.offerings = layout.each(f"{whose} city has", dict(enumerate(OFFERINGS)))
        self.vault = layout.amount(f"{whose} coins on astarte")
        self.snake = layout.code(f"{whose} snaked card")

    def write(self, city: PantheonCity, row: Any) -> None:
        put_flags(row, self.divinities, city.divinities)
        put_flags(row, self.mythologies, city.mythologies)
        put_flags(row, self.offerings, city.offerings)
        put_amount(row, self.vault, city.vault)
        put_code(row, self.snake, 0 if city.snake is None else city.snake + 1)


class Features:
    def __init__(self, layout: Layout, game: Duel) -> None:
        tokens = {token: CATALOGUE.id(token) for token in game.table_config.tokens}
        slots = max(sum(map(len, rows)) for rows in game.table_config.structures)
        marks = dict(enumerate((*MYTHOLOGIES, *OFFERINGS)))
        self.slots = [CardPlaces(layout, f"pantheon {slot}") for slot in range(sizes.SHRINES)]
        self.decks = [
            [CardPlaces(layout, f"{deck} deck {place}") for place in range(PLACES + 1)] for deck in MYTHOLOGIES
        ]
        self.marks = [layout.each(f"token on slot {slot}", marks) for slot in range(slots)]
        self.cities = [CityPlaces(layout, whose) for whose in ("my", "their")]
        self.barrier = layout.number("minerva")
        self.lent = layout.each("place on enki of", tokens)

    def write(self, seen: PantheonView, seat: int, row: Any) -> None:
        for places, slot in zip(self.slots, seen.slots, strict=True):
            places.write(slot, seat, row)
        for deck, cards in zip(self.decks, seen.decks, strict=True):
            for places, card in zip(deck, cards, strict=False):
                places.write(card, seat, row)
        for slot_number, token in seen.marks:
            row[self.marks[slot_number][token]] = 1
        for city_places, city in zip(self.cities, (seen.cities[seat], seen.cities[1 - seat]), strict=True):
            city_places.write(city, row)
        away = seen.barrier is None
        row[self.barrier] = NOWHERE if away else (seen.barrier if seat == 0 else -(seen.barrier or 0))
        put_order(row, self.lent, seen.lent)
