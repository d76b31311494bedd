"""Ids of things whose price can be asked for."""

from __future__ import annotations

from ...core.errors import Problem, nearest
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.components import BOARD_IDS, BOARD_WORDS, is_board_of, is_of
from ...wonders.files.notation import CARDS as NUMBERS
from ...wonders.payment.explain import NEXT_STAGE, STAGE_WORD, is_stage

CARDS: dict[str, int] = {CATALOGUE.word(card): card for card in reversed(NUMBERS)}  # the first edition's


def buildable(given: str) -> int:
    """A building, or an item of an expansion, by its id, or the next stage."""
    known = CARDS | {STAGE_WORD: NEXT_STAGE}
    if given not in known:
        raise Problem("unknown_item", given=given, near=nearest(given, known))
    return known[given]


def of_edition(word: str, edition: int) -> int | None:
    """The card, or item of an expansion, that a word means in a game of an edition."""
    return next((card for card in NUMBERS if CATALOGUE.word(card) == word and is_of(card, edition)), None)


def board_of_edition(word: str, edition: int) -> str:
    """The board that a word means in a game of an edition; the word itself if it is none."""
    boards = {
        BOARD_WORDS[number]: BOARD_IDS[number] for number in range(len(BOARD_IDS)) if is_board_of(number, edition)
    }
    return boards.get(word, word)


def item_id(item: int) -> str:
    return STAGE_WORD if is_stage(item) else CATALOGUE.word(item)
