"""Observations and action numbers of version 0 stay what they were when they were published."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from septem import Duel, Stream, Wonders
from septem.envs.duel import actions as duel_actions
from septem.envs.duel import sizes as duel_sizes
from septem.envs.duel.row_encoder import RowEncoder
from septem.envs.wonders import actions as wonders_actions
from septem.envs.wonders import sizes as wonders_sizes
from septem.envs.wonders.row_encoder import RowEncoder as WondersRowEncoder

PROMO = ("messe_essen", "statue_of_liberty")
DUEL: list[tuple[dict[str, Any], str]] = [
    ({}, "4b7bb76a74c9f432"),
    ({"pantheon": True}, "262ed32abd929990"),
    ({"pantheon": True, "promo_wonders": PROMO, "reveal_view": "private"}, "f003fa1846837e9a"),
]
WONDERS: list[tuple[dict[str, Any], str]] = [
    ({"players": 2, "seventh_card": "sixth_turn"}, "99dda47041292131"),
    ({"players": 3}, "4f01a77df50e64fe"),
    ({"players": 4, "leaders": True, "cities": True, "teams": True}, "67522e99c7e6814c"),
]


def test_sizes() -> None:
    assert (duel_sizes.OBSERVATION, duel_actions.ACTIONS) == (678, 2687)
    assert (wonders_sizes.OBSERVATION, wonders_actions.ACTIONS) == (1825, 3557)


@pytest.mark.parametrize(("options", "recorded"), DUEL, ids=str)
def test_duel(options: dict[str, Any], recorded: str) -> None:
    game, encoder, digest = Duel(**options), RowEncoder(), sha256()
    for seed in range(4):
        state, luck = game.new(), Stream(seed, "walk")
        game.deal(state, seed)
        while owing := game.owing(state):
            for seat in range(2):
                row = memoryview(bytearray(duel_sizes.OBSERVATION)).cast("b")
                encoder.observe(state, seat, row)
                digest.update(row.tobytes())
            seat = owing.bit_length() - 1
            moves = game.legal(state, seat)
            encoder.prepare(state)
            digest.update(str([encoder.action(move) for move in moves]).encode())
            game.play(state, seat, moves[luck.below(len(moves))])
    assert digest.hexdigest()[:16] == recorded


@pytest.mark.parametrize(("options", "recorded"), WONDERS, ids=str)
def test_wonders(options: dict[str, Any], recorded: str) -> None:
    game, digest, luck = Wonders(**options), sha256(), Stream(1, "walk")
    state, encoder = game.new(), WondersRowEncoder(game)
    game.deal(state, 1)
    while owing := game.owing(state):
        seat = owing.bit_length() - 1
        moves = game.legal(state, seat)
        row = memoryview(bytearray(wonders_sizes.OBSERVATION)).cast("b")
        encoder.observe(state, seat, owing, row)
        digest.update(str(row.tolist()).encode())
        digest.update(str(list(encoder.by_action(moves))).encode())
        game.play(state, seat, moves[luck.below(len(moves))])
    assert digest.hexdigest()[:16] == recorded
