"""The main screens look as they did: pictures of fixed games and pages are compared with those in `pictures/`.

Deals, names, fonts (those of the page), window and language are fixed, nothing moves, and nothing on these screens
depends on the day. Pictures are compared at half their size, because letters are drawn a little differently by every
version of a browser: up to 2 % of the pixels may differ by more than 40 of 255 in a colour. `make pictures` makes them
anew; look at them before they are committed.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

pytest.importorskip("playwright")
pytest.importorskip("PIL")
pytest.importorskip("numpy")

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, Page, WebSocketRoute

from septem import Duel, Wonders
from septem.ai.puzzles.puzzle import shipped
from septem.core.chance import Stream
from septem.web import messages as m
from septem.web.tables.stored import Entry
from septem.web.tables.table_game import TableGame

from . import browsing
from .browsing import opened, seated

pytestmark = pytest.mark.skipif(
    browsing.CHROMIUM is None or not browsing.BUILT, reason="needs Chromium and the built page"
)
PICTURES = Path(__file__).parent / "pictures"
NEW = bool(os.environ.get("SEPTEM_NEW_PICTURES"))
SMALLER = 2  # letters are drawn a little differently by every version of a browser
MOST_DIFFERENT = 0.02  # of pixels
COLOURS = 256  # of a stored picture
TOLERANCE = 40  # of 255, for a pixel
LAPTOP, PHONE = {"width": 1280, "height": 720}, {"width": 360, "height": 740}
LANDSCAPE = {"width": 740, "height": 360}
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gia")
OVER = 10_000  # answers, more than a game has
SCREENS: dict[str, tuple[Any, int, str, dict[str, int]]] = {
    "duel": (Duel, 22, "light", LAPTOP),
    "pantheon": (lambda: Duel(pantheon=True), 60, "table", LAPTOP),
    "wonders": (lambda: Wonders(players=5), 40, "dark", LAPTOP),
    "phone": (Duel, 30, "light", PHONE),
    "seven": (lambda: Wonders(players=7, leaders=True, cities=True), 150, "light", LANDSCAPE),
    "end": (lambda: Wonders(players=3), OVER, "table", LAPTOP),
}
PUZZLE = next(one for one in shipped().values() if one.game == "duel" and "draft" not in one.themes)
PAGES: dict[str, tuple[str, str, str, dict[str, int]]] = {
    "home": ("/", "[data-test=home-puzzles]", "light", LAPTOP),
    "unknown": ("/no/such/page", "[data-test=unknown]", "table", PHONE),
    "puzzle": (f"/puzzles/{PUZZLE.id}", "[data-card].ready", "dark", LAPTOP),
    "position": (f"/position#{quote(PUZZLE.line, safe='')}", "[data-test=position-save]:enabled", "light", LAPTOP),
}


def fixed_game(game: Any, answers: int) -> TableGame:
    """Always the same moves, until the first seat is asked after so many answers, or until the end."""
    found, luck = TableGame(game, {"seed": 7}), Stream(7, "pictures")
    while not found.over and (found.number < answers or 0 not in found.table.owing):
        seat = found.table.owing[0]
        legal = [str(move) for move in found.table.moves(seat)]
        found.apply(Entry(found.number, "answer", seat, legal[luck.below(len(legal))], None, 0))
    return found


def welcome(found: TableGame, table: dict[str, Any]) -> str:
    """The first message of the server to a page that opens the table."""
    seats = found.game.seats
    info = m.TableInfo.model_validate(
        {**table, "seats": [seat(number) for number in range(1, seats + 1)]}, strict=False
    )
    scene = found.scene(0, "en", NAMES[:seats], set())
    return m.Welcome(table=info, scene=scene, log=[["Ann begins"]], chat=[]).model_dump_json()


def seat(number: int) -> dict[str, Any]:
    kind = "guest" if number == 1 else "bot"
    return {
        "number": number,
        "bot_account": False,
        "name": NAMES[number - 1],
        "kind": kind,
        "bot": None,
        "present": True,
        "mine": number == 1,
    }


def photograph(page: Page) -> Any:
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(400)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return picture.resize((picture.width // SMALLER, picture.height // SMALLER))


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_before(browser: Browser, site: str, name: str) -> None:
    make, answers, theme, size = SCREENS[name]
    game = make()
    page = opened(browser, site, viewport=size)
    page.add_init_script(f"localStorage.setItem('septem.theme', '{theme}')")
    seated(page, site, game.name, game.seats - 1)
    address = page.url
    table = page.request.get(f"{site}/api/tables/{address.rsplit('/', 1)[1]}").json()
    message = welcome(fixed_game(game, answers), table)

    def speak(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: None)
        socket.send(message)

    page.route_web_socket("**/socket", speak)
    page.goto(address)
    page.locator("[data-test=status].mine, [data-test=end]").first.wait_for()
    compare(photograph(page), PICTURES / f"{name}.png")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_looks_as_before(browser: Browser, site: str, name: str) -> None:
    address, ready, theme, size = PAGES[name]
    page = opened(browser, site, viewport=size)
    page.add_init_script(f"localStorage.setItem('septem.theme', '{theme}')")
    page.goto(f"{site}{address}")
    page.locator(ready).first.wait_for()
    compare(photograph(page), PICTURES / f"{name}.png")


def compare(picture: Any, path: Path) -> None:
    if NEW:
        picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(path, optimize=True)
    before, now = (np.asarray(one, dtype=int) for one in (Image.open(path).convert("RGB"), picture))
    assert before.shape == now.shape
    different = float((np.abs(before - now).max(axis=2) > TOLERANCE).mean())
    if different > MOST_DIFFERENT:
        picture.save(path.with_suffix(".new.png"))
    assert different <= MOST_DIFFERENT, f"{different:.1%} of the pixels differ from {path}"
