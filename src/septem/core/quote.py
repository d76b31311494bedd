"""May I, what does it cost, and why? Made for people; the numbers come from the game's one judge."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Reason(IntEnum):
    """Why a move is refused."""

    OK = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_A_MOVE = 3
    OTHER_QUESTION = 4  # the game is waiting for an answer of another kind
    NOT_OFFERED = 5
    NOT_IN_STRUCTURE = 6
    COVERED = 7
    MISSING_COINS = 8
    NOT_YOUR_WONDER = 9
    WONDER_BUILT = 10
    ENOUGH_WONDERS = 11
    NOT_ON_BOARD = 12
    NOT_DRAWN = 13
    NOT_IN_DISCARD = 14
    NOT_IN_THEIR_CITY = 15
    WRONG_COLOUR = 16
    TOO_EARLY = 17  # not in this age
    NOT_IN_PANTHEON = 18
    NOT_YOUR_OFFERING = 19
    WASTEFUL = 20  # another way costs no more and keeps better tokens
    NOT_YOUR_COINS = 21  # not so many coins lie there, or not so many are needed
    NOT_REVEALED = 22
    SLOT_TAKEN = 23
    NO_SUCH_ORDER = 24  # cards go back in another way
    DECK_EMPTY = 25
    NOT_ON_TRACK = 26  # a loot token that is gone
    ON_THE_PAWN = 27
    NOT_BUILT = 28
    NOT_IN_TOP_ROW = 29
    NOT_ASIDE = 30
    NOT_A_BUILDING = 32  # a card that can be taken, but not built
    NO_DECISION = 31  # a position in which nobody is asked, though nobody has won


class Route(IntEnum):
    """How a building is come by."""

    PAID = 0
    CHAIN = 1
    FREE = 2
    LINK = 3  # at the price of any card with a chain


class Source(IntEnum):
    """Where a unit of a cost comes from."""

    PRODUCED = 0  # by the city's own building
    CHOSEN = 1  # by a building that makes one good of several
    WAIVED = 2  # by a discount
    BOUGHT = 3  # at a price
    COINS = 4  # coins printed in the cost
    CHAINED = 5  # all of it, by another building
    LINKED = 6  # all of it, for the price of any card with a chain
    SLOT = 7  # the cost of a place of the pantheon
    DOUBLED = 8  # the same once more
    REBATE = 9  # coins off
    OFFERED = 10  # coins off, by an offering token
    VAULT = 11  # of the coins paid, those not from the treasury


@dataclass(frozen=True)
class Line:
    """One line of a receipt: so many units of a good, from where, and for how much each."""

    source: Source
    good: int  # -1 for coins
    units: int
    price: int = 0
    item: int = -1  # the building, wonder or token that helps

    @property
    def coins(self) -> int:
        return self.units * self.price


@dataclass(frozen=True)
class Quote:
    """The answer to: may this seat do this now, and at what price?"""

    reason: Reason
    route: Route = Route.PAID
    coins: int = 0  # all that is paid
    trade: int = 0  # the part of it paid for goods
    payee: int = -1  # the seat that gets the trade part, or -1 for the bank
    receipt: tuple[Line, ...] = ()
    missing: tuple[tuple[int, int], ...] = ()  # goods the city does not make: (good, units)
    short: int = 0  # coins that are lacking

    @property
    def legal(self) -> bool:
        return self.reason is Reason.OK
