"""Leaders for bots: the worth of its effects, and reasons for its moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import bits
from .. import sizes
from ..constants import COLOURS
from ..data.catalogue import CATALOGUE
from ..rules.effects import BuildBonus, PointsPer
from .constants import KEEP
from .effects import PointsPerCoins, PointsPerSet

if TYPE_CHECKING:
    from ...ai.wonders.weights import Weights

COUNTED_ELSEWHERE = {"points_per_coins", "points_per_set"}
PROMISES = {
    "bank_purchase": "bank_sells",
    "build_discount": "waiver",
    "free_build_color": "guilds_free",
    "coins_on_trade": "trade_bonus",
    "coins_on_chain": "chain_bonus",
    "coins_on_victory_token": "bounty",
    "defeat_tokens_to_winner": "no_defeats",
    "free_leaders": "free_leaders",
    "science_set_bonus": "set_bonus",
    "recruit_leader_now": "hire",
    "draw_leaders": "draw",
    "copy_leader": "court",
}
FOR_LATER = {KEEP}


def more_worth(item: int, weights: Weights, age: int) -> float:
    """The worth of things still to come that a leader counts."""
    if item < CATALOGUE.first_other:
        return 0.0
    worth = 0.0
    for effect in CATALOGUE.cards[item].effects:
        if isinstance(effect, PointsPer):
            worth += effect.worth * growth_of(weights, effect.what)
        elif isinstance(effect, PointsPerCoins):
            worth += effect.worth * weights.growth_coins / effect.coins
        elif isinstance(effect, PointsPerSet):
            fewest = min(growth_of(weights, colour) for colour in bits.members(effect.colours))
            worth += effect.worth * fewest * weights.counted_set
        elif isinstance(effect, BuildBonus):
            worth += effect.coins * weights.coin[age] * growth_of(weights, effect.colour)
    return worth * weights.growth_part[age]


def growth_of(weights: Weights, colour: int) -> float:
    return weights.growth.get(COLOURS[colour], 0.0)


def patronage(item: int, weights: Weights) -> list[float]:
    """The worth that a leader adds to one more card or token, by colour."""
    row = [0.0] * sizes.COUNTED
    for effect in CATALOGUE.cards[item].effects:
        if isinstance(effect, PointsPer):
            row[effect.what] += weights.patron * effect.worth
        elif isinstance(effect, PointsPerSet):
            colours = bits.members(effect.colours)
            for colour in colours:
                row[colour] += weights.patron * effect.worth / len(colours)
    return row
