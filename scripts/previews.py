"""Draw the pictures that other programs show beside links, the covers of the first page, and the icons, by Chromium.

septem serve --port 8000 &
python scripts/previews.py http://127.0.0.1:8000
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

FOLDER = Path("web/public")
SIZE = {"width": 1200, "height": 630}  # of previews, as most programs want them
COVER = """([place, title]) => {
  const cover = document.querySelectorAll('svg.cover')[place].cloneNode(true);
  cover.style.cssText = 'position:fixed;inset:auto 0 0;width:1200px;height:312px';
  const words = document.createElement('div');
  words.style.cssText = 'position:fixed;inset:70px 0 auto;text-align:center;color:#2b1d0c;font:700 92px/1.2 Cinzel';
  words.append(title, document.createElement('br'));
  const name = Object.assign(document.createElement('span'), { textContent: 'Septem' });
  name.style.cssText = 'font-size:46px;color:#7a4a10';
  words.append(name);
  document.body.replaceChildren(cover, words);
  document.body.style.background = cover.querySelector('stop').getAttribute('stop-color');
}"""


ICONS = {"icon-192": (192, "100%"), "icon-512": (512, "100%"), "icon-maskable": (512, "76%")}  # pixels, and the drawing
GROUND = "#1f2747"  # around a drawing that systems cut to a shape of their own


def draw_icons(browser: Browser) -> None:
    drawing = (FOLDER / "icon.svg").read_text()
    for name, (size, part) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<body>{drawing}</body>")
        ground = GROUND if part != "100%" else "transparent"
        look = f"body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}svg{{width:{part}}}"
        page.add_style_tag(content=look)
        page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)


def main(site: str) -> None:
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        draw_icons(browser)
        for place, (game, title) in enumerate({"duel": "7 Wonders Duel", "wonders": "7 Wonders"}.items()):
            page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
            page.goto(site)
            page.locator("svg.cover").nth(place).wait_for()
            page.evaluate(COVER, [place, title])
            page.screenshot(path=FOLDER / f"preview-{game}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
