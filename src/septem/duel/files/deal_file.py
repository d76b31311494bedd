"""How a game begins, as records say it: with a seed, with every card, or from a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...core.documents import Part
from ...core.errors import Problem
from ...core.table import checked_seed
from ..state import State

if TYPE_CHECKING:
    from ..game import Duel

WAYS = ("seed", "wonders", "position")


def lay(game: Duel, state: State, deal: Mapping[str, object]) -> None:
    """Deal a game over an empty position."""
    document = Part(deal, "deal")
    fields = document.entries()
    if fields.keys() - {"seed"}:
        lay_written(game, state, document)
    elif fields:
        game.deal(state, seed_of(fields))
    else:
        raise Problem("no_deal", document.where, known=WAYS)


def lay_written(game: Duel, state: State, document: Part) -> None:
    from . import written_deal  # here, because most games begin with a seed, and readers of files take time to load

    if "position" in document.entries():
        written_deal.lay_position(game, state, document)
    else:
        written_deal.lay_cards(game, state, document)


def seed_of(fields: dict[str, Part]) -> int:
    try:
        return checked_seed(fields["seed"].value) if "seed" in fields else 0
    except Problem as problem:
        raise problem.within(fields["seed"].where) from None
