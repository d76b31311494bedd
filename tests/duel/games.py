"""Whole games of random answers, for what must hold at every moment of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Unpack

from septem.core.table import Table
from septem.duel.game import Duel
from septem.duel.options import DuelChoices

SEEDS = range(12)


def start(seed: int, **options: Unpack[DuelChoices]) -> Table:
    return Duel(**options).start(seed)


def walk(seed: int, **options: Unpack[DuelChoices]) -> Iterator[Table]:
    """A table before its first answer, and after each of them. One table: look at it before going on."""
    table = start(seed, **options)
    dice = random.Random(seed)
    yield table
    while not table.over:
        table.play(dice.choice(sorted(table.moves())))
        yield table


@cache
def played(seed: int, **options: Unpack[DuelChoices]) -> Table:
    """A game that is over; not to be changed."""
    *_, table = walk(seed, **options)
    return table


def drafted(seed: int) -> Table:
    """A game after the draft: the first turn of the first age."""
    for table in walk(seed):
        if table.view().age == 1:
            return table
    raise AssertionError
