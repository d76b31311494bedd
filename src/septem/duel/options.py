"""The options of a table of Duel, as the rules name them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TypeVar

from ..core.errors import Problem


class EndOfAgeTie(StrEnum):
    """Who settles the start of an age when the pawn stands in the middle (D-083)."""

    LAST_PLAYER_CHOOSES = "last_player_chooses"
    LAST_PLAYER_STARTS = "last_player_starts"


class LibraryView(StrEnum):
    """Who sees the tokens drawn with the Great Library (DH-08)."""

    PRIVATE = "private"
    PUBLIC = "public"


@dataclass(frozen=True)
class DuelOptions:
    end_of_age_tie: EndOfAgeTie = EndOfAgeTie.LAST_PLAYER_CHOOSES
    first_game_preset: bool = False
    great_library_view: LibraryView = LibraryView.PRIVATE

    @classmethod
    def checked(cls, end_of_age_tie: str, first_game_preset: bool, great_library_view: str) -> DuelOptions:
        if not isinstance(first_game_preset, bool):
            raise Problem("bad_option", "first_game_preset", given=first_game_preset, allowed=("true", "false"))
        return cls(
            one_of(EndOfAgeTie, "end_of_age_tie", end_of_age_tie),
            first_game_preset,
            one_of(LibraryView, "great_library_view", great_library_view),
        )


OPTION_NAMES = tuple(option.name for option in fields(DuelOptions))
Choice = TypeVar("Choice", bound=StrEnum)


def one_of(kind: type[Choice], name: str, value: str) -> Choice:
    try:
        return kind(value)
    except ValueError:
        raise Problem("bad_option", name, given=value, allowed=tuple(member.value for member in kind)) from None
