"""Every field of a position is declared once, and nothing else is in a position."""

from collections.abc import Sequence

import pytest

from septem.core.field import Field
from septem.wonders import sizes
from septem.wonders.cities import fields as cities
from septem.wonders.fields import FIELDS
from septem.wonders.leaders import fields as leaders
from septem.wonders.state import State
from septem.wonders.state_fields import BY_RULE, HIDDEN, SCRATCH, VISIBLE

DECLARED = (*FIELDS, *leaders.FIELDS, *cities.FIELDS)


def test_the_fields_of_a_position_are_those_declared() -> None:
    state = State()
    actual = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert sorted(field.name for field in DECLARED) == sorted(actual - {"log"})


def test_every_field_has_one_visibility() -> None:
    listed = {"visible": VISIBLE, "by_rule": BY_RULE, "hidden": HIDDEN, "scratch": SCRATCH}
    assert {seen: sorted(names) for seen, names in listed.items()} == {
        seen: sorted(field.name for field in DECLARED if field.seen == seen) for seen in listed
    }


@pytest.mark.parametrize("field", DECLARED, ids=lambda field: field.name)
def test_a_field_has_the_shape_that_is_declared(field: Field) -> None:
    value: int | Sequence[int] | Sequence[Sequence[int]] = getattr(State(), field.name)
    shape = []
    while not isinstance(value, int):
        shape.append(len(value))
        value = value[0]
    assert shape == [getattr(sizes, size) for size in field.shape]
