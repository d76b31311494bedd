"""Pantheon's part of a position or of a deal, read from files; `position` describes how divinities are written."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.documents import Part
from ...core.errors import Problem, nearest
from .. import sizes
from ..constants import CAPITAL, EVERY_SEAT, NOTHING
from ..data.ids import NUMBERS, Places
from .constants import ALL_DECKS, MYTHOLOGIES, OFFERINGS, PLACES
from .marks import after_last_of, first_of, slot_of
from .numbers import FIRST_DIVINITY, THE_GATE
from .position import MARKS
from .view import Card, PantheonCity, PantheonSecrets, PantheonView

KEYS = ("slots", "decks", "marks", "cities", "minerva", "enki")
CITY_KEYS = ("divinities", "mythologies", "offerings", "astarte", "snake")
HIDDEN_KEYS = ("offerings", "enki", "luck")
MOST_VAULT = 7  # what Astarte brings (P-060)
MOST_LUCK = (1 << 63) - 1
MOST_OF_A_MYTHOLOGY = 2  # tokens (P-004)
SEATS = {"": 0, "@1": 1, "@2": 2, "@12": 3}  # who knows a card that lies face down

Read = tuple[Card, int | None]  # a card as a spectator sees it, and its face if the file tells


def read(document: Part, hidden: Part, age: int, places: Places) -> tuple[PantheonView, PantheonSecrets]:
    """Both halves of Pantheon's part, the second as far as it is stated."""
    fields = document.fields(KEYS)
    slots = [read_slot(part, places) for part in get(fields, "slots", [None] * sizes.SHRINES).exactly(sizes.SHRINES)]
    decks = read_decks(get(fields, "decks", {}), places)
    cities = [read_city(part, age, places) for part in get(fields, "cities", [{}, {}]).exactly(sizes.SEATS)]
    minerva = fields.get("minerva")
    view = PantheonView(
        slots=tuple(card and card[0] for card in slots),
        decks=tuple(tuple(card for card, _ in cards) for cards in decks),
        marks=read_marks(get(fields, "marks", {}), age, places),
        cities=(cities[0], cities[1]),
        barrier=None if minerva is None else minerva.number(-CAPITAL, CAPITAL),
        lent=places.put_all(get(fields, "enki", ()).at_most(sizes.LENT), "token"),
    )
    return view, read_hidden(hidden, slots, decks, age, places)


def get(fields: Mapping[str, Part], key: str, unstated: object) -> Part:
    return fields.get(key, Part(unstated, f"pantheon.{key}"))


def read_slot(part: Part, places: Places) -> Read | None:
    return None if part.value is None else read_card(part, places)


def read_card(part: Part, places: Places) -> Read:
    """`mars` lies face up, `?roman` and `?mars` face down; `@1` behind it says who knows it."""
    word = part.text()
    name, at, seats = word.removeprefix("?").partition("@")
    down = word.startswith("?")
    if at + seats not in (SEATS if down else ("",)):
        known = tuple(f"?{name}{seats}" for seats in SEATS)
        raise Problem("wrong_word", part.where, given=word, near=(), known=known)
    if name in MYTHOLOGIES and down:
        return Card(None, MYTHOLOGIES.index(name), SEATS[at + seats]), None
    if name not in NUMBERS["divinity"]:
        known_names = (*NUMBERS["divinity"], *MYTHOLOGIES)
        raise Problem("unknown_id", part.where, given=word, wanted="divinity", near=nearest(name, known_names))
    places.claim(name, part.where)
    item = NUMBERS["divinity"][name]
    return Card(None if down else item, mythology_of(item), SEATS[at + seats] if down else EVERY_SEAT), item


def mythology_of(item: int) -> int:
    return ALL_DECKS if item == THE_GATE else (item - FIRST_DIVINITY) // PLACES


def read_decks(document: Part, places: Places) -> list[list[Read]]:
    """Decks that are not stated are empty."""
    fields = document.fields(MYTHOLOGIES)
    return [read_deck(fields[name], deck, places) if name in fields else [] for deck, name in enumerate(MYTHOLOGIES)]


def read_deck(document: Part, deck: int, places: Places) -> list[Read]:
    cards = []
    for part in document.at_most(PLACES):
        cards.append(read_card(part, places))
        check_mythology(part, cards[-1][0].mythology, deck)
    return cards


def check_mythology(part: Part, mythology: int, deck: int) -> None:
    if mythology != deck:
        raise Problem("wrong_mythology", part.where, id=part.text().removeprefix("?"), mythology=MYTHOLOGIES[deck])


