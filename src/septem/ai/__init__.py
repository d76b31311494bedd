"""Bots. They receive a view, as human players do, and search in positions imagined from it."""

from importlib import import_module
from typing import TYPE_CHECKING

from .players import Player, RandomPlayer, SearchBudget

if TYPE_CHECKING:
    from .duel.greedy import Greedy
    from .wonders.greedy import WondersGreedy

__all__ = ["Greedy", "Player", "RandomPlayer", "SearchBudget", "WondersGreedy"]
_LATER = {"Greedy": "duel.greedy", "WondersGreedy": "wonders.greedy"}  # so that nobody waits for both games


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_LATER[name]}", __name__), name)
