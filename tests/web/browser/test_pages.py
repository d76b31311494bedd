"""Pages besides the game: an address that does not exist, and a replay in a frame of another site."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import PHONE, answer, is_asked, opened, seated, too_wide
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT or not AXE.exists(),
    reason="needs Chromium, the built page and axe-core",
)


@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"}])
def test_an_unknown_address_says_so_and_leads_home(browser: Browser, site: str, looks: dict[str, object]) -> None:
    page = opened(browser, f"{site}/no/such/page", bypass_csp=True, **looks)
    page.locator("[data-test=unknown]").wait_for()
    assert barriers(page) == []
    assert too_wide(page) == []
    page.locator("[data-test=unknown] a").click()
    page.locator("[data-test=play-duel]").wait_for()


def finished_table(page: Page, site: str) -> str:
    """The id of a game that was resigned after a few moves."""
    seated(page, site, "duel", 1, first_game_preset=True)
    for _ in range(3):
        assert is_asked(page)
        answer(page)
    table = page.url.rsplit("/", 1)[1]
    assert page.request.post(f"{site}/api/tables/{table}/resign").ok
    return table


@contextmanager
def framed(browser: Browser, address: str) -> Iterator[Page]:
    """A page of another site with a frame."""
    text = f'<!doctype html><title>other</title><iframe src="{address}" width="960" height="640"></iframe>'

    class OtherSite(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *words: object) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), OtherSite) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        yield opened(browser, f"http://127.0.0.1:{other.server_port}/", viewport={"width": 1000, "height": 700})
        other.shutdown()


def test_a_replay_in_a_frame_of_another_site(browser: Browser, site: str) -> None:
    owner = opened(browser, site)
    table = finished_table(owner, site)
    with framed(browser, f"{site}/embed/{table}?at=1&eyes=all") as stranger:
        frame = stranger.frame_locator("iframe")
        frame.locator('[data-test=replay][data-at="1"]').wait_for()
        frame.locator("[data-test=replay-next]").click()
        frame.locator('[data-test=replay][data-at="2"]').wait_for()
        assert f"/r/{table}?at=2" in (frame.locator("[data-test=replay-open]").get_attribute("href") or "")
        assert frame.locator("[data-test=analyse], [data-test=replay-frame]").count() == 0


def test_no_other_page_can_be_framed(browser: Browser, site: str) -> None:
    owner = opened(browser, site)
    table = finished_table(owner, site)
    with framed(browser, f"{site}/r/{table}") as stranger:
        stranger.wait_for_load_state("networkidle")
        assert stranger.frame_locator("iframe").locator("[data-test=replay]").count() == 0
    assert any("frame-ancestors" in mistake for mistake in browsing.mistakes)
    browsing.mistakes.clear()


def test_a_replay_offers_the_code_of_a_frame(browser: Browser, site: str) -> None:
    page = opened(browser, site, permissions=["clipboard-read", "clipboard-write"])
    table = finished_table(page, site)
    page.goto(f"{site}/r/{table}?at=2&eyes=none")
    page.locator("[data-test=replay-frame]").click()
    page.locator("[data-test=replay-frame]", has_text="✓").wait_for()
    assert f'src="{site}/embed/{table}?at=2&amp;eyes=none"' in page.evaluate("() => navigator.clipboard.readText()")


def test_what_was_hidden_is_in_view_and_nobody_changes_sides(browser: Browser, site: str) -> None:
    page = opened(browser, site, viewport=PHONE, locale="fr-FR")
    seated(page, site, "duel", 1)
    browsing.answer_until(page, "[data-card].ready")
    page.on("dialog", lambda question: question.accept())
    page.locator("[data-test=resign]").click()
    page.locator("[data-test=to-hidden]").click()
    page.locator("[data-test=hidden][open] .chips").first.wait_for()
    page.wait_for_function("() => document.querySelector('[data-test=hidden]').getBoundingClientRect().top < 120")
    mine = page.request.get(f"{site}/api/tables/{page.url.split('/')[-1].split('?')[0]}").json()["seats"]
    own = next(seat["name"] for seat in mine if seat["mine"])
    assert page.locator("section.mine").get_attribute("aria-label") == own
    page.locator("[data-test=analyse]").click(trial=True)  # nothing lies over it
    assert too_wide(page) == []


def test_the_first_page_is_ready_within_a_second_of_processor_time(browser: Browser, site: str) -> None:
    """The time of the page's main thread, so that a busy machine does not count."""
    page = opened(browser, site)
    page.locator("[data-test=play-duel]").wait_for()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.reload()
    page.locator("[data-test=play-duel]").wait_for()
    measured = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    assert 0 < measured["TaskDuration"] < 1
