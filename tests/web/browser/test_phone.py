"""On a phone: nobody has to scroll sideways."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from . import browsing
from .browsing import PHONE, answer, is_asked, opened, seated, too_wide

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


WITH_ALL = {"leaders": True, "cities": True, "teams": True}
ON_A_PHONE = [("wonders", 7, WITH_ALL), ("duel", 1, {"pantheon": True})]


@pytest.mark.parametrize(("game", "others", "options"), ON_A_PHONE)
def test_a_phone_in_french_and_in_the_dark(
    browser: Browser, site: str, game: str, others: int, options: dict[str, object]
) -> None:
    page = opened(browser, site, locale="fr-FR", color_scheme="dark", viewport=PHONE)
    assert too_wide(page) == []
    seated(page, site, game, others, **options)
    for _ in range(6):
        assert is_asked(page)
        assert page.locator("[data-test=status]").inner_text() == "À vous"
        assert too_wide(page) == []
        answer(page)
    assert is_asked(page)
    for folded in page.locator("main summary").all():  # the mate's hand, one's leaders
        folded.click()
    assert too_wide(page) == []


def test_who_has_chosen_makes_the_page_no_wider_than_a_phone(browser: Browser, site: str) -> None:
    """Marks of cities that are out of sight in their row have words for screen readers, which are there as well."""
    page = opened(browser, site, locale="fr-FR", viewport=PHONE)
    seated(page, site, "wonders", 6)
    page.locator(".far .glance:last-child .tick").wait_for()
    assert too_wide(page) == []


def test_stillness_has_no_transitions(browser: Browser, site: str) -> None:
    """However short: each would leave the old layout around the new words for a frame."""
    page = opened(browser, site)
    found = page.evaluate("() => getComputedStyle(document.querySelector('[data-test=play-duel]')).transitionDuration")
    assert found == "0s"


def test_the_form_fits_a_phone(browser: Browser, site: str) -> None:
    page = opened(browser, site, locale="fr-FR", viewport=PHONE)
    page.locator("details.own summary").click()
    page.locator("[data-test=form-game]").select_option("wonders")
    page.locator("[data-test=seat-2]").select_option("device")
    assert too_wide(page) == []
