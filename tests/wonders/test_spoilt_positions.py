"""Positions with something wrong in them: refused with a reason, or else sound enough to be played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from septem import Problem, Stream, files
from septem.wonders.data.ids import NUMBERS
from tests.files.documents import Document, through_a_file
from tests.wonders.documents import answer, played

VALUES: list[Any] = [
    *NUMBERS["card"],
    *NUMBERS["board"],
    "?",
    "A",
    "sell ?",
    "1: sell altar",
    "x",
    None,
    True,
    -1,
    0,
    1,
    3,
    7,
    [],
    {},
]
Path = tuple[Any, ...]


def places(part: Any, path: Path = ()) -> Iterator[Path]:
    """The path to everything inside a document."""
    entries = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from places(value, (*path, key))


def spoilt(document: Document, dice: random.Random) -> Document:
    """A copy with a few things gone or put where they do not belong."""
    copy = deepcopy(document)
    for _ in range(dice.choice((1, 1, 2, 3))):
        *path, last = dice.choice(list(places(copy)))
        part: Any = copy
        for key in path:
            part = part[key]
        if dice.random() < 0.5:
            del part[last]
        else:
            part[last] = deepcopy(dice.choice(VALUES))
    return copy


@pytest.mark.parametrize("seed", range(12))
def test_a_spoilt_position_is_refused_or_sound(seed: int) -> None:
    dice = random.Random(seed)
    table = played(2 + seed % 4, seed % 4, seed, dice.random())
    whole, seen = through_a_file(table.position_json()), through_a_file(table.view_json(seed % 2))
    for _ in range(20):
        try:
            again = files.read_position(spoilt(dice.choice((whole, seen)), dice), seed)
        except Problem:
            continue
        document = through_a_file(again.position_json())
        assert files.read_position(document).position_json() == document
        for seat in (None, *range(again.game.seats)):
            again.game.imagine(again.view(seat), Stream(seed))
        while not again.over:
            answer(again, dice)
