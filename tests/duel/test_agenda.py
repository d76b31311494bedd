"""Questions wait on the agenda, a row of fixed length: games use little of it, and none is written behind its end."""

import sys

import pytest

from septem.duel import sizes
from septem.duel.constants import TAKE_TURN
from septem.duel.state import State
from tests.laws.games import Configuration
from tests.laws.walks import Walk, law, moments


def test_one_question_too_many_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules cannot raise: there the refusal is printed, and the question is not asked."""
    told: list[BaseException | None] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda refused: told.append(refused.exc_value))
    state = State()
    try:
        for seat in range(sizes.AGENDA + 1):
            state.ask(TAKE_TURN, seat % 2, 0)
    except OverflowError as refused:
        told.append(refused)
    assert [str(refused) for refused in told] == ["17 questions at once: raise AGENDA in septem/duel/sizes.py"]
    assert state.depth == sizes.AGENDA


@law(examples=10)
def test_games_leave_most_of_the_agenda_empty(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    assert max(moment.state.depth for moment in moments(game, walk)) <= sizes.AGENDA // 3
