"""The options of a table of Duel, as the rules name them."""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum

from ..core import options as core_options
from .base_options import MOST_COINS, START_COINS, VARIANTS, DraftOrder, EndOfAgeTie, LibraryView
from .expansions import DuelChoices, DuelOptions

__all__ = (
    "KINDS",
    "MOST_COINS",
    "OPTION_NAMES",
    "START_COINS",
    "VARIANTS",
    "DraftOrder",
    "DuelChoices",
    "DuelOptions",
    "EndOfAgeTie",
    "LibraryView",
    "checked",
)

OPTIONS = {option.name: option for option in fields(DuelOptions)}
OPTION_NAMES = tuple(OPTIONS)
KINDS = {name: type(option.default) for name, option in OPTIONS.items() if isinstance(option.default, StrEnum)}


def checked(name: str, value: object) -> object:
    return core_options.checked(OPTIONS[name], value)
