"""The page as an installed program: its manifest, without a network, for one person after another, after an upgrade."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

import septem.web

from ..running import Running
from . import browsing
from .browsing import opened
from .test_history import resign_one

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)
CLIENT = Path(septem.web.__file__).parent / "client"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = "(path) => caches.match(path).then((found) => found !== undefined)"
PEOPLE = """async () => {
  const whose = [];
  for (const name of (await caches.keys()).filter((name) => name.startsWith('septem-own-'))) {
    const kept = await caches.open(name);
    for (const request of await kept.keys()) whose.push((await kept.match(request))?.headers.get('X-Septem-Person'));
  }
  return [...new Set(whose.filter(Boolean))].join(' ');
}"""  # to whom the replies belong that are kept
OTHER_CLIENT = """
import os, pathlib
from septem.web.http import pages
pages.CLIENT = pathlib.Path(os.environ["SEPTEM_TEST_CLIENT"])
from septem.web.__main__ import main
main()
"""


def kept_page(browser: Browser, address: str, **looks: object) -> Page:
    """A page whose service worker is at work."""
    page = opened(browser, address, service_workers="allow", **looks)
    page.wait_for_function(CONTROLLED)
    return page


def wait_until_kept(page: Page, path: str) -> None:
    page.wait_for_function(KEPT, arg=path)


def test_the_page_can_be_installed(browser: Browser, site: str) -> None:
    page = kept_page(browser, site)
    tools = page.context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["name"] == "Septem"
    problems = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []
    for icon in json.loads(manifest["data"])["icons"]:
        assert page.request.get(f"{site}{icon['src']}").headers["content-type"] == icon["type"]


def test_without_a_network_the_page_shows_rules_and_past_games(browser: Browser, site: str) -> None:
    page = kept_page(browser, site)
    resign_one(page, site, "duel", 1)
    resign_one(page, site, "wonders", 2)
    page.goto(f"{site}/history")
    page.locator("[data-test=past-game] a").nth(1).click()
    page.locator("[data-test=replay]").wait_for()
    seen = page.url
    page.context.set_offline(True)
    page.goto(site)
    page.locator("[data-test=offline]").wait_for()
    page.locator("[data-test=primer-duel]").click()
    assert page.locator("[data-test=primer] li").count() > 10
    page.locator("[data-test=primer-close]").click()
    page.locator("[data-test=play-duel]").click()
    assert "needs the network" in page.get_by_role("alert").inner_text()
    page.goto(seen)
    page.locator("[data-test=replay]").wait_for()
    page.goto(f"{site}/history")
    page.locator("[data-test=past-game] a").first.click()  # nobody has opened this one
    page.get_by_text("not kept on this device").wait_for()
    page.context.set_offline(False)
    page.locator("[data-test=offline]").wait_for(state="detached")


def test_without_a_network_puzzles_are_judged(browser: Browser, site: str) -> None:
    page = kept_page(browser, f"{site}/puzzles")
    page.locator("[data-test=puzzle-daily]").click()
    page.locator("[data-test=puzzle]").wait_for()
    puzzle = page.url
    wait_until_kept(page, f"/api/puzzles/{puzzle.rpartition('/')[2]}/verdicts?language=en")
    page.context.set_offline(True)
    page.goto(puzzle)
    page.locator("[data-test=puzzle]").wait_for()
    browsing.choose(page)
    page.locator("[data-test=puzzle-verdict]").wait_for()


def test_nobody_sees_what_was_kept_for_somebody_else(browser: Browser, mortal: Running) -> None:
    site = mortal.url
    page = kept_page(browser, site)
    resign_one(page, site, "duel", 1)
    page.goto(f"{site}/history")
    page.locator("[data-test=past-game]").wait_for()
    wait_until_kept(page, "/api/history?")
    ann = page.evaluate(PEOPLE)
    page.context.clear_cookies()  # somebody else
    page.request.put(f"{site}/api/me", data={"name": "Bob"})
    page.goto(site)
    page.wait_for_function(f"(ann) => ({PEOPLE})().then((people) => people && people !== ann)", arg=ann)
    assert " " not in page.evaluate(PEOPLE)
    mortal.kill()
    page.goto(f"{site}/history")
    page.get_by_role("alert").wait_for()
    assert not page.locator("[data-test=past-game]").count()


def test_signing_in_and_out_forgets_what_was_kept(browser: Browser, site: str) -> None:
    page = kept_page(browser, f"{site}/history")
    resign_one(page, site, "duel", 1)
    page.reload()
    page.locator("[data-test=past-game]").wait_for()
    wait_until_kept(page, "/api/history?")
    page.evaluate("() => fetch('/api/session', { method: 'DELETE' })")
    page.wait_for_function(f"() => ({KEPT})('/api/history?').then((kept) => !kept)")


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Running]:
    """A server with a copy of the page that can be changed."""
    shutil.copytree(CLIENT, tmp_path / "client")
    server = Running(tmp_path, ("-c", OTHER_CLIENT), TEST_CLIENT=str(tmp_path / "client"))
    yield server
    server.kill()


def test_after_an_upgrade_nobody_gets_the_old_page(browser: Browser, upgraded: Running, tmp_path: Path) -> None:
    page = kept_page(browser, upgraded.url)
    wait_until_kept(page, "/index.html")
    server_page, worker = tmp_path / "client" / "index.html", tmp_path / "client" / "worker.js"
    server_page.write_text(server_page.read_text().replace("<body>", '<body data-version="2">'))
    worker.write_text(worker.read_text().replace("VERSION='", "VERSION='2", 1))
    upgraded.kill()
    page.reload()  # the old page opens from the cache while the server is away
    page.locator("h1").first.wait_for()
    assert not page.locator("body[data-version]").count()
    upgraded.begin()
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.locator("[data-test=upgraded] button").click()
    page.locator("body[data-version='2']").wait_for()
    upgraded.kill()
    page.reload()
    page.locator("body[data-version='2'] h1").first.wait_for()
    names = page.evaluate("() => caches.keys()")
    assert len([name for name in names if name.startswith("septem-page-")]) == 1
