"""Refresh, second tab, a cut, the death of the server: nothing is lost."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, WebSocketRoute

from ..running import Running
from . import browsing
from .browsing import answer, is_asked, number_of, opened, seated

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


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
