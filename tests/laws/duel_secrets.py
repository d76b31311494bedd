"""What is hidden in a game of Duel, and how likely each face is for someone who has a view (DH-02 to DH-08)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from septem.duel import sizes
from septem.duel.constants import GROUP
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.knowledge.view import View, secrets
from septem.duel.state import State
from septem.duel.table_config import TableConfig
from tests.laws.family import Odds, Place

LAST_AGE = sizes.AGES - 1
GUILDS_LAID = 3


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


def later_odds(age: int, late_deck: int) -> dict[int, float]:
    """A slot of an age to come; three of the last age's twenty are guilds (D-008)."""
    if age < LAST_AGE:
        return even(deck(age))
    guilds = GUILDS_LAID / sizes.SLOTS
    return even(deck(age), 1 - guilds) | even(deck(late_deck), guilds)


def all_odds(view: View, table_config: TableConfig, also_seen: set[int]) -> Iterator[tuple[Place, Odds]]:
    seen = seen_cards(view) | also_seen
    for slot, place in enumerate(view.structure):
        if place and place.card is None:
            yield ("slot", slot), even(card for card in deck(place.deck) if card not in seen)
    for age in range(view.age, sizes.AGES):
        for slot in range(sizes.SLOTS):
            yield ("later", age, slot), later_odds(age, table_config.late_deck)
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
