"""Take the screenshots of the web app for the README, into docs/pictures.

Needs Chromium, Playwright and the built page (scripts/client.py). Deals are random: every run gives different pictures.
"""

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web.browser.browsing import FLAGS, answer, is_asked

PICTURES = Path("docs/pictures")
DESK, PHONE = {"width": 1366, "height": 800}, {"width": 390, "height": 800}
TO_WEBP = """async (png) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.76).split(',')[1];
}"""


QUICK = {"BOT_PAUSE": "0", "ANALYSIS_EFFORT": "0.05", "NICENESS": "0"}
CAN_BE_BUILT = '[data-card].ready:has(rect[fill="#1f7a43"])'
SECOND_AGE = f"""() => {{
  const structure = document.querySelector('.structure');
  const turn = document.querySelector('{CAN_BE_BUILT}') && !document.querySelector('[data-test=chooser]');
  return turn && structure.ariaLabel.includes('2') && structure.children.length <= 17;
}}"""
A_FULL_HAND = """() => {
  const later = /Age II\\b/.test(document.querySelector('.moment .badge').innerText);
  return later && document.querySelectorAll('.answers .hand [data-card]').length >= 5;
}"""


@contextmanager
def server() -> Iterator[str]:
    """The web app with its own database and bots that move at once."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        changes = {"DATABASE": f"sqlite:///{folder}/tables.sqlite", "PORT": str(port)} | QUICK
        surroundings = {**os.environ, **{f"SEPTEM_{name}": value for name, value in changes.items()}}
        process = subprocess.Popen([sys.executable, "-m", "septem.web"], env=surroundings)
        try:
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1).close()
            return
        except (urllib.error.URLError, TimeoutError):
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def opened(browser: Browser, address: str, **looks: Any) -> Page:
    page = browser.new_context(**{"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **looks}).new_page()
    page.goto(address)
    return page


def keep(page: Page, workshop: Page, name: str) -> None:
    page.evaluate("() => scrollTo(0, 0)")
    page.locator("[data-test=moment]").wait_for(state="detached")
    page.wait_for_timeout(600)
    png = base64.b64encode(page.screenshot()).decode()
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(workshop.evaluate(TO_WEBP, png)))


def seated(page: Page, address: str, game: str, others: int, **options: Any) -> Page:
    bots = [{"kind": "bot", "bot": "greedy"}] * others
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, *bots], "name": "Ada", "shuffle": False}
    reply = page.request.post(
        f"{address}/api/tables", data=json.dumps(wish), headers={"Content-Type": "application/json"}
    )
    page.goto(f"{address}/t/{reply.json()['id']}")
    return page


def moment(page: Page, address: str, wanted: str, game: str, others: int, **options: Any) -> Page:
    """Play until the wanted condition holds; if the game ends before, start another one."""
    while True:
        seated(page, address, game, others, **options)
        while is_asked(page):
            if page.evaluate(wanted):
                return page
            answer(page)


def with_a_card(page: Page) -> Page:
    page.locator(CAN_BE_BUILT).last.click()
    return page


def analysed(page: Page) -> Page:
    """Play the game to its end, then open its replay with the analysis."""
    page.keyboard.press("Escape")
    while is_asked(page):
        answer(page)
    page.locator("[data-test=to-replay]").click()
    page.locator("[data-test=analyse]").click()
    page.locator("[data-status=done]").wait_for(timeout=600_000)
    page.locator("[data-test=curve]").click()
    return page


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with server() as address, sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=chromium, args=list(FLAGS))
        workshop = browser.new_page()
        keep(opened(browser, address), workshop, "home")
        duel = moment(opened(browser, address), address, SECOND_AGE, "duel", 1)
        keep(with_a_card(duel), workshop, "duel")
        wonders = opened(browser, address)
        keep(moment(wonders, address, A_FULL_HAND, "wonders", 4, leaders=True, cities=True), workshop, "wonders")
        phone = opened(browser, address, viewport=PHONE, is_mobile=True, color_scheme="dark", locale="fr-FR")
        keep(moment(phone, address, SECOND_AGE, "duel", 1), workshop, "phone")
        keep(analysed(duel), workshop, "analysis")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
