"""Compiled or not, the same games, bit by bit."""

import pytest

from tests.laws.fingerprints import STORED, written
from tests.laws.games import CONFIGURATIONS, Configuration

LINES = {line.split()[0]: line for line in STORED.read_text().splitlines()}


def test_every_configuration_has_its_fingerprints() -> None:
    assert list(LINES) == [configuration.name for configuration in CONFIGURATIONS]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_every_number_of_every_game_is_as_it_was(configuration: Configuration) -> None:
    assert written(configuration).split() == LINES[configuration.name].split()
