"""The hidden places of a game of Duel, and how likely each face is for the owner of a view (DH-02 to DH-08)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from septem.duel import sizes
from septem.duel.constants import GROUP
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.knowledge.view import View, secrets
from septem.duel.state import State
from septem.duel.table_config import TableConfig
from tests.laws.family import Odds, Place


def even(items: Iterable[int], whole: float = 1) -> dict[int, float]:
    """Every item as likely as any other."""
    items = list(items)
    return {item: whole / len(items) for item in items}


def deck(number: int) -> range:
    return range(CATALOGUE.deck_start[number], CATALOGUE.deck_start[number + 1])


def seen_cards(view: View) -> set[int]:
    in_cities = {card for city in view.cities for card in (*city.buildings, *(under for _, under in city.wonders))}
    faces = {place.card for place in view.structure if place and place.card is not None}
    return in_cities | faces | set(view.discard)


def later_odds(age: int, table_config: TableConfig, seen: set[int]) -> dict[int, float]:
    """A slot of an age to come; three of the last age's twenty are guilds (D-008)."""
    laid = table_config.laid[age]
    odds: dict[int, float] = {}
    for number, count in laid.items():
        odds |= even(unseen(number, table_config, seen), count / sum(laid.values()))
    return odds


def unseen(number: int, table_config: TableConfig, seen: set[int]) -> list[int]:
    """Cards of a deck that are in play and lie nowhere in view."""
    return [card for card in table_config.cards if CATALOGUE.deck[card] == number and card not in seen]


def all_odds(view: View, table_config: TableConfig, also_seen: set[int]) -> Iterator[tuple[Place, Odds]]:
    seen = seen_cards(view) | also_seen
    for slot, place in enumerate(view.structure):
        if place and place.card is None:
            yield ("slot", slot), even(unseen(place.deck, table_config, seen))
    for age in range(view.age, sizes.AGES):
        odds = later_odds(age, table_config, seen)
        for slot in range(sum(table_config.laid[age].values())):
            yield ("later", age, slot), odds
    for draw in range(len(view.seen), len(view.box)):
        yield ("box", draw), even(token for token in view.box if token not in view.seen)
    if len(view.offer) == GROUP:
        for shown in range(GROUP, sizes.OFFER):
            yield ("offer", shown), even(wonder for wonder in table_config.wonders if wonder not in view.offer)


def all_hidden(state: State) -> Iterator[tuple[Place, int]]:
    truth = secrets(state)
    for slot, card in truth.faces.items():
        yield ("slot", slot), card
    for age, faces in truth.later.items():
        for slot, card in enumerate(faces):
            yield ("later", age, slot), card
    for place, token in enumerate(truth.box):
        yield ("box", place), token
    for place, wonder in enumerate(truth.offer):
        yield ("offer", GROUP + place), wonder
