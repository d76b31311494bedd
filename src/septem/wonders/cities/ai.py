"""Cities for bots: the worth of its effects, and reasons for its moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from ...ai.analysis import Reason
from ..data.catalogue import CATALOGUE
from ..model import Effect
from .constants import PAY
from .effects import Dove, Mask, NeighboursReceive, OthersLose, OthersLosePer

if TYPE_CHECKING:
    from ...ai.wonders.reasons import Consequences, Weighed
    from ...ai.wonders.weights import Weights

COUNTED_ELSEWHERE = {"copy_science", "diplomacy", "others_lose_coins", "others_lose_coins_per", "coins_neighbors"}
PROMISES = {
    "trade_rebate": "rebate",
    "produce_dynamic": "any_good",
    "stages_free_of_resources": "stages_free",
    "bank_income_bonus": "interest",
    "free_build_color_once_per_age": "black_claim",
    "defeat_tokens_as_shields": "stubborn",
}
AVOID_CONFLICTS = {Dove}
MASK, DOVE, TAX = 1, 2, 4  # effects that depend on the position, as a set


def more_worth(item: int, weights: Weights, age: int) -> float:
    """The worth of coins that others lose or receive."""
    worth = 0.0
    for effect in CATALOGUE.cards[item].effects:
        if isinstance(effect, OthersLose):
            worth += weights.tax[age] * effect.coins
        elif isinstance(effect, NeighboursReceive):
            worth += weights.gift[age] * effect.coins
    return worth


@cache
def special(item: int) -> int:
    """Which effects of an item depend on the position."""
    kinds: dict[type[Effect], int] = {Mask: MASK, Dove: DOVE, OthersLosePer: TAX}
    return sum(kinds.get(type(effect), 0) for effect in CATALOGUE.cards[item].effects)


@cache
def taxed(item: int) -> int:
    """The counted thing for which others lose coins."""
    return sum(effect.what for effect in CATALOGUE.cards[item].effects if isinstance(effect, OthersLosePer))


def debts(move: Consequences) -> Iterator[Weighed]:
    """A loss: what is paid saves points, what is kept can be spent."""
    left = move.before.owed[move.city] - move.card
    if move.card:
        yield 2.0, Reason("saves_debts", amount=move.card)
    if left:
        yield 1.0, Reason("keeps_coins", amount=left)


REASONS = {PAY: debts}
