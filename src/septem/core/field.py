"""Declarations of the fields of a position; `make generate` writes positions from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# visible: everyone sees it, and fast views copy it as it is.
# by_rule: some of it, or by some seats: fast views write what a seat may see, field by field.
# hidden: not in fast views: nobody sees it, or it belongs to the past, which fast views leave out.
# scratch: no part of the position; what a function leaves there lasts until the next one is called.
Visibility = Literal["visible", "by_rule", "hidden", "scratch"]


@dataclass(frozen=True)
class Field:
    name: str
    seen: Visibility
    note: str
    shape: tuple[str, ...] = ()  # names of sizes; none: a single number
    kind: str = "int"  # `tiny` and `byte` are small numbers, see sizes.pxd
    start: str = "0"  # a number, or the name of a constant
