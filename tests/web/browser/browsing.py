"""A person at a browser: looks, clicks or types, waits."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import septem.web

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Error, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
BUILT = (Path(septem.web.__file__).parent / "client" / "index.html").exists()
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LONG = 60_000  # milliseconds
SHORT = 2_000
PHONE = {"width": 360, "height": 740}
ASKED = ("chooser", "spot", "lose", "decline")
QUESTION = ", ".join([*(f"[data-test={name}]" for name in ASKED), "[data-card].ready", ".answers [data-card]"])
mistakes: list[str] = []  # that pages made since a test began
FAST_BOT = {"kind": "bot", "bot": "greedy"}


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def opened(browser: Browser, address: str, **looks: object) -> Page:
    """A new person's page; a mistake in it fails the test (see conftest)."""
    # a service worker would hide requests from tests that answer them
    usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(**{**usual, **looks})  # type: ignore[arg-type]
    context.set_default_timeout(LONG)
    context.on("weberror", lambda found: mistakes.append(str(found.error)))
    context.on("console", lambda said: mistakes.append(said.text) if "Security Policy" in said.text else None)
    page = context.new_page()
    page.goto(address)
    return page


def close_pages(browser: Browser) -> None:
    """Leave nobody in the browser. A request that a test was still answering must not fail the next test."""
    for context in browser.contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")
        context.close()


def words_on_pages(browser: Browser) -> Iterator[str]:
    """For the report of a failure."""
    for page in (page for context in browser.contexts for page in context.pages):
        yield page.url
        try:
            yield page.locator("body").inner_text(timeout=SHORT)
        except Error as problem:
            yield str(problem)


def seated(page: Page, site: str, game: str, others: int, **options: object) -> None:
    """Open a new table with bots that answer at once."""
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, *[FAST_BOT] * others], "name": "Ann"}
    reply = page.request.post(f"{site}/api/tables", data=json.dumps(wish), headers={"Content-Type": "application/json"})
    assert reply.ok, reply.text()
    page.goto(f"{site}/t/{reply.json()['id']}")


def is_asked(page: Page) -> bool:
    """Wait until it is this player's turn; false if the game is over."""
    page.locator("[data-test=end], [data-test=status].mine").first.wait_for()
    if page.locator("[data-test=end]").count():
        return False
    page.locator(QUESTION).first.wait_for()
    return True


def asked_at(page: Page) -> str | None:
    return page.locator("[data-test=status]").get_attribute("data-asked")


def number_of(page: Page) -> str | None:
    return page.locator("[data-test=status]").get_attribute("data-number")


def wait_until_heard(page: Page, asked: str | None) -> None:
    page.locator(f'[data-test=status]:not([data-asked="{asked}"])').wait_for()


ANSWERS = ", ".join(
    [
        *("[data-test=lose]", "[data-test=spot]", "[data-test=chooser]", "[data-test=decline]"),
        *("[data-card].ready", ".answers [data-card]"),
    ]
)


def answer(page: Page) -> None:
    """Take any answer there is, by mouse, until the server has heard it."""
    asked = asked_at(page)
    choose(page)
    wait_until_heard(page, asked)


def choose(page: Page) -> None:
    page.locator(ANSWERS).first.wait_for()
    if page.locator("[data-test=lose]").count():
        page.locator("[data-test=lose] button").first.click()
    elif page.locator("[data-test=spot], [data-test=chooser]").count():
        answer_by_picking(page)
    else:
        answer_with_a_card(page)


def answer_until(page: Page, wanted: str) -> None:
    """Questions come by lot: answer until there is one of the wanted kind."""
    while not page.locator(wanted).count():
        answer(page)
        assert is_asked(page)


def answer_by_picking(page: Page) -> None:
    """One thing, or two where the question has two parts, then the button."""
    page.locator("[data-test=chooser] .tile, [data-spot]").first.click()
    if not page.locator("[data-test=confirm]:enabled").count():
        page.locator("[data-second], [data-spot]").first.click()
    page.locator("[data-test=confirm]").click()


def answer_with_a_card(page: Page) -> None:
    """The first card that can be built or kept; else the first that can be sold."""
    lying = page.locator("[data-card].ready, .answers [data-card]")
    for wanted in ("build", "keep", "recruit", "sell", "free_city"):
        for place in range(lying.count()):
            lying.nth(place).click()
            option = page.locator(f'[data-test=actions] button[data-move^="{wanted}"]:enabled')
            if option.count():
                option.first.click()
                return
            page.keyboard.press("Escape")  # on a phone the panel of a card may lie over other cards
    page.locator("[data-test=decline]").click()


TOO_WIDE = """() => {
  const room = document.documentElement.clientWidth;
  const beyond = (node) => node.getBoundingClientRect().right > room;
  const wide = document.documentElement.scrollWidth > room;
  return wide ? [...document.querySelectorAll('body *')].filter(beyond).map((node) => node.outerHTML.slice(0, 80)) : [];
}"""


def too_wide(page: Page) -> list[str]:
    """The elements that make people scroll sideways."""
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def answer_by_keys(page: Page) -> None:
    """The focus waits on the first answer: Enter takes it, and Enter again does it. Where an answer has two parts, the
    focus goes on to the second."""
    asked = asked_at(page)
    page.wait_for_function(f"() => document.activeElement?.matches({json.dumps(KEY_ANSWERS)})")
    page.keyboard.press("Enter")
    if page.locator("[data-test=lose]").count():  # one of its buttons is the whole answer
        wait_until_heard(page, asked)
        return
    page.wait_for_function(f"() => {TAKEN} || {AT_SECOND}")
    if page.evaluate(f"() => !({TAKEN})"):
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => {TAKEN}")
    page.keyboard.press("Enter")
    wait_until_heard(page, asked)


KEY_ANSWERS = "[data-test=chooser] .tile, [data-test=lose] button, [data-spot], [data-card]"
CONFIRM, ACTION = "[data-test=confirm]:enabled", "[data-test=actions] [data-move]"
TAKEN = f"(document.querySelector('{CONFIRM}') || document.activeElement.matches('{ACTION}'))"
AT_SECOND = (
    "(document.activeElement.matches('[data-second]') ||"
    " document.querySelector('[data-test=chooser]') && document.activeElement.matches('[data-spot]'))"
)
