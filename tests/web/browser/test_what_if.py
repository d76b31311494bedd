"""Bots with a personality, and games that are played on from a moment of a replay."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, answer, is_asked, opened, seated, too_wide
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


def test_a_character_is_chosen_by_its_face_and_sits_at_the_table(browser: Browser, site: str) -> None:
    page = opened(browser, site, bypass_csp=True)
    page.locator("[data-test=face-brennus]").first.click()
    assert page.locator("[data-test=level-duel]").input_value() == "brennus"
    assert "Brennus" in page.locator("[data-test=character]").first.inner_text()
    if AXE.exists():
        assert barriers(page) == []
    page.locator("[data-test=play-duel]").click()
    assert is_asked(page)
    theirs = page.locator(".theirs [data-test=strip]")
    assert "Brennus" in theirs.inner_text()
    assert theirs.locator("svg.face").count() == 1


def test_characters_fit_on_a_phone_and_bring_others_of_their_strength(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=PHONE)
    page.locator("[data-test=options-wonders] summary").click()
    page.locator("[data-test=options-wonders] [data-test=face-livia]").click()
    assert too_wide(page) == []
    page.locator("[data-test=play-wonders]").click()
    assert is_asked(page)
    names = page.locator(".far").inner_text()
    assert "Livia" in names
    assert "Fan Li" in names
    assert too_wide(page) == []


def resigned(page: Page, site: str) -> str:
    """The id of the table, after its game was given up."""
    table = page.url.rsplit("/", 1)[1]
    assert page.request.post(f"{site}/api/tables/{table}/resign").ok
    return table


def test_a_game_is_played_on_for_both_sides_with_live_evaluation(browser: Browser, site: str) -> None:
    page = opened(browser, site, bypass_csp=True)
    seated(page, site, "duel", 1)
    for _ in range(3):
        assert is_asked(page)
        answer(page)
    table = resigned(page, site)
    page.goto(f"{site}/r/{table}?at=2&eyes=all")
    page.locator("[data-test=replay-whatif]").click()
    if AXE.exists():
        assert barriers(page) == []
    page.locator("[data-test=whatif-all]").click()
    page.locator("[data-test=whatif-go]").click()
    page.locator("[data-test=evaluation][data-chance]").wait_for()
    asked = set()
    for _ in range(4):  # the page shows the side that is asked, without a question in between
        page.locator("[data-test=status].mine").wait_for()
        asked.add(page.locator("section.mine").get_attribute("aria-label"))
        answer(page)
    assert len(asked) == 2
    page.locator("[data-test=whatif-back]").click()
    page.locator('[data-test=replay][data-at="2"]').wait_for()
    page.goto(site)
    assert "What if?" in page.locator("[data-test=my-table]").first.inner_text()
    assert "Ann has resigned" in page.locator("[data-test=result]").inner_text()


def test_a_game_of_7_wonders_is_played_on_against_bots(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=PHONE)
    seated(page, site, "wonders", 2)
    assert is_asked(page)
    answer(page)
    page.goto(f"{site}/r/{resigned(page, site)}?at=0&eyes=all")
    page.locator("[data-test=replay-whatif]").click()
    seats = page.locator("[data-test^=whatif-seat-]").all()
    next(seat for seat in seats if seat.input_value() != "me").select_option("gan_de")  # seats are drawn by lot
    page.locator("[data-test=whatif-go]").click()
    page.locator("[data-test=evaluation][data-chance]").wait_for()
    assert too_wide(page) == []
    assert is_asked(page)
    answer(page)
    assert is_asked(page)
