"""A person at a browser: looks, clicks, waits."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import septem.web

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page, sync_playwright

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


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def is_asked(page: Page) -> bool:
    """Wait until it is this player's turn; false if the game is over."""
    page.locator("[data-test=end], [data-test=status].mine").first.wait_for(timeout=LONG)
    if page.locator("[data-test=end]").count():
        return False
    page.locator('[data-test=chooser], [data-card]:not([data-open="false"])').first.wait_for()
    return True


def answer(page: Page) -> None:
    """Take any answer there is, by mouse."""
    asked = page.locator("[data-test=status]").get_attribute("data-asked")
    if page.locator("[data-test=chooser]").count():
        page.locator("[data-test=chooser] .tile").first.click()
        page.locator("[data-test=confirm]").click()
    else:
        answer_with_a_card(page)
    page.locator(f'[data-test=status]:not([data-asked="{asked}"])').first.wait_for(timeout=LONG)


def answer_with_a_card(page: Page) -> None:
    """The first card that can be built; else the first that can be sold."""
    lying = page.locator('.place:not([inert]) button[data-card]:not([data-open="false"])')
    for wanted in ("build ", "sell ", "free_city "):
        for place in range(lying.count()):
            card = lying.nth(place)
            if card.get_attribute("aria-pressed") != "true":
                card.click()
            option = page.locator(f'[data-test=actions] button[data-move^="{wanted}"]:enabled')
            if option.count():
                option.first.click()
                return
    raise AssertionError("nothing can be done")
