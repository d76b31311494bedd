"""The options of a table of the base game, and how options are checked; expansions declare theirs in the same way."""

from __future__ import annotations

from dataclasses import Field, dataclass, fields
from enum import StrEnum
from inspect import get_annotations
from typing import Any, ClassVar, Literal, Self, TypedDict

from ..core.errors import Problem, nearest


class EndOfAgeTie(StrEnum):
    """Who settles the start of an age when the pawn stands in the middle (D-083)."""

    LAST_PLAYER_CHOOSES = "last_player_chooses"
    LAST_PLAYER_STARTS = "last_player_starts"


class LibraryView(StrEnum):
    """Who sees the tokens drawn with the Great Library (DH-08)."""

    PRIVATE = "private"
    PUBLIC = "public"


class DraftOrder(StrEnum):
    """Who drafts when, in two groups of four: a variant, the rules know the usual one only (D-012)."""

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


@dataclass(frozen=True)
class BaseOptions:
    SWITCH: ClassVar[str] = ""  # of an expansion: the option without which the others say nothing

    end_of_age_tie: EndOfAgeTie = EndOfAgeTie.LAST_PLAYER_CHOOSES
    first_game_preset: bool = False
    great_library_view: LibraryView = LibraryView.PRIVATE
    starting_coins: int = START_COINS  # variants from here on, for questions of balance
    second_player_coins: int = 0  # more than the first has
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

    def switches(self) -> list[str]:
        """The options that have brought expansions into play."""
        found = [kind.SWITCH for kind in option_classes(type(self)) if kind.SWITCH]
        return [switch for switch in found if getattr(self, switch)]

    def json(self) -> dict[str, object]:
        """As they stand in files: those of expansions where they are in play, variants where there are any."""
        kinds = [kind for kind in option_classes(type(self)) if not kind.SWITCH or getattr(self, kind.SWITCH)]
        names = [name for kind in kinds for name in own_options(kind) if name not in VARIANTS]
        names += [name for name in VARIANTS if getattr(self, name) != getattr(BaseOptions, name)]
        values = {name: getattr(self, name) for name in names}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def option_classes(kind: type) -> list[type[BaseOptions]]:
    """The classes that declare options, the base game's first."""
    return [one for one in reversed(kind.__mro__) if issubclass(one, BaseOptions) and own_options(one)]


def own_options(kind: type) -> list[str]:
    return [name for name in get_annotations(kind) if name != "SWITCH"]


def checked(option: Field[Any], value: object) -> Any:
    """A value of an option. The default says what it may be, or the option has a check of its own."""
    if "check" in option.metadata:
        return option.metadata["check"](option.name, value)
    if isinstance(option.default, StrEnum):
        return word(option.name, type(option.default), value)
    return flag(option.name, value) if isinstance(option.default, bool) else coins(option.name, value)


def word(name: str, kind: type[StrEnum], value: object) -> StrEnum:
    try:
        return kind(str(value))
    except ValueError:
        raise Problem("bad_option", name, given=value, allowed=tuple(member.value for member in kind)) from None


def coins(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_COINS[name]:
        raise Problem("wrong_number", name, given=value, least=0, most=MOST_COINS[name])
    return value


def flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise Problem("bad_option", name, given=value, allowed=("true", "false"))
    return value
