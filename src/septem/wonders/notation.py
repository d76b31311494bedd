"""Moves as text and back: `build temple pay left 2 right 1`, `stage with loom`, `sell altar`. Each move has one form.

A move for the Free City begins with `free_city`.
"""

from __future__ import annotations

from ..core.errors import Problem, nearest
from .box import FIRST_STAGE
from .catalogue import CATALOGUE
from .words import (
    BUILD,
    CARD_BITS,
    CARD_PART,
    CLAIM,
    COIN_PART,
    DECLINE,
    FOR_FREE_CITY,
    LEFT_BITS,
    RAISE,
    REVIVE,
    SELL,
    VERB_BITS,
    VERB_PART,
)

FORMS = (
    "build CARD [pay left COINS right COINS]",
    "stage with CARD [pay left COINS right COINS]",
    "claim CARD",
    "sell CARD",
    "revive CARD",
    "decline",
    "free_city MOVE",
)
VERB_WORDS = {"build": BUILD, "stage": RAISE, "claim": CLAIM, "sell": SELL, "revive": REVIVE, "decline": DECLINE}
WORDS_OF = {verb: word for word, verb in VERB_WORDS.items()}
PAID = (BUILD, RAISE)
FREE_CITY = "free_city"
MOST_COINS = 14  # seven goods at two coins


def pack(verb: int, card: int = 0, left: int = 0, right: int = 0, free_city: bool = False) -> int:
    return FOR_FREE_CITY * free_city | verb << VERB_BITS | card << CARD_BITS | left << LEFT_BITS | right


def parts(move: int) -> tuple[int, int, int, int]:
    """Verb, card, coins to the left, coins to the right."""
    verb, card = move >> VERB_BITS & VERB_PART, move >> CARD_BITS & CARD_PART
    return verb, card, move >> LEFT_BITS & COIN_PART, move & COIN_PART


def well_formed(move: int) -> bool:
    """Whether an integer is a move at all, legal or not; every move is one integer only."""
    if not 0 < move < 2 * FOR_FREE_CITY:
        return False
    verb, card, left, right = parts(move)
    if pack(verb, card, left, right, bool(move & FOR_FREE_CITY)) != move or verb not in WORDS_OF:
        return False
    if verb == DECLINE:
        return card == left == right == 0
    if card >= FIRST_STAGE:
        return False
    return left + right <= MOST_COINS if verb in PAID else left == right == 0


def write(move: int) -> str:
    verb, card, left, right = parts(move)
    words = [FREE_CITY] if move & FOR_FREE_CITY else []
    words.append(WORDS_OF[verb])
    if verb == RAISE:
        words.append("with")
    if verb != DECLINE:
        words.append(CATALOGUE.id(card))
    if left or right:
        words.append("pay")
    words += ["left", str(left)] if left else []
    words += ["right", str(right)] if right else []
    return " ".join(words)


def read(text: str) -> int:
    """The move a text means; a Problem says what is wrong with it."""
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
    if verb == DECLINE:
        card = 0
    elif rest:
        card = read_card(rest.pop(0))
    else:
        raise Problem("bad_move_form", given=text, form=form)
    left, right = read_payment(rest if verb in PAID else rest and ["?"], text, form)
    return pack(verb, card, left, right, free_city)


def read_payment(words: list[str], text: str, form: str) -> tuple[int, int]:
    """Coins to the left and right; what is not paid is not named."""
    if not words:
        return 0, 0
    coins = dict(zip(words[1::2], words[2::2], strict=False))
    sides = list(coins)
    well = words[0] == "pay" and sides in (["left"], ["right"], ["left", "right"]) and len(words) == 1 + 2 * len(sides)
    if not well or not all(
        value.isascii() and value.isdigit() and 0 < int(value) <= MOST_COINS for value in coins.values()
    ):
        raise Problem("bad_move_form", given=text, form=form)
    left, right = int(coins.get("left", 0)), int(coins.get("right", 0))
    if left + right > MOST_COINS or any(str(int(value)) != value for value in coins.values()):
        raise Problem("bad_move_form", given=text, form=form)
    return left, right


def read_card(word: str) -> int:
    known = {CATALOGUE.id(card): card for card in range(FIRST_STAGE)}
    if word not in known:
        raise Problem("unknown_id", given=word, wanted="card", near=nearest(word, known))
    return known[word]
