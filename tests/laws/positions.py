"""Constructed positions of both games that together hold every item, ready for the laws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any

from septem import files
from septem.core.game import Game
from septem.duel.game import Duel
from septem.duel.state_fields import VISIBLE as DUEL_VISIBLE
from septem.wonders.game import Wonders
from septem.wonders.state_fields import VISIBLE as WONDERS_VISIBLE
from tests.laws import duel_every_item, wonders_every_item
from tests.laws.family import Family, FamilyOfDuel
from tests.laws.pantheon import ExpandedFamily
from tests.laws.wonders import WondersFamily


@dataclass(frozen=True)
class Position:
    game: Game
    state: Any
    family: Family
    visible: tuple[str, ...]  # fields that every seat sees

    @property
    def family_of_duel(self) -> FamilyOfDuel:
        assert isinstance(self.family, ExpandedFamily)
        return self.family


@cache
def documents() -> Mapping[str, dict[str, Any]]:
    found = (duel_every_item.all_standing(), duel_every_item.all_on_offer(), wonders_every_item.all_standing())
    return dict(chain(*found))


@cache
def position(name: str) -> Position:
    """Not to be changed: laws play on copies."""
    stated = documents()[name]
    table = files.read(stated)
    if isinstance(table.game, Wonders):
        return Position(table.game, table.state, WondersFamily(table.game), WONDERS_VISIBLE)
    assert isinstance(table.game, Duel)
    return Position(table.game, table.state, ExpandedFamily(stated["options"]), DUEL_VISIBLE)


NAMES = tuple(documents())
WONDERS = tuple(name for name in NAMES if name.startswith("wonders"))
DUEL = tuple(name for name in NAMES if name not in WONDERS)
STANDING = tuple(name for name in NAMES if "standing" in name)
ON_OFFER = tuple(name for name in NAMES if name not in STANDING)
