"""The option that brings the expansion into play."""

from dataclasses import dataclass
from typing import ClassVar

from septem.wonders.base_options import BaseOptions


@dataclass(frozen=True)
class TitheOptions(BaseOptions):
    SWITCH: ClassVar[str] = "tithe"

    tithe: bool = False
