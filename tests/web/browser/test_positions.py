"""Positions in a browser: opened, changed, refused, shared and played."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from septem.notation import position_line

from ..test_positions import begun
from . import browsing
from .browsing import PHONE, is_asked, opened, too_wide
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


def test_a_file_is_opened_changed_refused_and_played(browser: Browser, site: str) -> None:
    page = opened(browser, site, bypass_csp=True)
    page.locator("[data-test=home-position]").click()
    document = json.dumps(begun("duel", {}).position_json()).encode()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": document}
    page.locator("[data-test=position-file]").set_input_files(file)  # type: ignore[arg-type]
    page.locator("[data-test=position] [data-test=strip]").first.wait_for()
    if AXE.exists():
        assert barriers(page) == []
    text = page.locator("[data-test=position-text]")
    before = text.input_value()
    text.fill(before.replace('"age": ', '"age": 9', 1))
    page.locator("[data-test=position-verdict].problem").wait_for()
    assert page.locator("[data-test=position-play]").is_disabled()
    text.fill(before)
    page.locator("[data-test=position-verdict]:not(.problem)").wait_for()
    page.locator("[data-test=position-play]:enabled").click()
    page.locator("[data-test=whatif-all]").click()
    page.locator("[data-test=whatif-go]").click()
    assert is_asked(page)
    page.locator("[data-test=whatif-back]").click()
    page.locator("[data-test=position] [data-test=strip]").first.wait_for()


@pytest.mark.parametrize("name", ["duel", "wonders"])
def test_somebody_without_a_file_begins_with_a_new_deal(browser: Browser, site: str, name: str) -> None:
    page = opened(browser, f"{site}/position", viewport=PHONE)
    page.locator("[data-test=begin-game]").select_option(name)
    page.locator("[data-test=begin-age]").select_option("3")
    page.locator("[data-test=begin]").click()
    page.locator("[data-test=position-play]:enabled").wait_for()
    assert json.loads(page.locator("[data-test=position-text]").input_value())["age"] == 3
    assert too_wide(page) == []


@pytest.mark.parametrize("name", ["duel", "wonders"])
def test_a_link_holds_the_position_and_fits_on_a_phone(browser: Browser, site: str, name: str) -> None:
    line = position_line(begun(name, {"players": 3} if name == "wonders" else {}))
    page = opened(browser, f"{site}/position#{quote(line, safe='')}", viewport=PHONE, locale="fr-FR")
    page.locator("[data-test=position] main, [data-test=position-verdict]:not(:empty)").first.wait_for()
    page.locator("[data-test=position-save]:enabled").wait_for()
    assert too_wide(page) == []


def test_pieces_and_coins_are_placed_by_clicking(browser: Browser, site: str) -> None:
    table = begun("duel", {}, moves=14)
    page = opened(browser, f"{site}/position#{quote(position_line(table), safe='')}")
    page.locator("[data-test=count-cities-0-coins]").wait_for()
    before = int(page.locator("[data-test=count-cities-0-coins]").inner_text())
    page.locator("[data-test=more-cities-0-coins]").click()
    page.locator("[data-test=position-verdict]:not(.problem)").wait_for()
    assert page.locator("[data-test=count-cities-0-coins]").inner_text() == str(before + 1)
    sold = page.locator("[data-test=zone-discard] [data-piece]").first
    piece = sold.get_attribute("data-piece")
    sold.click()
    page.locator("[data-test=here-cities-0-buildings]").click()
    page.locator(f'[data-test=zone-cities-0-buildings] [data-piece="{piece}"]').wait_for()
    page.locator("[data-test=position-verdict]:not(.problem)").wait_for()
