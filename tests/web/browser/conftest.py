"""One browser and one server for all tests in a browser; and a server of one's own for who wants to kill it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from ..test_staying import Running
from . import browsing

LIMITS = ("MESSAGES_A_MINUTE", "REQUESTS_A_MINUTE", "TABLES_AN_HOUR", "GUESTS_AN_HOUR")
PLENTY = "100000"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing.chromium() as found:
        yield found


@pytest.fixture(autouse=True)
def faultless() -> Iterator[None]:
    """No page throws, or does what its own policy forbids."""
    browsing.mistakes.clear()
    yield
    assert browsing.mistakes == []


@pytest.fixture(scope="session")
def generous() -> Iterator[None]:
    """Many guests come from this machine."""
    with pytest.MonkeyPatch.context() as surroundings:
        for limit in LIMITS:
            surroundings.setenv(f"SEPTEM_{limit}", PLENTY)
        yield


@pytest.fixture(scope="session")
def site(generous: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Running(tmp_path_factory.mktemp("site"))
    yield server.url
    server.kill()


@pytest.fixture
def mortal(generous: None, tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path)
    yield server
    server.kill()
