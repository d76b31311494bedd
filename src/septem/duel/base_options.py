"""The options of a table of the base game; expansions declare theirs in the same way."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, ClassVar, Literal, Self, TypedDict

from ..core.errors import Problem, nearest
from ..core.options import Options, checked


class EndOfAgeTie(StrEnum):
    """The rule that decides who starts an age when the pawn is in the middle of the track (D-083)."""

    LAST_PLAYER_CHOOSES = "last_player_chooses"
    LAST_PLAYER_STARTS = "last_player_starts"


class LibraryView(StrEnum):
    """The seats that see the tokens drawn with the Great Library (DH-08)."""

    PRIVATE = "private"
    PUBLIC = "public"


class DraftOrder(StrEnum):
    """The order of the draft, in two groups of four: a variant, the rules have the usual order only (D-012)."""

    USUAL = "usual"  # first, second, second, first; then the other way round
    MIRRORED = "mirrored"  # the second player takes the first wonder
    ALTERNATING = "alternating"  # first, second, first, second; and again


START_COINS = 7
MOST_COINS = {"starting_coins": 50, "second_player_coins": 20}
VARIANTS = ("starting_coins", "second_player_coins", "draft_order")


class BaseChoices(TypedDict, total=False):
    """Options as callers name them, each of which can be left out; here for type checkers to know them."""

    end_of_age_tie: EndOfAgeTie | Literal["last_player_chooses", "last_player_starts"]
    first_game_preset: bool
    great_library_view: LibraryView | Literal["private", "public"]
    starting_coins: int
    second_player_coins: int
    draft_order: DraftOrder | Literal["usual", "mirrored", "alternating"]


def coins(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_COINS[name]:
        raise Problem("wrong_number", name, given=value, least=0, most=MOST_COINS[name])
    return value


@dataclass(frozen=True)
class BaseOptions(Options):
    VARIANTS: ClassVar[tuple[str, ...]] = VARIANTS

    end_of_age_tie: EndOfAgeTie = EndOfAgeTie.LAST_PLAYER_CHOOSES
    first_game_preset: bool = False
    great_library_view: LibraryView = LibraryView.PRIVATE
    # Variants from here on, for questions of balance.
    starting_coins: int = field(default=START_COINS, metadata={"check": coins})
    second_player_coins: int = field(default=0, metadata={"check": coins})  # more than the first has
    draft_order: DraftOrder = DraftOrder.USUAL

    @classmethod
    def checked(cls, **given: Any) -> Self:
        """Options as callers and files give them; a Problem says which value is not allowed."""
        known = {option.name: option for option in fields(cls)}
        for name in given:
            if name not in known:
                raise Problem("unknown_key", name, given=name, near=nearest(name, known), known=tuple(known))
        options = cls(**{name: checked(known[name], value) for name, value in given.items()})
        if options.first_game_preset and (switches := options.switches()):  # of the base game only (D-016)
            raise Problem("not_together", "first_game_preset", other=switches[0])
        return options
