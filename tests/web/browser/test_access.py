"""No page keeps anybody out: axe-core finds no serious barrier, news are told to screen readers."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import answer, answer_until, is_asked, opened, seated

THEMES = ("light", "dark", "table")
AXE = Path("web/node_modules/axe-core/axe.min.js")
pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT or not AXE.exists(),
    reason="needs Chromium, the built page and axe-core",
)


def barriers(page: Page) -> list[str]:
    """Serious problems of accessibility that axe-core finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate(
        "async () => (await axe.run()).violations.map((v) => `${v.impact} ${v.id} ${v.nodes[0].html}`)"
    )
    return [barrier for barrier in found if barrier.startswith(("serious", "critical"))]


def themed(browser: Browser, site: str, theme: str) -> Page:
    page = opened(browser, site, bypass_csp=True)
    page.add_init_script(f"localStorage.setItem('septem.theme', '{theme}')")
    page.reload()
    return page


@pytest.mark.parametrize("theme", THEMES)
def test_before_a_game(browser: Browser, site: str, theme: str) -> None:
    page = themed(browser, site, theme)
    page.locator("details.own summary").click()
    assert barriers(page) == []
    page.locator("[data-test=primer-duel]").click()
    assert barriers(page) == []
    page.locator("[data-test=primer-close]").click()
    page.locator("[data-test=friends-wonders]").click()
    page.locator("[data-test=qr]").wait_for()
    assert barriers(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_of_7_wonders(browser: Browser, site: str, theme: str) -> None:
    page = themed(browser, site, theme)
    seated(page, site, "wonders", 6, leaders=True, cities=True)
    assert is_asked(page)
    assert barriers(page) == []
    for _ in range(7):
        answer(page)
        assert is_asked(page)
    answer_until(page, "[data-card]")  # a loss of coins, say, is no question about a card
    page.locator("[data-card]").first.click()
    page.locator("[data-test=log]").click()
    for sheet in ("log", "card", "pile", "chains"):
        page.locator(f"#tab-{sheet}").click()
        assert barriers(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_of_duel(browser: Browser, site: str, theme: str) -> None:
    page = themed(browser, site, theme)
    seated(page, site, "duel", 1, pantheon=True)
    assert is_asked(page)
    assert barriers(page) == []
    for _ in range(9):
        answer(page)
        assert is_asked(page)
    answer_until(page, "[data-card].ready")
    page.locator("[data-card].ready").first.click()
    assert barriers(page) == []
    assert page.locator("[data-test=news][role=status]").inner_text()
