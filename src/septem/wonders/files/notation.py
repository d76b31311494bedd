"""Moves as text and back: `build temple pay left 2 right 1`, `stage with loom`, `sell altar`. Each move has one form.

A move for the Free City begins with `free_city`. What is bought for no coins is named all the same: `pay left 0`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from ...core.errors import Problem, nearest
from .. import moves
from ..constants import (
    BUILD,
    CHOOSE_CARD,
    CLAIM,
    DECLINE,
    FOR_FREE_CITY,
    FROM_BANK,
    GIFT_LEFT,
    GIFT_RIGHT,
    PLAY_LAST,
    RAISE,
    REVIVE,
    REVIVE_CARD,
    SELL,
    WAY_PART,
)
from ..data.catalogue import CATALOGUE
from ..data.components import FAMILIES, FIRST_STAGE, is_of
from ..expansion import Verb
from ..expansions import EXPANSIONS

BASE_VERBS = {
    BUILD: Verb("build", "build CARD [pay left COINS right COINS bank 1]", (CHOOSE_CARD, PLAY_LAST), paid=True),
    RAISE: Verb(
        "stage", "stage with CARD [pay left COINS right COINS bank 1]", (CHOOSE_CARD, PLAY_LAST), "either", paid=True
    ),
    CLAIM: Verb("claim", "claim CARD", (CHOOSE_CARD, PLAY_LAST)),
    SELL: Verb("sell", "sell CARD", (CHOOSE_CARD, PLAY_LAST), "either"),
    REVIVE: Verb("revive", "revive CARD", (REVIVE_CARD,)),
    DECLINE: Verb("decline", "decline", (REVIVE_CARD,), "nothing"),
}


def all_verbs() -> dict[int, Verb]:
    """The verbs of the game and its expansions, in the order in which help lists them."""
    added = {verb: how for expansion in EXPANSIONS for verb, how in expansion.verbs.items()}
    verbs = BASE_VERBS | added
    for expansion in EXPANSIONS:
        for verb, questions in expansion.more_answers.items():
            verbs[verb] = replace(verbs[verb], answers=verbs[verb].answers + questions)
    return verbs


VERBS_OF = all_verbs()
FORMS = (*(verb.form for verb in VERBS_OF.values()), "free_city MOVE")
VERB_WORDS = {verb.word: number for number, verb in VERBS_OF.items()}
WORDS_OF = {number: verb.word for number, verb in VERBS_OF.items()}
FREE_CITY = "free_city"
KEPT = 4096  # moves whose parts and texts are remembered
MOST_COINS = 14  # seven goods at two coins
MOST_LOST = moves.MOST_CARD
SIDES = ("left", "right", "bank")
OTHER_FAMILY = {item: family for family, items in FAMILIES.items() for item in items}


def pack(verb: int, card: int = 0, left: int = 0, right: int = 0, free_city: bool = False, flags: int = 0) -> int:
    return flags | FOR_FREE_CITY * free_city | moves.pack(verb, card, moves.pack_payment(left, right))


@lru_cache(KEPT)
def parts(move: int) -> tuple[int, int, int, int]:
    """Verb, card, coins to the left, coins to the right."""
    verb, card = moves.verb_of(move), moves.card_of(move)
    return verb, card, moves.left_of(move), moves.right_of(move)


def well_formed(move: int) -> bool:
    """Whether an integer is a move at all, legal or not; every move is one integer only."""
    if not 0 < move < 2 * GIFT_RIGHT:
        return False
    verb, card, left, right = parts(move)
    if verb not in WORDS_OF:
        return False
    if verb == DECLINE:
        return card == move & WAY_PART == 0
    if VERBS_OF[verb].about == "coins":
        return move & WAY_PART == 0
    if not fits(verb, card):
        return False
    if not VERBS_OF[verb].paid:
        return move & WAY_PART == 0
    return left + right <= MOST_COINS and not (left and move & GIFT_LEFT) and not (right and move & GIFT_RIGHT)


def fits(verb: int, card: int) -> bool:
    """Whether a card is of a kind that something can be done with."""
    if card < FIRST_STAGE:
        return VERBS_OF[verb].about in ("card", "either")
    return card in OTHER_FAMILY and VERBS_OF[verb].about in (OTHER_FAMILY[card], "either")


@lru_cache(KEPT)
def write(move: int) -> str:
    verb, card, _, _ = parts(move)
    words = [FREE_CITY] if move & FOR_FREE_CITY else []
    words.append(WORDS_OF[verb])
    if verb == RAISE:
        words.append("with")
    if VERBS_OF[verb].about == "coins":
        words.append(str(card))
    elif verb != DECLINE:
        words.append(CATALOGUE.word(card))
    return " ".join([*words, *write_payment(move & WAY_PART)])


def write_payment(way: int) -> list[str]:
    left, right = moves.left_of(way), moves.right_of(way)
    words = ["left", str(left)] if left or way & GIFT_LEFT else []
    words += ["right", str(right)] if right or way & GIFT_RIGHT else []
    words += ["bank", "1"] if way & FROM_BANK else []
    return ["pay", *words] if words else []


def read(text: str, edition: int = 0) -> int:
    """The move a text means in a game of some edition; a Problem says what is wrong with it."""
    words = text.split()
    free_city = words[:1] == [FREE_CITY]
    words = words[free_city:]
    if not words or words[0] not in VERB_WORDS:
        raise Problem("unknown_verb", given=text, near=nearest(words[0] if words else "", VERB_WORDS), forms=FORMS)
    verb = VERB_WORDS[words[0]]
    form = FORMS[list(VERB_WORDS).index(words[0])]
    if verb == RAISE and words[1:2] != ["with"]:
        raise Problem("bad_move_form", given=text, form=form)
    rest = words[2:] if verb == RAISE else words[1:]
    card = read_object(verb, rest[:1], text, form, edition)
    rest = rest if verb == DECLINE else rest[1:]
    way = read_payment(rest if VERBS_OF[verb].paid else rest and ["?"], text, form)
    return pack(verb, card, free_city=free_city) | way


def read_object(verb: int, words: list[str], text: str, form: str, edition: int) -> int:
    """The object of a move: a card, or a number of coins."""
    if verb == DECLINE:
        return 0
    if not words or (VERBS_OF[verb].about == "coins" and not is_number(words[0], MOST_LOST)):
        raise Problem("bad_move_form", given=text, form=form)
    return int(words[0]) if VERBS_OF[verb].about == "coins" else read_card(verb, words[0], edition)


def is_number(word: str, most: int) -> bool:
    return word.isascii() and word.isdigit() and str(int(word)) == word and int(word) <= most


def read_payment(words: list[str], text: str, form: str) -> int:
    """Coins to the left, to the right and to the bank, as a part of a move; only sellers of a purchase are named."""
    if not words:
        return 0
    sides = words[1::2]
    numbers = words[2::2]
    well = words[0] == "pay" and sides == [side for side in SIDES if side in sides] and len(words) % 2 and sides
    if not well or not all(is_number(number, MOST_COINS) for number in numbers):
        raise Problem("bad_move_form", given=text, form=form)
    coins: dict[str, int] = {side: int(number) for side, number in zip(sides, numbers, strict=True)}
    left, right = coins.get("left", 0), coins.get("right", 0)
    if left + right > MOST_COINS or coins.get("bank", 1) != 1:
        raise Problem("bad_move_form", given=text, form=form)
    gifts = (GIFT_LEFT if coins.get("left") == 0 else 0) | (GIFT_RIGHT if coins.get("right") == 0 else 0)
    bank = FROM_BANK if "bank" in coins else 0
    return gifts | bank | moves.pack_payment(left, right)


@cache
def cards_for(verb: int, edition: int) -> dict[str, int]:
    """The cards that a move with this verb may name in a game of some edition (E-004)."""
    return {CATALOGUE.word(card): card for card in CARDS if fits(verb, card) and is_of(card, edition)}


def read_card(verb: int, word: str, edition: int) -> int:
    known = cards_for(verb, edition)
    if word not in known:
        wanted = VERBS_OF[verb].about if VERBS_OF[verb].about in FAMILIES else "card"
        raise Problem("unknown_id", given=word, wanted=wanted, near=nearest(word, known))
    return known[word]


CARDS = (*range(FIRST_STAGE), *OTHER_FAMILY)
