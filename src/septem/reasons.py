"""Why moves are refused and where units of a cost come from, with what all games and expansions add."""

from .core.quote import Reason, Source
from .duel import expansions as duel_expansions
from .wonders import expansions as wonders_expansions

__all__ = ("Reason", "Source", "duel_expansions", "wonders_expansions")
