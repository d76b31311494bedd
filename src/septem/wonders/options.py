"""The options of a table of 7 Wonders: boards, sides, and the rulings that can be had either way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, make_dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, TypedDict, Unpack

from ..core.errors import Problem, nearest
from .board_ids import Board
from .constants import (
    AT_REVEAL,
    CHAINED_MARKER,
    COPY_COUNTS,
    DEARER,
    FREE_SEAT,
    LATE_BOARDS,
    NEW_DEFEATS,
    STRICT_DOUBLE,
    STRICT_SEVENTH,
)
from .data.components import ALL_BOARDS, BASE_BOARDS, BOARD_IDS, board_pool
from .expansions import EXPANSIONS, in_play

LEAST_PLAYERS, MOST_PLAYERS = 2, 8
BASE_PLAYERS = 7  # the most without an expansion that has room for more (C8-001)
TEAM_PLAYERS = (4, 6, 8)
FREE_CITIES = 3  # cities in the game for two
RANDOM = "random"
RANDOM_NUMBER = -1
USUAL = "usual"
START_COINS, MORE_COINS, MOST_COINS = 3, 6, 50  # without and with Leaders (S-014, L-012); in a variant
SIDES = ("A", "B")
BABYLON_B = (BOARD_IDS.index("babylon"), SIDES.index("B"))


class DraftDirection(StrEnum):
    """Where leaders are passed to (L-R01)."""

    RIGHT = "right"
    LEFT = "left"


class SeventhCard(StrEnum):
    """What Babylon's seventh card may be paid with (R-16)."""

    OWN_TURN = "own_turn"  # all there is after the sixth card
    SIXTH_TURN = "sixth_turn"  # what there was before it, less what it cost


Side = Literal["A", "B"]


class WondersChoices(TypedDict, total=False):
    """Options as callers name them, each of which can be left out; here for type checkers to know them."""

    boards: Literal["random"] | Sequence[Board]
    sides: Literal["random"] | Side | Sequence[Side]
    seventh_card: SeventhCard | Literal["own_turn", "sixth_turn"]
    copied_guild_counts: bool
    dearer_payments: bool
    free_city_chained_marker: bool
    free_city_seventh_card: bool
    leaders: bool
    cities: bool
    teams: bool
    leader_draft: DraftDirection | Literal["right", "left"]
    boards_after_draft: bool
    strict_double: bool
    new_defeats_only: bool
    losses_at_reveal: bool
    starting_coins: int | Literal["usual"]


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
    leaders: bool = False  # with the expansion Leaders
    cities: bool = False  # with the expansion Cities
    teams: bool = False  # every two seats play together, with Cities
    leader_draft: DraftDirection = DraftDirection.RIGHT
    boards_after_draft: bool = False  # with Leaders, boards are given out after the draft (L-R02)
    strict_double: bool = False  # the Secret Warehouse repeats a unit that is used (C-R09)
    new_defeats_only: bool = False  # Semiramis counts defeat tokens taken since she came (C-R12)
    losses_at_reveal: bool = False  # what a loss depends on is counted when its card is revealed (C-R04)
    starting_coins: int | str = USUAL  # a variant, for questions of balance

    @property
    def size(self) -> int:
        """How many cities there are."""
        return max(self.players, FREE_CITIES)

    @property
    def expansions(self) -> tuple[str, ...]:
        """Which expansions are in play, in the order of a view's parts."""
        return tuple(expansion.name for expansion in in_play(self))

    @property
    def board_pool(self) -> int:
        """The boards that may be given out (C-009, L-004)."""
        boards = {board.id for expansion in in_play(self) for board in expansion.boards}
        return BASE_BOARDS | board_pool(tuple(boards))

    def json(self) -> dict[str, object]:
        """As they stand in files: those of expansions only where they are in play."""
        names = [*BASE_OPTIONS, *(option for expansion in in_play(self) for option in expansion.options)]
        names += ["starting_coins"] if self.starting_coins != USUAL else []
        options = {name: getattr(self, name) for name in names}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}

    @property
    def coins(self) -> int:
        """What everybody begins with."""
        if isinstance(self.starting_coins, int):
            return self.starting_coins
        return MORE_COINS if self.leaders else START_COINS

    @property
    def rulings(self) -> int:
        """The rulings that do not stand as usual, as a set."""
        return (
            STRICT_SEVENTH * (self.seventh_card is SeventhCard.SIXTH_TURN)
            | COPY_COUNTS * self.copied_guild_counts
            | DEARER * self.dearer_payments
            | CHAINED_MARKER * self.free_city_chained_marker
            | STRICT_DOUBLE * self.strict_double
            | LATE_BOARDS * (self.leaders and self.boards_after_draft)
            | NEW_DEFEATS * self.new_defeats_only
            | AT_REVEAL * self.losses_at_reveal
        )

    @classmethod
    def checked(cls, players: int, **given: Unpack[WondersChoices]) -> WondersOptions:
        """Options as callers and files give them; a Problem says which value is not allowed."""
        for name in given:
            if name not in OPTION_NAMES:
                raise Problem("unknown_key", name, given=name, near=nearest(name, OPTION_NAMES), known=OPTION_NAMES)
        boards, sides = given.pop("boards", RANDOM), given.pop("sides", RANDOM)
        plain = cls(players, **{name: checked(name, value) for name, value in given.items()})  # type: ignore[arg-type]
        check_players(players, MOST_PLAYERS if plain.cities else BASE_PLAYERS)
        check_teams(players, plain.teams, plain.cities)
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


