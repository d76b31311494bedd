"""Missed chances of an analysed game are tried again in the replay."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page, Route

from . import browsing
from .browsing import answer, is_asked, opened, seated
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


def analysed_game(page: Page, site: str) -> None:
    """A whole game, with every choice judged as a blunder."""

    def all_blunders(route: Route) -> None:
        found = route.fetch().json()
        for verdict in found["verdicts"]:
            verdict["label"] = "blunder"
        route.fulfill(json=found)

    seated(page, site, "duel", 1)
    while is_asked(page):
        answer(page)
    page.route("**/analysis?*", all_blunders)
    page.locator("[data-test=to-replay]").click()
    page.locator("[data-test=analyse]").click()
    page.locator("[data-status=done]").wait_for(timeout=5 * browsing.LONG)


def tried(page: Page) -> None:
    """Any answer to the question that is shown."""
    page.locator(browsing.ANSWERS).first.wait_for()
    if page.locator("[data-test=spot], [data-test=chooser]").count():
        browsing.answer_by_picking(page)
    else:
        browsing.answer_with_a_card(page)
    page.locator("[data-test=puzzle-verdict]").wait_for()


def test_own_mistakes_are_tried_again_one_by_one(browser: Browser, site: str) -> None:
    page = opened(browser, site, bypass_csp=True)
    analysed_game(page, site)
    assert page.locator("[data-test=retry-1], [data-test=retry-2]").count() == 1  # only one's own
    page.locator("[data-test=retry-1], [data-test=retry-2]").click()
    for place in (0, 1, 2):
        page.locator(f'[data-test=retry][data-place="{place}"]').wait_for()
        tried(page)
        if page.locator("[data-test=retry-again]").count():
            assert page.locator("[data-test=puzzle-answer]").count() == 0
            page.locator("[data-test=retry-again]").click()
            tried(page)
        if page.locator("[data-test=retry-show]").count():
            page.locator("[data-test=retry-show]").click()
        assert "%" in page.locator("[data-test=puzzle-answer]").inner_text()
        if AXE.exists():
            assert barriers(page) == []
        page.locator("[data-test=retry-next]").click()
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator('[data-test=retry][data-place="3"]').wait_for()
    page.locator(browsing.ANSWERS).first.wait_for()
    assert browsing.too_wide(page) == []
    page.locator("[data-test=retry-end]").click()
    page.locator("[data-test=study]").wait_for()
