"""The options of a table of the base game; expansions declare theirs in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Literal, TypedDict

from ..core.errors import Problem
from ..core.options import Options
from .board_ids import Board
from .constants import CHAINED_MARKER, COPY_COUNTS, DEARER, STRICT_SEVENTH

LEAST_PLAYERS, MOST_PLAYERS = 2, 8
BASE_PLAYERS = 7  # the most without an expansion that has room for more (C8-001)
FREE_CITIES = 3  # cities in the game for two
RANDOM = "random"
FOR_TWO = {"needs": ("players", 2)}  # of options that say nothing for other numbers of players
USUAL = "usual"
START_COINS, MOST_COINS = 3, 50  # as usual (S-014), and in a variant


class SeventhCard(StrEnum):
    """The coins and goods that may pay for Babylon's seventh card (R-16)."""

    OWN_TURN = "own_turn"  # all there is after the sixth card
    SIXTH_TURN = "sixth_turn"  # what there was before it, less what it cost


class Edition(StrEnum):
    """The editions of the base game: cards and boards differ (E-004)."""

    FIRST = "first"
    SECOND = "second"  # of 2020


Side = Literal["A", "B"]


class BaseChoices(TypedDict, total=False):
    """Options as callers name them, each of which can be left out; here for type checkers to know them."""

    edition: Edition | Literal["first", "second"]
    boards: Literal["random"] | Sequence[Board]
    sides: Literal["random"] | Side | Sequence[Side]
    seventh_card: SeventhCard | Literal["own_turn", "sixth_turn"]
    copied_guild_counts: bool
    dearer_payments: bool
    free_city_chained_marker: bool
    free_city_seventh_card: bool
    starting_coins: int | Literal["usual"]


def checked_coins(name: str, coins: object) -> object:
    """A number, or as usual; a number may come as text."""
    given = int(coins) if isinstance(coins, str) and coins.isdecimal() else coins
    if given == USUAL or (isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= MOST_COINS):
        return given
    raise Problem("wrong_number", name, given=coins, least=0, most=MOST_COINS)


@dataclass(frozen=True)
class BaseOptions(Options):
    VARIANTS: ClassVar[tuple[str, ...]] = ("edition", "starting_coins")

    players: int = 3
    edition: Edition = Edition.FIRST  # files that are silent are of the first (E-005)
    boards: str | tuple[str, ...] = RANDOM  # or one id a city
    sides: str | tuple[str, ...] = RANDOM  # or A or B for all, or one a city
    seventh_card: SeventhCard = SeventhCard.OWN_TURN
    copied_guild_counts: bool = False  # a copied guild is a purple card of its city
    dearer_payments: bool = False  # offer payments that are worse towards both neighbours, too
    # The Free City may raise a stage with a card it could chain, and may have Babylon's side B.
    free_city_chained_marker: bool = field(default=False, metadata=FOR_TWO)
    free_city_seventh_card: bool = field(default=True, metadata=FOR_TWO)
    starting_coins: int | str = field(default=USUAL, metadata={"check": checked_coins})  # a variant, for balance

    @property
    def size(self) -> int:
        """The number of cities."""
        return max(self.players, FREE_CITIES)

    @property
    def usual_coins(self) -> int:
        """The coins that every city begins with, unless the table states another number."""
        return START_COINS

    @property
    def coins(self) -> int:
        """The coins that every city begins with."""
        return self.starting_coins if isinstance(self.starting_coins, int) else self.usual_coins

    @property
    def rulings(self) -> int:
        """The rulings that differ from the usual ones, as a set."""
        return (
            STRICT_SEVENTH * (self.seventh_card is SeventhCard.SIXTH_TURN)
            | COPY_COUNTS * self.copied_guild_counts
            | DEARER * self.dearer_payments
            | CHAINED_MARKER * self.free_city_chained_marker
        )

    def check(self) -> None:
        """Refuse options that do not go together."""
