"""The table fills the window: cards and words are large enough, nothing lies over anything, on every screen."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import answer, is_asked, opened, seated, too_wide

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)
PHONE, TABLET, LAPTOP, DESK, LARGE = (360, 740), (768, 1024), (1280, 720), (1440, 900), (1920, 1080)
SCREENS = [PHONE, TABLET, LAPTOP, LARGE]
LANDSCAPE = (740, 360)
LEAST_TEXT, LEAST_ICON = 11, 14  # pixels
NARROWEST = {LAPTOP: 96, DESK: 120}  # pixels of a card of Duel
EVERYTHING = {"leaders": True, "cities": True}
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "duel": ("duel", 1, {}),
    "pantheon": ("duel", 1, {"pantheon": True}),
    "five": ("wonders", 4, {}),
    "seven": ("wonders", 6, EVERYTHING),
}

SMALL = """([leastText, leastIcon]) => {
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    const clipped = node.closest('.hidden, .hidden-when-narrow, .hidden-on-phone');
    return box.width > 0 && box.height > 0 && !(clipped && getComputedStyle(clipped).clipPath !== 'none');
  };
  const scale = (node) => (node.getScreenCTM ? Math.abs(node.getScreenCTM().d) : 1);
  const size = (node) => parseFloat(getComputedStyle(node).fontSize) * scale(node);
  const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
  const texts = [...document.querySelectorAll('main *, header *')]
    .filter((node) => hasText(node) && seen(node) && size(node) < leastText - 0.05)
    .map((node) => `${size(node).toFixed(1)} px: ${node.textContent.trim().slice(0, 30)} (${node.closest('[class]')?.className})`);
  const SIGNS = new Set(['slash', 'per', 'equals', 'plus', 'left', 'right', 'down', 'most', 'gap', 'times', 'chain']);
  const high = (node) => Math.max(node.getBoundingClientRect().width, node.getBoundingClientRect().height);
  const icons = [...document.querySelectorAll('main [data-glyph]')]
    .filter((node) => !SIGNS.has(node.dataset.glyph) && seen(node) && high(node) < leastIcon - 0.3)
    .map((node) => `${high(node).toFixed(1)} px: ${node.dataset.glyph} (${node.closest('[title], [data-card]')?.title})`);
  return [...new Set([...texts, ...icons])];
}"""

COVERED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const inWindow = ({ left, right, top, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const onTop = (node) => {
    const { left, right, top, bottom } = box(node);
    const places = [[0.5, 0.25], [0.2, 0.9], [0.8, 0.9], [0.5, 0.5]];
    return places.every(([x, y]) => node.contains(document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)));
  };
  const cards = [...document.querySelectorAll('[data-card].ready')];
  const strips = [...document.querySelectorAll('[data-test=strip] header, [data-test=goods]')];
  return [...cards, ...strips]
    .filter((node) => !inWindow(box(node)) || !onTop(node))
    .map((node) => node.dataset.card ?? node.textContent.trim());
}"""

OVERLAPS = """() => {
  const names = ['.info', '.far', '[data-city]:not(.glance)', '.hand', '[data-test=decline]'];
  const parts = names.flatMap((name) => [...document.querySelectorAll(name)].filter((node) => node.checkVisibility()).map((node) => [name, node.getBoundingClientRect()]))
    .filter(([, { height }]) => height);
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const found = parts.flatMap(([one, a], place) =>
    parts.slice(place + 1).filter(([, b]) => !apart(a, b)).map(([other]) => `${one} and ${other}`));
  const outside = parts.filter(([, { bottom }]) => bottom > innerHeight + 1).map(([name]) => `${name} is cut off`);
  return [...found, ...outside];
}"""


def window(size: tuple[int, int]) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}


def small_things(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, [LEAST_TEXT, LEAST_ICON])
    return found


def covered(page: Page) -> list[str]:
    """Cards that can be taken, and what is always to be seen of the cities, if anything hides them."""
    found: list[str] = page.evaluate(COVERED)
    return found


def overlaps(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OVERLAPS)
    return found


def narrowest_card(page: Page) -> float:
    width: float = page.locator("[data-card][data-open]").evaluate_all(
        "(cards) => Math.min(...cards.map((card) => card.offsetWidth))"
    )
    return width


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_words_and_icons_can_be_read_and_nothing_is_covered(
    browser: Browser, site: str, table: str, screen: tuple[int, int]
) -> None:
    game, others, options = TABLES[table]
    page = opened(browser, site, viewport=window(screen))
    seated(page, site, game, others, **options)
    for turn in range(11):
        assert is_asked(page)
        if turn % 5 == 0:
            look(page, game)
        answer(page)


def look(page: Page, game: str) -> None:
    """As it is, and with the actions of a card."""
    for _ in range(2):
        assert small_things(page) == []
        assert too_wide(page) == []
        assert (covered(page) if game == "duel" else overlaps(page)) == []
        cards = page.locator("[data-card].ready, .answers [data-card]")
        if cards.count():
            cards.first.click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("screen", NARROWEST, ids=str)
@pytest.mark.parametrize("options", [{}, {"pantheon": True}], ids=["base", "pantheon"])
def test_cards_of_duel_are_wide_in_every_age(
    browser: Browser, site: str, screen: tuple[int, int], options: dict[str, Any]
) -> None:
    page = opened(browser, site, viewport=window(screen))
    seated(page, site, "duel", 1, **options)
    ages = set()
    while is_asked(page) and len(ages) < 3:
        if page.locator("[data-card].ready").count():
            ages.add(page.locator("[data-test=duel] [role=group][aria-label*=ge]").first.get_attribute("aria-label"))
            assert narrowest_card(page) >= NARROWEST[screen]
            assert covered(page) == []
        answer(page)


@pytest.mark.parametrize("options", [{}, {"pantheon": True}], ids=["base", "pantheon"])
def test_actions_cover_no_card_on_a_phone_that_lies(browser: Browser, site: str, options: dict[str, Any]) -> None:
    page = opened(browser, site, viewport=window(LANDSCAPE))
    seated(page, site, "duel", 1, **options)
    browsing.answer_until(page, "[data-card].ready")
    page.locator("[data-card].ready").first.click()
    page.locator("[data-test=actions]").wait_for()
    assert covered(page) == []


def test_a_hint_marks_cards_and_moves_none(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=window(LAPTOP))
    seated(page, site, "duel", 1)
    browsing.answer_until(page, "[data-card].ready")
    places = "(cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top))"
    before = page.locator("[data-card].ready").evaluate_all(places)
    page.locator("[data-test=ask-hint]").click()
    page.locator("[data-test=hint-mark]").first.wait_for()
    assert page.locator("[data-card].ready").evaluate_all(places) == before
    assert covered(page) == []
