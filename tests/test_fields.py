"""Every field of a position is declared once, and all code that copies positions follows the declaration."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from septem.duel import fields as duel
from septem.duel import sizes as duel_sizes
from septem.duel import state_fields as duel_listed
from septem.duel.agora import fields as agora
from septem.duel.pantheon import fields as pantheon
from septem.duel.state import State as DuelState
from septem.wonders import fields as wonders
from septem.wonders import sizes as wonders_sizes
from septem.wonders import state_fields as wonders_listed
from septem.wonders.cities import fields as cities
from septem.wonders.leaders import fields as leaders
from septem.wonders.state import State as WondersState

NO_FIELD = {"log"}  # who listens is no part of a position


class Declarations(NamedTuple):
    fields: tuple[Any, ...]
    sizes: ModuleType
    listed: ModuleType
    state: type[Any]


def declared_in(base: ModuleType, *expansions: ModuleType) -> tuple[Any, ...]:
    blocks = [base.FIELDS, *base.OPTIONAL.values(), *(expansion.FIELDS for expansion in expansions)]
    return tuple(field for block in blocks for field in block)


GAMES = {
    "duel": Declarations(declared_in(duel, agora, pantheon), duel_sizes, duel_listed, DuelState),
    "wonders": Declarations(declared_in(wonders, cities, leaders), wonders_sizes, wonders_listed, WondersState),
}
FIELDS = [(game, field) for game, declared in GAMES.items() for field in declared.fields]
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_declared_fields_are_those_of_a_state(game: str) -> None:
    state = GAMES[game].state()
    actual = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert sorted(field.name for field in GAMES[game].fields) == sorted(actual - NO_FIELD)


@every_game
@pytest.mark.parametrize("seen", ["visible", "by_rule", "hidden", "scratch"])
def test_each_visibility_lists_its_fields(game: str, seen: str) -> None:
    listed = getattr(GAMES[game].listed, seen.upper())
    assert listed == tuple(field.name for field in GAMES[game].fields if field.seen == seen)


@pytest.mark.parametrize(("game", "field"), FIELDS, ids=[f"{game}-{field.name}" for game, field in FIELDS])
def test_a_field_has_the_shape_that_is_declared(game: str, field: Any) -> None:
    value: int | Sequence[int] | Sequence[Sequence[int]] = getattr(GAMES[game].state(), field.name)
    shape = []
    while not isinstance(value, int):
        shape.append(len(value))
        value = value[0]
    assert shape == [getattr(GAMES[game].sizes, size) for size in field.shape]
