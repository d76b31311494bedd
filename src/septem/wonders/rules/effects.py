"""Every effect printed in the base game, and those that several expansions print."""

from ..constants import CLASSES, COLOURS, GOODS, LEFT, LETTERS, RIGHT, SELF, SIDES, SYMBOLS
from ..data.declarations import Row
from ..model import Facts, Immediate, Number, Ongoing, ScoringEffect
from ..state import State
from . import treasury

CHEAP = 1


def named(unit: str) -> list[str]:
    """The goods a unit such as 'W/C' can be."""
    return [GOODS[LETTERS.index(letter)] for letter in unit.split("/")]


def places(where: int) -> list[str]:
    return [name for place, name in SIDES.items() if where & place]


class Points(Number):
    def __init__(self, points: int) -> None:
        self.worth = points

    def declare(self, row: Row) -> None:
        row.points += self.worth

    def facts(self) -> Facts:
        return {"kind": "points", "amount": self.worth}


class Coins(Number):
    def __init__(self, coins: int) -> None:
        self.coins = coins

    def declare(self, row: Row) -> None:
        row.coins += self.coins

    def facts(self) -> Facts:
        return {"kind": "coins", "amount": self.coins}


class Shields(Number):
    def __init__(self, shields: int) -> None:
        self.shields = shields

    def declare(self, row: Row) -> None:
        row.shields += self.shields

    def facts(self) -> Facts:
        return {"kind": "shields", "amount": self.shields}


class Symbol(Number):
    def __init__(self, symbol: str) -> None:
        self.symbol = symbol

    def declare(self, row: Row) -> None:
        row.symbol = SYMBOLS.index(self.symbol)

    def facts(self) -> Facts:
        return {"kind": "science", "symbol": self.symbol}


class FreeSymbol(Number):
    """One symbol, chosen at the end (S-106)."""

    def declare(self, row: Row) -> None:
        row.free_symbols += 1

    def facts(self) -> Facts:
        return {"kind": "science_choice", "options": list(SYMBOLS)}


class Makes(Number):
    """Units for each turn, for the own use and for sale; 'W/C' is one of either."""

    def __init__(self, *units: str) -> None:
        self.units = units

    def declare(self, row: Row) -> None:
        row.units += [(unit.replace("/", ""), True) for unit in self.units]

    def facts(self) -> Facts:
        kind = "produce_choice" if "/" in self.units[0] else "produce"
        return {"kind": kind, "options": named(self.units[0]), "amount": len(self.units), "sellable": True}


class Keeps(Number):
    """One unit of choice for each turn that is not for sale (S-051)."""

    def __init__(self, unit: str) -> None:
        self.unit = unit

    def declare(self, row: Row) -> None:
        row.units.append((self.unit.replace("/", ""), False))

    def facts(self) -> Facts:
        return {"kind": "produce_choice", "options": named(self.unit), "amount": 1, "sellable": False}


class Cheaper(Ongoing):
    """Goods of a class cost one coin from some neighbours; never less (S-052)."""

    def __init__(self, kind: int, where: int) -> None:
        self.kind = kind
        self.where = where

    def adjust(self, state: State, city: int) -> None:
        if self.where & LEFT:
            state.rates[city][2 * self.kind] = CHEAP
        if self.where & RIGHT:
            state.rates[city][2 * self.kind + 1] = CHEAP

    def facts(self) -> Facts:
        return {
            "kind": "trade_discount",
            "resources": CLASSES[self.kind],
            "neighbors": places(self.where),
            "price": CHEAP,
        }


class Claims(Ongoing):
    """Once in every age, this one too, build without paying (S-116)."""

    def adjust(self, state: State, city: int) -> None:
        state.claims |= 1 << city
        state.claiming |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "free_build_once_per_age"}


class PlaysLast(Ongoing):
    """Play the seventh card of every hand too (S-114)."""

    def declare(self, row: Row) -> None:
        row.lasts = 1

    def adjust(self, state: State, city: int) -> None:
        state.lasting |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "play_last_card"}


class CopiesGuild(Ongoing):
    """At the end one guild of a neighbour counts as if the city had built it (S-118)."""

    def adjust(self, state: State, city: int) -> None:
        state.copying |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "copy_guild", "of": places(LEFT | RIGHT)}


class BuildBonus(Ongoing):
    """Coins for a building of a colour, however it is built (L-074, C-116)."""

    def __init__(self, coins: int, colour: int) -> None:
        self.coins = coins
        self.colour = colour

    def adjust(self, state: State, city: int) -> None:
        state.bonuses[city][self.colour] += self.coins

    def facts(self) -> Facts:
        return {"kind": "coins_on_build", "color": COLOURS[self.colour], "amount": self.coins}


class CoinsPer(Immediate):
    """Coins for each thing counted, once (S-121, S-122)."""

    def __init__(self, coins: int, what: int, where: int = SELF) -> None:
        self.coins = coins
        self.what = what
        self.where = where

    def apply(self, state: State, city: int, item: int) -> None:
        treasury.receive(state, city, self.coins * treasury.counted(state, city, self.what, self.where), item)

    def facts(self) -> Facts:
        return {"kind": "coins_per", "what": COLOURS[self.what], "of": places(self.where), "amount": self.coins}


class Revives(Immediate):
    """At the end of this turn, build from the discard pile (S-117)."""

    def apply(self, state: State, city: int, item: int) -> None:
        state.reviving |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "build_from_discard"}


class PointsPer(ScoringEffect):
    """Points at the end for each thing counted."""

    def __init__(self, points: int, what: int, where: int = SELF) -> None:
        self.worth = points
        self.what = what
        self.where = where

    def points(self, state: State, city: int) -> int:
        return self.worth * treasury.counted(state, city, self.what, self.where)

    def facts(self) -> Facts:
        return {"kind": "points_per", "what": COLOURS[self.what], "of": places(self.where), "amount": self.worth}
