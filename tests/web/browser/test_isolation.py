"""What a test leaves behind in the browser does not reach the next test."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Route

from . import browsing
from .browsing import close_pages, opened

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


def test_a_request_still_being_answered_does_not_fail_the_next_test(browser: Browser, site: str) -> None:
    def answer_late(route: Route) -> None:
        route.fulfill(json=route.fetch().json())

    page = opened(browser, site)
    page.route("**/api/catalogue/duel*", answer_late)
    for _ in range(20):
        page.evaluate("() => { void fetch('/api/catalogue/duel'); }")
    close_pages(browser)
    for _ in range(3):
        opened(browser, site)
    close_pages(browser)
