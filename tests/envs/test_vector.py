"""A batch of games goes the way single games go."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from septem import Duel, Wonders
from septem.core import bits
from septem.core.errors import Problem
from septem.envs.duel.row_encoder import RowEncoder
from septem.envs.encoding import rewards
from septem.envs.wonders.actions import PASS
from tests.envs.wonders_from_views import by_action, observe

numpy = pytest.importorskip("numpy")
vector = pytest.importorskip("septem.envs.vector")


@pytest.mark.parametrize("options", [{}, {"pantheon": True}], ids=str)
def test_a_batch_plays_what_the_engine_plays(options: dict[str, bool]) -> None:
    """Two games step by step beside the engine, over the end of a game and into the next deal."""
    batch = vector.DuelBatch(2, seed=7, **options)
    game, encoder = Duel(**options), RowEncoder()  # type: ignore[arg-type]
    states, dealt = [game.new(), game.new()], 2
    for place, state in enumerate(states):
        game.deal(state, 7 + place)
    for _ in range(130):
        seen = batch.batch
        actions = batch.sample()
        for place, state in enumerate(states):
            seat = game.owing(state).bit_length() - 1
            encoder.prepare(state)
            moves = {encoder.action(move): move for move in game.legal(state, seat)}
            assert seen.seats[place] == seat
            assert set(numpy.flatnonzero(seen.masks[place])) == set(moves)
            row = memoryview(bytearray(vector.DuelBatch.observation_size)).cast("b")
            encoder.observe(state, seat, row)
            assert seen.observations[place].tolist() == row.tolist()
            game.play(state, seat, moves[int(actions[place])])
        after = batch.step(actions)
        for place, state in enumerate(states):
            assert after.ended[place] == (not game.owing(state))
            if after.ended[place]:
                shares = [1.0 if seat in game.winners(state) else 0.0 for seat in range(2)]
                assert after.rewards[place].tolist() == [shares[0] - shares[1], shares[1] - shares[0]]
                states[place] = game.new()
                game.deal(states[place], 7 + dealt)
                dealt += 1
    assert dealt > 2


def test_an_action_that_is_not_legal_is_refused() -> None:
    batch = vector.DuelBatch(3)
    actions = batch.sample()
    actions[1] = 0  # nothing can be sold during the draft
    with pytest.raises(Problem) as caught:
        batch.step(actions)
    assert caught.value.values == {"given": 0, "game": 1}


TABLES = [
    {"players": 2, "seventh_card": "sixth_turn"},
    {"players": 3},
    {"players": 5, "leaders": True, "leader_draft": "left"},
    {"players": 4, "leaders": True, "cities": True, "teams": True},
]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_tables_of_a_batch_show_what_views_show(options: dict[str, Any]) -> None:
    """A game step by step beside the engine, over its end: rows written from positions hold what views hold."""
    batch = vector.WondersBatch(1, seed=3, **options)
    game, ends = Wonders(**options), 0
    state = game.new()
    game.deal(state, 3)
    while ends < 1:
        actions = batch.sample()
        moves = {seat: by_action(game.legal(state, seat)) for seat in range(game.seats)}
        for seat in range(game.seats):
            assert batch.batch.observations[0, seat].tolist() == observe(game.view(state, seat))
            assert set(numpy.flatnonzero(batch.batch.masks[0, seat])) == set(moves[seat] or {PASS})
        for seat in bits.members(game.owing(state)):
            game.play(state, seat, moves[seat][int(actions[0, seat])])
        after = batch.step(actions)
        over = not game.owing(state)
        assert after.ended[0] == over
        assert after.rewards[0].tolist() == pytest.approx(rewards(game, state) if over else [0.0] * game.seats)
        ends += over


def test_who_is_not_asked_can_only_pass() -> None:
    batch = vector.WondersBatch(2)
    actions = batch.sample()
    actions[1, 2] = PASS
    with pytest.raises(Problem) as caught:
        batch.step(actions)
    assert caught.value.values["game"] == 1


WAYS = [copy.copy, copy.deepcopy, lambda given: pickle.loads(pickle.dumps(given))]


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("name", ["DuelBatch", "WondersBatch"])
def test_a_copied_batch_goes_its_own_way(name: str, way: Callable[[Any], Any]) -> None:
    batch = getattr(vector, name)(2, seed=5, **({"pantheon": True} if name == "DuelBatch" else {"players": 4}))
    for _ in range(30):
        batch.step(batch.sample())
    before, other = copy.copy(batch.batch), way(batch)
    assert other == batch
    assert hash(other) == hash(batch)
    assert other.batch == before == way(before)
    assert hash(other.batch) == hash(before)
    for _ in range(90):  # over the end of a game and into the next deal
        other.step(other.sample())
    assert other != batch
    assert batch.batch == before != other.batch
    for _ in range(90):
        batch.step(batch.sample())
    assert other == batch
    assert other != "a batch"


@pytest.mark.parametrize("games", [0, -3, 1 << 40])
def test_a_batch_has_a_sound_size(games: int) -> None:
    for batch in (vector.DuelBatch, vector.WondersBatch):
        with pytest.raises(Problem) as caught:
            batch(games)
        assert (caught.value.code, caught.value.where) == ("wrong_number", "games")
