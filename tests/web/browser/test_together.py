"""People at one table: they meet by a link, wait, talk, or share one device."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, answer, is_asked, number_of, opened, too_wide

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


SEAT_BEFORE_LINK = """() => {
  const [seats, link] = ['main ul', '[data-test=qr]'].map((name) => document.querySelector(name));
  return Boolean(seats.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


def test_two_browsers_at_one_table(browser: Browser, site: str) -> None:
    ann = opened(browser, site)
    ann.locator("[data-test=friends-duel]").click()
    ann.locator("[data-test=qr]").wait_for()
    bob = opened(browser, ann.url)
    bob.locator("[data-test=sit]").wait_for()
    assert bob.evaluate(SEAT_BEFORE_LINK)
    assert not ann.evaluate(SEAT_BEFORE_LINK)  # who has a seat invites others
    bob.locator("[data-test=sit]").click()
    for page in (ann, bob):
        page.locator("[data-test=status]").wait_for()
    waiting = bob if ann.locator("[data-test=status].mine").count() else ann
    assert waiting.locator("[data-test=offer] button").count() == 4  # what the other one chooses from
    for _ in range(6):
        page = ann if ann.locator("[data-test=status].mine").count() else bob
        assert is_asked(page)
        answer(page)
        other = bob if page is ann else ann
        other.locator(f'[data-test=status][data-number="{number_of(page)}"]').wait_for()
    ann.locator("[data-test=log]").click()
    ann.locator("form input").fill("Good game")
    ann.keyboard.press("Enter")
    bob.locator("[data-test=unread]").wait_for()
    assert "Good game" in bob.locator("[data-test=news]").inner_text()
    bob.locator("[data-test=log]").click()
    bob.locator("[role=log]", has_text="Good game").wait_for()
    assert bob.locator("[data-test=unread]").count() == 0


def test_a_rematch_is_offered_to_the_other_player_and_begins_when_both_agree(browser: Browser, site: str) -> None:
    ann = opened(browser, site, viewport=PHONE)
    ann.locator("[data-test=friends-duel]").click()
    ann.locator("[data-test=qr]").wait_for()
    bob = opened(browser, ann.url, locale="fr-FR")
    bob.locator("[data-test=sit]").click()
    ann.on("dialog", lambda question: question.accept())
    ann.locator("[data-test=resign]").click()
    offered, before = ann.locator("[data-test=rematch]"), ann.url
    offered.wait_for()
    assert offered.inner_text() == "Rematch"
    bob.locator("[data-test=rematch]", has_text="Revanche").click()
    bob.locator("[data-test=qr]").wait_for()
    ann.locator("[data-test=invitation]", has_text="offers a rematch").wait_for()
    assert too_wide(ann) == []
    ann.locator("[data-test=rematch]", has_text="Accept the rematch").click()
    for page in (ann, bob):
        page.locator("[data-test=status]").wait_for()
    assert ann.url == bob.url != before


def said(page: Page, words: str) -> None:
    page.locator("[data-test=say]").fill(words)
    page.keyboard.press("Enter")


def test_who_waits_for_others_can_talk(browser: Browser, site: str) -> None:
    """Also who has not sat down yet. What one reads, or was about to say, is the same when the game begins."""
    ann = opened(browser, site, viewport=PHONE)
    ann.locator("[data-test=friends-duel]").click()
    ann.locator("[data-test=qr]").wait_for()
    bob = opened(browser, ann.url, locale="fr-FR")
    said(ann, "Where are you?")
    bob.locator("[role=log]", has_text="Where are you?").wait_for()
    said(bob, "Here")
    ann.locator("[role=log]", has_text="Invité: Here").wait_for()
    ann.locator("[data-test=my-name]").fill("Ann")
    ann.keyboard.press("Enter")
    bob.locator("li", has_text="Ann").wait_for()
    said(ann, "Sit down")
    bob.locator("[role=log]", has_text="Ann\u00a0: Sit down").wait_for()
    assert too_wide(ann) == []
    ann.locator("[data-test=say]").fill("Good lu")
    bob.locator("[data-test=sit]").click()
    for page in (ann, bob):
        page.locator("[data-test=status]").wait_for()
        assert page.locator("[data-test=unread]").count() == 0
    ann.locator("[data-test=log]").click()
    ann.locator("[role=log]", has_text="Here").wait_for()
    assert ann.locator("[data-test=say]").input_value() == "Good lu"


def test_who_has_waited_enough_plays_with_bots(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    page.locator("[data-test=friends-wonders]").click()
    page.locator("[data-test=fill]").click()
    assert is_asked(page)


def test_two_people_at_one_device(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    page.locator("details.own summary").click()
    page.locator("[data-test=seat-2]").select_option("device")
    page.locator("[data-test=create]").click()
    for _ in range(5):
        page.locator("[data-test=pass], [data-test=chooser]").first.wait_for()
        if page.locator("[data-test=pass]").count():
            page.locator("[data-test=pass] button").click()
        assert is_asked(page)
        answer(page)
