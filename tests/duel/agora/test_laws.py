"""Laws that hold in every game with Agora, alone and with the other expansions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import septem
from septem import Stream, files
from septem.core.table import Table
from septem.duel.agora import constants as c
from septem.duel.constants import QUESTIONS
from septem.duel.data.catalogue import CATALOGUE
from tests.amounts import amount
from tests.duel.agora.scenes import ALL_PLOTS, duel

PROMO = ("messe_essen", "statue_of_liberty")
TABLES: dict[str, dict[str, Any]] = {
    "alone": {},
    "options": {"revive_senator": "forbidden", "conspirator_action": "optional", "empty_trigger": "allowed"},
    "pantheon": {"pantheon": True},
    "promo": {"promo_wonders": PROMO, "great_library_view": "public"},
    "all": {"pantheon": True, "promo_wonders": PROMO, "reveal_view": "private", "astarte_spending": "player_choice"},
}
LIKED = ("recruit", "conspire", "prepare", "trigger", "lock", "token", "draft curia_julia", "draft knossos")


def played(options: dict[str, Any], seed: int) -> Iterator[Table]:
    """A random game that likes the moves of Agora, before each answer."""
    table, stream = duel(**options).start(seed=seed), Stream(seed, "laws")
    while not table.over:
        yield table
        moves = table.moves()
        liked = [move for move in moves if str(move).startswith(LIKED)]
        chosen = liked if liked and stream.below(2) else moves
        table.play(chosen[stream.below(len(chosen))])
    yield table


def games(options: dict[str, Any], count: int, step: int) -> Iterator[Table]:
    for seed in range(amount(count)):
        for number, table in enumerate(played(options, seed)):
            if number % step == 0 or table.over:
                yield table


pytestmark = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)


def test_imagined_positions_look_like_the_view(options: dict[str, Any]) -> None:
    """AH-01, AH-02, AH-03, AH-08, AH-17: and they offer the asked seat the same moves."""
    for number, table in enumerate(games(options, 6, 3)):
        game = table.game
        for seat in (0, 1, None):
            seen = game.view(table.state, seat)
            world = game.imagine(seen, Stream(number, "world"))
            assert game.view(world, seat) == seen
            if seat is not None:
                assert game.legal(world, seat) == game.legal(table.state, seat)


def test_fast_views_imagine_the_same(options: dict[str, Any]) -> None:
    for number, table in enumerate(games(options, 6, 3)):
        game = table.game
        for seat in (0, 1):
            eyes = game.fast_view(seat)  # type: ignore[attr-defined]
            eyes.update(table.state)
            fast = eyes.imagine(Stream(number, "world"))
            slow = game.imagine(game.view(table.state, seat), Stream(number, "world"))
            assert fast == slow


def test_positions_are_written_and_read(options: dict[str, Any]) -> None:
    for table in games(options, 6, 4):
        document = table.position_json()
        assert files.read_position(document).position_json() == document


def test_views_are_written_and_read(options: dict[str, Any]) -> None:
    """What a seat sees is enough to go on from: the file of its view gives a position with the same view."""
    for table in games(options, 3, 7):
        for seat in (0, 1):
            document = table.game.view_json(table.view(seat))
            state = files.read_position(document).state
            assert table.game.view_json(table.game.view(state, seat)) == document


def test_records_are_replayed(options: dict[str, Any]) -> None:
    for seed in range(amount(3)):
        *_, table = played(options, seed)
        again = septem.replay(table.record())
        assert again.position_json() == table.position_json()


def test_what_a_seat_knows_is_true(options: dict[str, Any]) -> None:
    """AH-05, AH-06, AH-07, AH-08: the place of a conspiracy is always among those where a seat thinks it may be."""
    for table in games(options, 8, 1):
        state = table.state
        for seat in (0, 1):
            for place, plot in enumerate(state.plot_deck[: state.plots_left]):
                assert state.maybe_deck[seat][plot] >> place & 1
            for owner in (0, 1):
                for number, plot in enumerate(state.plot_hand[owner][: state.plots_held[owner]]):
                    assert state.maybe_hand[seat][plot] >> owner * 16 + number & 1
                    if owner == seat:
                        assert (state.maybe_deck[seat][plot], state.maybe_hand[seat][plot].bit_count()) == (0, 1)


def test_nothing_secret_is_told(options: dict[str, Any]) -> None:
    """AH-09, AH-10, AH-11, AH-14, AH-16: views and public events name no conspiracy that is not triggered."""
    private = {c.PLOT_SEEN, c.PLOT_KEPT_SEEN, c.ASIDE_SEEN, c.LOCKED_SEEN}
    for seed in range(amount(6)):
        for table in played(options, seed):
            state = table.state
            held = [CATALOGUE.numbers["extortion"] + plot for plot in state.plot_hand[1][: state.plots_held[1]]]
            secret = {plot for number, plot in enumerate(held) if not state.plots_shown[1] >> number & 1}
            heard = table.events(None)
            assert not [event for event in heard if event.fact in private]
            assert not {event.what for event in heard if event.fact == c.PLOT_TRIGGERED} & secret


def test_cubes_and_cards_are_conserved(options: dict[str, Any]) -> None:
    """A-003, A-009: no cube, card or conspiracy is lost or doubled."""
    for table in games(options, 4, 2):
        state = table.state
        held = [plot for seat in (0, 1) for plot in state.plot_hand[seat][: state.plots_held[seat]]]
        assert sorted([*held, *state.plot_deck[: state.plots_left]]) == list(range(len(ALL_PLOTS)))
        assert all(sum(state.cubes[seat]) <= 12 and min(state.cubes[seat]) >= 0 for seat in (0, 1))
        assert len(set(state.decree)) == 6


def test_games_come_to_an_end_in_every_way(options: dict[str, Any]) -> None:
    """A-222, A-224: and no question is left without an answer."""
    for table in games(options, 8, 1):
        if not table.over:
            assert table.moves(), QUESTIONS[table.view(None).questions[-1].kind]


def test_conspiracies_come_up_when_they_are_triggered(options: dict[str, Any]) -> None:
    """Statistics count them: one for each move that triggers one."""
    for seed in range(amount(4)):
        *_, table = played(options, seed)
        extensions = table.game.extensions  # type: ignore[attr-defined]
        agora = next(one for one in extensions if "agora" in type(one).__module__)
        found = [table.state.bag[place] for place in range(agora.came_up(table.state))]
        texts = [table.game.write_move(answer.move) for answer in table.answers]
        triggered = [text for text in texts if text.startswith("trigger")]
        assert len(found) == len(set(found)) == len(triggered)
