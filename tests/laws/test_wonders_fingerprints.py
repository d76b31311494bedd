"""Compiled or not, the same games of 7 Wonders, bit by bit."""

import pytest

from tests.laws.wonders import SETTINGS, TableConfig
from tests.laws.wonders_fingerprints import STORED, written

LINES = {line.split()[0]: line for line in STORED.read_text().splitlines()}


def test_every_table_has_its_fingerprints() -> None:
    assert list(LINES) == [table.name for table in SETTINGS]


@pytest.mark.parametrize("table", SETTINGS, ids=str)
def test_every_number_of_every_game_is_as_it_was(table: TableConfig) -> None:
    assert written(table).split() == LINES[table.name].split()
