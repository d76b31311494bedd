"""The expansions of 7 Wonders: those of this package, then those that other packages offer as entry points.

Only this module names any. It is imported before all others of the game, so that names and components are numbered
alike whatever is imported first.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.entry_points import offered
from .base_options import BASE_PLAYERS, BaseChoices, BaseOptions
from .cities.options import CitiesChoices, CitiesOptions
from .constants import PLAY_LAST, REVIVE_CARD
from .expansion import Expansion, Question
from .leaders.options import DraftDirection as DraftDirection
from .leaders.options import LeadersChoices, LeadersOptions

if TYPE_CHECKING:
    from .model import Extension

GROUP = "septem.wonders.expansions"  # of entry points, each the declaration of an expansion
IN_PACKAGE = ("septem.wonders.leaders.expansion", "septem.wonders.cities.expansion")


EXPANSIONS: tuple[Expansion, ...] = (
    *(import_module(name).EXPANSION for name in IN_PACKAGE),
    *offered(GROUP, Expansion),
)
# All questions that are not just about a card of the hand.
ASKED = {
    PLAY_LAST: Question(one_city=True),
    REVIVE_CARD: Question(after_cards=True, one_city=True),
    **{kind: question for expansion in EXPANSIONS for kind, question in expansion.questions.items()},
}


class WondersChoices(BaseChoices, LeadersChoices, CitiesChoices, total=False):
    """Options as callers name them, each of which can be left out; here for type checkers to know them."""


@dataclass(frozen=True)
class OptionsInPackage(CitiesOptions, LeadersOptions, BaseOptions):
    """The options that type checkers know."""


if TYPE_CHECKING:
    AllOptions = OptionsInPackage
else:
    others = tuple(expansion.options for expansion in EXPANSIONS if not issubclass(OptionsInPackage, expansion.options))
    AllOptions = dataclass(frozen=True)(type("AllOptions", (*others, OptionsInPackage), {}))


def in_play(options: BaseOptions) -> tuple[Expansion, ...]:
    """The expansions that the options of a table switch on, in the order of a view's parts."""
    return tuple(expansion for expansion in EXPANSIONS if getattr(options, expansion.options.SWITCH))


def most_players(switches: Collection[str]) -> int:
    """The highest number of players with the expansions that some options bring into play."""
    rooms = (expansion.most_players for expansion in EXPANSIONS if expansion.options.SWITCH in switches)
    return max(rooms, default=BASE_PLAYERS)


def larger_tables() -> tuple[str, ...]:
    """The options that make room for more players than the base game has."""
    return tuple(one.options.SWITCH for one in EXPANSIONS if one.most_players > BASE_PLAYERS)


def extension_of(expansion: Expansion, options: BaseOptions) -> Extension:
    """The rules of an expansion, as the options of a table want them."""
    module, name = expansion.extension.split(":")
    made: Any = getattr(import_module(module), name)
    extension: Extension = made(options)
    return extension


def question_of(kind: int) -> Question:
    return ASKED.get(kind, Question())
