"""Moderation on the page: people are muted, blocked and reported; the page about privacy; no requests to others."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, opened, seated, too_wide
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT or not AXE.exists(),
    reason="needs Chromium, the built page and axe-core",
)
LOOKS = [{}, {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"}]
JSON = {"Content-Type": "application/json"}


def waiting_room(browser: Browser, site: str) -> tuple[Page, Page]:
    """Two people in a room for three."""
    ann, bob = opened(browser, site, bypass_csp=True), opened(browser, site)
    wish = {"game": "wonders", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "name": "Ann"}
    reply = ann.request.post(f"{site}/api/tables", data=json.dumps(wish), headers=JSON)
    table = reply.json()["id"]
    free = next(
        seat["number"] for seat in ann.request.get(f"{site}/api/tables/{table}").json()["seats"] if not seat["name"]
    )
    taken = bob.request.post(f"{site}/api/tables/{table}/seats/{free}", data=json.dumps({"name": "Bob"}), headers=JSON)
    assert taken.ok
    for page in (ann, bob):
        page.goto(f"{site}/t/{table}")
        page.locator("[data-test=say]").wait_for()
    return ann, bob


def say(page: Page, text: str) -> None:
    page.locator("[data-test=say]").fill(text)
    page.keyboard.press("Enter")


def test_somebody_is_muted_reported_and_heard_again(browser: Browser, site: str) -> None:
    ann, bob = waiting_room(browser, site)
    say(bob, "nasty words")
    ann.locator("[role=log]", has_text="nasty words").wait_for()
    ann.locator("[data-test=people] summary").click()
    ann.locator("[data-test=people-whom]").select_option(index=1)  # the line
    ann.locator("[data-test=people-note]").fill("the third time")
    ann.locator("[data-test=people-report]").click()
    ann.locator("[data-test=people-done][role=status]").wait_for()
    assert barriers(ann) == []
    ann.locator("[data-test=people-mute]").click()
    ann.locator("[role=log]", has_text="nasty words").wait_for(state="detached")
    say(bob, "more of it")
    say(ann, "quiet here")
    ann.locator("[role=log]", has_text="quiet here").wait_for()
    assert ann.locator("[role=log]", has_text="more of it").count() == 0
    ann.goto(f"{site}/account")
    ann.locator("[data-test=silenced-person]", has_text="Bob").wait_for()
    assert barriers(ann) == []
    ann.locator("[data-test=silenced-undo]").click()
    ann.locator("[data-test=silenced-person]").wait_for(state="detached")


@pytest.mark.parametrize("looks", LOOKS)
def test_the_page_about_privacy_states_the_settings(browser: Browser, site: str, looks: dict[str, object]) -> None:
    page = opened(browser, f"{site}/account", bypass_csp=True, **looks)
    page.locator("[data-test=privacy-link]").click()
    page.locator("[data-test=stored]").first.wait_for()
    facts = page.request.get(f"{site}/api/privacy").json()
    told = page.locator("[data-test=privacy]").inner_text()
    assert str(facts["session_idle_days"]) in told
    assert str(facts["operator_log_days"]) in told
    assert "{" not in told
    assert barriers(page) == []
    assert too_wide(page) == []


def test_pages_ask_nobody_but_their_server(browser: Browser, site: str) -> None:
    page, asked = opened(browser, site), set[str]()
    page.context.on("request", lambda request: asked.add(request.url))
    for path in ("/", "/account", "/lobby", "/ratings", "/history", "/puzzles", "/position", "/privacy"):
        page.goto(f"{site}{path}")
        page.wait_for_load_state("networkidle")
    seated(page, site, "duel", 1)
    page.locator("[data-test=status]").wait_for()
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith((f"{site}/", "data:", "blob:"))] == []
