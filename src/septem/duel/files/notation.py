"""Moves as text and back: `build baths`, `raise sphinx with walls`, `start 2`. Each move has one form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...core import bits
from ...core.errors import Problem, nearest
from .. import moves, sizes
from ..constants import BUILD, CAPITAL, LOOT, RAISE, VERBS
from ..data import ids
from ..data.catalogue import CATALOGUE
from ..data.ids import FAMILIES
from ..pantheon.constants import ACTIVATE, MYTHOLOGIES, OFFERINGS

PURSE = "astarte"  # coins from there, where the player chooses: `build baths astarte 3`
MOST_FROM_PURSE = 7
PAID = (BUILD, RAISE, ACTIVATE)


@dataclass(frozen=True)
class Kind:
    """What a part of a move may be."""

    name: str  # in the form that help shows
    numbers: range
    write: Callable[[int], str]
    read: Callable[[str], int]


def item_kind(family: str) -> Kind:
    return Kind(family.upper(), FAMILIES[family], CATALOGUE.id, lambda word: ids.number(word, family))


def word_kind(family: str, words: tuple[str, ...]) -> Kind:
    return Kind(family.upper(), range(len(words)), lambda number: words[number], lambda word: ids.number(word, family))


def number_kind(name: str, least: int, count: int) -> Kind:
    """A number that counts from another one than 0 in texts."""

    def read_number(word: str) -> int:
        if not word.removeprefix("-").isdecimal() or not least <= int(word) < least + count:
            raise Problem("wrong_number", given=word, least=least, most=least + count - 1)
        return int(word) - least

    return Kind(name, range(count), lambda number: str(number + least), read_number)


def read_seat(word: str) -> int:
    if word not in ("1", "2"):
        raise Problem("bad_seat", given=word, seats=sizes.SEATS)
    return int(word) - 1


CARD, WONDER, TOKEN, DIVINITY = (item_kind(family) for family in ("card", "wonder", "token", "divinity"))
SEAT = Kind("SEAT", range(sizes.SEATS), lambda seat: str(seat + 1), read_seat)
LOOT_TOKEN = word_kind("loot", LOOT)
MYTHOLOGY = word_kind("mythology", MYTHOLOGIES)
SHRINE = number_kind("SLOT", 0, sizes.SHRINES)
SLOT = number_kind("SLOT", 0, sizes.SLOTS)
SPACE = number_kind("SPACE", -CAPITAL, 2 * CAPITAL + 1)


@dataclass(frozen=True)
class Shape:
    """The parts of a verb's moves; a second part may come after a word, and may be left out if it is optional."""

    first: Kind
    second: Kind | None = None
    joint: str = ""
    optional: bool = False

    def form(self, verb: str) -> str:
        second = " ".join(filter(None, [self.joint, self.second.name])) if self.second else ""
        return " ".join(filter(None, [verb, self.first.name, f"[{second}]" if self.optional else second]))


SHAPES = (
    Shape(WONDER),
    Shape(CARD),
    Shape(CARD),
    Shape(WONDER, CARD, "with"),
    Shape(TOKEN),
    Shape(CARD),
    Shape(CARD),
    Shape(SEAT),
    Shape(DIVINITY),
    Shape(DIVINITY, SHRINE),
    Shape(DIVINITY, DIVINITY, "top", optional=True),
    Shape(MYTHOLOGY),
    Shape(CARD),
    Shape(CARD),
    Shape(SLOT),
    Shape(WONDER),
    Shape(WONDER),
    Shape(SPACE),
    Shape(LOOT_TOKEN),
    Shape(LOOT_TOKEN),
    Shape(WONDER, CARD, "with"),
    Shape(CARD),
    Shape(CARD),
)
FORMS = tuple(
    shape.form(verb) if verb != "activate" else "activate DIVINITY [with OFFERING ...]"
    for verb, shape in zip(VERBS, SHAPES, strict=True)
)


def pack(verb: int, first: int, second: int = 0) -> int:
    return moves.pack_two(verb, first, second)


def parts(move: int) -> tuple[int, int, int, int]:
    """Purse, verb, second and first."""
    return moves.purse_of(move), moves.verb_of(move), moves.second_of(move), moves.first_of(move)


def well_formed(move: int) -> bool:
    """Whether an integer is a move at all, legal or not; every move is one integer only."""
    purse, verb, second, first = parts(move)
    if not 0 <= verb < len(VERBS) or not 0 <= purse <= MOST_FROM_PURSE or (purse and verb not in PAID):
        return False
    shape = SHAPES[verb]
    if verb == ACTIVATE:
        return first in shape.first.numbers and second < 1 << len(OFFERINGS)
    return first in shape.first.numbers and fits(shape, second)


def fits(shape: Shape, second: int) -> bool:
    if shape.second is None:
        return second == 0
    return second in shape.second.numbers or (shape.optional and second == 0)


def write(move: int) -> str:
    purse, verb, second, first = parts(move)
    shape = SHAPES[verb]
    words = [VERBS[verb], shape.first.write(first)]
    if verb == ACTIVATE and second:
        words += ["with", *(OFFERINGS[number] for number in bits.members(second))]
    elif shape.second and not (shape.optional and second == 0):
        words += filter(None, [shape.joint, shape.second.write(second)])
    return " ".join(words + ([PURSE, str(purse)] if purse else []))


def read(text: str, verbs: Sequence[int] = range(len(VERBS))) -> int:
    """The move a text means; a Problem says what is wrong with it, and names the verbs of the table."""
    words = text.split()
    if not words or words[0] not in VERBS:
        near = nearest(words[0] if words else "", [VERBS[verb] for verb in verbs])
        raise Problem("unknown_verb", given=text, near=near, forms=tuple(FORMS[verb] for verb in verbs))
    verb = VERBS.index(words[0])
    purse, words = read_purse(words) if verb in PAID else (0, words)
    wrong = Problem("bad_move_form", given=text, form=FORMS[verb])
    if len(words) < 2:
        raise wrong
    first = SHAPES[verb].first.read(words[1])
    return moves.with_purse(pack(verb, first, read_second(verb, words[2:], wrong)), purse)


def read_purse(words: list[str]) -> tuple[int, list[str]]:
    if len(words) < 3 or words[-2] != PURSE:
        return 0, words
    return number_kind("COINS", 1, MOST_FROM_PURSE).read(words[-1]) + 1, words[:-2]


def read_second(verb: int, words: list[str], wrong: Problem) -> int:
    shape = SHAPES[verb]
    if verb == ACTIVATE:
        return read_offerings(words, wrong)
    if not words and (shape.second is None or shape.optional):
        return 0
    joint = [shape.joint] if shape.joint else []
    if shape.second is None or len(words) != len(joint) + 1 or words[:-1] != joint:
        raise wrong
    return shape.second.read(words[-1])


def read_offerings(words: list[str], wrong: Problem) -> int:
    if not words:
        return 0
    tokens = [ids.number(word, "offering") for word in words[1:]]
    if words[0] != "with" or not tokens or tokens != sorted(set(tokens)):
        raise wrong
    return sum(1 << token for token in tokens)
