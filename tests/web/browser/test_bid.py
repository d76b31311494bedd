"""The bid for going first on the page: chosen at home, by mouse, by keys and on a phone."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import FAST_BOT, PHONE, answer_by_keys, asked_at, is_asked, opened, too_wide, wait_until_heard

ME = {"kind": "me"}
pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


def at_table(page: Page, site: str, *seats: dict[str, str]) -> None:
    wish = {"game": "duel", "options": {"bid": True}, "seats": seats, "shuffle": False, "name": "Ann"}
    reply = page.request.post(f"{site}/api/tables", data=json.dumps(wish), headers={"Content-Type": "application/json"})
    page.goto(f"{site}/t/{reply.json()['id']}")
    assert is_asked(page)


def test_a_bid_by_mouse_on_a_phone(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=PHONE, locale="fr-FR")
    at_table(page, site, ME, FAST_BOT)
    chooser = page.locator("[data-test=chooser]")
    assert "combien de pièces" in chooser.inner_text().lower()
    assert chooser.locator("button[data-move]").count() == 21
    assert page.locator("[data-test=offer] li").count() == 4  # what will be drafted lies below
    assert too_wide(page) == []
    asked = asked_at(page)
    chooser.locator("[data-move='bid 20']").click()
    page.locator("[data-test=confirm]", has_text="20").click()
    wait_until_heard(page, asked)
    assert is_asked(page)  # nobody can bid more: the bidder drafts first
    page.locator("[data-move^=draft]").first.wait_for()
    assert "27" in " ".join(page.locator("[data-test=strip]").all_inner_texts())


def test_a_bid_by_keys(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    at_table(page, site, ME, FAST_BOT)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # past everything else, to the answers
    answer_by_keys(page)
    assert is_asked(page)


def test_a_bid_of_a_bot_is_accepted(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=PHONE)
    at_table(page, site, {"kind": "bot", "bot": "2"}, ME)
    asked = asked_at(page)
    page.locator("[data-move=accept]").click()
    page.locator("[data-test=confirm]").click()
    wait_until_heard(page, asked)
    assert is_asked(page)  # the bot has drafted the first wonder
    assert page.locator("[data-move^=draft]").count() == 3
    assert "15" in " ".join(page.locator("[data-test=strip]").all_inner_texts())


def test_the_option_is_offered_at_home(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    page.locator("[data-test=bid]").first.wait_for()
    page.locator("[data-test=bid]").first.click()
    assert (
        page.locator("[data-test=first]").first.is_disabled() or page.locator("[data-test=first] input").is_disabled()
    )
