"""A whole game, and what comes after it: the score sheet, the replay, a link to a moment, the analysis."""

from __future__ import annotations

import itertools

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page, Route

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
    page.locator("[data-test=end] .proof summary").click()
    page.locator("[data-test=end] .fair").wait_for()
    assert barriers_on(page) == []
    page.keyboard.press("Escape")  # a look at the table, and back
    page.locator("[data-test=end]").wait_for(state="detached")
    page.locator("[data-test=sheet]").click()
    page.locator("[data-test=to-replay]").click()
    step_by_step(page)
    shown_to_a_stranger(browser, page.url.split("?")[0])
    analysed(page)
    assert barriers_on(page) == []
    with_many_blunders(page)


def barriers_on(page: Page) -> list[str]:
    return barriers(page) if AXE.exists() else []


def step_by_step(page: Page) -> None:
    page.locator('[data-test=replay][data-at="0"]').wait_for()
    for step in (1, 2, 3):
        page.locator("[data-test=replay-next]").click()
        page.locator(f'[data-test=replay][data-at="{step}"]').wait_for()
    assert page.locator("[data-test=news][role=status]").inner_text()
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


BOXES = "(marks) => marks.map((mark) => mark.getBoundingClientRect()).map(({ left, right }) => [left, right])"
WIDTHS = (360, 1280)
FINGER = 24  # pixels a target has at least


def with_many_blunders(page: Page) -> None:
    """However close together they are: each can be told from the next, touched, and reached by keyboard."""
    numbers: set[int] = set()

    def all_blunders(route: Route) -> None:
        found = route.fetch().json()
        for verdict in found["verdicts"]:
            verdict["label"] = "blunder"
            numbers.add(verdict["number"])
        route.fulfill(json=found)

    page.route("**/analysis?*", all_blunders)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{page.url.split('?')[0]}?at=100000")
        page.locator("[data-test=mark]").first.wait_for()
        boxes = page.locator("[data-test=mark]").evaluate_all(BOXES)
        assert len(boxes) > 3
        assert all(here[1] <= there[0] for here, there in itertools.pairwise(boxes))
        assert all(right - left >= FINGER for left, right in boxes)
        assert browsing.too_wide(page) == []
    assert barriers_on(page) == []
    reached = gone_through_by_keys(page)
    assert reached == sorted(numbers)[: len(reached)]


def gone_through_by_keys(page: Page) -> list[int]:
    """Where Enter leads on the first two marks, as often as they have blunders."""
    replay = page.locator("[data-test=replay]")
    reached = []
    for mark in page.locator("[data-test=mark]").all()[:2]:
        mark.focus()
        for _ in range(int(mark.get_attribute("data-count") or 0)):
            before = replay.get_attribute("data-at")
            page.keyboard.press("Enter")
            page.locator(f'[data-test=replay]:not([data-at="{before}"])').wait_for()
            reached.append(int(replay.get_attribute("data-at") or 0))
    return reached
