"""Every table the laws are tried on. A new game, expansion or option joins by a line here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any

from septem.core.game import Game
from septem.duel.game import Duel
from septem.duel.options import OPTION_NAMES, EndOfAgeTie, LibraryView
from tests.laws.duel import DUEL
from tests.laws.family import Family
from tests.laws.pantheon import ExpandedFamily


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


def expanded_duel() -> Iterator[Configuration]:
    """Duel with Pantheon, with the promo wonders, and with both."""
    promo = ("messe_essen", "statue_of_liberty")
    other: dict[str, Any] = {"zeus_tokens": "take", "minerva_on_pawn": "allowed", "astarte_spending": "player_choice"}
    tables: dict[str, dict[str, Any]] = {
        "duel-pantheon": {"pantheon": True},
        "duel-promo": {"promo_wonders": promo},
        "duel-pantheon-promo": {"pantheon": True, "promo_wonders": promo, "end_of_age_tie": "last_player_starts"},
        "duel-pantheon-private": {"pantheon": True, "reveal_view": "private", "great_library_view": "public", **other},
    }
    for name, options in tables.items():
        yield Configuration(name, partial(Duel, **options), ExpandedFamily(options))


def other_packages() -> Iterator[Configuration]:
    """Duel with the expansion that uses every hook, in processes that find it (tests/duel/test_every_hook.py)."""
    if "intrigue" in OPTION_NAMES:
        from tests.laws.intrigue import IntrigueFamily

        family = IntrigueFamily()
        yield Configuration("duel-intrigue", lambda: family.game, family)


CONFIGURATIONS = (*other_packages(), *base_duel(), *expanded_duel())
