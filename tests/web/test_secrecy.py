"""Swapping cards that a seat cannot know changes no byte that is sent to it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as example_settings
from hypothesis import strategies as st

from septem import Duel, Wonders
from septem.core.chance import Stream
from septem.web.play import Play
from septem.web.store import Entry

GAMES: dict[str, Any] = {
    "duel": Duel,
    "duel_pantheon": lambda: Duel(pantheon=True, promo_wonders=["messe_essen", "statue_of_liberty"]),
    "wonders_2": lambda: Wonders(players=2),
    "wonders_3": lambda: Wonders(players=3),
    "wonders_7": lambda: Wonders(players=7),
    "leaders_3": lambda: Wonders(players=3, leaders=True),
    "cities_2": lambda: Wonders(players=2, leaders=True, cities=True),
    "teams_4": lambda: Wonders(players=4, leaders=True, cities=True, teams=True),
}
NAMES = tuple("ABCDEFGH")


def played(game: Any, seed: int, moves: int) -> Play:
    """A game some way on, played at random."""
    play, luck = Play(game, seed), Stream(seed, "test")
    for number in range(moves):
        if play.over:
            break
        seat = play.table.owing[luck.below(len(play.table.owing))]
        legal = play.table.moves(seat)
        play.apply(Entry(number, "answer", seat, str(legal[luck.below(len(legal))]), None, 0))
    return play


def sent(play: Play, seat: int | None) -> list[str]:
    """What the server tells a seat of a position that it sees for the first time."""
    play.sights.clear()
    return [play.scene(seat, code, NAMES, set()).model_dump_json() for code in ("en", "fr")]


@pytest.mark.parametrize("name", GAMES)
@example_settings(max_examples=6)
@given(seed=st.integers(0, 10**6), part=st.floats(0, 1))
def test_a_seat_is_told_the_same_in_every_world_it_cannot_tell_apart(name: str, seed: int, part: float) -> None:
    game = GAMES[name]()
    play = played(game, seed, int(part * 25 * game.seats))
    for seat in (None, *range(game.seats)):
        told = sent(play, seat)
        truth = play.table.state
        for world in range(2):
            play.table.state = game.imagine(play.table.view(seat), Stream(world, "other"))
            assert sent(play, seat) == told
        play.table.state = truth


@example_settings(max_examples=10)
@given(seed=st.integers(0, 10**6))
def test_an_answer_that_waits_is_told_to_nobody(seed: int) -> None:
    """Whatever a seat chooses, the others and spectators hear the same."""
    told = set()
    legal = Play(Wonders(players=3), seed).table.moves(0)
    for move in (legal[0], legal[-1]):
        play = Play(Wonders(players=3), seed)
        events = play.apply(Entry(0, "answer", 0, str(move), None, 0))
        heard = [(play.heard(events, seat), play.told(events, seat, "en", NAMES)) for seat in (None, 1, 2)]
        told.add(str([sent(play, seat) for seat in (None, 1, 2)] + heard))
    assert len(told) == 1
