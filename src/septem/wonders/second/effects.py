"""The effects that only the second edition prints."""

from ..constants import FREES, STAGE
from ..data.catalogue import CATALOGUE
from ..model import Facts, Ongoing, ScoringEffect
from ..state import State


class FreeColours(Ongoing):
    """The first card of each colour costs nothing (E-055)."""

    def adjust(self, state: State, city: int) -> None:
        state.free_colours |= 1 << city
        state.helps[city] |= FREES

    def facts(self) -> Facts:
        return {"kind": "free_first_of_each_colour"}


class FreeFirst(Ongoing):
    """The first card of each age costs nothing (E-060)."""

    def adjust(self, state: State, city: int) -> None:
        state.free_turns[city] |= 1
        state.helps[city] |= FREES

    def facts(self) -> Facts:
        return {"kind": "free_first_card_of_age"}


class FreeLast(Ongoing):
    """The last card of each age that is chosen costs nothing (E-063)."""

    def adjust(self, state: State, city: int) -> None:
        state.free_turns[city] |= 1 << state.last_turn
        state.helps[city] |= FREES

    def facts(self) -> Facts:
        return {"kind": "free_last_card_of_age"}


class PointsIfComplete(ScoringEffect):
    """Points at the end if every stage of the own board stands (E-042)."""

    def __init__(self, points: int) -> None:
        self.worth = points

    def points(self, state: State, city: int) -> int:
        return self.worth if state.counts[city][STAGE] == CATALOGUE.stages[state.board[city]] else 0

    def facts(self) -> Facts:
        return {"kind": "points_if_wonder_complete", "amount": self.worth}
