"""Ids of things whose price can be asked for."""

from __future__ import annotations

from ...core.errors import Problem, nearest
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.files.notation import CARDS as NUMBERS
from ...wonders.payment.explain import NEXT_STAGE, STAGE_WORD, is_stage

CARDS: dict[str, int] = {CATALOGUE.id(card): card for card in NUMBERS}


def buildable(given: str) -> int:
    """A building, or an item of an expansion, by its id, or the next stage."""
    known = CARDS | {STAGE_WORD: NEXT_STAGE}
    if given not in known:
        raise Problem("unknown_item", given=given, near=nearest(given, known))
    return known[given]


def item_id(item: int) -> str:
    return STAGE_WORD if is_stage(item) else CATALOGUE.id(item)
