"""What a move is about: the item that it takes, the family of the item, and what it is taken for."""

from __future__ import annotations

from functools import cache

from ..core.game import Game
from ..duel import moves as duel_moves
from ..duel.data.catalogue import CATALOGUE as DUEL
from ..duel.data.ids import FAMILIES as DUEL_FAMILIES
from ..duel.files.verbs import ALL_VERBS
from ..wonders import moves as wonders_moves
from ..wonders.constants import COLOURS
from ..wonders.data.catalogue import CATALOGUE as WONDERS
from ..wonders.data.components import FIRST_STAGE
from ..wonders.files.notation import VERBS_OF

NO_ITEM = ("coins", "nothing")  # what moves of 7 Wonders can be about beside items


def duel_family(item: int) -> str:
    """Items without a family of their own belong to the one before them."""
    return max((items.start, family) for family, items in DUEL_FAMILIES.items() if items.start <= item)[1]


def wonders_family(item: int) -> str:
    return "card" if item < FIRST_STAGE else str(COLOURS[WONDERS.colour[item]])


@cache
def duel_item(move: int) -> tuple[str, str] | None:
    """Family and id of the item that a move takes: the card, if it names one; none if it names no item."""
    shape = ALL_VERBS[duel_moves.verb_of(move)].shape
    if shape.second == "card":
        return "card", DUEL.id(duel_moves.second_of(move))
    return (shape.first, DUEL.id(duel_moves.first_of(move))) if shape.first in DUEL_FAMILIES else None


@cache
def wonders_item(move: int) -> tuple[str, str] | None:
    card = wonders_moves.card_of(move)
    about = VERBS_OF[wonders_moves.verb_of(move)].about
    return None if about in NO_ITEM else (wonders_family(card), WONDERS.id(card))


ITEM_OF = {"duel": duel_item, "wonders": wonders_item}


def use_of(game: Game, move: int) -> str:
    """What an item is taken for: the first word of the move."""
    return game.write_move(move).partition(" ")[0]
