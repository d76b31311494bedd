"""The table fills the window: cards and words are large enough, nothing lies over anything, on every screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import answer, is_asked, opened, seated, too_wide

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)
PHONE, TABLET, LAPTOP, DESK, LARGE = (360, 740), (768, 1024), (1280, 720), (1440, 900), (1920, 1080)
SCREENS = [PHONE, TABLET, LAPTOP, LARGE]
LANDSCAPE = (740, 360)
LEAST_TEXT, LEAST_ICON = 11, 14  # pixels
NARROWEST = {LAPTOP: 96, DESK: 120}  # pixels of a card of Duel
EVERYTHING = {"leaders": True, "cities": True}
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "duel": ("duel", 1, {}),
    "pantheon": ("duel", 1, {"pantheon": True}),
    "five": ("wonders", 4, {}),
    "five of the second edition": ("wonders", 4, {"edition": "second"}),
    "seven": ("wonders", 6, EVERYTHING),
}

MEASURES = (Path(__file__).parent / "measures.js").read_text().strip().removesuffix(";")


def window(size: tuple[int, int]) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}


def measured(page: Page, name: str, *arguments: int) -> list[str]:
    page.evaluate(f"() => {MEASURES}.settle()")
    found: list[str] = page.evaluate(f"(given) => {MEASURES}.{name}(...given)", arguments)
    return found


def small_things(page: Page) -> list[str]:
    return measured(page, "small", LEAST_TEXT, LEAST_ICON)


def covered(page: Page) -> list[str]:
    return measured(page, "covered")


def overlaps(page: Page) -> list[str]:
    return measured(page, "overlaps")


def narrowest_card(page: Page) -> float:
    width: float = page.locator("[data-card][data-open]").evaluate_all(
        "(cards) => Math.min(...cards.map((card) => card.offsetWidth))"
    )
    return width


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_words_and_icons_can_be_read_and_nothing_is_covered(
    browser: Browser, site: str, table: str, screen: tuple[int, int]
) -> None:
    game, others, options = TABLES[table]
    page = opened(browser, site, viewport=window(screen))
    seated(page, site, game, others, **options)
    for turn in range(11):
        assert is_asked(page)
        if turn % 5 == 0:
            look(page, game)
        answer(page)


def look(page: Page, game: str) -> None:
    """Measure the page as it is, and with the actions of a card."""
    for _ in range(2):
        assert small_things(page) == []
        assert too_wide(page) == []
        assert (covered(page) if game == "duel" else overlaps(page)) == []
        cards = page.locator("[data-card].ready, .answers [data-card]")
        if cards.count() and not page.locator("[data-test=actions]").count():
            scroll_down(page)
            cards.first.click()
            assert measured(page, "action") == []
    page.keyboard.press("Escape")


def scroll_down(page: Page) -> None:
    """The own city as somebody left it who looked at its last building."""
    page.locator(".mine .below, .mine .inside").evaluate_all(
        "(rooms) => rooms.forEach((room) => (room.scrollTop = room.scrollHeight))"
    )


@pytest.mark.parametrize("screen", NARROWEST, ids=str)
@pytest.mark.parametrize("options", [{}, {"pantheon": True}], ids=["base", "pantheon"])
def test_cards_of_duel_are_wide_in_every_age(
    browser: Browser, site: str, screen: tuple[int, int], options: dict[str, Any]
) -> None:
    page = opened(browser, site, viewport=window(screen))
    seated(page, site, "duel", 1, **options)
    ages: set[str | None] = set()
    while is_asked(page) and len(ages) < 3:
        if page.locator("[data-card].ready").count():
            ages.add(page.locator("[data-test=duel] [role=group][aria-label*=ge]").first.get_attribute("aria-label"))
            assert narrowest_card(page) >= NARROWEST[screen]
            assert covered(page) == []
        answer(page)


@pytest.mark.parametrize("options", [{}, {"pantheon": True}], ids=["base", "pantheon"])
def test_actions_cover_no_card_on_a_phone_that_lies(browser: Browser, site: str, options: dict[str, Any]) -> None:
    page = opened(browser, site, viewport=window(LANDSCAPE))
    seated(page, site, "duel", 1, **options)
    browsing.answer_until(page, "[data-card].ready")
    page.locator("[data-card].ready").first.click()
    page.locator("[data-test=actions]").wait_for()
    assert covered(page) == []
    assert measured(page, "action") == []


def test_seven_players_have_room_on_a_phone_that_lies(browser: Browser, site: str) -> None:
    """One city in full, and the six others at a glance."""
    page = opened(browser, site, viewport=window(LANDSCAPE), locale="fr-FR")
    seated(page, site, "wonders", 6, **EVERYTHING)
    browsing.answer_until(page, ".answers .hand [data-card]")
    assert page.locator(".far .glance").count() == 6
    look(page, "wonders")
    page.locator(".far .glance").nth(3).click()
    assert page.locator(".far .glance").nth(3).get_attribute("data-city") == page.locator(
        ".own [data-city]"
    ).get_attribute("data-city")


def test_the_opponents_city_can_be_seen_on_an_upright_screen(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=window(PHONE))
    seated(page, site, "duel", 1, first_game_preset=True)
    browsing.answer_until(page, "[data-card].ready")
    own = page.locator(".mine .wonders").text_content()
    page.locator("[data-test=look]").click()
    assert page.locator(".mine .wonders").text_content() != own
    page.locator("[data-card].ready").first.click()
    assert measured(page, "action") == []
    assert covered(page) == []


def test_a_hint_marks_cards_and_moves_none(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=window(LAPTOP))
    seated(page, site, "duel", 1)
    browsing.answer_until(page, "[data-card].ready")
    places = "(cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top))"
    page.locator("[data-test=ask-hint]").hover()  # the pointer leaves the cards: one under it would be lifted
    page.wait_for_timeout(500)
    before = page.locator("[data-card].ready").evaluate_all(places)
    page.locator("[data-test=ask-hint]").click()
    page.locator("[data-test=hint-mark]").first.wait_for()
    assert page.locator("[data-card].ready").evaluate_all(places) == before
    assert covered(page) == []


@pytest.mark.parametrize("others", [4, 6])
def test_the_news_of_a_round_is_not_cut(browser: Browser, site: str, others: int) -> None:
    page = opened(browser, site, viewport=window(LAPTOP))
    seated(page, site, "wonders", others, edition="second")
    for _ in range(4):
        assert is_asked(page)
        answer(page)
    assert is_asked(page)
    news = page.locator(".story .newest")
    assert news.evaluate("(line) => line.scrollHeight - line.clientHeight") <= 1


def test_faces_of_bots_stand_in_one_row(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=window(LAPTOP))
    for faces in page.locator(".faces").all():
        tops = faces.locator("button").evaluate_all("(every) => every.map((one) => one.offsetTop)")
        assert len(tops) == 10
        assert len(set(tops)) == 1
