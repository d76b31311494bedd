"""Random games, for the tests of files."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from septem.core.chance import MOST_SEED
from septem.core.table import Table
from septem.duel.game import Duel


def answer(table: Table, dice: random.Random) -> None:
    """A random move; wonders more often, for they ask the rarer questions."""
    moves = table.moves()
    wonders = [move for move in moves if move.text.startswith("raise")]
    table.play(dice.choice(wonders or moves if dice.random() < 0.5 else moves))


def played(game: Duel, seed: int, share: float) -> Table:
    """A game of which a share of about 75 answers has been given."""
    table = game.start(seed)
    dice = random.Random(seed)
    for _ in range(round(75 * share)):
        if not table.over:
            answer(table, dice)
    return table


GAMES = st.builds(
    Duel,
    end_of_age_tie=st.sampled_from(["last_player_chooses", "last_player_starts"]),
    first_game_preset=st.booleans(),
    great_library_view=st.sampled_from(["private", "public"]),
)
SHARES = st.floats(0, 1)
TABLES = st.builds(played, GAMES, st.integers(0, MOST_SEED), SHARES)
