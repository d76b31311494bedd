"""Every possible move of 7 Wonders as a number of one fixed list, that of version 0.

A number stands for a verb, an item, and one of the ways to pay.
"""

from __future__ import annotations

from typing import NamedTuple

from . import sizes


class ActionShape(NamedTuple):
    """Which items the moves of a verb can name: the first one's number in version 0, and how many there are."""

    first: int
    size: int
    ways: int = 1  # of paying that are told apart
    items: bool = True  # otherwise its moves name a plain number


CARDS_AND_LEADERS = sizes.FIRST_LEADER + sizes.LEADERS
MOST_PAID = 64  # coins of a debt, from none on
SHAPES = {
    "sell": ActionShape(0, CARDS_AND_LEADERS),
    "build": ActionShape(0, sizes.CARDS, sizes.WAYS),
    "claim": ActionShape(0, sizes.CARDS),
    "raise": ActionShape(0, CARDS_AND_LEADERS, sizes.WAYS),
    "revive": ActionShape(0, sizes.CARDS),
    "decline": ActionShape(0, 1, items=False),
    "keep": ActionShape(sizes.FIRST_LEADER, sizes.LEADERS),
    "recruit": ActionShape(sizes.FIRST_LEADER, sizes.LEADERS, sizes.WAYS),
    "copy": ActionShape(sizes.FIRST_LEADER, sizes.LEADERS),
    "pay": ActionShape(0, MOST_PAID, items=False),
    "favour": ActionShape(0, sizes.CARDS),
}
FIRST_ACTIONS: dict[str, int] = {}  # the number of each verb's first move
ACTIONS = 0
for _verb, _shape in SHAPES.items():
    FIRST_ACTIONS[_verb] = ACTIONS
    ACTIONS += _shape.size * _shape.ways
PASS = ACTIONS  # for seats without a decision, where all seats act at once
ACTIONS += 1
