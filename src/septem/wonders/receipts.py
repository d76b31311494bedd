"""Which source makes what, and what is bought from whom: one assignment that comes to the coins paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ..core.quote import Line, Source
from . import payment, sizes, turn
from .box import FIRST_STAGE
from .catalogue import CATALOGUE
from .effects import Keeps, Makes
from .model import Effect
from .state import State
from .words import (
    BUILD,
    CARD_PART,
    CLAIM,
    CLASS_LETTERS,
    LETTERS,
    MADE,
    NO_CARD,
    PAST_BITS,
    RAISE,
    RAW,
    STAGE,
    VERB_PART,
)

BOARD = -1  # the item of a board's own good


@dataclass(frozen=True)
class Purchase(Line):
    """Goods bought from a neighbour's building, or its board."""

    seller: int = -1


@dataclass(frozen=True)
class Unit:
    """One unit a turn, of one of some goods."""

    letters: str
    item: int


def units(state: State, city: int, for_sale: bool, kept: int) -> list[Unit]:
    """What a city makes, or made before the sixth card; single goods first: choices are kept for what needs them."""
    board = CATALOGUE.boards[state.board[city]]
    found = [Unit(board.good, BOARD)]
    stages = range(CATALOGUE.stage[state.board[city]], CATALOGUE.stage[state.board[city]] + state.counts[city][STAGE])
    cards = [card for card in range(FIRST_STAGE) if payment.has(state, city, card)]
    for item in [*cards, *stages]:
        if kept and item == laid_sixth(state, city):
            continue
        for effect in CATALOGUE.cards[item].effects:
            found += [Unit(letters, item) for letters in made(effect, for_sale)]
    return sorted(found, key=lambda unit: len(unit.letters))


def laid_sixth(state: State, city: int) -> int:
    """What a city built in the sixth turn of this age, if anything."""
    entry = state.history[state.age * state.rounds + state.last_turn][city]
    verb = entry >> PAST_BITS & VERB_PART
    if verb == RAISE:
        return turn.next_stage(state, city) - 1
    return entry & CARD_PART if verb in (BUILD, CLAIM) else NO_CARD


def made(effect: Effect, for_sale: bool) -> list[str]:
    if isinstance(effect, Makes):
        return [unit.replace("/", "") for unit in effect.units]
    if isinstance(effect, Keeps) and not for_sale:
        return [effect.unit.replace("/", "")]
    return []


def serve(wanted: str, offered: list[Unit]) -> list[Unit] | None:
    """Distinct units for all that is wanted, letter by letter, if there are."""
    if not wanted:
        return []
    for place, unit in enumerate(offered):
        if wanted[0] in unit.letters:
            rest = serve(wanted[1:], offered[:place] + offered[place + 1 :])
            if rest is not None:
                return [unit, *rest]
    return None


def divisions(cost: str) -> Iterator[tuple[str, str, str]]:
    """Every way to take a cost from the own city, the left and the right; the most own goods first."""
    if not cost:
        yield "", "", ""
        return
    letters = sorted(set(cost), key=LETTERS.index)
    ways = product(*(shares(cost.count(letter)) for letter in letters))
    for way in sorted(ways, key=lambda way: -sum(own for own, _, _ in way)):
        own, left, right = ("".join(map(str.__mul__, letters, counts)) for counts in zip(*way, strict=True))
        yield own, left, right


def shares(units_wanted: int) -> list[tuple[int, int, int]]:
    """So many units divided among three."""
    return [
        (own, left, units_wanted - own - left)
        for own in range(units_wanted + 1)
        for left in range(units_wanted - own + 1)
    ]


def kind(letter: str) -> int:
    return RAW if letter in CLASS_LETTERS[RAW] else MADE


def itemise(state: State, city: int, cost: str, paid: tuple[int, int], kept: int) -> list[Line] | None:
    """The lines of a receipt that comes to so many coins, the market being open; none, if there is no such purchase."""
    neighbours = state.left[city], state.right[city]
    prices = list(state.price)
    own = units(state, city, False, kept)
    sold = [units(state, neighbour, True, kept) for neighbour in neighbours]
    most_own = None
    for here, *elsewhere in divisions(cost):
        if most_own is not None and len(here) < most_own:
            return None
        made_here = serve(here, own)
        if made_here is None:
            continue
        most_own = len(here)  # only what is missing is bought (S-060.3)
        if tuple(price(elsewhere[side], prices, side) for side in range(2)) != paid:
            continue
        bought = [serve(elsewhere[side], sold[side]) for side in range(2)]
        if bought[0] is not None and bought[1] is not None:
            lines = own_lines(here, made_here)
            for side in range(2):
                lines += purchases(elsewhere[side], bought[side] or [], side, prices, neighbours[side])
            return lines
    return None


def price(goods: str, prices: list[int], side: int) -> int:
    return sum(prices[2 * kind(good) + side] for good in goods)


def own_lines(goods: str, made_here: list[Unit]) -> list[Line]:
    count = Counter(zip(goods, made_here, strict=True))
    return [
        Line(Source.PRODUCED if len(unit.letters) == 1 else Source.CHOSEN, LETTERS.index(good), times, 0, unit.item)
        for (good, unit), times in count.items()
    ]


def purchases(goods: str, bought: list[Unit], side: int, prices: list[int], seller: int) -> list[Line]:
    count = Counter(zip(goods, bought, strict=True))
    return [
        Purchase(Source.BOUGHT, LETTERS.index(good), times, prices[2 * kind(good) + side], unit.item, seller)
        for (good, unit), times in count.items()
    ]


def lacking(state: State, city: int, cost: str, kept: int) -> tuple[tuple[int, int], ...]:
    """Goods the city does not make, if it makes as much of a cost as it can."""
    own = units(state, city, False, kept)
    for here, left, right in divisions(cost):
        if serve(here, own) is not None:
            short = Counter(left + right)
            return tuple((LETTERS.index(letter), short[letter]) for letter in LETTERS if short[letter])
    return ()
