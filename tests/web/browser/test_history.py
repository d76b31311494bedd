"""The page of finished games: the list, its filters, the charts and the download."""

from __future__ import annotations

import json
import zipfile

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, answer, is_asked, opened, seated, too_wide
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT or not AXE.exists(),
    reason="needs Chromium, the built page and axe-core",
)


def resign_one(page: Page, site: str, game: str, others: int, bot: str = "greedy") -> None:
    wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * others], "name": "Ann"}
    reply = page.request.post(f"{site}/api/tables", data=json.dumps(wish), headers={"Content-Type": "application/json"})
    assert page.request.post(f"{site}/api/tables/{reply.json()['id']}/resign").ok


def test_a_game_that_was_played_is_in_the_history(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    seated(page, site, "wonders", 2)
    while is_asked(page):
        answer(page)
    resign_one(page, site, "duel", 1)
    page.goto(site)
    page.locator("[data-test=history-link]").click()
    page.locator("[data-test=past-game]").nth(1).wait_for()
    page.locator("[data-test=filter-game]").select_option("wonders")
    page.locator("[data-test=past-game]").nth(1).wait_for(state="detached")
    page.locator("[data-test=past-game] summary").click()
    assert page.locator("[data-test=past-game] dd").count() >= 7
    page.locator("[data-test=filter-opponents]").select_option("people")
    page.locator("[data-test=past-game]").wait_for(state="detached")
    page.locator("[data-test=filter-opponents]").select_option(index=0)
    page.locator("[data-test=statistics-wonders]").wait_for()
    with page.expect_download() as waiting:
        page.locator("[data-test=records]").click()
    assert len(zipfile.ZipFile(waiting.value.path()).namelist()) == 2
    page.locator("[data-test=past-game] a").click()
    page.locator("[data-test=replay]").wait_for()


@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"}])
def test_the_page_fits_and_keeps_nobody_out(browser: Browser, site: str, looks: dict[str, object]) -> None:
    page = opened(browser, f"{site}/history", bypass_csp=True, **looks)
    page.locator("[data-test=history] p").wait_for()  # nothing yet
    assert barriers(page) == []
    for game, others, bot in (("duel", 1, "3"), ("wonders", 6, "numa"), ("wonders", 2, "1")):
        resign_one(page, site, game, others, bot)
    page.reload()
    page.locator("[data-test=statistics-wonders]").wait_for()
    assert barriers(page) == []
    assert too_wide(page) == []
