"""Cards of a structure as they stand in files, some of them unknown; the unknown ones are dealt."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import Problem
from ..constants import DECKS, GUILD_DECK
from ..data import ids
from ..data.catalogue import CATALOGUE
from ..data.ids import Places
from ..expansions import EXPANSIONS

BACKS = {GUILD_DECK: "?guild"}  # of decks that are mixed into ages
for expansion in EXPANSIONS:
    BACKS |= expansion.backs
DECK_OF = {back: deck for deck, back in BACKS.items()}


@dataclass(frozen=True, eq=False, repr=False)
class Face:
    """A card of a structure, as far as it is known."""

    card: int | None
    deck: int  # what its back shows
    up: bool = False


def read_face(part: Part, age: int, places: Places) -> Face:
    """`baths` lies face up, `?` and `?guild` face down and unknown, `?baths` face down and known."""
    word = part.text()
    if word == ids.UNKNOWN:
        return Face(None, age - 1)
    known = word.removeprefix(ids.UNKNOWN)
    card = None if word in DECK_OF else ids.number(known, "card", part.where)
    deck = DECK_OF[word] if card is None else CATALOGUE.deck[card]
    if deck not in places.table_config.laid[age - 1]:
        raise Problem("wrong_deck", part.where, id=known, age=age)
    if card is None:
        return Face(None, deck)
    places.claim(known, part.where)
    return Face(card, deck, up=known == word)


def read_age(part: Part, age: int, places: Places) -> list[Face]:
    """All cards of an age, with as many of each deck as are dealt."""
    laid = places.table_config.laid[age - 1]
    faces = [read_face(entry, age, places) for entry in part.exactly(sum(laid.values()))]
    for deck, wanted in laid.items():
        given = sum(face.deck == deck for face in faces)
        if given != wanted:
            raise Problem("wrong_count_of_deck", part.where, deck=DECKS[deck], given=given, wanted=wanted)
    return faces


def fill(age: int, stated: list[Face] | None, places: Places, stream: Stream) -> tuple[int, ...]:
    """The cards of an age, those that are not known being dealt; with nothing stated, all of them."""
    laid = places.table_config.laid[age]
    backs = [deck for deck, count in laid.items() for _ in range(count)]
    faces = stated or [Face(None, deck) for deck in shuffled(backs, stream)]
    bags = {deck: bag(deck, faces, places, stream) for deck in laid}
    cards = tuple(bags[face.deck].pop() if face.card is None else face.card for face in faces)
    places.dealt.update(cards)
    return cards


def bag(deck: int, faces: list[Face], places: Places, stream: Stream) -> list[int]:
    """The cards that may be dealt, the next one last; cards that lie elsewhere only if there are no others."""
    here = {face.card for face in faces}
    gone = places.cards() | places.dealt
    cards = [card for card in places.table_config.cards if CATALOGUE.deck[card] == deck and card not in here]
    elsewhere = [card for card in cards if card in gone]
    return elsewhere + shuffled([card for card in cards if card not in gone], stream)


def fill_box(first: tuple[int | None, ...], tokens: tuple[int, ...], stream: Stream) -> tuple[int, ...]:
    """The tokens in the order of drawing: those stated, unknown ones among them being dealt, then the others."""
    others = shuffled([token for token in tokens if token not in first], stream)
    return (*fill_row(first, others), *others)


def fill_row(row: tuple[int | None, ...], bag: list[int]) -> tuple[int, ...]:
    """Unknown items are taken from the bag."""
    return tuple(bag.pop() if item is None else item for item in row)


def shuffled(items: list[int], stream: Stream) -> list[int]:
    stream.shuffle(items)
    return items


def removed(age: int, places: Places) -> int:
    """How many cards of an age are put back into the box unseen (D-007, D-008)."""
    laid = places.table_config.laid[age]
    return sum(CATALOGUE.deck[card] in laid for card in places.table_config.cards) - sum(laid.values())
