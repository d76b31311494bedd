"""Whole games in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import answer, is_asked
from .test_staying import Running

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing.chromium() as found:
        yield found


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path)
    yield server
    server.kill()


def opened(browser: Browser, address: str, **looks: object) -> Page:
    """A new person's page; a mistake in it fails the test."""
    context = browser.new_context(**{"locale": "en-GB", **looks})  # type: ignore[arg-type]
    page = context.new_page()
    page.on("pageerror", lambda error: pytest.fail(f"in the page: {error}"))
    page.goto(address)
    return page


def test_a_whole_game_of_duel_by_mouse(browser: Browser, running: Running) -> None:
    page = opened(browser, running.url)
    page.locator("[data-test=play-duel]").click()
    while is_asked(page):
        answer(page)
    assert page.locator("[data-test=end] table tbody tr").count() >= 8
    page.locator("[data-test=end] .fair").wait_for()


def test_a_whole_game_of_7_wonders_for_three_by_mouse(browser: Browser, running: Running) -> None:
    page = opened(browser, running.url)
    page.locator("[data-test=players]").select_option("3")
    page.locator("[data-test=play-wonders]").click()
    while is_asked(page):
        answer(page)
    assert page.locator("[data-test=end] thead th").count() == 3


def test_two_browsers_at_one_table(browser: Browser, running: Running) -> None:
    ann = opened(browser, running.url)
    ann.locator("[data-test=friends-duel]").click()
    ann.locator("[data-test=sit], li .who").first.wait_for()
    bob = opened(browser, ann.url)
    bob.locator("[data-test=sit]").click()
    for page in (ann, bob):
        page.locator("[data-test=status]").wait_for()
    for _ in range(6):
        page = ann if ann.locator("[data-test=status].mine").count() else bob
        assert is_asked(page)
        answer(page)
        number = page.locator("[data-test=status]").get_attribute("data-number")
        other = bob if page is ann else ann
        other.locator(f'[data-test=status][data-number="{number}"]').wait_for()


def test_refresh_cut_and_kill_lose_nothing(browser: Browser, running: Running) -> None:
    page = opened(browser, running.url)
    page.locator("[data-test=play-duel]").click()
    for _ in range(4):
        assert is_asked(page)
        answer(page)
    page.reload()
    assert is_asked(page)
    page.context.set_offline(True)
    page.context.set_offline(False)
    assert is_asked(page)
    running.kill()
    page.locator(".lost").wait_for()
    running.begin()
    page.locator(".lost").wait_for(state="detached", timeout=browsing.LONG)
    assert is_asked(page)
    answer(page)


def test_a_phone_in_french_and_in_the_dark(browser: Browser, running: Running) -> None:
    page = opened(browser, running.url, locale="fr-FR", color_scheme="dark", viewport={"width": 360, "height": 740})
    page.locator("[data-test=play-wonders]").click()
    for _ in range(3):
        assert is_asked(page)
        answer(page)
    assert page.locator("[data-test=status]").inner_text() in ("À vous", "On attend")
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 360


def test_two_people_at_one_device(browser: Browser, running: Running) -> None:
    page = opened(browser, running.url)
    page.locator("details.own summary").click()
    page.locator("form select").nth(2).select_option("device")
    page.locator("[data-test=create]").click()
    for _ in range(5):
        page.locator("[data-test=pass], [data-test=chooser]").first.wait_for()
        if page.locator("[data-test=pass]").count():
            page.locator("[data-test=pass] button").click()
        assert is_asked(page)
        answer(page)


def test_no_page_has_a_serious_barrier(browser: Browser, running: Running) -> None:
    if not AXE.exists():
        pytest.skip("needs axe-core")
    page = opened(browser, running.url, bypass_csp=True)
    assert barriers(page) == []
    page.locator("[data-test=players]").select_option("7")
    page.locator("[data-test=play-wonders]").click()
    for _ in range(8):
        assert is_asked(page)
        answer(page)
    assert is_asked(page)
    assert barriers(page) == []
    page.locator("[data-card]").first.click()
    page.locator("[data-test=log]").click()
    assert barriers(page) == []


AXE = Path("web/node_modules/axe-core/axe.min.js")


def barriers(page: Page) -> list[str]:
    """What axe-core finds that keeps people out."""
    page.wait_for_timeout(700)  # until everything has moved into its place
    page.evaluate(AXE.read_text())
    found = page.evaluate(
        "async () => (await axe.run()).violations.map((v) => `${v.impact} ${v.id} ${v.nodes[0].html}`)"
    )
    return [barrier for barrier in found if barrier.startswith(("serious", "critical"))]


def test_keyboard_alone(browser: Browser, running: Running) -> None:
    page = opened(browser, running.url)
    page.locator("[data-test=play-duel]").focus()
    page.keyboard.press("Enter")
    for _ in range(12):
        if not is_asked(page):
            break
        by_keys(page)


def by_keys(page: Page) -> None:
    """Reach what can be done with Tab alone, and do it with Enter."""
    asked = page.locator("[data-test=status]").get_attribute("data-asked")
    wanted = ".tile" if page.locator("[data-test=chooser]").count() else '[data-open="true"]'
    tab_to(page, wanted)
    page.keyboard.press("Enter")
    tab_to(page, "[data-test=confirm]" if wanted == ".tile" else '[data-test=actions] [data-move^="sell"]')
    page.keyboard.press("Enter")
    page.locator(f'[data-test=status]:not([data-asked="{asked}"])').first.wait_for(timeout=browsing.LONG)


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")
