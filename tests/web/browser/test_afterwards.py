"""A whole game, and what comes after it: the score sheet, the replay, a link to a moment, the analysis."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import answer, is_asked, opened, seated
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


def test_a_whole_game_of_duel_by_mouse_then_seen_again_shared_and_analysed(browser: Browser, site: str) -> None:
    page = opened(browser, site, bypass_csp=True)
    seated(page, site, "duel", 1)
    while is_asked(page):
        answer(page)
    assert page.locator("[data-test=end] table tbody tr").count() >= 8
    page.locator("[data-test=end] .fair").wait_for()
    assert no_barriers(page)
    page.locator("[data-test=to-replay]").click()
    step_by_step(page)
    shown_to_a_stranger(browser, page.url.split("?")[0])
    analysed(page)
    assert no_barriers(page)


def no_barriers(page: Page) -> bool:
    return not AXE.exists() or barriers(page) == []


def step_by_step(page: Page) -> None:
    page.locator('[data-test=replay][data-at="0"]').wait_for()
    for step in (1, 2, 3):
        page.locator("[data-test=replay-next]").click()
        page.locator(f'[data-test=replay][data-at="{step}"]').wait_for()
    page.keyboard.press("ArrowLeft")
    page.locator('[data-test=replay][data-at="2"]').wait_for()
    page.wait_for_url("**?at=2&*")


def shown_to_a_stranger(browser: Browser, address: str) -> None:
    """A link to a moment, with all revealed; then as somebody saw it who only watched."""
    stranger = opened(browser, f"{address}?at=5&eyes=all")
    stranger.locator('[data-test=replay][data-at="5"]').wait_for()
    stranger.locator("[data-test=hidden]").wait_for()
    stranger.locator("[data-test=replay-eyes]").select_option("none")
    stranger.locator("[data-test=hidden]").wait_for(state="detached")
    stranger.context.close()


def analysed(page: Page) -> None:
    page.locator("[data-test=analyse]").click()
    page.locator("[data-status=running], [data-status=waiting], [data-status=done]").wait_for()
    page.locator("[data-status=done]").wait_for(timeout=5 * browsing.LONG)
    page.locator("[data-test=curve]").click()
    page.locator("[data-test=verdict]").wait_for()
