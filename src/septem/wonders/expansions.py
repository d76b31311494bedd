"""The expansions of 7 Wonders: those of this package, then those that other packages offer as entry points.

Only this module names any. It is imported before all others of the game, so that names and components are numbered
alike whatever is imported first.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.entry_points import offered
from .constants import PLAY_LAST, REVIVE_CARD
from .expansion import Expansion, Question

if TYPE_CHECKING:
    from .model import Extension

GROUP = "septem.wonders.expansions"  # of entry points, each the declaration of an expansion
IN_PACKAGE = ("septem.wonders.leaders.expansion", "septem.wonders.cities.expansion")


def found() -> tuple[Expansion, ...]:
    expansions = [*(import_module(name).EXPANSION for name in IN_PACKAGE), *offered(GROUP)]
    for expansion in expansions:
        if not isinstance(expansion, Expansion):
            raise ImportError(f"entry points of {GROUP} are of class Expansion, but one is {expansion!r}")
    return tuple(expansions)


EXPANSIONS = found()
# All questions that are not just about a card of the hand.
ASKED = {
    PLAY_LAST: Question(one_city=True),
    REVIVE_CARD: Question(after_cards=True, one_city=True),
    **{kind: question for expansion in EXPANSIONS for kind, question in expansion.questions.items()},
}


def in_play(options: object) -> tuple[Expansion, ...]:
    """Those that the options of a table switch on, in the order of a view's parts."""
    return tuple(expansion for expansion in EXPANSIONS if getattr(options, expansion.switch, None))


def extension_of(expansion: Expansion, options: object) -> Extension:
    """The rules of an expansion, as the options of a table want them."""
    module, name = expansion.extension.split(":")
    made: Any = getattr(import_module(module), name)
    extension: Extension = made(options)
    return extension


def question_of(kind: int) -> Question:
    return ASKED.get(kind, Question())
