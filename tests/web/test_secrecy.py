"""Exchanging cards that a seat cannot know changes no byte that is sent to it."""

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
MAX_SEATS = 3  # per game: all seats are alike


def played(game: Any, seed: int, moves: int) -> TableGame:
    """A game after some random moves."""
    table_game, luck = TableGame(game, {"seed": seed}), Stream(seed, "test")
    for number in range(moves):
        if table_game.over:
            break
        seat = table_game.table.owing[luck.below(len(table_game.table.owing))]
        legal = table_game.table.moves(seat)
        table_game.apply(Entry(number, "answer", seat, str(legal[luck.below(len(legal))]), None, 0))
    return table_game


def viewers_of(game: Any, seed: int) -> list[int | None]:
    """A spectator, and some seats next to each other."""
    return [None, *((seed + place) % game.seats for place in range(min(game.seats, MAX_SEATS)))]


def sent(table_game: TableGame, seat: int | None) -> list[str]:
    """The scenes that a seat receives, without cached parts."""
    table_game.viewer_caches.clear()
    return [table_game.scene(seat, code, NAMES, set()).model_dump_json() for code in ("en", "fr")]


@pytest.mark.parametrize("name", GAMES)
@example_settings(max_examples=6)
@given(seed=st.integers(0, 10**6), part=st.floats(0, 1))
def test_a_seat_receives_the_same_in_all_positions_it_cannot_tell_apart(name: str, seed: int, part: float) -> None:
    game = GAMES[name]()
    table_game = played(game, seed, int(part * 25 * game.seats))
    for seat in viewers_of(game, seed):
        received = sent(table_game, seat)
        truth = table_game.table.state
        for world in range(2):
            table_game.table.state = game.imagine(table_game.table.view(seat), Stream(world, "other"))
            assert sent(table_game, seat) == received
        table_game.table.state = truth


@example_settings(max_examples=10)
@given(seed=st.integers(0, 10**6))
def test_a_waiting_answer_is_hidden_from_all_others(seed: int) -> None:
    """Whatever a seat chooses, other players and spectators receive the same."""
    received = set()
    legal = TableGame(Wonders(players=3), {"seed": seed}).table.moves(0)
    for move in (legal[0], legal[-1]):
        table_game = TableGame(Wonders(players=3), {"seed": seed})
        events = table_game.apply(Entry(0, "answer", 0, str(move), None, 0))
        visible = [
            (table_game.visible_events(events, seat), table_game.narrate(events, seat, "en", NAMES))
            for seat in (None, 1, 2)
        ]
        received.add(str([sent(table_game, seat) for seat in (None, 1, 2)] + visible))
    assert len(received) == 1


REPLAYED = ("duel_pantheon", "wonders_2", "teams_4", "all_8")
EVERY = 6  # answers between two checks


@pytest.mark.parametrize("name", REPLAYED)
@example_settings(max_examples=2)
@given(seed=st.integers(0, 10**6))
def test_a_running_replay_shows_what_was_sent_before_and_nothing_more(name: str, seed: int) -> None:
    """The replay of a running game shows every viewer what was sent to them at the time."""
    game = GAMES[name]()
    viewers = viewers_of(game, seed)[:3]
    table_game, luck, then = TableGame(game, {"seed": seed}), Stream(seed, "test"), []
    for number in range(4 * EVERY):
        seat = table_game.table.owing[luck.below(len(table_game.table.owing))]
        legal = table_game.table.moves(seat)
        events = table_game.apply(Entry(number, "answer", seat, str(legal[luck.below(len(legal))]), None, 0))
        if table_game.number % EVERY == 0:
            then += [(table_game.number, one, shown(table_game, one, events)) for one in viewers]
    replay = Replay(table_game, NAMES)
    for number, one, sent_then in then:
        frame = replay.frame(number, Viewpoint(one, "en"))
        assert (frame.scene.board, frame.scene.decision, frame.events, frame.lines) == sent_then
    for one in viewers:
        for step in replay.steps(Viewpoint(one, "en")):
            assert (step.move is None) == (step.seat is None or one is None or step.seat != one + 1)
            assert (step.text is None) == (step.move is None)


def shown(table_game: TableGame, seat: int | None, events: tuple[Event, ...]) -> tuple[object, ...]:
    """The data that a seat was sent, without its choices."""
    scene = table_game.scene(seat, "en", NAMES, set())
    return (
        scene.board,
        scene.decision,
        table_game.visible_events(events, seat),
        table_game.narrate(events, seat, "en", NAMES),
    )
