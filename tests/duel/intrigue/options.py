"""The option that brings the expansion into play."""

from dataclasses import dataclass
from typing import ClassVar

from septem.duel.base_options import BaseOptions


@dataclass(frozen=True)
class IntrigueOptions(BaseOptions):
    SWITCH: ClassVar[str] = "intrigue"

    intrigue: bool = False
