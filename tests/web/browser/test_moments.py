"""Moments of a game: ages, conflicts pair by pair, the final score. Everything is short and can be skipped."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page

from . import browsing
from .browsing import answer, is_asked, opened, seated

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)
NOTE_MOMENTS = """() => {
  window.moments = [];
  window.blocking = window.skipped = 0;
  const added = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const isMoment = (node) => node.matches?.('[data-test=moment]');
  const words = (node) => node.innerText.replace(/\\s+/g, ' ');
  const note = (node) => {
    window.moments.push(`${node.dataset.kind}: ${words(node)}`);
    window.blocking += getComputedStyle(node).pointerEvents === 'none' ? 0 : 1;
    if (!window.skips) return;
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    setTimeout(() => (window.skipped += node.isConnected ? 0 : 1), 300);
  };
  const watch = (changes) => added(changes).filter(isMoment).forEach(note);
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}"""
LANGUAGES = [("en-GB", ("You won", "You lost")), ("fr-FR", ("Vous avez gagné", "Vous avez perdu"))]


def noted(page: Page, kind: str) -> list[str]:
    found: list[str] = page.evaluate("(kind) => window.moments.filter((moment) => moment.startsWith(kind))", kind)
    return found


def test_every_conflict_of_an_age_is_shown_and_then_the_next_age(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    seated(page, site, "wonders", 4)
    assert is_asked(page)
    page.evaluate(NOTE_MOMENTS)
    for _ in range(6):
        answer(page)
        assert is_asked(page)
    page.wait_for_function("() => window.moments.some((moment) => moment.startsWith('age'))")
    page.locator("[data-test=log]").click()
    pairs = page.locator("[data-test=story]").inner_text().count(" defeats ")
    assert pairs
    (conflicts,) = noted(page, "conflicts")
    assert conflicts.count("+1") == pairs
    assert "Age II" in noted(page, "age")[0]


def test_a_key_ends_a_moment_which_takes_no_click(browser: Browser, site: str) -> None:
    page = opened(browser, site)
    seated(page, site, "duel", 1)
    assert is_asked(page)
    page.evaluate(NOTE_MOMENTS)
    page.evaluate("() => (window.skips = true)")
    browsing.answer_until(page, "[data-card].ready")
    page.wait_for_function("() => window.skipped === 1")
    assert noted(page, "age")
    assert page.evaluate("() => window.blocking") == 0


@pytest.mark.parametrize(("locale", "words"), LANGUAGES)
def test_the_end_says_who_won_and_hides_the_proof_behind_a_link(
    browser: Browser, site: str, locale: str, words: tuple[str, str]
) -> None:
    page = opened(browser, site, locale=locale)
    seated(page, site, "duel", 1)
    while is_asked(page):
        answer(page)
    assert page.locator("[data-test=end] h1").inner_text().startswith(words)
    assert page.locator("[data-test=end] .uncounted").count() == 0  # for who asked for stillness
    proof = page.locator("[data-test=end] .proof")
    assert not proof.locator("p").is_visible()
    proof.locator("summary").click()
    assert proof.locator("p").is_visible()
