"""The expansions of Duel: those of this package, then those that other packages offer as entry points.

Only this module names any. It is imported before all others of the game, so that names and components are numbered
alike whatever is imported first.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.entry_points import offered
from .agora.options import AgoraChoices, AgoraOptions
from .base_options import BaseChoices, BaseOptions
from .bid.options import BidChoices, BidOptions
from .expansion import Expansion
from .pantheon.options import PantheonChoices, PantheonOptions
from .promo.options import PromoChoices, PromoOptions

if TYPE_CHECKING:
    from .model import Extension

GROUP = "septem.duel.expansions"  # of entry points, each the declaration of an expansion
IN_PACKAGE = (
    "septem.duel.pantheon.expansion",
    "septem.duel.promo.expansion",
    "septem.duel.agora.expansion",
    "septem.duel.bid.expansion",
)

EXPANSIONS: tuple[Expansion, ...] = (
    *(import_module(name).EXPANSION for name in IN_PACKAGE),
    *offered(GROUP, Expansion),
)


class DuelChoices(BaseChoices, PantheonChoices, PromoChoices, AgoraChoices, BidChoices, total=False):
    """Options as callers name them, each of which can be left out; here for type checkers to know them."""


@dataclass(frozen=True)
class DuelOptions(BidOptions, AgoraOptions, PromoOptions, PantheonOptions, BaseOptions):
    """The options of a table; those of expansions outside the package are added below."""


if not TYPE_CHECKING:
    others = tuple(expansion.options for expansion in EXPANSIONS if not issubclass(DuelOptions, expansion.options))
    if others:
        DuelOptions = dataclass(frozen=True)(type("DuelOptions", (*others, DuelOptions), {}))


def in_play(options: BaseOptions) -> tuple[Expansion, ...]:
    """The expansions that the options of a table switch on, in the order of a view's parts."""
    return tuple(expansion for expansion in EXPANSIONS if getattr(options, expansion.options.SWITCH))


def extension_of(expansion: Expansion, options: BaseOptions) -> Extension:
    """The rules of an expansion, as the options of a table want them."""
    extension: Extension = loaded(expansion.extension)(options)
    return extension


def loaded(name: str) -> Any:
    """The class that `package.module:Class` names: imported when it is needed, after everything is numbered."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
