"""The option that brings the expansion into play."""

from dataclasses import dataclass
from typing import ClassVar

from septem.duel.base_options import BaseOptions


@dataclass(frozen=True)
class LotteryOptions(BaseOptions):
    SWITCH: ClassVar[str] = "lottery"

    lottery: bool = False
