"""Programs on the page: tokens are made, shown once and revoked; bot accounts are marked."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("playwright")

import httpx2
from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, opened, too_wide
from .test_access import AXE, barriers
from .test_account import join, new_name

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT or not AXE.exists(),
    reason="needs Chromium, the built page and axe-core",
)


def test_a_token_is_made_used_and_revoked_and_the_bot_declines(browser: Browser, site: str) -> None:
    page, name = opened(browser, site, bypass_csp=True), new_name()
    join(page, name)
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("[data-test=become-bot]").click()
    page.locator("[data-test=is-bot]").wait_for()
    page.locator("[data-test=token-label]").fill("my bot")
    for scope in ("challenge", "play"):
        page.locator(f"[data-test=scope-{scope}]").check()
    page.locator("[data-test=token-make]").click()
    token = page.locator("[data-test=token-new]").inner_text()
    assert barriers(page) == []
    page.locator("[data-test=token-kept]").click()
    assert token not in page.content()
    with httpx2.Client(base_url=f"{site}/api/bot", headers={"Authorization": f"Bearer {token}"}) as http:
        assert http.get("/account").json()["scopes"] == ["challenge", "play", "read"]
        challenger = opened(browser, site, viewport=PHONE, locale="fr-FR")
        table = challenge(challenger, site, name)
        http.post(f"/challenges/{table}/decline", json={"reason": "later"}).raise_for_status()
        challenger.locator("[data-test=declined]", has_text="pas maintenant").wait_for()
        second = challenge(challenger, site, name)
        http.post(f"/challenges/{second}/accept", json={}).raise_for_status()
        challenger.locator("[data-test=strip] [data-test=bot-mark]").first.wait_for()
        assert too_wide(challenger) == []
        page.locator("[data-test=token-revoke]").click()
        page.locator("[data-test=token]").wait_for(state="detached")
        assert http.get("/account").status_code == 401


def challenge(page: Page, site: str, name: str) -> str:
    wish = {"table": {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Zoe"}, "invited": name}
    headers = {"Content-Type": "application/json"}
    reply = page.request.post(f"{site}/api/lobby/tables", data=json.dumps(wish), headers=headers)
    assert reply.ok, reply.text()
    table = str(reply.json()["id"])
    page.goto(f"{site}/t/{table}")
    page.locator("h1").wait_for()
    return table


@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"}])
def test_a_member_declines_a_challenge_in_the_lobby(browser: Browser, site: str, looks: dict[str, object]) -> None:
    page, name = opened(browser, site, **looks), new_name()
    join(page, name)
    assert too_wide(page) == []
    challenger = opened(browser, site)
    challenge(challenger, site, name)
    page.goto(f"{site}/lobby")
    page.locator("[data-test=lobby-decline]").click()
    challenger.locator("[data-test=declined]").wait_for()
    page.locator("[data-test=lobby-decline]").wait_for(state="detached")
