"""Moves as text and back: `build baths`, `raise sphinx with walls`, `start 2`. Each move has one form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...core import bits
from ...core.errors import Problem, nearest
from .. import moves, sizes
from ..constants import VERBS
from ..data import ids
from ..data.catalogue import CATALOGUE
from ..data.components import MOST_SLOTS
from ..data.ids import FAMILIES
from ..expansion import Span
from ..expansions import EXPANSIONS
from .verbs import ALL_VERBS

VAULT = next((expansion.vault for expansion in EXPANSIONS if expansion.vault), "")
MOST_FROM_VAULT = 7
KEPT = 4096  # moves whose parts and texts are remembered
PAID = tuple(number for number, verb in ALL_VERBS.items() if verb.paid)


@dataclass(frozen=True, eq=False, repr=False)
class Kind:
    """A kind of part of a move: the numbers it may have, and how they are written and read."""

    name: str  # in the form that help shows
    numbers: range
    write: Callable[[int], str]
    read: Callable[[str], int]
    many: bool = False  # of several words


def item_kind(family: str) -> Kind:
    return Kind(family.upper(), FAMILIES[family], CATALOGUE.id, lambda word: ids.number(word, family))


def word_kind(family: str, words: Sequence[str]) -> Kind:
    return Kind(family.upper(), range(len(words)), lambda number: words[number], lambda word: ids.number(word, family))


def set_kind(family: str) -> Kind:
    """Several words of a family, each once; written in their order, read in any."""
    words = ids.WORDS[family]

    def read_set(text: str) -> int:
        numbers = [ids.number(word, family) for word in text.split()]
        if len(set(numbers)) < len(numbers):
            raise Problem("bad_move_form", given=text, form=f"{family.upper()} ...")
        return sum(1 << number for number in numbers)

    def write_set(numbers: int) -> str:
        return " ".join(words[number] for number in bits.members(numbers))

    return Kind(f"{family.upper()} ...", range(1, 1 << len(words)), write_set, read_set, many=True)


def span_kind(span: Span) -> Kind:
    """A number that counts from another one than 0 in texts."""

    def read_number(word: str) -> int:
        if not word.removeprefix("-").isdecimal() or not span.least <= int(word) < span.least + span.count:
            raise Problem("wrong_number", given=word, least=span.least, most=span.least + span.count - 1)
        return int(word) - span.least

    return Kind(span.name, range(span.count), lambda number: str(number + span.least), read_number)


def read_seat(word: str) -> int:
    if word not in ("1", "2"):
        raise Problem("bad_seat", given=word, seats=sizes.SEATS)
    return int(word) - 1


KINDS = {
    **{family: item_kind(family) for family in FAMILIES},
    **{family: word_kind(family, words) for family, words in ids.WORDS.items()},
    **{name: set_kind(family) for expansion in EXPANSIONS for name, family in expansion.sets.items()},
    **{name: span_kind(span) for expansion in EXPANSIONS for name, span in expansion.spans.items()},
    "seat": Kind("SEAT", range(sizes.SEATS), lambda seat: str(seat + 1), read_seat),
    "slot": span_kind(Span("SLOT", 0, MOST_SLOTS)),
}


@dataclass(frozen=True, eq=False, repr=False)
class Shape:
    """The parts of a verb's moves; a second part may come after a word, and may be left out if it is optional."""

    first: Kind | None
    second: Kind | None = None
    joint: str = ""
    optional: bool = False

    def form(self, verb: str) -> str:
        second = " ".join(filter(None, [self.joint, self.second.name])) if self.second else ""
        first = self.first.name if self.first else ""
        return " ".join(filter(None, [verb, first, f"[{second}]" if self.optional else second]))


def shape_of(verb: int) -> Shape:
    declared = ALL_VERBS[verb].shape
    second = KINDS[declared.second] if declared.second else None
    return Shape(KINDS[declared.first] if declared.first else None, second, declared.joint, declared.optional)


