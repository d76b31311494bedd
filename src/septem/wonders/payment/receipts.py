"""Which source makes which goods, and which goods are bought from whom: one assignment that comes to the coins paid."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

from ...core import bits
from ...core.quote import Line, Source
from .. import history, moves
from ..constants import (
    BANK_SELLS,
    BOARD,
    BUILD,
    CLAIM,
    CLAIM_COLOUR,
    CLASS_LETTERS,
    COMPLETES,
    FROM_BANK,
    GIFT_LEFT,
    GIFT_RIGHT,
    LETTERS,
    MADE,
    NO_CARD,
    RAISE,
    RAW,
    REBATE_LEFT,
    REBATE_RIGHT,
    REPEATS,
    STAGE,
    STRICT_DOUBLE,
    WAIVES,
)
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_OTHER, FIRST_STAGE
from ..model import Effect
from ..rules import turn
from ..rules.effects import Keeps, Makes
from ..state import State
from . import extras

BANK = -1  # the seller that is no neighbour
REBATES = (REBATE_LEFT, REBATE_RIGHT)
KEPT = 512  # cities whose production is known without counting it again


@dataclass(frozen=True)
class Purchase(Line):
    """Goods bought from a neighbour's building, or its board, or from the bank."""

    seller: int = -1


@dataclass(frozen=True)
class Unit:
    """One unit a turn, of one of some goods."""

    letters: str
    item: int
    waived: bool = False


def standing(state: State, city: int) -> tuple[int, ...]:
    """All items of a city, including a copied one."""
    first = CATALOGUE.stage[state.board[city]]
    stages = range(first, first + state.counts[city][STAGE])
    others = [FIRST_OTHER + item for item in bits.members(state.other_items[city])]
    copied = [FIRST_OTHER + state.copied[city] - 1] if state.copied[city] else []
    return *standing_cards(tuple(state.built[city])), *stages, *others, *copied


@lru_cache(maxsize=KEPT)
def standing_cards(built: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card for card in range(FIRST_STAGE) if built[card >> 4] >> (card & 15) & 1)


def units(state: State, city: int, for_sale: bool, kept: int) -> list[Unit]:
    """The units that a city makes, or made before the last turn."""
    items = standing(state, city)
    if kept:
        last = laid_last(state, city)
        items = tuple(item for item in items if item != last)
    return list(units_of(state.board[city], items, for_sale))


@lru_cache(maxsize=KEPT)
def units_of(board: int, items: tuple[int, ...], for_sale: bool) -> tuple[Unit, ...]:
    """The units of a board and some items, single goods first: choices are kept for the goods that need them."""
    good = CATALOGUE.boards[board].good
    found = [Unit(good, BOARD)] if good else []
    for item in items:
        for effect in CATALOGUE.cards[item].effects:
            found += [Unit(letters, item) for letters in made(effect, for_sale)]
    return tuple(sorted(found, key=lambda unit: len(unit.letters)))


def own_units(state: State, city: int, colour: int, kept: int) -> list[Unit]:
    """All that covers goods of an item without being bought, the market being open."""
    found = units(state, city, False, kept)
    choices = list(state.wild[: state.wilds])
    if state.rulings & STRICT_DOUBLE and state.help & REPEATS:
        choices.insert(0, extras.printed(state, city))
    for flag in (REPEATS, COMPLETES):
        item = helper(state, city, flag)
        if state.help & flag and item != NO_CARD and choices:
            found.append(Unit(letters_of(choices.pop(0)), item))
    if state.help & WAIVES and state.waives[city] >> colour & 1:
        found.append(Unit(LETTERS, helper(state, city, WAIVES, colour), waived=True))
    return found


def letters_of(goods: int) -> str:
    return "".join(letter for place, letter in enumerate(LETTERS) if goods >> place & 1)


def helper(state: State, city: int, flag: int, colour: int = 0) -> int:
    """The item that gives a city a certain payment aid, for a colour if that matters."""
    for item in standing(state, city):
        row = CATALOGUE.rows[item]
        if row.helps & flag and (flag != WAIVES or row.waives >> colour & 1):
            return item
    return NO_CARD


def laid_last(state: State, city: int) -> int:
    """The item that a city built in the last turn of this age, if any."""
    entry = state.history[state.age * state.rounds + state.last_turn][city]
    verb = history.verb_of(entry)
    if verb == RAISE:
        return turn.next_stage(state, city) - 1
    return history.card_of(entry) if verb in (BUILD, CLAIM, CLAIM_COLOUR) else NO_CARD


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


@cache
def divisions(cost: str) -> tuple[tuple[str, str, str], ...]:
    """Every way to take a cost from the own city, the left and the right; the most own goods first."""
    if not cost:
        return (("", "", ""),)
    letters = sorted(set(cost), key=LETTERS.index)
    ways = product(*(shares(cost.count(letter)) for letter in letters))
    return tuple(divided(letters, way) for way in sorted(ways, key=lambda way: -sum(own for own, _, _ in way)))


