"""Random games, for the tests of files."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from septem.core.chance import MOST_SEED
from septem.core.table import Table
from tests.wonders.walks import TABLES as RULES
from tests.wonders.walks import game


def answer(table: Table, dice: random.Random) -> None:
    """A random move of a random seat; stages more often, for they ask the rarer questions."""
    seat = dice.choice(table.owing)
    moves = table.moves(seat)
    stages = [move for move in moves if "stage" in move.text]
    table.play(dice.choice(stages or moves if dice.random() < 0.6 else moves), seat)


def played(players: int, rules: int, seed: int, share: float) -> Table:
    """A game of which a share of all answers has been given."""
    table = game(players, RULES[rules], seed % 7).start(seed)
    dice = random.Random(seed)
    for _ in range(round(share * 20 * max(players, 3))):
        if not table.over:
            answer(table, dice)
    return table


TABLES = st.builds(
    played, st.integers(2, 7), st.integers(0, len(RULES) - 1), st.integers(0, MOST_SEED), st.floats(0, 1)
)