SHAPES = tuple(shape_of(verb) for verb in range(len(VERBS)))
WORDS = tuple(ALL_VERBS[verb].word or VERBS[verb] for verb in range(len(VERBS)))  # how each verb is written
FORMS = tuple(shape.form(word) for word, shape in zip(WORDS, SHAPES, strict=True))


def pack(verb: int, first: int, second: int = 0) -> int:
    return moves.pack_two(verb, first, second)


@lru_cache(KEPT)
def parts(move: int) -> tuple[int, int, int, int]:
    """Purse, verb, second and first."""
    return moves.purse_of(move), moves.verb_of(move), moves.second_of(move), moves.first_of(move)


def well_formed(move: int) -> bool:
    """Whether an integer is a move at all, legal or not; every move is one integer only."""
    purse, verb, second, first = parts(move)
    if not 0 <= verb < len(VERBS) or not 0 <= purse <= MOST_FROM_VAULT or (purse and verb not in PAID):
        return False
    shape = SHAPES[verb]
    return (first in shape.first.numbers if shape.first else first == 0) and fits(shape, second)


def fits(shape: Shape, second: int) -> bool:
    if shape.second is None:
        return second == 0
    return second in shape.second.numbers or (shape.optional and second == 0)


@lru_cache(KEPT)
def write(move: int) -> str:
    purse, verb, second, first = parts(move)
    shape = SHAPES[verb]
    words = [WORDS[verb], *([shape.first.write(first)] if shape.first else [])]
    if shape.second and not (shape.optional and second == 0):
        words += filter(None, [shape.joint, shape.second.write(second)])
    return " ".join(words + ([VAULT, str(purse)] if purse else []))


def read(text: str, verbs: Sequence[int] = range(len(VERBS))) -> int:
    """The move a text means; a Problem says what is wrong with it, and names the verbs of the table."""
    words = text.split()
    if not words or words[0] not in WORDS:
        near = nearest(words[0] if words else "", [WORDS[verb] for verb in verbs])
        raise Problem("unknown_verb", given=text, near=near, forms=tuple(FORMS[verb] for verb in verbs))
    meant = [verb for verb, word in enumerate(WORDS) if word == words[0]]
    *others, last = sorted(meant, key=lambda verb: verb in verbs)  # a verb of the table is the most likely one
    for verb in others:
        try:
            return read_verb(verb, words, text)
        except Problem:  # not in the form of this verb: the last one says what is wrong
            continue
    return read_verb(last, words, text)


def read_verb(verb: int, words: list[str], text: str) -> int:
    """A move with a verb that is known."""
    purse, words = read_purse(words) if verb in PAID else (0, words)
    wrong = Problem("bad_move_form", given=text, form=FORMS[verb])
    kind = SHAPES[verb].first
    if kind is None and len(words) > 1:
        raise wrong
    if kind is None:
        return pack(verb, 0)
    if len(words) < 2:
        raise wrong
    return moves.with_purse(pack(verb, kind.read(words[1]), read_second(verb, words[2:], wrong)), purse)


def read_purse(words: list[str]) -> tuple[int, list[str]]:
    if len(words) < 3 or words[-2] != VAULT:
        return 0, words
    return span_kind(Span("COINS", 1, MOST_FROM_VAULT)).read(words[-1]) + 1, words[:-2]


def read_second(verb: int, words: list[str], wrong: Problem) -> int:
    shape = SHAPES[verb]
    if not words and (shape.second is None or shape.optional):
        return 0
    joint = [shape.joint] if shape.joint else []
    if shape.second is None or words[: len(joint)] != joint:
        raise wrong
    part = words[len(joint) :]
    if not part or (len(part) > 1 and not shape.second.many):
        raise wrong
    return read_part(shape.second, " ".join(part), wrong)


def read_part(kind: Kind, text: str, wrong: Problem) -> int:
    try:
        return kind.read(text)
    except Problem as problem:
        raise wrong if problem.code == wrong.code else problem from None
