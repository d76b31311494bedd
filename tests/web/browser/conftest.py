"""One browser and one server for all tests in a browser; and a separate server for tests that kill it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from ..running import Running
from . import browsing

LIMITS = ("MESSAGES_A_MINUTE", "REQUESTS_A_MINUTE", "TABLES_AN_HOUR", "TABLES_AN_HOUR_AN_ADDRESS", "GUESTS_AN_HOUR")
ACCOUNT_LIMITS = ("ACCOUNTS_AN_HOUR", "SIGN_INS_AN_HOUR", "SIGN_INS_AN_HOUR_AN_ADDRESS")
GENEROUS = dict.fromkeys(LIMITS + ACCOUNT_LIMITS, "100000")  # many guests come from this machine
QUICK = {"ANALYSIS_EFFORT": "0.02", "HINT_SECONDS": "0.3"}


@pytest.fixture(scope="session")
def started() -> Iterator[Browser]:
    with browsing.chromium() as found:
        yield found


@pytest.fixture
def browser(started: Browser) -> Iterator[Browser]:
    """Without anybody in it before and after a test. No page throws, or does what its own policy forbids."""
    browsing.mistakes.clear()
    yield started
    browsing.close_pages(started)
    assert browsing.mistakes == []


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Running(tmp_path_factory.mktemp("site"), **GENEROUS, **QUICK)
    yield server.url
    server.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails shows what stood on its pages."""
    report = yield
    shown = getattr(item, "funcargs", {}).get("browser")
    if report.failed and shown is not None:
        report.sections.append(("the pages", "\n".join(browsing.words_on_pages(shown))))
    return report


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path)
    yield server
    server.kill()
