"""The features that hold in one position."""

from ....core.rows import row
from ....duel import sizes
from . import sizes as room


class ActiveFeatures:
    """Numbers of features, in the order in which they were added, and points that several of them need."""

    def __init__(self) -> None:
        self.numbers: list[int] = row(room.ACTIVE)
        self.count = 0
        self._new_points()

    def _new_points(self) -> None:
        self.points: list[int] = row(sizes.SEATS)  # of both sides, as they would count now

    def add(self, feature: int) -> None:
        self.numbers[self.count] = feature
        self.count += 1

    def names_of(self, names: list[str]) -> list[str]:
        """For Python callers: the names of the features that hold."""
        return [names[feature] for feature in self.numbers[: self.count]]
