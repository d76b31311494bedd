"""Whether the players bid for going first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypedDict

from ...core.errors import Problem
from ..base_options import BaseOptions


class BidChoices(TypedDict, total=False):
    """The option as callers name it."""

    bid: bool


@dataclass(frozen=True, eq=False, repr=False)
class BidOptions(BaseOptions):
    SWITCH: ClassVar[str] = "bid"

    bid: bool = False

    @classmethod
    def checked(cls, **given: Any) -> Self:
        """The bid is the compensation of the second player: there is no other one."""
        options = super().checked(**given)
        if options.bid and options.second_player_coins:
            raise Problem("not_together", "bid", other="second_player_coins")
        return options
