"""A batch of games goes the way single games go."""

from __future__ import annotations

import pytest

from septem import Duel
from septem.core.errors import Problem
from septem.envs.duel_codec import Codec

numpy = pytest.importorskip("numpy")
vector = pytest.importorskip("septem.envs.vector")


@pytest.mark.parametrize("options", [{}, {"pantheon": True}], ids=str)
def test_a_batch_plays_what_the_engine_plays(options: dict[str, bool]) -> None:
    """Two games step by step beside the engine, over the end of a game and into the next deal."""
    batch = vector.DuelBatch(2, seed=7, **options)
    game, codec = Duel(**options), Codec()  # type: ignore[arg-type]
    states, dealt = [game.new(), game.new()], 2
    for place, state in enumerate(states):
        game.deal(state, 7 + place)
    for _ in range(130):
        seen = batch.batch
        actions = batch.sample()
        for place, state in enumerate(states):
            seat = game.owing(state).bit_length() - 1
            codec.prepare(state)
            moves = {codec.action(move): move for move in game.legal(state, seat)}
            assert seen.seats[place] == seat
            assert set(numpy.flatnonzero(seen.masks[place])) == set(moves)
            row = memoryview(bytearray(vector.DuelBatch.observation_size)).cast("b")
            codec.observe(state, seat, row)
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
