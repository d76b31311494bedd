"""Reads the printed effects of items as numbers, once, without prices."""

from __future__ import annotations

from functools import cache

from ...core import bits
from ...wonders import sizes
from ...wonders.cities.effects import Dove, Mask, NeighboursReceive, OthersLose, OthersLosePer
from ...wonders.constants import CLASS_LETTERS, COLOURS, LETTERS
from ...wonders.data import components
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.declarations import Card
from ...wonders.leaders.effects import PointsPerCoins, PointsPerSet
from ...wonders.model import Effect
from ...wonders.rules.effects import BuildBonus, CoinsPer, Keeps, Makes, PointsPer
from .weights import Weights

COUNTED_ELSEWHERE = frozenset(
    (
        *("points", "coins", "shields", "science", "science_choice", "produce", "produce_choice", "points_per"),
        *("coins_per", "points_per_coins", "points_per_set", "coins_on_build", "copy_science", "diplomacy"),
        *("others_lose_coins", "others_lose_coins_per", "coins_neighbors"),
    )
)
PROMISES = {  # what the weights call an effect
    "trade_discount": "cheaper",
    "free_build_once_per_age": "claim",
    "play_last_card": "last",
    "copy_guild": "copy",
    "build_from_discard": "revive",
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
    "trade_rebate": "rebate",
    "produce_dynamic": "any_good",
    "stages_free_of_resources": "stages_free",
    "bank_income_bonus": "interest",
    "free_build_color_once_per_age": "black_claim",
    "defeat_tokens_as_shields": "stubborn",
}
GOODS = len(LETTERS)
MASK, DOVE, TAX = 1, 2, 4  # effects that depend on the position, as a set


def promise(item: int, weights: Weights, age: int) -> float:
    """The worth of effects that are not plain numbers, by their kinds."""
    return sum(float(getattr(weights, PROMISES.get(kind, "unknown"))[age]) for kind in promised(item))


@cache
def promised(item: int) -> list[str]:
    """The kinds of such effects of an item; a discount counts once per neighbour."""
    kinds = []
    for effect in CATALOGUE.cards[item].effects:
        facts = effect.facts()
        sides = facts.get("neighbors")
        if facts["kind"] not in COUNTED_ELSEWHERE:
            kinds += [str(facts["kind"])] * (len(sides) if isinstance(sides, list) else 1)
    return kinds


@cache
def goods_saved(item: int) -> int:
    """The goods and coins of buildings that this one makes free."""
    saved = 0
    for other in range(components.FIRST_STAGE):
        card = CATALOGUE.cards[other]
        if isinstance(card, Card) and item < components.FIRST_STAGE and CATALOGUE.id(item) in card.chain:
            saved += len(card.cost.goods) + card.cost.coins
    return saved


def flat_worth(item: int, weights: Weights, age: int) -> float:
    """The part of an item's worth that is the same in every city."""
    coin = weights.coin[age] + weights.first_coin[age] / 2
    worth = CATALOGUE.points[item] + coin * CATALOGUE.coins[item]
    worth += promise(item, weights, age) + weights.link[age] * goods_saved(item) + others_purses(item, weights, age)
    return worth + (growth(item, weights, age) if item >= CATALOGUE.first_other else 0.0)


def others_purses(item: int, weights: Weights, age: int) -> float:
    """The worth of coins that others lose or receive."""
    worth = 0.0
    for effect in CATALOGUE.cards[item].effects:
        if isinstance(effect, OthersLose):
            worth += weights.tax[age] * effect.coins
        elif isinstance(effect, NeighboursReceive):
            worth += weights.gift[age] * effect.coins
    return worth


def growth(item: int, weights: Weights, age: int) -> float:
    """The worth of things still to come that a leader counts."""
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
    """What a leader adds for one more thing, by colour."""
    row = [0.0] * sizes.COUNTED
    for effect in CATALOGUE.cards[item].effects:
        if isinstance(effect, PointsPer):
            row[effect.what] += weights.patron * effect.worth
        elif isinstance(effect, PointsPerSet):
            colours = bits.members(effect.colours)
            for colour in colours:
                row[colour] += weights.patron * effect.worth / len(colours)
    return row


@cache
def special(item: int) -> int:
    """Which effects of an item depend on the position."""
    kinds: dict[type[Effect], int] = {Mask: MASK, Dove: DOVE, OthersLosePer: TAX}
    return sum(kinds.get(type(effect), 0) for effect in CATALOGUE.cards[item].effects)


@cache
def taxed(item: int) -> int:
    """The counted thing for which others lose coins."""
    return sum(effect.what for effect in CATALOGUE.cards[item].effects if isinstance(effect, OthersLosePer))


@cache
def units_made(item: int) -> list[int]:
    """Each unit an item makes, as a set of goods."""
    units: list[str] = []
    for effect in CATALOGUE.cards[item].effects:
        if isinstance(effect, Makes):
            units += effect.units
        elif isinstance(effect, Keeps):
            units.append(effect.unit)
    return [sum(1 << LETTERS.index(letter) for letter in unit if letter != "/") for unit in units]


@cache
def income(item: int) -> tuple[int, int, int]:
    """Coins for each thing counted, as far as known: coins, what, where."""
    for effect in CATALOGUE.cards[item].effects:
        if isinstance(effect, CoinsPer):
            return effect.coins, effect.what, effect.where
    return 0, 0, 0


@cache
def stages_need(item: int) -> list[int]:
    """The most units of each good that a stage or a later one of its board needs."""
    sides = range(len(CATALOGUE.boards))
    side = next((side for side in sides if 0 <= item - CATALOGUE.stage[side] < CATALOGUE.stages[side]), None)
    if side is None:
        return [0] * GOODS
    stages = CATALOGUE.boards[side].stages[item - CATALOGUE.stage[side] :]
    return [max(stage.cost.goods.count(letter) for stage in stages) for letter in LETTERS]


def good_shift(good: int) -> int:
    """Where the number of units that can be a good stands in a supply of its class (see `goods_sets`)."""
    place = LETTERS[good]
    letters = next(letters for letters in CLASS_LETTERS if place in letters)
    return 4 * ((1 << letters.index(place)) - 1)
