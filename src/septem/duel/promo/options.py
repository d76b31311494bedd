"""Which promo wonders are in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypedDict, get_args

from ...core.errors import Problem
from ..base_options import BaseOptions

PromoWonder = Literal["messe_essen", "statue_of_liberty"]
PROMO_WONDERS: tuple[str, ...] = get_args(PromoWonder)
NONE = "none"


def checked_wonders(name: str, value: object) -> tuple[str, ...]:
    """Some of the promo wonders, in their own order, or none."""
    given = value if isinstance(value, tuple | list) else [] if value == NONE else [value]
    for wonder in given:
        if wonder not in PROMO_WONDERS:
            raise Problem("bad_option", name, given=wonder, allowed=(*PROMO_WONDERS, NONE))
    return tuple(wonder for wonder in PROMO_WONDERS if wonder in given)


class PromoChoices(TypedDict, total=False):
    """Options of the promo wonders as callers name them."""

    promo_wonders: Sequence[PromoWonder] | PromoWonder | Literal["none"]


@dataclass(frozen=True, eq=False, repr=False)
class PromoOptions(BaseOptions):
    SWITCH: ClassVar[str] = "promo_wonders"

    promo_wonders: tuple[str, ...] = field(default=(), metadata={"check": checked_wonders})
