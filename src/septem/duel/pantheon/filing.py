"""Pantheon's part of a position in files.

A divinity that everyone knows stands there as `zeus`. Face down it is `?greek`, or `?zeus` where the file may tell;
`@1`, `@2` or `@12` behind it says which seats know it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...core import bits
from ...core.documents import Part
from ...core.errors import Problem, nearest
from .. import sizes
from ..catalogue import CATALOGUE
from ..ids import NUMBERS, Places
from ..words import ALL_DECKS, CAPITAL, EVERY_SEAT, FIRST_OFFERING, MYTHOLOGIES, NOTHING, OFFERINGS
from .marks import after_last_of, first_of, slot_of
from .seeing import Card, PantheonCity, PantheonSecrets, PantheonView

KEYS = ("slots", "decks", "marks", "cities", "minerva", "enki")
CITY_KEYS = ("divinities", "mythologies", "offerings", "astarte", "snake")
HIDDEN_KEYS = ("offerings", "enki", "luck")
PLACES = 3
MOST_VAULT = 7  # what Astarte brings (P-060)
MARKS = (*MYTHOLOGIES, *OFFERINGS)
MOST_LUCK = (1 << 63) - 1


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
    document: dict[str, object] = {
        "offerings": [MARKS[mark] for mark in hidden.offerings],
        "enki": [CATALOGUE.id(token) for token in hidden.lent],
    }
    if hidden.luck:
        document["luck"] = list(hidden.luck)
    return document


def read(document: Part, hidden: Part, age: int, places: Places) -> tuple[PantheonView, PantheonSecrets | None]:
    """Both halves; the second only where every face is stated."""
    fields = document.fields(KEYS)
    slots = [read_slot(part, places) for part in get(fields, "slots", [None] * sizes.SHRINES).exactly(sizes.SHRINES)]
    decks = read_decks(get(fields, "decks", {}), places)
    cities = [read_city(part, places) for part in get(fields, "cities", [{}, {}]).exactly(sizes.SEATS)]
    minerva = fields.get("minerva")
    view = PantheonView(
        slots=tuple(card and Card(card[0].item, card[0].mythology, card[0].known_to) for card in slots),
        decks=tuple(tuple(card for card, _ in cards) for cards in decks),
        marks=read_marks(get(fields, "marks", {}), age),
        cities=(cities[0], cities[1]),
        barrier=None if minerva is None else minerva.number(-CAPITAL, CAPITAL),
        lent=places.put_all(get(fields, "enki", ()).at_most(sizes.LENT), "token"),
    )
    faces = [card[1] for card in slots if card] + [face for cards in decks for _, face in cards]
    if None in faces:
        return in_part(view, slots, decks), None
    return view, read_hidden(hidden, slots, decks, view, places)


Read = tuple[Card, int | None]


def in_part(view: PantheonView, slots: Sequence[Read | None], decks: Sequence[Sequence[Read]]) -> PantheonView:
    """Some faces are stated: in a seat's view they are those that it knows."""
    return replace(
        view,
        slots=tuple(card and with_face(card) for card in slots),
        decks=tuple(tuple(with_face(card) for card in cards) for cards in decks),
    )


def with_face(read: Read) -> Card:
    card, face = read
    return replace(card, item=face)


def get(fields: Mapping[str, Part], key: str, unstated: object) -> Part:
    return fields.get(key, Part(unstated, f"pantheon.{key}"))


def read_slot(part: Part, places: Places) -> Read | None:
    return None if part.value is None else read_card(part, places)


