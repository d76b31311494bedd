"""What is printed on items, read once as columns: so much does an item promise, whatever it costs."""

from __future__ import annotations

from functools import cache

from ...wonders import box
from ...wonders.catalogue import CATALOGUE
from ...wonders.declare import Card
from ...wonders.effects import CoinsPer, Keeps, Makes
from ...wonders.words import CARD_BITS, CLASS_LETTERS, LETTERS
from .weights import Weights

COUNTED_ELSEWHERE = frozenset(
    ("points", "coins", "shields", "science", "science_choice", "produce", "produce_choice", "points_per", "coins_per")
)
AGES = 3
WAY_PART = (1 << CARD_BITS) - 1  # the part of a move that is its payment
GOODS = len(LETTERS)


def promise(item: int, weights: Weights, age: int) -> float:
    """The worth of effects that are no number, by what they are called."""
    known = {
        "trade_discount": weights.cheaper,
        "free_build_once_per_age": weights.claim,
        "play_last_card": weights.last,
        "copy_guild": weights.copy,
        "build_from_discard": weights.revive,
    }
    return sum(known.get(kind, weights.unknown)[age] for kind in promised(item))


@cache
def promised(item: int) -> list[str]:
    """What an item has of such effects; a discount counts for each neighbour."""
    kinds = []
    for effect in CATALOGUE.cards[item].effects:
        facts = effect.facts()
        sides = facts.get("neighbors")
        if facts["kind"] not in COUNTED_ELSEWHERE:
            kinds += [str(facts["kind"])] * (len(sides) if isinstance(sides, list) else 1)
    return kinds


@cache
def goods_saved(item: int) -> int:
    """The goods and coins that are saved on buildings this one makes free."""
    saved = 0
    for other in range(box.FIRST_STAGE):
        card = CATALOGUE.cards[other]
        if isinstance(card, Card) and item < box.FIRST_STAGE and CATALOGUE.id(item) in card.chain:
            saved += len(card.cost.goods) + card.cost.coins
    return saved


def flat_worth(item: int, weights: Weights, age: int) -> float:
    """What an item is worth in every city alike."""
    coin = weights.coin[age] + weights.first_coin[age] / 2
    worth = CATALOGUE.points[item] + coin * CATALOGUE.coins[item]
    return worth + promise(item, weights, age) + weights.link[age] * goods_saved(item)


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
    """How many units of each good a stage or one that follows it on its board needs, at most."""
    sides = range(len(CATALOGUE.boards))
    side = next((side for side in sides if 0 <= item - CATALOGUE.stage[side] < CATALOGUE.stages[side]), None)
    if side is None:
        return [0] * GOODS
    stages = CATALOGUE.boards[side].stages[item - CATALOGUE.stage[side] :]
    return [max(stage.cost.goods.count(letter) for stage in stages) for letter in LETTERS]


def good_shift(good: int) -> int:
    """Where the number of units that can be a good stands in a supply of its class (see `hall`)."""
    place = LETTERS[good]
    letters = next(letters for letters in CLASS_LETTERS if place in letters)
    return 4 * ((1 << letters.index(place)) - 1)
