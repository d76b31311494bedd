"""Every field of a position is declared once, and whoever copies positions follows the declaration."""

import pytest

from septem.core.field import Field
from septem.duel import sizes, state_fields
from septem.duel.fields import FIELDS as BASE
from septem.duel.pantheon.fields import FIELDS as PANTHEON
from septem.duel.state import State

FIELDS = (*BASE, *PANTHEON)
NO_FIELD = {"log"}  # who listens is no part of a position


def test_declared_fields_are_those_of_a_state() -> None:
    state = State()
    actual = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert {field.name for field in FIELDS} == actual - NO_FIELD


def test_no_field_twice() -> None:
    assert len({field.name for field in FIELDS}) == len(FIELDS)


@pytest.mark.parametrize("seen", ["visible", "by_rule", "hidden", "scratch"])
def test_each_visibility_lists_its_fields(seen: str) -> None:
    assert getattr(state_fields, seen.upper()) == tuple(field.name for field in FIELDS if field.seen == seen)


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_rows_have_the_declared_lengths(field: Field) -> None:
    value = getattr(State(), field.name)
    for size in field.shape:
        assert len(value) == getattr(sizes, size)
        value = value[0]
    assert isinstance(value, int)
