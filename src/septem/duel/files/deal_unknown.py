"""Cards of a structure as they stand in files, some of them unknown; the unknown ones are dealt."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import Problem
from .. import sizes
from ..constants import DECKS, GUILD_DECK, IN_PLAY
from ..data import ids
from ..data.catalogue import CATALOGUE
from ..data.ids import Places
from ..expansions import EXPANSIONS

HIDDEN = "?"
LATE_BACKS = {GUILD_DECK: "?guild"}  # what is mixed into the third age
for expansion in EXPANSIONS:
    LATE_BACKS |= expansion.late_backs


@dataclass(frozen=True)
class Face:
    """A card of a structure, as far as it is known."""

    card: int | None
    deck: int  # what its back shows
    up: bool = False


def read_face(part: Part, age: int, places: Places) -> Face:
    """`baths` lies face up, `?` and `?guild` face down and unknown, `?baths` face down and known."""
    word = part.text()
    if word == HIDDEN:
        return Face(None, age - 1)
    late = places.table_config.late_deck
    known = word.removeprefix(HIDDEN)
    if word in LATE_BACKS.values():
        if word != LATE_BACKS[late] or age != sizes.AGES:
            raise Problem("wrong_deck", part.where, id=known, age=age)
        return Face(None, late)
    card = ids.number(known, "card", part.where)
    if CATALOGUE.deck[card] not in decks_of(age - 1, late):
        raise Problem("wrong_deck", part.where, id=known, age=age)
    places.claim(known, part.where)
    return Face(card, CATALOGUE.deck[card], up=known == word)


def read_age(part: Part, age: int, places: Places) -> list[Face]:
    """All twenty cards of an age, with as many of each deck as are dealt."""
    faces = [read_face(entry, age, places) for entry in part.exactly(sizes.SLOTS)]
    for deck in decks_of(age - 1, places.table_config.late_deck):
        given = sum(face.deck == deck for face in faces)
        if given != IN_PLAY[deck]:
            raise Problem("wrong_count_of_deck", part.where, deck=DECKS[deck], given=given, wanted=IN_PLAY[deck])
    return faces


def decks_of(age: int, late_deck: int) -> tuple[int, ...]:
    """Guilds, or what stands for them, lie in the third age with its own cards."""
    return (age, late_deck) if age == sizes.AGES - 1 else (age,)


def fill(age: int, stated: list[Face] | None, places: Places, stream: Stream) -> tuple[int, ...]:
    """The cards of an age, those that are not known being dealt; with nothing stated, all of them."""
    faces = stated or [Face(None, deck) for deck in shuffled(backs(age, places.table_config.late_deck), stream)]
    bags = {deck: bag(deck, faces, places, stream) for deck in decks_of(age, places.table_config.late_deck)}
    return tuple(bags[face.deck].pop() if face.card is None else face.card for face in faces)


def backs(age: int, late_deck: int) -> list[int]:
    """The deck of each of the twenty cards."""
    return [deck for deck in decks_of(age, late_deck) for _ in range(IN_PLAY[deck])]


def bag(deck: int, faces: list[Face], places: Places, stream: Stream) -> list[int]:
    """What may be dealt, from the end on; cards that lie elsewhere only if there are no others (an odd position)."""
    here = {face.card for face in faces}
    gone = places.cards()
    cards = [card for card in range(CATALOGUE.deck_start[deck], CATALOGUE.deck_start[deck + 1]) if card not in here]
    elsewhere = [card for card in cards if card in gone]
    return elsewhere + shuffled([card for card in cards if card not in gone], stream)


def fill_box(first: tuple[int, ...], tokens: tuple[int, ...], stream: Stream) -> tuple[int, ...]:
    """The tokens in the order of drawing: those stated, then the others."""
    return first + tuple(shuffled([token for token in tokens if token not in first], stream))


def shuffled(items: list[int], stream: Stream) -> list[int]:
    stream.shuffle(items)
    return items


def removed(age: int, late_deck: int) -> int:
    """How many cards of an age are put back into the box unseen (D-007, D-008)."""
    sizes_of = {deck: CATALOGUE.deck_start[deck + 1] - CATALOGUE.deck_start[deck] for deck in decks_of(age, late_deck)}
    return sum(size - IN_PLAY[deck] for deck, size in sizes_of.items())
