"""Named features of positions, for bots: the base of what an expansion adds from its own folder.

A feature is a plain fact of a position ("the opponent has built the Baths"). It has a name, so that learned weights
can be stored by name and survive new cards. Its number is only where it stands in the rows of one process.
"""

from collections.abc import Callable, Iterable

from ..core.names import check_room
from .state import State

SIDES = ("mine", "theirs")  # the seat that is asked, then the other


class FeatureNames:
    """The names of features, in families of consecutive numbers."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def family(self, name: str, members: Iterable[object]) -> int:
        """Add one feature for each member; the number of the first."""
        first = len(self.names)
        self.names += [f"{name}.{member}" for member in members]
        return first

    def for_both(self, name: str, members: Iterable[object]) -> int:
        """Add a family for the asked seat and, right behind it, the same for the other."""
        every = list(members)
        return self.family(name, [f"{side}.{member}" for side in SIDES for member in every])


class ExpansionFeatures:
    """Features that an expansion adds: their names, and which of them hold in a position."""

    def __init__(self) -> None:
        self.first = 0  # the number of its first feature; set when the features of all expansions are numbered
        self.named = FeatureNames()
        # Kinds of parts of moves that the seats count from opposite sides: what a number is for the other seat.
        self.sided: dict[str, Callable[[int], int]] = {}

    def holding(self, state: State, asked: int) -> list[int]:
        """The features that hold, counted from the expansion's first one. Plain Python may override this."""
        return []

    def write(self, state: State, asked: int, active: list[int], count: int) -> int:
        """Append the features that hold to a row with `count` entries; the new number of entries."""
        for feature in self.holding(state, asked):
            active[count] = self.first + feature
            count += 1
        return count


def number_features(features: FeatureNames, expansions: list[ExpansionFeatures]) -> list[ExpansionFeatures]:
    """Give the features of expansions the numbers after those of the base game."""
    for expansion in expansions:
        expansion.first = len(features.names)
        features.names += expansion.named.names
    return expansions


def check_features(names: list[str], room: int, constant: str) -> None:
    """Every name must be unique, and all must fit into the rows of the compiled form."""
    if len(set(names)) < len(names):
        raise ImportError(f"features named twice: {sorted({name for name in names if names.count(name) > 1})}")
    check_room(len(names), room, "features", constant)
