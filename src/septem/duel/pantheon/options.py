"""The options of a table with Pantheon."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Literal, TypedDict

from ..base_options import BaseOptions


class RevealView(StrEnum):
    """The seats that see the divinities revealed by the Gate and the Divine Theater (DH-14)."""

    PUBLIC = "public"
    PRIVATE = "private"


class ZeusTokens(StrEnum):
    """The place to which tokens go from a card that Zeus discards: out of the game, or to the player (P-068)."""

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


class PantheonChoices(TypedDict, total=False):
    """Options of Pantheon as callers name them."""

    pantheon: bool
    reveal_view: RevealView | Literal["public", "private"]
    zeus_tokens: ZeusTokens | Literal["discard", "take"]
    minerva_on_pawn: MinervaOnPawn | Literal["forbidden", "allowed"]
    astarte_spending: AstarteSpending | Literal["treasury_first", "player_choice"]


@dataclass(frozen=True, eq=False, repr=False)
class PantheonOptions(BaseOptions):
    SWITCH: ClassVar[str] = "pantheon"

    pantheon: bool = False
    reveal_view: RevealView = RevealView.PUBLIC
    zeus_tokens: ZeusTokens = ZeusTokens.DISCARD
    minerva_on_pawn: MinervaOnPawn = MinervaOnPawn.FORBIDDEN
    astarte_spending: AstarteSpending = AstarteSpending.TREASURY_FIRST