def read_card(part: Part, places: Places) -> Read:
    """A card as a spectator sees it, and its face if the file tells."""
    word = part.text()
    name, _, seats = word.removeprefix("?").partition("@")
    known = sum(1 << int(seat) - 1 for seat in seats if seat in "12")
    if name in MYTHOLOGIES and word[0] == "?":
        return Card(None, MYTHOLOGIES.index(name), known), None
    if name not in NUMBERS["divinity"]:
        known_names = (*NUMBERS["divinity"], *MYTHOLOGIES)
        raise Problem("unknown_id", part.where, given=word, wanted="divinity", near=nearest(name, known_names))
    item = NUMBERS["divinity"][name]
    places.claim(name, part.where)
    mythology = ALL_DECKS if name == "gate" else list(NUMBERS["divinity"]).index(name) // PLACES
    public = word[0] != "?"
    return Card(item if public else None, mythology, EVERY_SEAT if public else known), item


def read_decks(document: Part, places: Places) -> list[list[Read]]:
    """Decks that are not stated hold what lies nowhere else."""
    stated = {
        name: [read_card(card, places) for card in part.at_most(PLACES)]
        for name, part in document.fields(MYTHOLOGIES).items()
    }
    return [stated.get(name, []) for name in MYTHOLOGIES]


def read_marks(document: Part, age: int) -> tuple[tuple[int, int], ...]:
    slots = [slot_of(place) for place in range(first_of(age - 1), after_last_of(age - 1))] if age else []
    fields = document.fields([str(slot) for slot in slots])
    known = MYTHOLOGIES if age == 1 else OFFERINGS
    return tuple(sorted((int(slot), MARKS.index(part.word(known))) for slot, part in fields.items()))


def read_city(document: Part, places: Places) -> PantheonCity:
    fields = document.fields(CITY_KEYS)
    snake = fields.get("snake")
    return PantheonCity(
        divinities=tuple(sorted(places.put_all(get(fields, "divinities", ()).parts(), "divinity"))),
        mythologies=tuple(
            sorted(MYTHOLOGIES.index(part.word(MYTHOLOGIES)) for part in get(fields, "mythologies", ()).parts())
        ),
        offerings=tuple(sorted(OFFERINGS.index(part.word(OFFERINGS)) for part in get(fields, "offerings", ()).parts())),
        vault=get(fields, "astarte", 0).number(0, MOST_VAULT),
        snake=None if snake is None else NUMBERS["card"][snake.word(tuple(NUMBERS["card"]))],
    )


def read_hidden(
    document: Part, slots: list[Read | None], decks: list[list[Read]], view: PantheonView, places: Places
) -> PantheonSecrets:
    fields = document.fields(HIDDEN_KEYS)
    offerings = [
        MARKS.index(part.word(OFFERINGS)) for part in get(fields, "offerings", OFFERINGS).exactly(len(OFFERINGS))
    ]
    lent = Places(places.setting).put_all(get(fields, "enki", ()).at_most(sizes.LENT), "token") or view.lent
    luck = [part.number(0, MOST_LUCK) for part in get(fields, "luck", (0, 0)).exactly(2)]
    return PantheonSecrets(
        slots=tuple(NOTHING if card is None or card[1] is None else card[1] for card in slots),
        decks=tuple(tuple(face for _, face in cards if face is not None) for cards in decks),
        offerings=tuple(offerings),
        lent=lent,
        luck=(luck[0], luck[1]),
    )


def deal(document: Part, places: Places) -> tuple[list[list[int]], list[int]]:
    """A written deal: decks from the top on, and the tokens of both ages in the order of their slots."""
    fields = document.fields(("decks", "marks", "offerings"), ("decks", "marks", "offerings"))
    decks = [places.put_all(part.exactly(PLACES), "divinity") for part in deck_parts(fields["decks"])]
    marks = [MYTHOLOGIES.index(part.word(MYTHOLOGIES)) for part in fields["marks"].exactly(after_last_of(0))]
    offerings = [
        FIRST_OFFERING + OFFERINGS.index(part.word(OFFERINGS)) for part in fields["offerings"].exactly(len(OFFERINGS))
    ]
    return [list(deck) for deck in decks], marks + offerings


def deck_parts(document: Part) -> list[Part]:
    fields = document.fields(MYTHOLOGIES, MYTHOLOGIES)
    return [fields[name] for name in MYTHOLOGIES]
