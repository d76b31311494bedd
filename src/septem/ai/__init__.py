"""Players that are programs. They are shown a view, like anybody, and search in positions they imagine."""

from .duel.greedy import Greedy
from .players import Player, RandomPlayer, SearchBudget
from .wonders.greedy import WondersGreedy

__all__ = ["Greedy", "Player", "RandomPlayer", "SearchBudget", "WondersGreedy"]
