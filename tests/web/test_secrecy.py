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
from septem.web.tables.replay import Replay, Viewpoint
from septem.web.tables.stored import Entry
from septem.web.tables.table_game import TableGame

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


def played(game: Any, seed: int, moves: int) -> TableGame:
    """A game some way on, played at random."""
    table_game, luck = TableGame(game, seed), Stream(seed, "test")
    for number in range(moves):
        if table_game.over:
            break
        seat = table_game.table.owing[luck.below(len(table_game.table.owing))]
        legal = table_game.table.moves(seat)
        table_game.apply(Entry(number, "answer", seat, str(legal[luck.below(len(legal))]), None, 0))
    return table_game


def eyes_of(game: Any, seed: int) -> list[int | None]:
    """A spectator, and some seats next to each other."""
    return [None, *((seed + place) % game.seats for place in range(min(game.seats, MOST_EYES)))]


def sent(table_game: TableGame, seat: int | None) -> list[str]:
    """What the server tells a seat of a position that it sees for the first time."""
    table_game.viewer_caches.clear()
    return [table_game.scene(seat, code, NAMES, set()).model_dump_json() for code in ("en", "fr")]


@pytest.mark.parametrize("name", GAMES)
@example_settings(max_examples=6)
@given(seed=st.integers(0, 10**6), part=st.floats(0, 1))
def test_a_seat_is_told_the_same_in_every_world_it_cannot_tell_apart(name: str, seed: int, part: float) -> None:
    game = GAMES[name]()
    table_game = played(game, seed, int(part * 25 * game.seats))
    for seat in eyes_of(game, seed):
        told = sent(table_game, seat)
        truth = table_game.table.state
        for world in range(2):
            table_game.table.state = game.imagine(table_game.table.view(seat), Stream(world, "other"))
            assert sent(table_game, seat) == told
        table_game.table.state = truth


@example_settings(max_examples=10)
@given(seed=st.integers(0, 10**6))
def test_an_answer_that_waits_is_told_to_nobody(seed: int) -> None:
    """Whatever a seat chooses, the others and spectators hear the same."""
    told = set()
    legal = TableGame(Wonders(players=3), seed).table.moves(0)
    for move in (legal[0], legal[-1]):
        table_game = TableGame(Wonders(players=3), seed)
        events = table_game.apply(Entry(0, "answer", 0, str(move), None, 0))
        heard = [
            (table_game.visible_events(events, seat), table_game.narrate(events, seat, "en", NAMES))
            for seat in (None, 1, 2)
        ]
        told.add(str([sent(table_game, seat) for seat in (None, 1, 2)] + heard))
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
    table_game, luck, then = TableGame(game, seed), Stream(seed, "test"), []
    for number in range(4 * EVERY):
        seat = table_game.table.owing[luck.below(len(table_game.table.owing))]
        legal = table_game.table.moves(seat)
        events = table_game.apply(Entry(number, "answer", seat, str(legal[luck.below(len(legal))]), None, 0))
        if table_game.number % EVERY == 0:
            then += [(table_game.number, one, shown(table_game, one, events)) for one in eyes]
    replay = Replay(table_game, NAMES)
    for number, one, sent_then in then:
        frame = replay.frame(number, Viewpoint(one, "en"))
        assert (frame.scene.board, frame.scene.decision, frame.events, frame.lines) == sent_then
    for one in eyes:
        for step in replay.steps(Viewpoint(one, "en")):
            assert (step.move is None) == (step.seat is None or one is None or step.seat != one + 1)
            assert (step.text is None) == (step.move is None)


def shown(table_game: TableGame, seat: int | None, events: tuple[Event, ...]) -> tuple[object, ...]:
    """What a seat was sent at a moment, but for what it might answer."""
    scene = table_game.scene(seat, "en", NAMES, set())
    return (
        scene.board,
        scene.decision,
        table_game.visible_events(events, seat),
        table_game.narrate(events, seat, "en", NAMES),
    )