def divided(letters: list[str], way: tuple[tuple[int, int, int], ...]) -> tuple[str, str, str]:
    own, left, right = ("".join(map(str.__mul__, letters, counts)) for counts in zip(*way, strict=True))
    return own, left, right


def shares(units_wanted: int) -> list[tuple[int, int, int]]:
    """So many units divided among three."""
    return [
        (own, left, units_wanted - own - left)
        for own in range(units_wanted + 1)
        for left in range(units_wanted - own + 1)
    ]


def kind(letter: str) -> int:
    return RAW if letter in CLASS_LETTERS[RAW] else MADE


def itemise(state: State, city: int, item: int, way: int, kept: int) -> list[Line]:
    """The lines of a receipt that comes to a payment, the market being open; none, if there is no such purchase."""
    cost = CATALOGUE.cards[item].cost.goods
    if not way & FROM_BANK:
        return Search(state, city, item, way, kept).lines(cost) or []
    for good in sorted(set(cost), key=LETTERS.index):
        rest = cost.replace(good, "", 1)
        lines = Search(state, city, item, way, kept).lines(rest)
        if lines is not None:
            bank = Purchase(Source.BOUGHT, LETTERS.index(good), 1, 1, helper(state, city, BANK_SELLS), BANK)
            return [*lines, bank]
    return []


class Search:
    """Searches for one purchase that comes to a payment."""

    def __init__(self, state: State, city: int, item: int, way: int, kept: int) -> None:
        self.state = state
        self.city = city
        self.prices = list(state.price)
        self.own = own_units(state, city, CATALOGUE.colour[item], kept)
        self.sellers = state.left[city], state.right[city]
        self.sold = [units(state, seller, True, kept) for seller in self.sellers]
        self.paid = moves.left_of(way), moves.right_of(way)
        self.bought = bool(self.paid[0] or way & GIFT_LEFT), bool(self.paid[1] or way & GIFT_RIGHT)

    def lines(self, cost: str) -> list[Line] | None:
        most_own = None
        for here, *elsewhere in divisions(cost):
            if most_own is not None and len(here) < most_own:
                return None
            made_here = serve(here, self.own)
            if made_here is None:
                continue
            most_own = len(here)  # only what is missing is bought (S-060.3)
            if any(not self.fits(goods, side) for side, goods in enumerate(elsewhere)):
                continue
            bought = [serve(goods, self.sold[side]) for side, goods in enumerate(elsewhere)]
            if bought[0] is not None and bought[1] is not None:
                lines = own_lines(here, made_here)
                for side in range(2):
                    lines += self.purchases(elsewhere[side], bought[side] or [], side)
                return lines
        return None

    def rebate(self, goods: str, side: int) -> int:
        return int(bool(goods and self.state.help & REBATES[side]))

    def fits(self, goods: str, side: int) -> bool:
        """Whether goods from a neighbour cost what is paid there."""
        coins = sum(self.prices[2 * kind(good) + side] for good in goods) - self.rebate(goods, side)
        return coins == self.paid[side] and bool(goods) == self.bought[side]

    def purchases(self, goods: str, bought: list[Unit], side: int) -> list[Line]:
        count = Counter(zip(goods, bought, strict=True))
        seller, prices = self.sellers[side], self.prices
        lines: list[Line] = [
            Purchase(Source.BOUGHT, LETTERS.index(good), times, prices[2 * kind(good) + side], unit.item, seller)
            for (good, unit), times in count.items()
        ]
        if self.rebate(goods, side):
            lines.append(Line(Source.REBATE, NO_CARD, 1, -1, helper(self.state, self.city, REBATES[side])))
        return lines


def own_lines(goods: str, made_here: list[Unit]) -> list[Line]:
    count = Counter(zip(goods, made_here, strict=True))
    return [Line(source_of(unit), LETTERS.index(good), times, 0, unit.item) for (good, unit), times in count.items()]


def source_of(unit: Unit) -> Source:
    if unit.waived:
        return Source.WAIVED
    return Source.PRODUCED if len(unit.letters) == 1 else Source.CHOSEN


def waived_lines(goods: str, item: int) -> list[Line]:
    """Goods that are not needed, thanks to an item."""
    return [Line(Source.WAIVED, LETTERS.index(good), goods.count(good), 0, item) for good in dict.fromkeys(goods)]


def lacking(state: State, city: int, item: int, kept: int) -> tuple[tuple[int, int], ...]:
    """Goods the city does not make, if it makes as much of a cost as it can."""
    own = own_units(state, city, CATALOGUE.colour[item], kept)
    for here, left, right in divisions(CATALOGUE.cards[item].cost.goods):
        if serve(here, own) is not None:
            short = Counter(left + right)
            return tuple((LETTERS.index(letter), short[letter]) for letter in LETTERS if short[letter])
    return ()
