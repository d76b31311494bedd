"""Somebody new to the game learns it: by the button of the first page, through the whole lesson, with a pause."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, opened, too_wide
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT or not AXE.exists(),
    reason="needs Chromium, the built page and axe-core",
)
ACTION = "[data-test=actions] button[data-move]:enabled"
COVERED = """() => [...document.querySelectorAll('[data-card][data-lit]')].filter((node) => {
  const box = node.getBoundingClientRect();
  return !node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).length"""


def learn(page: Page, game: str) -> None:
    page.locator(f"[data-test=learn-{game}]").click()
    page.locator("[data-test=status].mine").wait_for()


def step_of(page: Page) -> str | None:
    return page.locator("[data-test=lesson]").get_attribute("data-step")


def read_on(page: Page) -> None:
    """To the last page of a step."""
    page.locator("[data-test=status].mine").wait_for()
    while page.locator("[data-test=lesson-next]").count():
        page.locator("[data-test=lesson-next]").click()


def do_as_told(page: Page) -> None:
    """The card that is lit, or any where the learner decides, and the only action that is possible."""
    read_on(page)
    before = step_of(page)
    assert page.evaluate(COVERED) == 0
    marked = page.locator("[data-card][data-lit]")
    (marked if marked.count() else page.locator("[data-card].ready, .answers [data-card]")).first.click()
    page.locator(ACTION).first.wait_for()
    if marked.count():
        assert page.locator(ACTION).count() == 1
    page.locator(ACTION).first.click()
    page.locator(f'[data-test=lesson]:not([data-step="{before}"])').wait_for()


@pytest.mark.parametrize("game", ["duel", "wonders"])
@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE, "locale": "fr-FR"}], ids=["desk", "phone"])
def test_a_lesson_from_the_first_page_to_a_game_of_ones_own(
    browser: Browser, site: str, game: str, looks: dict[str, object]
) -> None:
    page = opened(browser, site, bypass_csp=True, **looks)
    learn(page, game)
    read_on(page)
    assert barriers(page) == []
    assert too_wide(page) == []
    while not page.locator("[data-test=lesson-play-on]").count():
        do_as_told(page)
        read_on(page)
    page.locator("[data-test=lesson-play-on]").click()
    assert page.locator("[data-test=lesson], [data-lit]").count() == 0


def test_a_lesson_goes_on_where_it_was_left(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    learn(page, "duel")
    do_as_told(page)
    page.reload()
    page.locator('[data-test=lesson][data-step="2"]').wait_for()
    lesson = page.url
    page.goto(site)
    page.locator("[data-test=my-table]", has_text="Lesson").wait_for()
    page.locator("[data-test=learn-duel]", has_text="Continue").click()
    page.wait_for_url(lesson)
    page.locator("[data-test=lesson-skip]").click()
    page.locator("[data-test=learn-duel]", has_text="Learn").wait_for()
    assert page.locator("[data-test=my-table]").count() == 0
