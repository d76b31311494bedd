"""Position files changed at random are refused with a reason, or give games that can be played to their end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from septem import Problem, Stream, Table, files
from septem.core.errors import PROBLEMS
from septem.duel.constants import CHOOSE_STARTER, DRAFT_WONDER, TAKE_TURN
from septem.duel.game import Duel
from tests.amounts import amount
from tests.duel.documents import answer
from tests.duel.mutations import mutated
from tests.files.documents import Document

PROMO = ("messe_essen", "statue_of_liberty")
OTHER: dict[str, Any] = {"zeus_tokens": "take", "minerva_on_pawn": "allowed", "astarte_spending": "player_choice"}
GAMES: dict[str, dict[str, Any]] = {
    "base": {},
    "pantheon": {"pantheon": True},
    "promo": {"promo_wonders": PROMO},
    "all": {"pantheon": True, "promo_wonders": PROMO, "reveal_view": "private", **OTHER},
}
EXAMPLES = 60
LONGEST = 400  # more answers than any game has


def middle(game: Duel, dice: random.Random) -> Table:
    """A random moment; every other time one within a turn, for those are rare."""
    table = game.start(dice.randrange(1 << 30))
    left, within = dice.randrange(90), dice.random() < 0.5
    while not table.over and (left > 0 or (within and is_between(table))):
        answer(table, dice)
        left -= 1
    return table


def is_between(table: Table) -> bool:
    return table.view().question.kind in (DRAFT_WONDER, TAKE_TURN, CHOOSE_STARTER)


def play_on(table: Table, dice: random.Random) -> None:
    """Every question has an answer, every view can be imagined, and the game ends."""
    game = table.game
    for _ in range(LONGEST):
        seat = dice.choice((None, 0, 1))
        seen = table.view(seat)
        assert game.view(game.imagine(seen, Stream(dice.randrange(1 << 30), "imagine")), seat) == seen
        if table.over:
            return
        moves = table.moves()
        assert len({move.text for move in moves}) == len(moves) > 0
        table.play(dice.choice(moves))
    raise AssertionError("endless")


def reread(table: Table) -> None:
    """A position can be written and read, unless too many cards of an age were out before it was dealt."""
    document = table.position_json()
    try:
        again = files.read_position(document)
    except Problem as problem:
        if problem.code != "in_two_places":
            raise
    else:
        assert again.position_json() == document


def check(document: Document, dice: random.Random) -> None:
    try:
        table = files.read_position(document)
    except Problem as refused:
        problem = refused
    else:
        play_on(table, dice)
        reread(table)
        return
    assert set(problem.values) == set(PROBLEMS[problem.code])
    assert str(problem)


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
def test_changed_positions_are_refused_or_can_be_played(options: dict[str, Any]) -> None:
    game = Duel(**options)

    @settings(max_examples=amount(EXAMPLES))
    @given(st.randoms(use_true_random=False), st.integers(1, 3), st.booleans())
    def law(dice: random.Random, changes: int, whole: bool) -> None:
        table = middle(game, random.Random(dice.randrange(1 << 30)))
        document = table.position_json() if whole else table.view_json(dice.choice((None, 0, 1)))
        check(mutated(document, dice, changes), dice)

    law()
