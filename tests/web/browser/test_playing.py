"""Whole games in a real browser: by mouse, on a phone, with others."""

from __future__ import annotations

import time

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page, WebSocketRoute

from ..running import Running
from . import browsing
from .browsing import answer, is_asked, opened, seated, too_wide

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)
TEN_SECONDS = 10.0
TRIES = 2  # the machine may have been busy with other things
PHONE = {"width": 360, "height": 740}


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
    """The draft of leaders, their recruitment, black cards, the team mate's hand."""
    page = opened(browser, site)
    seated(page, site, "wonders", 3, leaders=True, cities=True, teams=True)
    for _ in range(8):
        assert is_asked(page)
        answer(page)
    assert is_asked(page)
    page.locator(".mate summary").click()
    assert page.locator(".mate [role=img]").count()
    assert page.locator(".moment .team").count() == 2


def test_divinities_and_promo_wonders(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    seated(page, site, "duel", 1, pantheon=True, promo_wonders=["messe_essen"])
    for _ in range(12):
        if not is_asked(page):
            break
        answer(page)
    assert page.locator(".pantheon .places li").count() == 6


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


def test_two_browsers_at_one_table(browser: Browser, site: str) -> None:
    ann = opened(browser, site)
    ann.locator("[data-test=friends-duel]").click()
    ann.locator("[data-test=qr]").wait_for()
    bob = opened(browser, ann.url)
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


def test_refresh_second_tab_and_cut_lose_nothing(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    seated(page, site, "duel", 1)
    for _ in range(3):
        assert is_asked(page)
        answer(page)
    page.reload()
    assert is_asked(page)
    second = page.context.new_page()
    second.goto(page.url)
    assert is_asked(second)
    answer(second)
    assert is_asked(second)
    page.locator(f'[data-test=status][data-asked="{browsing.asked_at(second)}"]').wait_for()
    page.context.set_offline(True)
    page.context.set_offline(False)
    assert is_asked(page)
    answer(page)


def test_an_answer_that_is_lost_with_its_connection_is_given_again(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    lost: list[str | bytes] = []

    def cut(passing: WebSocketRoute) -> None:
        server = passing.connect_to_server()

        def hear(message: str | bytes) -> None:
            if not lost and '"answer"' in str(message):
                lost.append(message)
                passing.close()
            else:
                server.send(message)

        passing.on_message(hear)

    page.route_web_socket("**/socket", cut)
    seated(page, site, "duel", 1)
    assert is_asked(page)
    answer(page)
    assert lost
    assert is_asked(page)


def number_of(page: Page) -> str | None:
    return page.locator("[data-test=status]").get_attribute("data-number")


def test_the_death_of_the_server_loses_nothing(browser: Browser, mortal: Running) -> None:
    page = opened(browser, mortal.url)
    seated(page, mortal.url, "duel", 1)
    for _ in range(2):
        assert is_asked(page)
        answer(page)
    assert is_asked(page)
    number = number_of(page)
    mortal.kill()
    page.locator(".lost").wait_for()
    mortal.begin()
    page.locator(".lost").wait_for(state="detached", timeout=browsing.LONG)
    assert is_asked(page)
    assert number_of(page) == number
    answer(page)


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
