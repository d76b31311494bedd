"""The options of Leaders."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Literal, TypedDict

from ..base_options import BaseOptions
from ..constants import LATE_BOARDS

START_COINS = 6  # L-012


class DraftDirection(StrEnum):
    """The direction in which leaders are passed (L-R01)."""

    RIGHT = "right"
    LEFT = "left"


class LeadersChoices(TypedDict, total=False):
    """Options of Leaders as callers name them."""

    leaders: bool
    leader_draft: DraftDirection | Literal["right", "left"]
    boards_after_draft: bool


@dataclass(frozen=True)
class LeadersOptions(BaseOptions):
    SWITCH: ClassVar[str] = "leaders"

    leaders: bool = False
    leader_draft: DraftDirection = DraftDirection.RIGHT
    boards_after_draft: bool = False  # boards are given out after the draft (L-R02)

    @property
    def usual_coins(self) -> int:
        return START_COINS if self.leaders else super().usual_coins

    @property
    def rulings(self) -> int:
        return super().rulings | LATE_BOARDS * (self.leaders and self.boards_after_draft)
