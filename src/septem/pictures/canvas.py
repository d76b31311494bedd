"""A drawing that is put together from the drawings of the page."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from ..core.errors import Problem

Pieces = list[str]
SANS = "'Alegreya Sans', system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
INK, PAPER, PANEL, LINE = "#2b2118", "#efe6d4", "#fbf6ea", "#d2c19d"
DIM = "filter: saturate(0.8) brightness(0.86)"  # a covered card
MIDDLE = 0.36  # of the height of letters: from the middle of a line to its foot


class Picture(NamedTuple):
    box: str
    body: str

    @property
    def shape(self) -> float:
        """Its height for a width of 1."""
        _, _, width, height = map(float, self.box.split())
        return height / width


@cache
def pictures() -> dict[str, dict[str, Picture]]:
    """All drawings by language and name, as the page's program printed them."""
    printed = files(__package__).joinpath("pictures.json.gz")
    if not printed.is_file():
        raise Problem("no_pictures")
    found = json.loads(gzip.decompress(printed.read_bytes()))
    return {code: {key: Picture(**one) for key, one in drawn.items()} for code, drawn in found.items()}


def picture(key: str, code: str) -> Picture:
    """A drawing in a language; drawings without words are kept once."""
    return pictures()[code].get(key) or pictures()["en"][key]


class Canvas:
    """Shapes in the order in which they are drawn; every drawing of the page is contained once and used many times."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.symbols: dict[str, str] = {}
        self.parts: list[str] = []

    def put(self, key: str, x: float, y: float, width: float, *, dim: bool = False) -> float:
        """Put a drawing; its height."""
        found = picture(key, self.code)
        name = f"septem-{self.code}-{key.replace('/', '-')}"
        self.symbols[name] = f'<symbol id="{name}" viewBox="{found.box}">{found.body}</symbol>'
        height = width * found.shape
        style = f' style="{DIM}"' if dim else ""
        at = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self.parts.append(f'<use href="#{name}" {at}{style}/>')
        return height

    def row(self, keys: Sequence[str], x: float, y: float, width: float, step: float) -> None:
        for place, key in enumerate(keys):
            self.put(key, x + place * step, y, width)

    def text(
        self, words: object, x: float, y: float, size: float = 16, *, bold: bool = False, anchor: str = ""
    ) -> None:
        """Words around a line whose middle is at y."""
        weight = ' font-weight="700"' if bold else ""
        aligned = f' text-anchor="{anchor}"' if anchor else ""
        foot = y + size * MIDDLE
        self.parts.append(
            f'<text x="{x:g}" y="{foot:g}" font-size="{size:g}" fill="{INK}"{weight}{aligned}>'
            f"{escape(str(words))}</text>"
        )

    def number(self, sign: str, value: int, x: float, y: float, size: float = 30) -> None:
        """A coin, points or shields with a number on or beside it; x, y is the corner."""
        self.put(f"glyph/{sign}", x, y, size)
        if sign == "shield":
            self.text(value, x + size, y + size / 2, size * 0.6, bold=True)
        else:
            self.text(value, x + size / 2, y + size / 2, size * 0.5, bold=True, anchor="middle")

    def panel(self, x: float, y: float, width: float, height: float, *, glow: bool = False) -> None:
        stroke = 'stroke="#d99a1e" stroke-width="3"' if glow else f'stroke="{LINE}"'
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="12" fill="{PANEL}" {stroke}/>'
        )

    def hole(self, x: float, y: float, width: float, height: float) -> None:
        box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self.parts.append(f'<rect {box} rx="6" fill="none" stroke="{LINE}" stroke-width="2" stroke-dasharray="5 4"/>')

    def svg(self, width: float, height: float) -> str:
        size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}'
        ground = f'<rect width="{width:g}" height="{height:g}" rx="14" fill="{PAPER}"/>'
        defs = f"<defs>{''.join(self.symbols.values())}</defs>"
        return f'{head} font-family="{SANS}">{defs}{ground}{"".join(self.parts)}</svg>'
