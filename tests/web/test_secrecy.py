"""Swapping cards that a seat cannot know changes no byte that is sent to it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as example_settings
from hypothesis import strategies as st

from septem import Duel, Wonders
from septem.core.chance import Stream
from septem.core.events import Event
from septem.web.store import Entry
from septem.web.tables.replay import Gaze, Replay
from septem.web.tables.table_game import Play

GAMES: dict[str, Any] = {
    "duel": Duel,
    "duel_pantheon": lambda: Duel(pantheon=True, promo_wonders=["messe_essen", "statue_of_liberty"]),
    "wonders_2": lambda: Wonders(players=2),
    "wonders_3": lambda: Wonders(players=3),
    "wonders_7": lambda: Wonders(players=7),
    "leaders_3": lambda: Wonders(players=3, leaders=True),
    "cities_2": lambda: Wonders(players=2, leaders=True, cities=True),
    "teams_4": lambda: Wonders(players=4, leaders=True, cities=True, teams=True),
    "all_8": lambda: Wonders(players=8, leaders=True, cities=True, teams=True),
}
NAMES = tuple("ABCDEFGH")
MOST_EYES = 3  # that look at one game: each of them is as good as any other


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


def eyes_of(game: Any, seed: int) -> list[int | None]:
    """A spectator, and some seats next to each other."""
    return [None, *((seed + place) % game.seats for place in range(min(game.seats, MOST_EYES)))]


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
    for seat in eyes_of(game, seed):
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


REPLAYED = ("duel_pantheon", "wonders_2", "teams_4", "all_8")
EVERY = 6  # answers, between two looks at a game


@pytest.mark.parametrize("name", REPLAYED)
@example_settings(max_examples=2)
@given(seed=st.integers(0, 10**6))
def test_a_running_replay_shows_what_was_shown_before_and_nothing_more(name: str, seed: int) -> None:
    """Whoever looks back at a game that goes on sees what they were sent then."""
    game = GAMES[name]()
    eyes = eyes_of(game, seed)[:3]
    play, luck, then = Play(game, seed), Stream(seed, "test"), []
    for number in range(4 * EVERY):
        seat = play.table.owing[luck.below(len(play.table.owing))]
        legal = play.table.moves(seat)
        events = play.apply(Entry(number, "answer", seat, str(legal[luck.below(len(legal))]), None, 0))
        if play.number % EVERY == 0:
            then += [(play.number, one, shown(play, one, events)) for one in eyes]
    replay = Replay(play, NAMES)
    for number, one, sent_then in then:
        frame = replay.frame(number, Gaze(one, "en"))
        assert (frame.scene.board, frame.scene.decision, frame.events, frame.lines) == sent_then
    for one in eyes:
        for step in replay.steps(Gaze(one, "en")):
            assert (step.move is None) == (step.seat is None or one is None or step.seat != one + 1)
            assert (step.text is None) == (step.move is None)


def shown(play: Play, seat: int | None, events: tuple[Event, ...]) -> tuple[object, ...]:
    """What a seat was sent at a moment, but for what it might answer."""
    scene = play.scene(seat, "en", NAMES, set())
    return scene.board, scene.decision, play.heard(events, seat), play.told(events, seat, "en", NAMES)
