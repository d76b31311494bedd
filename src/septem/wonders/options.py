"""The options of a table of 7 Wonders: boards, sides, and the rulings that can be had either way."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields, replace
from enum import StrEnum
from typing import Self, Unpack

from ..core import options as core_options
from ..core.errors import Problem, nearest
from .base_options import (
    BASE_PLAYERS,
    FREE_CITIES,
    LEAST_PLAYERS,
    MOST_COINS,
    MOST_PLAYERS,
    RANDOM,
    Edition,
    SeventhCard,
    Side,
)
from .constants import FREE_SEAT
from .data.components import ALL_BOARDS, BOARD_IDS, BOARD_POOLS, BOARD_WORDS, board_pool
from .editions import EDITIONS
from .expansions import AllOptions, DraftDirection, WondersChoices, in_play, larger_tables, most_players

__all__ = (
    "BASE_PLAYERS",
    "FREE_CITIES",
    "KINDS",
    "LEAST_PLAYERS",
    "MOST_COINS",
    "MOST_PLAYERS",
    "OPTION_NAMES",
    "SIDES",
    "DraftDirection",
    "Edition",
    "SeventhCard",
    "Side",
    "WondersChoices",
    "WondersOptions",
    "checked",
    "checked_players",
)

RANDOM_NUMBER = -1
SIDES = ("A", "B")
BABYLON_B = (BOARD_IDS.index("babylon"), SIDES.index("B"))
OPTIONS = {option.name: option for option in fields(AllOptions)}
OPTION_NAMES = tuple(OPTIONS)
KINDS = {name: type(option.default) for name, option in OPTIONS.items() if isinstance(option.default, StrEnum)}
SEAT_ONLY = {board.id for board in ALL_BOARDS if board.seat_only}


class WondersOptions(AllOptions):
    @property
    def expansions(self) -> tuple[str, ...]:
        """Which expansions are in play, in the order of a view's parts."""
        return tuple(expansion.name for expansion in in_play(self))

    @property
    def edition_number(self) -> int:
        return [box.name for box in EDITIONS].index(self.edition)

    @property
    def board_pool(self) -> int:
        """The boards that may be given out (C-009, L-004, E-082)."""
        boards = {board.id for expansion in in_play(self) for board in expansion.boards}
        return BOARD_POOLS[self.edition_number] | board_pool(tuple(boards))

    @property
    def boards_in_play(self) -> dict[str, int]:
        """The numbers of the boards that may be given out, by the names that files have for them."""
        return {word: number for number, word in enumerate(BOARD_WORDS) if self.board_pool >> number & 1}

    @classmethod
    def checked(cls, players: int, **given: Unpack[WondersChoices]) -> Self:
        """Options as callers and files give them; a Problem says which value is not allowed."""
        for name in given:
            if name not in OPTION_NAMES:
                raise Problem("unknown_key", name, given=name, near=nearest(name, OPTION_NAMES), known=OPTION_NAMES)
        boards, sides = given.pop("boards", RANDOM), given.pop("sides", RANDOM)
        plain = cls(players, **{name: checked(name, value) for name, value in given.items()})  # type: ignore[arg-type]
        least = EDITIONS[plain.edition_number].least_players
        if players in range(LEAST_PLAYERS, least):
            raise Problem("not_for_two", "players", edition=plain.edition)
        checked_players(players, plain.switches(), least=least)
        plain.check()
        options = replace(plain, boards=checked_boards(boards, plain), sides=checked_sides(sides, plain.size))
        if not options.allows(options.board_numbers()[FREE_SEAT], options.side_numbers()[FREE_SEAT]):
            raise Problem("not_together", "free_city_seventh_card", other="sides")
        return options

    def allows(self, board: int, side: int) -> bool:
        """Whether the third city may have a side of a board: the Free City perhaps not Babylon's side B (R-24)."""
        return self.players != FREE_SEAT or self.free_city_seventh_card or (board, side) != BABYLON_B

    def check_third(self, board: int, side: int, board_at: str, side_at: str) -> None:
        """Refuse a board of the third city that it cannot have: the Free City has none for players only (L-100)."""
        if self.players == FREE_SEAT and any(BOARD_IDS.index(each) == board for each in SEAT_ONLY):
            raise Problem("not_for_free_city", board_at, id=BOARD_IDS[board])
        if not self.allows(board, side):
            raise Problem("not_together", side_at, other="free_city_seventh_card")

    def board_numbers(self) -> list[int]:
        """For each city a board, or -1 for one by lot."""
        if isinstance(self.boards, str):
            return [RANDOM_NUMBER] * MOST_PLAYERS
        chosen = [self.boards_in_play[board] for board in self.boards]
        return chosen + [RANDOM_NUMBER] * (MOST_PLAYERS - len(chosen))

    def side_numbers(self) -> list[int]:
        """For each city 0 or 1, or -1 for one by lot."""
        if self.sides == RANDOM:
            return [RANDOM_NUMBER] * MOST_PLAYERS
        if isinstance(self.sides, str):
            return [SIDES.index(self.sides)] * MOST_PLAYERS
        chosen = [SIDES.index(side) for side in self.sides]
        return chosen + [RANDOM_NUMBER] * (MOST_PLAYERS - len(chosen))


def checked(name: str, value: object) -> object:
    return core_options.checked(OPTIONS[name], value)


def checked_players(
    players: object, switches: Collection[str], where: str = "players", least: int = LEAST_PLAYERS
) -> int:
    """A number of players for which there is room with some expansions."""
    most = most_players(switches)
    if not isinstance(players, int) or isinstance(players, bool) or not least <= players <= most:
        raise Problem("bad_players", where, given=players, least=least, most=most, larger=larger_tables())
    return players


def checked_boards(boards: str | Sequence[str], options: WondersOptions) -> str | tuple[str, ...]:
    if boards == RANDOM:
        return RANDOM
    chosen = listed(boards)
    known = list(options.boards_in_play)
    for board in chosen:
        if board not in known and board in BOARD_WORDS:
            raise Problem("not_in_play", "boards", id=board)
        near = () if board in known else nearest(str(board), known)
        if near:
            raise Problem("unknown_id", "boards", given=board, wanted="board", near=near)
    if len(chosen) != options.size or len(set(map(str, chosen)) & set(known)) != options.size:
        raise Problem("bad_boards", "boards", given=boards, cities=options.size, known=tuple(known))
    for board in chosen[options.players :]:
        if board in SEAT_ONLY:
            raise Problem("not_for_free_city", "boards", id=board)
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
