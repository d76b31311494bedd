"""Games in a real browser: by mouse, with all that helps to play."""

from __future__ import annotations

import time

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, answer, is_asked, opened, seated

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)
TEN_SECONDS = 10.0
TRIES = 2  # the machine may have been busy with other things


@pytest.mark.parametrize("game", ["duel", "wonders"])
def test_somebody_new_plays_within_ten_seconds(browser: Browser, site: str, game: str) -> None:
    fastest = min(seconds_until_asked(browser, site, game) for _ in range(TRIES))
    assert fastest < TEN_SECONDS


def seconds_until_asked(browser: Browser, site: str, game: str) -> float:
    begun = time.monotonic()
    page = opened(browser, site)
    page.locator(f"[data-test=play-{game}]").click()
    page.locator(browsing.QUESTION).first.wait_for()
    return time.monotonic() - begun


def test_a_whole_game_of_7_wonders_for_three_by_mouse(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    seated(page, site, "wonders", 2)
    while is_asked(page):
        answer(page)
    assert page.locator("[data-test=end] thead th").count() == 3


def test_what_is_picked_stays_when_the_same_question_is_seen_anew(browser: Browser, site: str) -> None:
    """Another language, or a connection made again, brings a new scene with the old question."""
    page = opened(browser, site)
    seated(page, site, "duel", 1)
    assert is_asked(page)
    page.locator("[data-test=chooser] .tile").first.click()
    said = page.locator("[data-test=confirm]:enabled").inner_text()
    page.locator("button[lang=fr]").click()
    page.wait_for_function("(said) => document.querySelector('[data-test=confirm]').innerText !== said", arg=said)
    assert page.locator("[data-test=confirm]").is_enabled()


COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const flies = (node) => node.className === 'travelling';
  const added = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const count = (changes) => (window.flights += added(changes).filter(flies).length);
  new MutationObserver(count).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize(("motion", "flights"), [("no-preference", 3), ("reduce", 0)])
def test_the_card_of_every_player_moves(browser: Browser, site: str, motion: str, flights: int) -> None:
    """At the end of a turn, each to its city or to the discard pile; none for who asked for stillness."""
    page = opened(browser, site, reduced_motion=motion)
    seated(page, site, "wonders", 2)
    assert is_asked(page)
    page.evaluate(COUNT_FLIGHTS)
    answer(page)
    assert is_asked(page)
    assert page.evaluate("() => window.flights") == flights
    assert page.locator("[data-city] .deed").count() == 3


PLACES = """async (card) => {
  const frame = () => new Promise(requestAnimationFrame);
  const place = async () => (await frame(), card.getBoundingClientRect().top);
  return [await place(), await place(), await place()];
}"""


def test_a_card_does_not_tremble_under_the_pointer(browser: Browser, site: str) -> None:
    """It lifts, also from a pointer at its lower edge, and stays there."""
    page = opened(browser, site)
    seated(page, site, "wonders", 2)
    assert is_asked(page)
    card = page.locator(".answers [data-card]").first
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    page.locator(".answers [data-card]:hover").wait_for()
    assert len(set(card.evaluate(PLACES))) == 1


def test_leaders_cities_and_teams(browser: Browser, site: str) -> None:
    """A whole game: the draft of leaders, their recruitment, black cards, the team mate's hand."""
    page = opened(browser, site)
    seated(page, site, "wonders", 3, edition="second", leaders=True, cities=True, teams=True)
    for _ in range(8):
        assert is_asked(page)
        answer(page)
    assert is_asked(page)
    page.locator(".mate summary").click()
    assert page.locator(".mate [role=img]").count()
    assert page.locator(".moment .team").count() == 2
    page.locator(".mate summary").click()
    while is_asked(page):
        answer(page)
    assert page.locator("[data-test=end] h1").inner_text().startswith("Your team")


def test_divinities_and_promo_wonders(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    seated(page, site, "duel", 1, pantheon=True, promo_wonders=["messe_essen"])
    while is_asked(page):
        assert page.locator(".pantheon .places li").count() == 6
        answer(page)
    assert page.locator("[data-test=end] tbody tr").count() >= 9


@pytest.mark.parametrize(("locale", "said"), [("en-GB", "costs 2 coins"), ("fr-FR", "coûte 2 pièces")])
def test_the_side_panel_tells_the_rules_of_a_card(browser: Browser, site: str, locale: str, said: str) -> None:
    page = opened(browser, site, locale=locale)
    seated(page, site, "duel", 1)
    assert is_asked(page)
    page.locator("[data-test=log]").click()
    page.locator("#tab-card").click()
    page.locator("#sheet [data-about]").last.click()
    in_sight(page, "[data-test=about] h2")
    page.locator("[data-about=lumber_yard]").click()
    rule = page.locator("[data-test=rules] div", has_text="D-044")
    assert said in rule.inner_text()


def in_sight(page: Page, wanted: str) -> None:
    """Wherever the list had been scrolled to."""
    seen = "([seen]) => window.seen = seen.isIntersecting"
    page.locator(wanted).evaluate(f"(node) => new IntersectionObserver({seen}).observe(node)")
    page.wait_for_function("() => window.seen")


IN_THE_BACKGROUND = """() => {
  window.told = [];
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.Notification = class {
    static permission = 'default';
    static requestPermission = async () => 'granted';
    constructor(title, { body }) { window.told.push(body); }
  };
}"""


def test_who_looks_elsewhere_is_told_of_their_turn(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    page.add_init_script(f"({IN_THE_BACKGROUND})()")
    seated(page, site, "duel", 1)
    assert is_asked(page)
    answer(page)
    assert is_asked(page)
    assert page.evaluate("() => window.told") == []  # nobody asked for it
    page.locator("[data-test=log]").click()
    page.locator("[data-test=notices]").click()
    page.locator("[data-test=notices]:checked").wait_for()
    answer(page)
    assert is_asked(page)
    assert page.evaluate("() => window.told.length") == 1


def test_the_first_page_tells_where_one_is_waited_for(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=PHONE)
    seated(page, site, "wonders", 2)
    assert is_asked(page)
    page.locator(".brand").click()
    page.locator("[data-test=my-table].yours").wait_for()
    page.wait_for_function("() => document.title.startsWith('●')")
    page.locator("[data-test=due]").click()
    in_sight(page, "[data-test=my-table]:focus")


def test_a_hint_in_a_game_against_bots(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    seated(page, site, "duel", 1)
    assert is_asked(page)
    page.locator("[data-test=ask-hint]").click()
    page.locator("[data-test=hint] li").first.wait_for()
    answer(page)
    assert is_asked(page)  # a fast bot leaves no moment without a question
    assert page.locator("[data-test=hint]").count() == 0
