"""The words of quotes: why a move is refused, how a building is obtained, and who provides each unit of a cost."""

from __future__ import annotations

from enum import IntEnum

from .growing_enum import GrowingEnum


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
