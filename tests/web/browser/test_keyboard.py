"""Whole games by keyboard alone: after every answer the focus is where the next one is, and all can be reached."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import is_asked, opened, seated

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)
IN_SIGHT = """() => {
  const box = document.activeElement.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height, 40) / 2);
  return document.activeElement.contains(there);
}"""


def focused(page: Page, wanted: str) -> bool:
    return bool(page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted))


def begin(page: Page) -> None:
    """The first thing that Tab finds leads past everything else, to what can be answered."""
    assert is_asked(page)  # a bot may draft first
    page.keyboard.press("Tab")
    assert focused(page, ".skip")
    page.keyboard.press("Enter")
    assert focused(page, browsing.KEY_ANSWERS)


def tab_to(page: Page, wanted: str, many: int) -> None:
    """So many steps on among what is wanted, whatever else Tab finds between."""
    for _ in range(many):
        page.keyboard.press("Tab")
        for _ in range(2):  # how a price comes about lies between two actions
            if not focused(page, wanted):
                page.keyboard.press("Tab")
        assert focused(page, wanted)


def test_a_whole_game_of_duel(browser: Browser, site: str) -> None:
    """With divinities, whose place is the second part of an answer."""
    page = opened(browser, site)
    seated(page, site, "duel", 1, pantheon=True)
    begin(page)
    while is_asked(page):
        browsing.answer_by_keys(page)
    assert page.evaluate("() => document.querySelector('dialog').contains(document.activeElement)")


def test_a_whole_game_of_7_wonders_for_three(browser: Browser, site: str) -> None:
    """Not only the first card and its first action: every round another one. With leaders and black cards."""
    page = opened(browser, site)
    seated(page, site, "wonders", 2, leaders=True, cities=True)
    begin(page)
    turn = 0
    while is_asked(page):
        turn += 1
        page.wait_for_function("(wanted) => document.activeElement?.matches(wanted)", arg=browsing.KEY_ANSWERS)
        assert page.evaluate(IN_SIGHT)
        choose_a_card(page, turn) if page.locator(".hand [data-card]").count() else browsing.answer_by_keys(page)
    assert turn >= 18
    assert page.evaluate("() => document.querySelector('dialog').contains(document.activeElement)")


def choose_a_card(page: Page, turn: int) -> None:
    """Look at a card, go back from it, and take the next one."""
    asked = browsing.asked_at(page)
    cards = page.locator(".answers .hand [data-card]").count()
    tab_to(page, "[data-card]", turn % min(cards, 3))
    card = page.evaluate("() => document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.matches('[data-test=actions] [data-move]')")
    page.keyboard.press("Escape")
    page.wait_for_function("(card) => document.activeElement?.dataset.card === card", arg=card)
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.matches('[data-test=actions] [data-move]')")
    actions = page.locator("[data-test=actions] [data-move]:enabled").count()
    tab_to(page, "[data-move]", turn % actions)
    assert page.evaluate(IN_SIGHT)
    page.keyboard.press("Enter")
    browsing.wait_until_heard(page, asked)
