"""The options of Cities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypedDict

from ...core.errors import Problem
from ..base_options import BaseOptions
from ..constants import AT_REVEAL, NEW_DEFEATS, STRICT_DOUBLE

TEAM_PLAYERS = (4, 6, 8)


class CitiesChoices(TypedDict, total=False):
    """Options of Cities as callers name them."""

    cities: bool
    teams: bool
    strict_double: bool
    new_defeats_only: bool
    losses_at_reveal: bool


@dataclass(frozen=True)
class CitiesOptions(BaseOptions):
    SWITCH: ClassVar[str] = "cities"

    cities: bool = False
    teams: bool = False  # every two seats play together
    strict_double: bool = False  # the Secret Warehouse repeats a unit that is used (C-R09)
    new_defeats_only: bool = False  # Semiramis counts defeat tokens taken since she came (C-R12)
    losses_at_reveal: bool = False  # what a loss depends on is counted when its card is revealed (C-R04)

    @property
    def rulings(self) -> int:
        return (
            super().rulings
            | STRICT_DOUBLE * self.strict_double
            | NEW_DEFEATS * self.new_defeats_only
            | AT_REVEAL * self.losses_at_reveal
        )

    def check(self) -> None:
        """Teams of two are for some numbers of players (CT-001)."""
        super().check()
        if self.teams and not (self.cities and self.players in TEAM_PLAYERS):
            raise Problem("no_teams", "teams", players=self.players)
