"""Running games by time, vacations, push messages, and friends, in the page."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, opened, too_wide
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT or not AXE.exists(),
    reason="needs Chromium, the built page and axe-core",
)
DAY = 86_400_000
JSON = {"Content-Type": "application/json"}
names = iter(range(1000))


def member(browser: Browser, site: str, **looks: object) -> tuple[Page, str]:
    """A page of a new member."""
    name = f"Friend{next(names)}"
    page = opened(browser, site, bypass_csp=True, **looks)
    wish = {"name": name, "password": "olive harbour lantern"}
    assert page.request.post(f"{site}/api/account", data=json.dumps(wish), headers=JSON).ok
    return page, name


def slow_game(ann: Page, bob: Page, site: str, days: int) -> str:
    clock = {"bank": days * DAY, "bonus": 0}
    wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "shuffle": False, "clock": clock}
    table = str(ann.request.post(f"{site}/api/tables", data=json.dumps(wish), headers=JSON).json()["id"])
    assert bob.request.post(f"{site}/api/tables/{table}/seats/2", data="{}", headers=JSON).ok
    return table


@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"}])
def test_the_most_urgent_game_is_first_and_a_vacation_stops_its_clock(
    browser: Browser, site: str, looks: dict[str, object]
) -> None:
    (ann, _), (bob, _) = member(browser, site, **looks), member(browser, site)
    slow_game(ann, bob, site, 9)
    urgent = slow_game(ann, bob, site, 2)
    ann.goto(site)
    ann.locator("[data-test=correspondence-link]").click()
    first = ann.locator("[data-test=slow-table]").first
    first.wait_for()
    assert first.get_attribute("href") == f"/t/{urgent}"
    before = first.locator("[data-test=left]").inner_text()
    ann.locator("[data-test=vacation-begin]").click()
    ann.locator("[data-test=vacation-until]").wait_for()
    assert first.locator("[data-test=left]").inner_text() != before
    assert barriers(ann) == []
    assert too_wide(ann) == []
    ann.locator("[data-test=vacation-end]").click()
    ann.locator("[data-test=vacation-begin]").wait_for()
    first.click()
    ann.locator("[data-test=status]").wait_for()


@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"}])
def test_a_friend_is_followed_seen_and_challenged(browser: Browser, site: str, looks: dict[str, object]) -> None:
    (ann, ann_name), (bob, name) = member(browser, site, **looks), member(browser, site)
    bob.goto(f"{site}/lobby")  # Bob is here
    ann.goto(f"{site}/lobby")
    ann.locator("[data-test=friends-link]").click()
    ann.locator("[data-test=friend-name]").fill("Nobody at all")
    ann.locator("[data-test=follow]").click()
    ann.get_by_role("alert").wait_for()
    ann.locator("[data-test=friend-name]").fill(name)
    ann.locator("[data-test=follow]").click()
    ann.locator("[data-test=friend][data-online=true]").wait_for()
    assert barriers(ann) == []
    assert too_wide(ann) == []
    ann.locator("[data-test=challenge]").click()
    ann.wait_for_url("**/t/*")
    bob.locator("[data-test=open-table]", has_text=ann_name).wait_for()
    ann.goto(f"{site}/friends")
    ann.locator("[data-test=unfollow]").click()
    ann.locator("[data-test=friend]").wait_for(state="detached")


def test_a_push_message_is_shown(browser: Browser, site: str) -> None:
    """The push service is played by the tools of Chromium."""
    page = opened(browser, site, service_workers="allow")
    page.context.grant_permissions(["notifications"], origin=site)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    tools = page.context.new_cdp_session(page)
    known: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: known.extend(one["registrationId"] for one in news["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(50)
    message = json.dumps({"title": "It is your turn", "body": "7 Wonders Duel", "table": "x" * 22})
    sent = {"origin": site, "registrationId": known[-1], "data": message}
    tools.send("ServiceWorker.deliverPushMessage", sent)
    page.wait_for_function(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const shown = await registration.getNotifications();
          return shown.some((one) => one.title === 'It is your turn' && one.data === 'x'.repeat(22));
        }"""
    )
