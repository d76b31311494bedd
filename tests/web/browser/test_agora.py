"""Duel with Agora in a browser: by mouse, by keyboard, on a phone."""

from __future__ import annotations

import json
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, answer, answer_by_keys, is_asked, opened, seated, too_wide
from .test_layout import LAPTOP, NARROWEST, covered, narrowest_card, small_things, window

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)
TABLES: dict[str, dict[str, Any]] = {"agora": {}, "with Pantheon": {"pantheon": True}}
GAMES = 8  # questions come by lot: so many games are tried until a wanted one has come


def wait_for(page: Page, site: str, wanted: str) -> None:
    """Play until there is a question of the wanted kind."""
    for _ in range(GAMES):
        seated(page, site, "duel", 1, agora=True)
        while is_asked(page):
            if page.locator(wanted).count():
                return
            answer(page)
    raise AssertionError(wanted)


@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_by_mouse(browser: Browser, site: str, name: str) -> None:
    """What the opponent hides is never sent."""
    page = opened(browser, site, viewport=window(LAPTOP))
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    seated(page, site, "duel", 1, agora=True, **TABLES[name])
    while is_asked(page):
        page.locator("[data-chamber]").nth(5).wait_for()  # these parts of the page come after the others
        answer(page)
    scenes = [json.loads(frame).get("scene") for frame in frames if frame.startswith("{")]
    boards = [scene["board"] for scene in scenes if scene and not scene["result"]]
    assert len(boards) > 20
    for board, scene in zip(boards, (scene for scene in scenes if scene and not scene["result"]), strict=True):
        hidden = [plot for plot in board["cities"][2 - scene["seat"]]["conspiracies"] if not plot["triggered"]]
        assert all(plot["item"] is None for plot in hidden)
    sheet = page.locator("[data-test=end] tbody").inner_text()
    assert "Senate" in sheet


def test_a_game_by_keys_alone(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    seated(page, site, "duel", 1, agora=True)
    assert is_asked(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    while is_asked(page):
        answer_by_keys(page)


@pytest.mark.parametrize("name", TABLES)
def test_cards_are_wide_and_nothing_is_covered(browser: Browser, site: str, name: str) -> None:
    page = opened(browser, site, viewport=window(LAPTOP))
    seated(page, site, "duel", 1, agora=True, **TABLES[name])
    while is_asked(page):
        assert small_things(page) == []
        if page.locator("[data-card].ready").count():
            assert narrowest_card(page) >= NARROWEST[LAPTOP]
            assert covered(page) == []
        answer(page)


@pytest.mark.parametrize("name", TABLES)
def test_nobody_scrolls_sideways_on_a_phone(browser: Browser, site: str, name: str) -> None:
    page = opened(browser, site, viewport=PHONE, locale="fr-FR")
    seated(page, site, "duel", 1, agora=True, **TABLES[name])
    while is_asked(page):
        assert too_wide(page) == []
        assert small_things(page) == []
        answer(page)


def test_a_cube_moves_by_two_clicks(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    wait_for(page, site, '[data-spot^="from"]')
    asked = browsing.asked_at(page)
    start = page.locator('[data-spot^="from"]').first
    start.click()
    if not page.locator("[data-test=confirm]:enabled").count():
        page.locator("[data-second]").last.click()
    assert page.locator("[data-test=confirm]").inner_text().lower().startswith("move a cube from chamber")
    page.locator("[data-test=confirm]").click()
    browsing.wait_until_heard(page, asked)


def test_a_conspiracy_is_prepared_and_triggered(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    for _ in range(GAMES):
        seated(page, site, "duel", 1, agora=True)
        while is_asked(page):
            if page.locator("button[data-plot].ready").count():
                trigger(page)
                return
            prepare_or_answer(page)
    raise AssertionError("no conspiracy")


def trigger(page: Page) -> None:
    asked = browsing.asked_at(page)
    page.locator("button[data-plot].ready").first.click()
    page.locator('[data-test=plot] button[data-move^="trigger"]').click()
    browsing.wait_until_heard(page, asked)


def prepare_or_answer(page: Page) -> None:
    """Conspire where that is possible, and prepare what one has; else anything."""
    asked = browsing.asked_at(page)
    conspire = page.locator('[data-move="conspire"]')
    cards = page.locator("[data-card].ready")
    if conspire.count():
        conspire.click()
        page.locator("[data-test=confirm]").click()
    elif cards.count() and page.locator("button[data-plot]").count():
        cards.first.click()
        if not page.locator('[data-test=actions] button[data-move^="prepare"]').count():
            page.keyboard.press("Escape")
            return answer(page)
        page.locator('[data-test=actions] button[data-move^="prepare"]').first.click()
    else:
        return answer(page)
    return browsing.wait_until_heard(page, asked)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_it_is_offered(browser: Browser, site: str, locale: str) -> None:
    page = opened(browser, site, locale=locale)
    page.locator("label:has([data-test=agora]), [data-test=agora]").first.click()
    page.locator("[data-test=play-duel]").click()
    page.locator("[data-chamber]").first.wait_for()


CONFIRM = "[data-test=confirm]"
LESSON = (  # what a learner clicks in each step
    ('[data-move="draft curia_julia"]', CONFIRM),
    (".tile[data-lit]", '[data-second="keep coup bottom"]', CONFIRM),
    ('[data-move="draft temple_of_artemis"]', CONFIRM),
    ('[data-move="draft great_lighthouse"]', CONFIRM),
    ('[data-card="politician_6"]', '[data-move="recruit politician_6"]'),
    ('[data-chamber][data-lit] [data-spot="5"]', CONFIRM),
    ('[data-card="stone_reserve"]', '[data-move="prepare coup with stone_reserve"]'),
    ('button[data-plot="coup"]', '[data-move="trigger coup"]'),
    ('[data-card="apothecary"]', '[data-test=actions] [data-move="build apothecary"]'),
)


@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE, "locale": "fr-FR"}], ids=["desk", "phone"])
def test_the_lesson_from_the_first_page_to_its_end(browser: Browser, site: str, looks: dict[str, Any]) -> None:
    page = opened(browser, site, **looks)
    options = page.locator("[data-test=options-duel]")
    switch = options.locator("label:has([data-test=agora])")
    page.locator("[data-test=options-duel]:has([data-test=agora])").wait_for()
    if not switch.is_visible():
        options.locator("summary").click()
    switch.click()
    page.locator("[data-test=learn-agora]").click()
    for step, clicks in enumerate(LESSON, 1):
        page.locator(f'[data-test=lesson][data-step="{step}"]').wait_for()
        page.locator("[data-test=status].mine").wait_for()
        while page.locator("[data-test=lesson-next]").count():
            page.locator("[data-test=lesson-next]").click()
        assert too_wide(page) == []
        for place in clicks:
            page.locator(place).first.click()
    page.locator(f'[data-test=lesson][data-step="{len(LESSON) + 1}"]').wait_for()
