"""Puzzles in a browser: found from the first page, solved by mouse, judged, explained and played on."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from septem.ai.puzzles.puzzle import Puzzle, kind_of, shipped

from . import browsing
from .browsing import PHONE, opened, too_wide
from .test_access import AXE, barriers

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)


def example(kind: str) -> Puzzle:
    """A puzzle whose answer is to build a card, and in which another card can be sold."""
    return next(one for one in shipped().values() if kind_of(one) == kind and one.answer.startswith("build "))


def play(page: Page, move: str) -> None:
    """Choose a card and what to do with it."""
    card = move.split()[1]
    page.locator(f'[data-card="{card}"]').first.click()
    page.locator(f'[data-test=actions] button[data-move="{move}"]').click()


def wrong(puzzle: Puzzle) -> str:
    return next(one.move for one in reversed(puzzle.moves) if one.move.startswith("sell "))


def at(browser: Browser, site: str, puzzle: Puzzle, **looks: object) -> Page:
    page = opened(browser, f"{site}/puzzles/{puzzle.id}", **looks)
    page.locator("[data-test=puzzle]").wait_for()
    return page


def test_the_daily_puzzle_is_two_clicks_from_the_first_page(browser: Browser, site: str) -> None:
    page = opened(browser, site, bypass_csp=True)
    page.locator("[data-test=home-puzzles]").click()
    page.locator("[data-test=puzzle-daily]").wait_for()
    assert page.url.endswith("/puzzles")
    if AXE.exists():
        assert barriers(page) == []
    page.locator("[data-test=puzzle-daily]").click()
    page.locator("[data-test=puzzle]").wait_for()
    assert "Puzzle of the day" in page.locator("aside").inner_text()


@pytest.mark.parametrize("kind", ["duel", "duel+pantheon"])
def test_a_puzzle_is_judged_explained_and_counted(browser: Browser, site: str, kind: str) -> None:
    puzzle = example(kind)
    page = at(browser, site, puzzle, bypass_csp=True)
    play(page, puzzle.answer)
    assert page.locator("[data-test=puzzle-verdict]").get_attribute("data-solved") == "true"
    assert "%" in page.locator("[data-test=puzzle-answer]").inner_text()
    if AXE.exists():
        assert barriers(page) == []
    page.locator("[data-test=puzzle-next]").click()
    page.wait_for_url(lambda url: not url.endswith(puzzle.id))
    page.locator("[data-test=puzzle-list]").click()
    assert page.locator("[data-test=puzzle-run]").inner_text().startswith("1")


def test_a_wrong_move_may_be_tried_again_and_the_answer_shown(browser: Browser, site: str) -> None:
    puzzle = example("duel")
    page = at(browser, site, puzzle)
    play(page, wrong(puzzle))
    assert page.locator("[data-test=puzzle-verdict]").get_attribute("data-solved") == "false"
    assert page.locator("[data-test=puzzle-answer]").count() == 0
    page.locator("[data-test=puzzle-again]").click()
    play(page, wrong(puzzle))
    page.locator("[data-test=puzzle-show]").click()
    page.locator("[data-test=puzzle-answer]").wait_for()
    page.locator("[data-test=puzzle-list]").click()
    assert page.locator("[data-test=puzzle-run]").inner_text().startswith("0")


def test_a_puzzle_is_played_on_and_leads_back(browser: Browser, site: str) -> None:
    puzzle = example("duel")
    page = at(browser, site, puzzle)
    play(page, puzzle.answer)
    page.locator("[data-test=puzzle-play-on]").click()
    page.locator("[data-test=whatif-all]").click()
    page.locator("[data-test=whatif-go]").click()
    page.locator("[data-test=evaluation]").wait_for()
    assert browsing.is_asked(page)
    page.locator("[data-test=whatif-back]").click()
    page.locator("[data-test=puzzle]").wait_for()
    assert page.url.endswith(puzzle.id)


@pytest.mark.parametrize("kind", ["duel", "wonders"])
def test_puzzles_fit_on_a_phone_in_french(browser: Browser, site: str, kind: str) -> None:
    puzzle = example(kind)
    page = opened(browser, f"{site}/puzzles", viewport=PHONE, locale="fr-FR")
    page.locator("[data-test=puzzle-daily]").wait_for()
    assert too_wide(page) == []
    page.goto(f"{site}/puzzles/{puzzle.id}")
    page.locator("[data-test=puzzle]").wait_for()
    assert too_wide(page) == []
    play(page, puzzle.answer)
    page.locator("[data-test=puzzle-verdict]").wait_for()
    assert too_wide(page) == []
    assert page.locator("[data-test=puzzle-verdict]").is_visible()
