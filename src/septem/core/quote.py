"""May I, what does it cost, and why? Made for people; the numbers come from the game's one judge."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from .growing_enum import GrowingEnum
from .shown import Tabled


class Reason(GrowingEnum):
    """Why a move is refused; games add reasons of their own."""


Reason.add(
    OK=0,
    GAME_OVER=1,
    NOT_YOUR_DECISION=2,
    NOT_A_MOVE=3,
    OTHER_QUESTION=4,  # the game is waiting for an answer of another kind
    NOT_OFFERED=5,
    MISSING_COINS=8,
    NOT_IN_DISCARD=14,
    NO_DECISION=31,  # a position in which nobody is asked, though nobody has won
)


class Route(IntEnum):
    """The way in which a building is obtained."""

    PAID = 0
    CHAIN = 1
    FREE = 2
    LINK = 3  # at the price of any card with a chain


class Source(GrowingEnum):
    """The source of a unit of a cost; games add sources of their own."""


Source.add(
    PRODUCED=0,  # by the city's own building
    CHOSEN=1,  # by a building that makes one good of several
    WAIVED=2,  # by a discount
    BOUGHT=3,  # at a price
    COINS=4,  # coins printed in the cost
    CHAINED=5,  # all of it, by another building
    REBATE=9,  # coins off
)


@dataclass(frozen=True)
class Line:
    """One line of a receipt: so many units of a good, from where, and for how much each."""

    source: Source
    good: int  # -1 for coins
    units: int
    price: int = 0
    item: int = -1  # what helps

    @property
    def coins(self) -> int:
        return self.units * self.price


@dataclass(frozen=True)
class Quote(Tabled):
    """The answer to: may this seat do this now, and at what price?"""

    reason: Reason
    route: Route = Route.PAID
    coins: int = 0  # all that is paid
    trade: int = 0  # the part of it paid for goods
    payee: int = -1  # the seat that gets the trade part, or -1 for the bank
    receipt: tuple[Line, ...] = ()
    missing: tuple[tuple[int, int], ...] = ()  # goods the city does not make: (good, units)
    short: int = 0  # coins that are lacking
    game: str = field(default="", compare=False, repr=False, kw_only=True)  # of a table's quote: whose goods they are

    @property
    def legal(self) -> bool:
        return self.reason is Reason.OK
