"""The curve of chances as a picture: one line, readable in black and white."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 840, 320, 40


def draw_curve(chances: Sequence[float], title: str, axis: str) -> str:
    """An SVG of the first player's chances, before each decision and in the end."""
    points = [(across(place, len(chances)), down(chance)) for place, chance in enumerate(chances)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
            f'font-size="13" role="img" aria-label="{escape(title)}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
            f'<text x="{MARGIN}" y="20" font-size="15">{escape(title)}</text>',
            *(level(chance) for chance in (0.0, 0.25, 0.5, 0.75, 1.0)),
            f'<polyline points="{line}" fill="none" stroke="#1a5fb4" stroke-width="2"/>',
            *marks(len(chances)),
            f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 6}" text-anchor="end">{escape(axis)}</text>',
            "</svg>\n",
        ]
    )


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
