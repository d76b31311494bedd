"""The lobby and ratings in the page: two people find each other, a third one watches, a rated game changes ratings."""

from __future__ import annotations

import json

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
PASSWORD = "olive harbour lantern"


def member(page: Page, site: str, name: str) -> None:
    body = json.dumps({"name": name, "password": PASSWORD})
    headers = {"Content-Type": "application/json"}
    assert page.request.post(f"{site}/api/account", data=body, headers=headers).ok


def test_two_people_find_each_other_and_a_third_one_watches(browser: Browser, site: str) -> None:
    watcher = opened(browser, f"{site}/lobby")
    watcher.locator("[data-test=nobody]").wait_for()
    ann = opened(browser, site)
    ann.locator("[data-test=home-lobby]").click()
    ann.locator("[data-test=pair-duel]").click()
    ann.locator("[data-test=my-name]").wait_for()  # she waits at her table
    watcher.locator("[data-test=open-table]").wait_for()  # without a reload
    bob = opened(browser, f"{site}/lobby")
    bob.locator("[data-test=lobby-join]").click()
    for page in (ann, bob):
        page.locator("[data-test=status]").wait_for()
    watcher.locator("[data-test=running-table] [data-test=watch]").click()
    watcher.locator("[data-test=status]").wait_for()
    assert watcher.locator("[data-card].ready").count() == 0


def test_a_rated_game_is_announced_and_changes_the_rating(browser: Browser, site: str) -> None:
    ann, bob = opened(browser, site), opened(browser, site)
    member(ann, site, "Ann Rated")
    member(bob, site, "Bob Rated")
    ann.goto(f"{site}/lobby")
    assert "No hints" not in (ann.locator("[data-test=rated-about]").text_content() or "")
    ann.locator("[data-test=rated]:enabled").check(force=True)
    assert "No hints" in (ann.locator("[data-test=rated-about]").text_content() or "")
    ann.get_by_text("Open a table in the lobby").click()
    ann.locator("[data-test=invited]").fill("Bob Rated")
    ann.locator("[data-test=lobby-create]").click()
    ann.locator("[data-test=rated-table]").wait_for()
    bob.goto(f"{site}/lobby")
    bob.locator("[data-test=open-table]", has_text="Challenge").locator("[data-test=lobby-join]").click()
    bob.locator("[data-test=status]").wait_for()
    table = bob.url.rpartition("/")[2]
    assert bob.request.post(f"{site}/api/tables/{table}/resign").ok
    bob.goto(f"{site}/ratings")
    bob.locator("[data-test=own-rating]").wait_for()
    bob.goto(f"{site}/history")
    assert "(\N{MINUS SIGN}" in (bob.locator("[data-test=rating-change]").text_content() or "")


def test_nobody_needs_a_mouse_in_the_lobby(browser: Browser, site: str) -> None:
    page = opened(browser, f"{site}/lobby")
    page.locator("[data-test=pair-duel]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-test=my-name]").wait_for()


@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"}])
def test_the_pages_fit_and_keep_nobody_out(browser: Browser, site: str, looks: dict[str, object]) -> None:
    other = opened(browser, f"{site}/lobby")
    other.locator("[data-test=pair-wonders]").click()
    other.locator("[data-test=my-name]").wait_for()
    page = opened(browser, f"{site}/lobby", bypass_csp=True, **looks)
    page.locator("[data-test=open-table]").first.wait_for()
    page.locator("summary").click()
    assert barriers(page) == []
    assert too_wide(page) == []
    page.locator("[data-test=ratings-link]").click()
    page.locator("[data-test=leader]").nth(4).wait_for()
    assert barriers(page) == []
    assert too_wide(page) == []
