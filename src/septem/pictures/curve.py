"""The chart of winning chances: a line for each player, readable in black and white."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 840, 320, 40
# A colour for each line, and dashes for those who see no colours.
LINES = (
    ("#1a5fb4", ""),
    ("#c64600", "7 3"),
    ("#26a269", "2 3"),
    ("#813d9c", "10 3 2 3"),
    ("#a51d2d", "14 4"),
    ("#5e5c64", "4 4"),
    ("#986a44", "1 4"),
    ("#000000", "10 3 2 3 2 3"),
)
NAME_HEIGHT = 17


def draw_curves(lines: Sequence[Sequence[float]], names: Sequence[str], title: str, axis: str) -> str:
    """An SVG of chances, before each decision and in the end; several lines have names."""
    height = HEIGHT + NAME_HEIGHT * len(names)
    count = len(lines[0])
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
            f'font-size="13" role="img" aria-label="{escape(title)}">',
            f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
            f'<text x="{MARGIN}" y="20" font-size="15">{escape(title)}</text>',
            *(level(chance) for chance in (0.0, 0.25, 0.5, 0.75, 1.0)),
            *(curve(number, chances) for number, chances in enumerate(lines)),
            *marks(count),
            f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 6}" text-anchor="end">{escape(axis)}</text>',
            *(legend(number, name) for number, name in enumerate(names)),
            "</svg>\n",
        ]
    )


def stroke(number: int) -> str:
    colour, dashes = LINES[number]
    return f'stroke="{colour}" stroke-width="2"' + (f' stroke-dasharray="{dashes}"' if dashes else "")


def curve(number: int, chances: Sequence[float]) -> str:
    points = [(across(place, len(chances)), down(chance)) for place, chance in enumerate(chances)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{line}" fill="none" {stroke(number)}/>'


def legend(number: int, name: str) -> str:
    """A player's line and name, below the picture."""
    y = HEIGHT + NAME_HEIGHT * number + 6
    line = f'<line x1="{MARGIN}" y1="{y - 4}" x2="{2 * MARGIN}" y2="{y - 4}" {stroke(number)}/>'
    return line + f'<text x="{2 * MARGIN + 8}" y="{y}">{escape(name)}</text>'


def across(place: int, count: int) -> float:
    return MARGIN + (WIDTH - 2 * MARGIN) * place / max(count - 1, 1)


def down(chance: float) -> float:
    return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * chance


def level(chance: float) -> str:
    """A thin line with its share; the even one is a little stronger."""
    y, stroke = down(chance), "#888" if chance == 0.5 else "#ddd"
    return (
        f'<line x1="{MARGIN}" y1="{y:.1f}" x2="{WIDTH - MARGIN}" y2="{y:.1f}" stroke="{stroke}"/>'
        f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end">{100 * chance:.0f}</text>'
    )


def marks(count: int) -> list[str]:
    """Every tenth decision by its number."""
    places = range(9, count, 10)
    y = HEIGHT - MARGIN + 16
    return [f'<text x="{across(place, count):.1f}" y="{y}" text-anchor="middle">{place + 1}</text>' for place in places]
