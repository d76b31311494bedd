"""Laws of rounds of 7 Wonders: all answer at once, and no seat is better than another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from septem.core import bits
from septem.core.chance import Stream
from septem.core.events import Event, heard_by
from septem.wonders import setters, sizes
from septem.wonders.constants import ANSWER_GIVEN
from septem.wonders.data.components import FIRST_OTHER
from septem.wonders.game import Wonders
from septem.wonders.leaders import setters as leader_setters
from septem.wonders.state import State
from tests.laws.games import WondersTable, expanded_table
from tests.laws.walks import Walk, copied, dealt, finished, law_of_wonders, moments, pick
from tests.laws.wonders import whole

Answers = list[tuple[int, int]]


class Round(NamedTuple):
    """A position in which nobody has answered yet, and the answers in some order."""

    start: State
    answers: Answers


def rounds(game: Wonders, walk: Walk) -> Iterator[Round]:
    state = dealt(game, walk.seed)
    stream = Stream(walk.choices, "laws.rounds")
    while game.owing(state):
        start, answers = copied(game, state), []
        for _ in bits.members(state.agenda[state.depth - 1] >> 16):  # the cities asked
            owing = bits.members(game.owing(state))
            seat = owing[stream.below(len(owing))]
            move = pick(game, game.legal(state, seat), walk.taste, stream)
            answers.append((seat, move))
            game.play(state, seat, move)
        yield Round(start, answers)


def reordered(answers: Answers, stream: Stream) -> Answers:
    """Any order in which a seat that answers for two cities begins with its own."""
    left, order = list(answers), []
    while left:
        seat = left[stream.below(len(left))][0]
        first = next(answer for answer in left if answer[0] == seat)
        left.remove(first)
        order.append(first)
    return order


def outcome(game: Wonders, start: State, answers: Answers) -> tuple[object, list[Event]]:
    """The whole position after a round, and its events."""
    state = copied(game, start)
    state.log = []
    for seat, move in answers:
        game.play(state, seat, move)
    events = [Event(*entry) for entry in state.log]
    return whole(state), [event for event in events if event.fact != ANSWER_GIVEN]


@law_of_wonders()
def test_the_order_of_answers_changes_nothing(configuration: WondersTable, walk: Walk) -> None:
    """S-023, S-031: neither the position nor the events depend on the order."""
    game = configuration.factory()
    stream = Stream(walk.choices, "laws.order")
    for start, answers in rounds(game, walk):
        if len(answers) > 1:
            found = [outcome(game, start, order) for order in (answers, reordered(answers, stream))]
            assert found[0] == found[1]


@law_of_wonders()
def test_a_seat_may_think_again_until_the_last_answer(configuration: WondersTable, walk: Walk) -> None:
    """S-023: an answer taken back leaves the position as it was before it."""
    game = configuration.factory()
    for start, answers in rounds(game, walk):
        if len({seat for seat, _ in answers}) < 2:
            continue
        state = copied(game, start)
        for seat, move in answers[:-1]:
            before, legal = game.view(state, seat), game.legal(state, seat)
            game.play(state, seat, move)
            game.unplay(state, seat)
            assert game.view(state, seat) == before
            assert game.legal(state, seat) == legal
            game.play(state, seat, move)


@law_of_wonders()
def test_what_is_heard_and_quoted_depends_only_on_what_is_known(configuration: WondersTable, walk: Walk) -> None:
    """The same answer in two positions that a seat cannot tell apart sounds the same to it."""
    game = configuration.factory()
    stream = Stream(walk.choices, "laws.apart")
    for moment in moments(game, walk):
        if stream.below(25):
            continue
        for seat in range(game.seats):
            twin = game.imagine(game.view(moment.state, seat), stream)
            legal = game.legal(moment.state, seat)
            assert [game.quote(twin, seat, move) for move in legal] == [
                game.quote(moment.state, seat, move) for move in legal
            ]
            if legal and len(bits.members(game.owing(moment.state))) > 1:
                heard = [outcome_heard(game, state, seat, legal[0]) for state in (moment.state, twin)]
                assert heard[0] == heard[1]


def outcome_heard(game: Wonders, state: State, seat: int, move: int) -> list[Event]:
    after = copied(game, state)
    after.log = []
    game.play(after, seat, move)
    return heard_by([Event(*entry) for entry in after.log], seat)


def rotated(game: Wonders, state: State, by: int) -> State:
    """The start of a game with every city so many seats further."""
    other = game.new()
    setters.put_table(other, state.cities, state.seats, state.rulings)
    setters.put_turn(other, 0, state.turn)
    for city in range(state.cities):
        there = (city + by) % state.cities
        setters.put_board(other, there, state.board[city])
        setters.put_coins(other, there, state.coins[city])
        setters.put_hand(other, there, list(state.hands[city][: state.held[city]]))
        leader_setters.put_pack(
            other, there, [FIRST_OTHER + leader for leader in bits.members(state.leader_dealt[city])]
        )
        for age in range(sizes.AGES):
            setters.put_dealt(other, age, there, list(state.dealt[age * sizes.CITIES + city][: state.rounds]))
    leader_setters.put_unused(other, [FIRST_OTHER + leader for leader in state.unused[: state.unused_size]])
    everyone = (1 << state.cities) - 1
    setters.put_question(other, state.agenda[0] & 255, everyone, everyone)
    return other


STRICT: dict[str, Any] = {"seventh_card": "sixth_turn", "dearer_payments": True, "copied_guild_counts": True}
ROTATED = [(players, sides, "") for players in range(3, 8) for sides in "AB"]
ROTATED += [
    (3, "B", "LC"),
    (4, "A", "LC"),
    (4, "B", "LCT"),
    (5, "B", "L"),
    (6, "A", "CT"),
    (7, "B", "LC"),
    (8, "B", "LC"),
]


@pytest.mark.parametrize(("players", "sides", "expansions"), ROTATED)
def test_rotating_the_seats_rotates_the_game(players: int, sides: str, expansions: str) -> None:
    """S-001: nothing but the boards tells seats apart; menus, events' coins and scores go round with them."""
    game = expanded_table(players, sides, expansions, **STRICT).factory()
    for seed in range(2):
        by = 2 if game.options.teams else 1 + seed % (players - 1)
        turned = rotated(game, dealt(game, seed), by)
        walk = Walk(seed, seed, ("", "stage")[seed])
        for moment in moments(game, walk):
            there = (moment.seat + by) % players
            assert game.legal(turned, there) == moment.legal
            game.play(turned, there, moment.move)
        end = finished(game, walk)
        assert game.owing(turned) == 0
        for seat in range(players):
            there = (seat + by) % players
            assert game.score(turned, there) == game.score(end, seat)
            assert turned.coins[there] == end.coins[seat]
        assert {(seat + by) % players for seat in game.winners(end)} == set(game.winners(turned))