def read_marks(document: Part, age: int, places: Places) -> tuple[tuple[int, int], ...]:
    there = range(first_of(age - 1), after_last_of(age - 1)) if age else ()
    slots = [slot_of(places.table_config.layouts, age - 1, place) for place in there]
    fields = document.fields([str(slot) for slot in slots])
    marks = {int(slot): part.word(MYTHOLOGIES if age == 1 else OFFERINGS) for slot, part in fields.items()}
    for slot, word in marks.items():
        if word in OFFERINGS:
            places.claim(word, fields[str(slot)].where)
    return tuple(sorted((slot, MARKS.index(word)) for slot, word in marks.items()))


def read_city(document: Part, age: int, places: Places) -> PantheonCity:
    fields = document.fields(CITY_KEYS)
    snake = fields.get("snake")
    divinities = get(fields, "divinities", ()).parts()
    not_yet([part for part in divinities if part.value == "gate"], age)
    offerings = get(fields, "offerings", ()).parts()
    not_yet(offerings, age)
    mythologies = [MYTHOLOGIES.index(part.word(MYTHOLOGIES)) for part in get(fields, "mythologies", ()).parts()]
    return PantheonCity(
        divinities=tuple(sorted(places.put_all(divinities, "divinity"))),
        mythologies=tuple(sorted(mythologies)),
        offerings=tuple(sorted(places.put_all(offerings, "offering"))),
        vault=get(fields, "astarte", 0).number(0, MOST_VAULT),
        snake=None if snake is None else NUMBERS["card"][snake.word(tuple(NUMBERS["card"]))],
    )


def not_yet(parts: list[Part], age: int) -> None:
    """The Gate and the offerings come with the second age (P-007)."""
    if parts and age < 2:
        raise Problem("not_yet", parts[0].where, id=parts[0].text(), age=age)


def read_hidden(
    document: Part, slots: list[Read | None], decks: list[list[Read]], age: int, places: Places
) -> PantheonSecrets:
    fields = document.fields(HIDDEN_KEYS)
    luck = [part.number(0, MOST_LUCK) for part in fields["luck"].exactly(2)] if "luck" in fields else None
    return PantheonSecrets(
        slots=tuple(NOTHING if card is None else card[1] for card in slots),
        decks=tuple(tuple(face for _, face in cards) for cards in decks),
        offerings=read_offerings(fields["offerings"], age, places) if "offerings" in fields else (),
        lent=places.put_all(get(fields, "enki", ()).at_most(sizes.LENT), "token"),
        luck=(luck[0], luck[1]) if luck else None,
    )


def read_offerings(document: Part, age: int, places: Places) -> tuple[int, ...]:
    """The hidden offerings, in the order of their slots. From the second age on they lie face up."""
    if age > 1:
        raise Problem("not_hidden", document.where)
    offerings = places.put_all(document.exactly(len(OFFERINGS)), "offering")
    return tuple(len(MYTHOLOGIES) + offering for offering in offerings)


def deal(document: Part, places: Places) -> tuple[list[list[int]], list[int]]:
    """A written deal: decks from the top on, and the tokens of both ages in the order of their slots."""
    keys = ("decks", "marks", "offerings")
    fields = document.fields(keys, keys)
    parts = fields["decks"].fields(MYTHOLOGIES, MYTHOLOGIES)
    decks = [deal_deck(parts[name], deck, places) for deck, name in enumerate(MYTHOLOGIES)]
    marks = [MYTHOLOGIES.index(part.word(MYTHOLOGIES)) for part in fields["marks"].exactly(after_last_of(0))]
    check_copies(marks, fields["marks"].where)
    return decks, marks + list(read_offerings(fields["offerings"], 0, places))


def deal_deck(document: Part, deck: int, places: Places) -> list[int]:
    parts = document.exactly(PLACES)
    cards = list(places.put_all(parts, "divinity"))
    for part, card in zip(parts, cards, strict=True):
        check_mythology(part, mythology_of(card), deck)
    return cards


def check_copies(mythologies: list[int], where: str) -> None:
    """There are two tokens of each mythology (P-004)."""
    for number, name in enumerate(MYTHOLOGIES):
        given = mythologies.count(number)
        if given > MOST_OF_A_MYTHOLOGY:
            raise Problem("too_many_of_token", where, id=name, given=given, most=MOST_OF_A_MYTHOLOGY)
