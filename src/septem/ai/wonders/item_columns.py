"""Reads the printed effects of items as numbers, once, without prices."""

from __future__ import annotations

from functools import cache

from ... import expansions
from ...wonders.constants import CLASS_LETTERS, LETTERS
from ...wonders.data import components
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.declarations import Card
from ...wonders.editions import EDITIONS
from ...wonders.rules.effects import CoinsPer, Keeps, Makes
from .weights import Weights

COUNTED_ELSEWHERE = {
    *("points", "coins", "shields", "science", "science_choice", "produce", "produce_choice", "points_per"),
    *("coins_per", "coins_on_build", "points_if_wonder_complete"),
}
PROMISES = {  # what the weights call an effect
    "trade_discount": "cheaper",
    "free_build_once_per_age": "claim",
    "free_first_of_each_colour": "free_colours",
    "free_first_card_of_age": "free_first",
    "free_last_card_of_age": "free_last",
    "play_last_card": "last",
    "copy_guild": "copy",
    "build_from_discard": "revive",
}
GOODS = len(LETTERS)


@cache
def counted_elsewhere() -> set[str]:
    """The kinds of effects whose worth is no promise."""
    return COUNTED_ELSEWHERE | expansions.collected("wonders", "ai", "COUNTED_ELSEWHERE")


@cache
def promises() -> dict[str, str]:
    return PROMISES | expansions.table("wonders", "ai", "PROMISES")


def promise(item: int, weights: Weights, age: int) -> float:
    """The worth of effects that are not plain numbers, by their kinds."""
    return sum(float(getattr(weights, promises().get(kind, "unknown"))[age]) for kind in promised(item))


@cache
def promised(item: int) -> list[str]:
    """The kinds of such effects of an item; a discount counts once per neighbour."""
    kinds = []
    for effect in CATALOGUE.cards[item].effects:
        facts = effect.facts()
        sides = facts.get("neighbors")
        if facts["kind"] not in counted_elsewhere():
            kinds += [str(facts["kind"])] * (len(sides) if isinstance(sides, list) else 1)
    return kinds


@cache
def goods_saved(item: int) -> int:
    """The goods and coins of buildings that this one makes free, in the edition where they are more."""
    return max(saved_in(edition, item) for edition in range(len(EDITIONS)))


def saved_in(edition: int, item: int) -> int:
    saved = 0
    for other in range(components.FIRST_STAGE):
        card = CATALOGUE.cards[other]
        linked = isinstance(card, Card) and item < components.FIRST_STAGE and CATALOGUE.id(item) in card.chain
        if linked and components.is_of(other, edition):
            saved += len(card.cost.goods) + card.cost.coins
    return saved


@cache
def name(item: int) -> str:
    """The name of an item in a file of weights: a card by its id, a stage by its board, side and number."""
    for number, board in enumerate(CATALOGUE.boards):
        stage = item - CATALOGUE.stage[number]
        if 0 <= stage < CATALOGUE.stages[number]:
            return f"{board.id}.{board.side}.{stage + 1}"
    return CATALOGUE.id(item)


def flat_worth(item: int, weights: Weights, age: int) -> float:
    """The part of an item's worth that is the same in every city."""
    coin = weights.coin[age] + weights.first_coin[age] / 2
    worth = CATALOGUE.points[item] + coin * CATALOGUE.coins[item]
    worth += promise(item, weights, age) + weights.link[age] * goods_saved(item)
    worth += weights.items.get(name(item), 0.0)
    for more_worth in expansions.functions("wonders", "ai", "more_worth"):
        worth += more_worth(item, weights, age)
    return worth


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
    """The bit at which the number of units that can be a good begins in a supply of its class: see `payment.supply`."""
    place = LETTERS[good]
    letters = next(letters for letters in CLASS_LETTERS if place in letters)
    return 4 * ((1 << letters.index(place)) - 1)
