"""Observations hold what a seat may know, and actions number every move: in every configuration of Duel."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import septem.envs.duel
from septem import Duel, Stream
from septem.duel import constants
from septem.duel.state import State
from septem.envs.duel import sizes
from septem.envs.duel.actions import ACTIONS
from septem.envs.duel.row_encoder import RowEncoder

OBSERVATION = sizes.OBSERVATION
TABLES = [
    Duel(),
    Duel(pantheon=True),
    Duel(pantheon=True, promo_wonders=("messe_essen", "statue_of_liberty"), reveal_view="private"),
]


def observed(encoder: RowEncoder, state: State, seat: int) -> list[int]:
    row = memoryview(bytearray(OBSERVATION)).cast("b")
    encoder.observe(state, seat, row)
    return row.tolist()


@pytest.mark.parametrize("game", TABLES, ids=lambda game: str(game.options_json()))
def test_nothing_hidden_is_observed(game: Duel) -> None:
    """Whatever a seat cannot know is dealt again, and its observation stays the same."""
    encoder, luck, other = RowEncoder(), Stream(3, "codec"), Duel.new(game)
    for seed in range(4):
        state = game.new()
        game.deal(state, seed)
        while owing := game.owing(state):
            for seat in range(2):
                other.copy_from(state)
                game.redeal(other, seat, luck)
                assert observed(encoder, other, seat) == observed(encoder, state, seat)
            seat = owing.bit_length() - 1
            moves = game.legal(state, seat)
            game.play(state, seat, moves[luck.below(len(moves))])


@pytest.mark.parametrize("game", TABLES, ids=lambda game: str(game.options_json()))
def test_every_move_has_a_number_of_its_own(game: Duel) -> None:
    encoder, luck = RowEncoder(), Stream(5, "codec")
    for seed in range(6):
        state = game.new()
        game.deal(state, seed)
        while owing := game.owing(state):
            seat = owing.bit_length() - 1
            moves = game.legal(state, seat)
            encoder.prepare(state)
            actions = [encoder.action(move) for move in moves]
            assert len(set(actions)) == len(moves)
            assert 0 <= min(actions) <= max(actions) < ACTIONS
            game.play(state, seat, moves[luck.below(len(moves))])


def test_the_question_is_seen_from_both_sides() -> None:
    game, encoder = Duel(), RowEncoder()
    state = game.new()
    game.deal(state, 1)
    mine, yours = observed(encoder, state, 0), observed(encoder, state, 1)
    assert mine[sizes.QUESTION + constants.DRAFT_WONDER] == 1
    assert yours[sizes.QUESTION + constants.DRAFT_WONDER] == -1
    assert sum(mine[sizes.OFFERED_WONDERS : sizes.OFFERED_WONDERS + sizes.WONDERS]) == constants.GROUP


def test_compiled_sizes_are_the_same() -> None:
    text = Path(septem.envs.duel.__file__).with_name("sizes.pxd").read_text()
    stated = {name: int(number) for name, number in re.findall(r"(\w+) = (\d+)", text)}
    assert stated == {name: getattr(sizes, name) for name in stated}
    assert stated["OBSERVATION"] == OBSERVATION
