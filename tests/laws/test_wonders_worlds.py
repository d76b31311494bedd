"""Worlds of 7 Wonders with expansions: a seat cannot tell an imagined one from the true one, and it can be true."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from septem.core.chance import Stream
from septem.core.events import Event
from septem.wonders.cities.constants import DEBT_TAKEN, LOSS_DUE, LOSS_PAID
from septem.wonders.constants import BANK_BOUGHT, COINS_PAID, COINS_RECEIVED, GOODS_BOUGHT, TRADE_RECEIVED
from septem.wonders.data.components import count_of
from septem.wonders.knowledge.view import SPECTATOR, View
from septem.wonders.leaders import redeal
from septem.wonders.state import State
from tests.laws.walks import Walk, audiences, copied, finished, moments, some_moments, tabled
from tests.laws.wonders import TableConfig, expanded, law_of_expansions, whole
from tests.laws.wonders_worlds import faults

GAINS = (COINS_RECEIVED, TRADE_RECEIVED)
PAYMENTS = (COINS_PAID, GOODS_BOUGHT, BANK_BOUGHT, LOSS_PAID)


def known(view: View) -> View:
    """Answers that others have given in secret are withdrawn when cards are dealt again in place."""
    return replace(view, round=None if view.round is None else replace(view.round, owing=0))


def dealt_again(table: TableConfig, state: State, seat: int | None, stream: Stream) -> State:
    game = table.game()
    other: State = copied(game, state)
    game.redeal(other, SPECTATOR if seat is None else seat, stream)
    return other


@law_of_expansions()
def test_worlds_a_seat_cannot_rule_out(table: TableConfig, walk: Walk) -> None:
    """They look as the true one does, ask the same, could have come about, and go on to an end."""
    game, stream = table.game(), Stream(walk.choices, "laws.worlds")
    for moment in some_moments(game, walk, 6):
        assert faults(game, moment.state) == []
        for seat in audiences(game):
            seen = game.view(moment.state, seat)
            imagined = game.imagine(seen, stream)
            assert game.view(imagined, seat) == seen
            again = dealt_again(table, moment.state, seat, stream)
            assert known(game.view(again, seat)) == known(seen)
            assert faults(game, imagined) == faults(game, again) == []
            if seat is not None:
                assert game.legal(imagined, seat) == game.legal(moment.state, seat)
        assert game.winners(finished(game, walk, imagined))


@law_of_expansions()
def test_leaders_are_dealt_again_by_what_a_view_shows(table: TableConfig, walk: Walk) -> None:
    """L-110: what a seat knows, read off the table, is what its view shows: with the same luck the same leaders."""
    game = table.game()
    step = -1 if dict(table.options).get("leader_draft") == "left" else 1
    size = count_of("leader", game.options.expansions)
    for number, moment in enumerate(some_moments(game, walk, 8) if game.options.leaders else ()):
        for seat in audiences(game):
            off_table, off_view = copied(game, moment.state), copied(game, moment.state)
            luck = [Stream(number, "laws.leaders") for _ in range(2)]
            redeal.redeal(off_table, SPECTATOR if seat is None else seat, step, size, luck[0])
            part: Any = game.view(moment.state, seat).parts[0]
            redeal.deal_unseen(off_view, part, step, size, luck[1])
            assert whole(off_table) == whole(off_view)
            assert luck[0].position == luck[1].position


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 3])
def test_l_093_leaders_drawn_later_were_not_used_before(players: int, seed: int) -> None:
    """L-093, L-110: what Rome did with leaders before it drew more, it did with leaders it had kept."""
    boards = ("rome", "petra", "byzantium")
    game = expanded(players, "B", "LC", boards=boards).game()
    stream = Stream(seed, "laws.drawn")
    drew = 0
    for number, moment in enumerate(moments(game, Walk(seed, seed, "stage"))):
        if moment.state.leader_draws and number % 3 == 0:
            drew += 1
            for seat in (1, None):
                assert faults(game, game.imagine(game.view(moment.state, seat), stream)) == []
    assert drew or seed


@law_of_expansions()
def test_coins_and_debts_change_by_events_only(table: TableConfig, walk: Walk) -> None:
    """C-033, C-038: every coin that comes or goes is told; a loss is paid or owed for good."""
    game = table.game()
    purses, debts = [6 if game.options.leaders else 3] * game.cities, [0] * game.cities
    for now, _, events in tabled(game, walk):
        for event in events:
            purses[event.seat] += change(event)
            debts[event.seat] += event.amount if event.fact == DEBT_TAKEN else 0
        assert purses == [city.coins for city in now.view().cities]
        assert debts == list(now.state.negative_points[: game.cities])
        assert min(purses) >= 0


def change(event: Event) -> int:
    return event.amount * (event.fact in GAINS) - event.amount * (event.fact in PAYMENTS)


@law_of_expansions()
def test_losses_are_paid_or_owed_in_full(table: TableConfig, walk: Walk) -> None:
    """C-036: what is due is settled in the same turn."""
    game = table.game()
    due: dict[int, int] = {}
    for _, _, events in tabled(game, walk):
        for event in events:
            if event.fact == LOSS_DUE:
                due[event.seat] = due.get(event.seat, 0) + event.amount
            if event.fact in (LOSS_PAID, DEBT_TAKEN):
                due[event.seat] -= event.amount
        if any(event.fact in (LOSS_PAID, DEBT_TAKEN) for event in events):
            assert set(due.values()) == {0}
    assert all(amount == 0 for amount in due.values())


@law_of_expansions()
def test_tokens_come_in_pairs(table: TableConfig, walk: Walk) -> None:
    """C-055, CT-011, L-063: as many defeats as victories are on the table, whoever has them."""
    game = table.game()
    end = finished(game, walk)
    won = sum(sum(end.victories[city]) for city in range(game.cities))
    assert won == sum(end.counts[city][8] for city in range(game.cities))
    assert all(end.counts[city][9] == sum(end.victories[city]) for city in range(game.cities))
    assert won <= 3 * game.cities
