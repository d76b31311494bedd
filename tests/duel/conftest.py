"""A test that asks for `position` runs twice: as written, and with the seats of the two players swapped."""

import pytest

from tests.duel.helpers import Positions


@pytest.fixture(params=[False, True], ids=["as_written", "swapped"])
def position(request: pytest.FixtureRequest) -> Positions:
    return Positions(swapped=request.param)
