"""Bots. They receive a view, as human players do, and search in positions imagined from it."""

from .duel.greedy import Greedy
from .players import Player, RandomPlayer, SearchBudget
from .wonders.greedy import WondersGreedy

__all__ = ["Greedy", "Player", "RandomPlayer", "SearchBudget", "WondersGreedy"]
