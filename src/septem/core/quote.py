"""May I, what does it cost, and why? Made for people; the numbers come from the game's one judge."""

from __future__ import annotations

from dataclasses import dataclass, field

from .reasons import Reason, Route, Source
from .shown import Tabled

__all__ = ["Line", "Quote", "Reason", "Route", "Source"]


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
