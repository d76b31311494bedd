"""Every possible move of 7 Wonders as a number of one fixed list: verb, item, and which of the ways to pay.

The base game and every expansion declare the shapes of their own verbs; they are numbered in the order of the verbs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...wonders import moves
from ...wonders.action_shapes import ACTION_SHAPES, ActionShape
from ...wonders.cities.action_shapes import ACTION_SHAPES as CITIES_SHAPES
from ...wonders.constants import DECLINE, VERBS
from ...wonders.leaders.action_shapes import ACTION_SHAPES as LEADERS_SHAPES
from . import sizes

NO_MOVES = ("none", "leave")  # verbs that only the history uses


def in_order(declared: dict[str, ActionShape]) -> dict[str, ActionShape]:
    missing = [verb for verb in VERBS if verb not in declared and verb not in NO_MOVES]
    if missing:
        raise ImportError(f"no ActionShape is declared for the verbs {missing}")
    return {verb: declared[verb] for verb in VERBS if verb in declared}


def ways_of(shape: ActionShape) -> int:
    return sizes.WAYS if shape.paid else 1


SHAPES = in_order(ACTION_SHAPES | LEADERS_SHAPES | CITIES_SHAPES)
FIRST_ACTIONS: dict[str, int] = {}  # the number of each verb's first move
ACTIONS = 0
for _verb, _shape in SHAPES.items():
    FIRST_ACTIONS[_verb] = ACTIONS
    ACTIONS += _shape.size * ways_of(_shape)
PASS = ACTIONS  # for seats without a decision, where all seats act at once
ACTIONS += 1


def by_action(listed: Iterable[int]) -> dict[int, int]:
    """Moves by their action numbers. Ways of paying beyond the first ones have no number."""
    found: dict[int, int] = {}
    seen: Counter[tuple[int, int]] = Counter()
    for move in listed:
        verb, item = moves.verb_of(move), moves.card_of(move)
        shape = SHAPES[VERBS[verb]]
        way, ways = seen[verb, item], ways_of(shape)
        seen[verb, item] += 1
        if way < ways:
            place = 0 if verb == DECLINE else item - shape.first
            found[FIRST_ACTIONS[VERBS[verb]] + place * ways + way] = move
    return found
