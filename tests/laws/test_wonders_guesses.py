"""Hidden cards of 7 Wonders: the truth agrees with a guess as often as two guesses agree."""

from __future__ import annotations

import pytest

from septem.core.chance import Stream
from septem.wonders import history, sizes
from septem.wonders.files import notation
from septem.wonders.game import Wonders
from septem.wonders.knowledge import redeal
from septem.wonders.state import State
from tests.laws.walks import copied


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_the_truth_is_as_likely_as_a_guess(players: int) -> None:
    """If cards are only sold, the truth is one more guess: it agrees with guesses as often as they agree."""
    rules, stream = Wonders(players), Stream(3, "memory")
    truth = luck = total = 0
    for seed in range(150):
        state = sold(rules, seed, stream.below(players * 17), stream)
        seat = stream.below(players)
        guesses = [copied(rules, state), copied(rules, state)]
        for guess in guesses:
            redeal.redeal(guess, seat, stream)
        faces = [unknown(each, state, seat) for each in (state, *guesses)]
        total += len(faces[0])
        truth += sum(a == b for a, b in zip(faces[0], faces[1], strict=True))
        luck += sum(a == b for a, b in zip(faces[1], faces[2], strict=True))
    assert abs(truth - luck) / total < 0.03


def sold(rules: Wonders, seed: int, answers: int, stream: Stream) -> State:
    state = rules.new()
    rules.deal(state, seed)
    for _ in range(answers):
        owing = [seat for seat in range(rules.seats) if rules.owing(state) >> seat & 1]
        seat = owing[stream.below(len(owing))]
        moves = rules.legal(state, seat)
        sales = [move for move in moves if notation.write(move).startswith("sell")] or moves
        rules.play(state, seat, sales[stream.below(len(sales))])
    return state


def unknown(state: State, real: State, seat: int) -> list[int]:
    """The faces that a seat does not know: cards laid unseen, and other hands."""
    faces = [
        history.card_of(state.history[past][city])
        for past in range((real.age + 1) * sizes.ROUNDS)
        for city in range(real.cities)
        if redeal.hidden(real, seat, past // sizes.ROUNDS, past % sizes.ROUNDS, city)
    ]
    rows = [row for row in range(real.seats) if row != real.hand[seat]]
    return faces + [card for row in rows for card in state.hands[row][: real.held[row]]]
