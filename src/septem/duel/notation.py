"""Moves as text and back: `build baths`, `raise sphinx with walls`, `start 2`. Each move has one form."""

from __future__ import annotations

from ..core.errors import Problem, nearest
from . import ids, sizes
from .catalogue import CATALOGUE
from .ids import CARDS, FAMILIES
from .words import (
    DRAFT,
    PART,
    RAISE,
    SECOND_BITS,
    START,
    TOKEN_MOVE,
    VERB_BITS,
    VERBS,
)

FORMS = (
    "draft WONDER",
    "sell CARD",
    "build CARD",
    "raise WONDER with CARD",
    "token TOKEN",
    "revive CARD",
    "destroy CARD",
    "start SEAT",
)


def pack(verb: int, first: int, second: int = 0) -> int:
    return verb << VERB_BITS | second << SECOND_BITS | first


def family(verb: int) -> str:
    """What kind of item a verb is about."""
    if verb in (DRAFT, RAISE):
        return "wonder"
    return "token" if verb == TOKEN_MOVE else "card"


def well_formed(move: int) -> bool:
    """Whether an integer is a move at all, legal or not; every move is one integer only."""
    verb, second, first = move >> VERB_BITS, move >> SECOND_BITS & PART, move & PART
    if not 0 <= verb < len(VERBS):
        return False
    if verb == START:
        return first < sizes.SEATS and second == 0
    return first in FAMILIES[family(verb)] and (second in CARDS if verb == RAISE else second == 0)


def write(move: int) -> str:
    verb, second, first = move >> VERB_BITS, move >> SECOND_BITS & PART, move & PART
    if verb == START:
        return f"start {first + 1}"
    text = f"{VERBS[verb]} {CATALOGUE.id(first)}"
    return f"{text} with {CATALOGUE.id(second)}" if verb == RAISE else text


def read(text: str) -> int:
    """The move a text means; a Problem says what is wrong with it."""
    words = text.split()
    if not words or words[0] not in VERBS:
        raise Problem("unknown_verb", given=text, near=nearest(words[0] if words else "", VERBS), forms=FORMS)
    verb = VERBS.index(words[0])
    if verb == RAISE:
        if len(words) != 4 or words[2] != "with":
            raise Problem("bad_move_form", given=text, form=FORMS[verb])
        return pack(verb, ids.number(words[1], "wonder"), ids.number(words[3], "card"))
    if len(words) != 2:
        raise Problem("bad_move_form", given=text, form=FORMS[verb])
    return pack(verb, read_seat(words[1]) if verb == START else ids.number(words[1], family(verb)))


def read_seat(word: str) -> int:
    if word not in ("1", "2"):
        raise Problem("bad_seat", given=word, seats=sizes.SEATS)
    return int(word) - 1
