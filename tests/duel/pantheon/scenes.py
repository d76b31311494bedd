"""Positions with Pantheon in a few words. Player 1 is seat 1; slots and decks are told by ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from septem.duel.constants import NOTHING
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.pantheon.constants import ALL_DECKS, MYTHOLOGIES, OFFERINGS
from septem.duel.pantheon.divinities import DIVINITIES
from septem.duel.pantheon.view import Card, PantheonCity, PantheonSecrets, PantheonView
from tests.duel.helpers import EMPTY, City, Positions, Scene, numbers

EVERYONE, SECRET = 7, 0
MARKS = (*MYTHOLOGIES, *OFFERINGS)
NAMES = [divinity.id for divinity in DIVINITIES]


@dataclass(frozen=True)
class Means:
    """Divinities, tokens and coins of Pantheon in front of a player."""

    divinities: str = ""
    mythologies: str = ""
    offerings: str = ""
    vault: int = 0
    snake: str = ""

    def view(self) -> PantheonCity:
        return PantheonCity(
            divinities=numbers(self.divinities),
            mythologies=tuple(MYTHOLOGIES.index(word) for word in self.mythologies.split()),
            offerings=tuple(OFFERINGS.index(word) for word in self.offerings.split()),
            vault=self.vault,
            snake=CATALOGUE.numbers[self.snake] if self.snake else None,
        )


NONE = Means()


def card(name: str, known: int) -> Card:
    mythology = ALL_DECKS if name == "gate" else NAMES.index(name) // 3
    return Card(CATALOGUE.numbers[name] if known == EVERYONE else None, mythology, known)


def scene(
    p1: City = EMPTY,
    p2: City = EMPTY,
    own: Means = NONE,
    theirs: Means = NONE,
    *,
    slots: dict[int, str] | None = None,  # `?zeus` lies face down
    decks: dict[str, str] | None = None,  # from the top on; those not named hold what is nowhere else
    marks: dict[int, str] | None = None,
    barrier: int | None = None,
    lent: str = "",
    offerings: str = "offering_2 offering_3 offering_4",  # for the second age
    promo: tuple[str, ...] = (),
    options: Mapping[str, Any] | None = None,
    **rest: object,
) -> Scene:
    placed = {slot: name.removeprefix("?") for slot, name in (slots or {}).items()}
    piles = laid_decks(decks or {}, {*placed.values(), *own.divinities.split(), *theirs.divinities.split()})
    view = PantheonView(
        slots=tuple(slot_view((slots or {}).get(slot)) for slot in range(6)),
        decks=tuple(tuple(card(name, SECRET) for name in pile) for pile in piles),
        marks=tuple((slot, MARKS.index(mark)) for slot, mark in (marks or {}).items()),
        cities=(own.view(), theirs.view()),
        barrier=barrier,
        lent=numbers(lent),
    )
    secrets = PantheonSecrets(
        slots=tuple(CATALOGUE.numbers[placed[slot]] if slot in placed else NOTHING for slot in range(6)),
        decks=tuple(numbers(" ".join(pile)) for pile in piles),
        offerings=tuple(MARKS.index(mark) for mark in offerings.split()),
        lent=numbers(lent),
    )
    chosen: dict[str, Any] = {"pantheon": True, **(options or {})} | ({"promo_wonders": promo} if promo else {})
    extra = ((),) * bool(promo), (None,) * bool(promo)
    make = Positions(options=chosen)
    return make(p1, p2, parts=(view, *extra[0]), hidden_parts=(secrets, *extra[1]), **rest)  # type: ignore[arg-type]


def slot_view(name: str | None) -> Card | None:
    if name is None:
        return None
    return card(name.removeprefix("?"), SECRET if name[0] == "?" else EVERYONE)


def laid_decks(stated: dict[str, str], elsewhere: set[str]) -> list[list[str]]:
    piles = []
    for number, mythology in enumerate(MYTHOLOGIES):
        rest = [name for name in NAMES[number * 3 : number * 3 + 3] if name not in elsewhere]
        piles.append(stated[mythology].split() if mythology in stated else rest)
    return piles


def pantheon_of(scene: Scene, player: int | None = None) -> PantheonView:
    """Pantheon as a player sees it, or everyone."""
    part = scene.table.view(None if player is None else player - 1).parts[0]
    assert isinstance(part, PantheonView)
    return part


def in_slot(scene: Scene, slot: int, player: int | None = None) -> str | None:
    """The card that a player knows to lie in a slot; `?` where it cannot be known."""
    found = pantheon_of(scene, player).slots[slot]
    if found is None:
        return None
    return "?" if found.item is None else CATALOGUE.id(found.item)


def in_deck(scene: Scene, mythology: str, player: int | None = None) -> list[str]:
    cards = pantheon_of(scene, player).decks[MYTHOLOGIES.index(mythology)]
    return ["?" if found.item is None else CATALOGUE.id(found.item) for found in cards]


def means(scene: Scene, player: int) -> PantheonCity:
    return pantheon_of(scene).cities[player - 1]
