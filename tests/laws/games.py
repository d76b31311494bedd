"""Every table the laws are tried on. A new game, expansion or option joins by a line here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product

from septem.core.game import Game
from septem.duel.game import Duel
from septem.duel.options import EndOfAgeTie, LibraryView
from tests.laws.duel import DUEL
from tests.laws.family import Family


@dataclass(frozen=True)
class Configuration:
    """A configured table, and what the laws must be told about games of its kind."""

    name: str
    factory: Callable[[], Game]
    family: Family

    def __str__(self) -> str:
        return self.name


def base_duel() -> Iterator[Configuration]:
    """Duel with every combination of its options."""
    for tie, preset, library in product(EndOfAgeTie, (False, True), LibraryView):
        name = f"duel-{tie.removeprefix('last_player_')}-{'preset' if preset else 'draft'}-{library}"
        factory = partial(Duel, end_of_age_tie=tie, first_game_preset=preset, great_library_view=library)
        yield Configuration(name, factory, DUEL)


CONFIGURATIONS = (*base_duel(),)