if not TYPE_CHECKING:  # switches of expansions outside the package: checkers know those of the package only
    ADDED = [
        each.switch for each in EXPANSIONS if each.switch not in {option.name for option in fields(WondersOptions)}
    ]
    WondersOptions = make_dataclass(
        "WondersOptions", [(name, bool, False) for name in ADDED], bases=(WondersOptions,), frozen=True
    )
OPTION_NAMES = tuple(option.name for option in fields(WondersOptions))
BASE_OPTIONS = OPTION_NAMES[:8]
KINDS: dict[str, type[StrEnum]] = {"seventh_card": SeventhCard, "leader_draft": DraftDirection}
SEAT_ONLY = {board.id for board in ALL_BOARDS if board.seat_only}


def check_players(players: object, most: int) -> None:
    if not isinstance(players, int) or isinstance(players, bool) or not LEAST_PLAYERS <= players <= most:
        raise Problem("bad_players", "players", given=players, least=LEAST_PLAYERS, most=most)


def check_teams(players: int, teams: bool, cities: bool) -> None:
    """Teams of two are of Cities (CT-001)."""
    if teams and not (cities and players in TEAM_PLAYERS):
        raise Problem("no_teams", "teams", players=players)


def checked_boards(boards: str | Sequence[str], options: WondersOptions) -> str | tuple[str, ...]:
    if boards == RANDOM:
        return RANDOM
    chosen = listed(boards)
    known = [board for number, board in enumerate(BOARD_IDS) if options.board_pool >> number & 1]
    for board in chosen:
        if board not in known and board in BOARD_IDS:
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


def checked_coins(coins: object) -> object:
    """A number, or as usual; a number may come as text."""
    given = int(coins) if isinstance(coins, str) and coins.isdecimal() else coins
    if given == USUAL or (isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= MOST_COINS):
        return given
    raise Problem("wrong_number", "starting_coins", given=coins, least=0, most=MOST_COINS)


def checked(name: str, value: object) -> object:
    """The value of an option that is a word, a number or a switch."""
    if name == "starting_coins":
        return checked_coins(value)
    allowed = tuple(member.value for member in KINDS[name]) if name in KINDS else ("true", "false")
    if name in KINDS and value in allowed:
        return KINDS[name](str(value))
    if name in KINDS or not isinstance(value, bool):
        raise Problem("bad_option", name, given=value, allowed=allowed)
    return value
