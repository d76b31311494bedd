"""Cards of a city in stacks of one colour, as on the page: of covered cards, the upper part shows what they do."""

from __future__ import annotations

from collections.abc import Sequence

from .canvas import Canvas

COLOURS = ("brown", "gray", "yellow", "blue", "green", "red", "purple", "black", "leader")
CARD = 66  # width
HIGH = CARD * 1.5
SHOWN = 27  # of a covered card
GAP = 6


def stacked(cards: Sequence[tuple[str, str]]) -> list[list[str]]:
    """Cards (colour, id) by colour, in the order of the colours."""
    known = (*COLOURS, *sorted({colour for colour, _ in cards} - set(COLOURS)))
    stacks = [[card for colour, card in cards if colour == one] for one in known]
    return [stack for stack in stacks if stack]


def rows(cards: Sequence[tuple[str, str]], width: float) -> list[list[list[str]]]:
    """Stacks side by side, as many as there is room for."""
    across = max(1, int((width + GAP) // (CARD + GAP)))
    stacks = stacked(cards)
    return [stacks[first : first + across] for first in range(0, len(stacks), across)]


def height_of(row: list[list[str]]) -> float:
    return HIGH + (max(map(len, row)) - 1) * SHOWN


def height(cards: Sequence[tuple[str, str]], width: float) -> float:
    return sum(height_of(row) + GAP for row in rows(cards, width))


def draw(canvas: Canvas, cards: Sequence[tuple[str, str]], x: float, y: float, width: float) -> None:
    for row in rows(cards, width):
        for column, stack in enumerate(row):
            for place, card in enumerate(stack):
                canvas.put(f"card/{card}", x + column * (CARD + GAP), y + place * SHOWN, CARD)
        y += height_of(row) + GAP
