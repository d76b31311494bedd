"""The options of a table of 7 Wonders: boards, sides, and the rulings that can be had either way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import StrEnum

from ..core.errors import Problem, nearest
from .box import BOARD_IDS
from .words import CHAINED_MARKER, COPY_COUNTS, DEARER, FREE_SEAT, STRICT_SEVENTH

LEAST_PLAYERS, MOST_PLAYERS = 2, 7
FREE_CITIES = 3  # cities in the game for two
RANDOM = "random"
RANDOM_NUMBER = -1
SIDES = ("A", "B")
BABYLON_B = (BOARD_IDS.index("babylon"), SIDES.index("B"))


class SeventhCard(StrEnum):
    """What Babylon's seventh card may be paid with (R-16)."""

    OWN_TURN = "own_turn"  # all there is after the sixth card
    SIXTH_TURN = "sixth_turn"  # what there was before it, less what it cost


@dataclass(frozen=True)
class WondersOptions:
    players: int = 3
    boards: str | tuple[str, ...] = RANDOM  # or one id a city
    sides: str | tuple[str, ...] = RANDOM  # or A or B for all, or one a city
    seventh_card: SeventhCard = SeventhCard.OWN_TURN
    copied_guild_counts: bool = False  # a copied guild is a purple card of its city
    dearer_payments: bool = False  # offer payments that are worse towards both neighbours, too
    free_city_chained_marker: bool = False  # the Free City may raise a stage with a card it could chain
    free_city_seventh_card: bool = True  # the Free City may have Babylon's side B

    @property
    def cities(self) -> int:
        return max(self.players, FREE_CITIES)

    @property
    def rulings(self) -> int:
        """The rulings that do not stand as usual, as a set."""
        return (
            STRICT_SEVENTH * (self.seventh_card is SeventhCard.SIXTH_TURN)
            | COPY_COUNTS * self.copied_guild_counts
            | DEARER * self.dearer_payments
            | CHAINED_MARKER * self.free_city_chained_marker
        )

    @classmethod
    def checked(
        cls, players: int, boards: str | Sequence[str], sides: str | Sequence[str], seventh_card: str, **switches: bool
    ) -> WondersOptions:
        if not isinstance(players, int) or isinstance(players, bool) or not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise Problem("bad_players", "players", given=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        for name, value in switches.items():
            if not isinstance(value, bool):
                raise Problem("bad_option", name, given=value, allowed=("true", "false"))
        cities = max(players, FREE_CITIES)
        options = cls(
            players,
            checked_boards(boards, cities),
            checked_sides(sides, cities),
            checked_seventh(seventh_card),
            **switches,
        )
        if not options.allows(options.board_numbers()[FREE_SEAT], options.side_numbers()[FREE_SEAT]):
            raise Problem("not_together", "free_city_seventh_card", other="sides")
        return options

    def allows(self, board: int, side: int) -> bool:
        """Whether the third city may have a side of a board: the Free City perhaps not Babylon's side B (R-24)."""
        return self.players != FREE_SEAT or self.free_city_seventh_card or (board, side) != BABYLON_B

    def board_numbers(self) -> list[int]:
        """For each city a board, or -1 for one by lot."""
        if isinstance(self.boards, str):
            return [RANDOM_NUMBER] * MOST_PLAYERS
        chosen = [BOARD_IDS.index(board) for board in self.boards]
        return chosen + [RANDOM_NUMBER] * (MOST_PLAYERS - len(chosen))

    def side_numbers(self) -> list[int]:
        """For each city 0 or 1, or -1 for one by lot."""
        if self.sides == RANDOM:
            return [RANDOM_NUMBER] * MOST_PLAYERS
        if isinstance(self.sides, str):
            return [SIDES.index(self.sides)] * MOST_PLAYERS
        chosen = [SIDES.index(side) for side in self.sides]
        return chosen + [RANDOM_NUMBER] * (MOST_PLAYERS - len(chosen))


OPTION_NAMES = tuple(option.name for option in fields(WondersOptions))


def checked_boards(boards: str | Sequence[str], cities: int) -> str | tuple[str, ...]:
    if boards == RANDOM:
        return RANDOM
    chosen = listed(boards)
    for board in chosen:
        near = () if board in BOARD_IDS else nearest(str(board), BOARD_IDS)
        if near:
            raise Problem("unknown_id", "boards", given=board, wanted="board", near=near)
    if len(chosen) != cities or len(set(chosen) & set(BOARD_IDS)) != cities:
        raise Problem("bad_boards", "boards", given=boards, cities=cities, known=BOARD_IDS)
    return chosen


def checked_sides(sides: str | Sequence[str], cities: int) -> str | tuple[str, ...]:
    if sides in (RANDOM, *SIDES):
        return str(sides)
    chosen = listed(sides)
    if len(chosen) != cities or any(side not in SIDES for side in chosen):
        raise Problem("bad_sides", "sides", given=sides, cities=cities)
    return chosen


def listed(values: str | Sequence[str]) -> tuple[str, ...]:
    """The entries of a list; anything else has none."""
    return tuple(values) if isinstance(values, list | tuple) else ()


def checked_seventh(value: str) -> SeventhCard:
    try:
        return SeventhCard(value)
    except ValueError:
        allowed = tuple(member.value for member in SeventhCard)
        raise Problem("bad_option", "seventh_card", given=value, allowed=allowed) from None
