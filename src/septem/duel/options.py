"""The options of a table of Duel, as the rules name them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Literal, TypedDict, Unpack, get_args

from ..core.errors import Problem, nearest


class EndOfAgeTie(StrEnum):
    """Who settles the start of an age when the pawn stands in the middle (D-083)."""

    LAST_PLAYER_CHOOSES = "last_player_chooses"
    LAST_PLAYER_STARTS = "last_player_starts"


class LibraryView(StrEnum):
    """Who sees the tokens drawn with the Great Library (DH-08)."""

    PRIVATE = "private"
    PUBLIC = "public"


class RevealView(StrEnum):
    """Who sees the divinities revealed by the Gate and the Divine Theater (DH-14)."""

    PUBLIC = "public"
    PRIVATE = "private"


class ZeusTokens(StrEnum):
    """What becomes of the tokens on a card that Zeus discards (P-068)."""

    DISCARD = "discard"
    TAKE = "take"


class MinervaOnPawn(StrEnum):
    """Whether Minerva's pawn may stand where the conflict pawn does (P-077)."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class AstarteSpending(StrEnum):
    """Which coins pay first, those of the treasury or whichever the player wants (P-062)."""

    TREASURY_FIRST = "treasury_first"
    PLAYER_CHOICE = "player_choice"


class DraftOrder(StrEnum):
    """Who drafts when, in two groups of four: a variant, the rules know the usual one only (D-012)."""

    USUAL = "usual"  # first, second, second, first; then the other way round
    MIRRORED = "mirrored"  # the second player takes the first wonder
    ALTERNATING = "alternating"  # first, second, first, second; and again


PromoWonder = Literal["messe_essen", "statue_of_liberty"]
PROMO_WONDERS: tuple[str, ...] = get_args(PromoWonder)
NONE = "none"
START_COINS = 7
MOST_COINS = {"starting_coins": 50, "second_player_coins": 20}


class DuelChoices(TypedDict, total=False):
    """Options as callers name them, each of which can be left out; here for type checkers to know them."""

    end_of_age_tie: EndOfAgeTie | Literal["last_player_chooses", "last_player_starts"]
    first_game_preset: bool
    great_library_view: LibraryView | Literal["private", "public"]
    pantheon: bool
    promo_wonders: Sequence[PromoWonder] | PromoWonder | Literal["none"]
    reveal_view: RevealView | Literal["public", "private"]
    zeus_tokens: ZeusTokens | Literal["discard", "take"]
    minerva_on_pawn: MinervaOnPawn | Literal["forbidden", "allowed"]
    astarte_spending: AstarteSpending | Literal["treasury_first", "player_choice"]
    starting_coins: int
    second_player_coins: int
    draft_order: DraftOrder | Literal["usual", "mirrored", "alternating"]


@dataclass(frozen=True)
class DuelOptions:
    end_of_age_tie: EndOfAgeTie = EndOfAgeTie.LAST_PLAYER_CHOOSES
    first_game_preset: bool = False
    great_library_view: LibraryView = LibraryView.PRIVATE
    pantheon: bool = False
    promo_wonders: tuple[str, ...] = ()
    reveal_view: RevealView = RevealView.PUBLIC
    zeus_tokens: ZeusTokens = ZeusTokens.DISCARD
    minerva_on_pawn: MinervaOnPawn = MinervaOnPawn.FORBIDDEN
    astarte_spending: AstarteSpending = AstarteSpending.TREASURY_FIRST
    starting_coins: int = START_COINS  # variants from here on, for questions of balance
    second_player_coins: int = 0  # more than the first has
    draft_order: DraftOrder = DraftOrder.USUAL

    @classmethod
    def checked(cls, **given: Unpack[DuelChoices]) -> DuelOptions:
        """Options as callers and files give them; a Problem says which value is not allowed."""
        for name in given:
            if name not in OPTION_NAMES:
                raise Problem("unknown_key", name, given=name, near=nearest(name, OPTION_NAMES), known=OPTION_NAMES)
        options = cls(**{name: checked(name, value) for name, value in given.items()})  # type: ignore[arg-type]
        if options.expansions and options.first_game_preset:  # the preset is of the base game only (D-016)
            raise Problem("not_together", "first_game_preset", other="pantheon")
        return options

    @property
    def expansions(self) -> tuple[str, ...]:
        """Which expansions are in play, in the order of a view's parts."""
        return ("pantheon",) * self.pantheon + ("promo",) * bool(self.promo_wonders)

    def json(self) -> dict[str, object]:
        """As they stand in files: those of expansions where they are in play, variants where there are any."""
        names = [*BASE_OPTIONS, *(["pantheon", *PANTHEON_OPTIONS] if self.pantheon else [])]
        promo: dict[str, object] = {"promo_wonders": list(self.promo_wonders)} if self.promo_wonders else {}
        usual = DuelOptions()
        names += [name for name in VARIANTS if getattr(self, name) != getattr(usual, name)]
        return {name: getattr(self, name) for name in names} | promo


OPTION_NAMES = tuple(option.name for option in fields(DuelOptions))
BASE_OPTIONS = ("end_of_age_tie", "first_game_preset", "great_library_view")
PANTHEON_OPTIONS = ("reveal_view", "zeus_tokens", "minerva_on_pawn", "astarte_spending")
VARIANTS = ("starting_coins", "second_player_coins", "draft_order")
KINDS: dict[str, type[StrEnum]] = {
    "end_of_age_tie": EndOfAgeTie,
    "great_library_view": LibraryView,
    "reveal_view": RevealView,
    "zeus_tokens": ZeusTokens,
    "minerva_on_pawn": MinervaOnPawn,
    "astarte_spending": AstarteSpending,
    "draft_order": DraftOrder,
}


def checked(name: str, value: object) -> object:
    if name == "promo_wonders":
        return wonders(value)
    if name in MOST_COINS:
        return coins(name, value)
    if name not in KINDS:
        return flag(name, value)
    try:
        return KINDS[name](str(value))
    except ValueError:
        raise Problem("bad_option", name, given=value, allowed=tuple(member.value for member in KINDS[name])) from None


def coins(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_COINS[name]:
        raise Problem("wrong_number", name, given=value, least=0, most=MOST_COINS[name])
    return value


def flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise Problem("bad_option", name, given=value, allowed=("true", "false"))
    return value


def wonders(value: object) -> tuple[str, ...]:
    """Some of the promo wonders, in their own order, or none."""
    given = value if isinstance(value, tuple | list) else [] if value == NONE else [value]
    for wonder in given:
        if wonder not in PROMO_WONDERS:
            raise Problem("bad_option", "promo_wonders", given=wonder, allowed=(*PROMO_WONDERS, NONE))
    return tuple(wonder for wonder in PROMO_WONDERS if wonder in given)
