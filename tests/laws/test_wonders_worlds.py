"""7 Wonders with expansions: leaders that are dealt again, losses and debts, tokens of victory and defeat."""

from __future__ import annotations

from typing import Any

import pytest

from septem.core.chance import Stream
from septem.wonders.cities.constants import DEBT_TAKEN, LOSS_DUE, LOSS_PAID
from septem.wonders.data.components import count_of
from septem.wonders.knowledge.view import SPECTATOR
from septem.wonders.leaders import redeal
from tests.laws.games import WondersTable, expanded_table
from tests.laws.walks import Walk, audiences, copied, finished, law_of_expansions, moments, some_moments, tabled
from tests.laws.wonders import whole
from tests.laws.wonders_worlds import faults


@law_of_expansions()
def test_leaders_are_dealt_again_by_what_a_view_shows(configuration: WondersTable, walk: Walk) -> None:
    """L-110: what a seat knows, read off the table, is what its view shows: with the same luck the same leaders."""
    game = configuration.factory()
    step = -1 if game.options.leader_draft == "left" else 1
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
    game = expanded_table(players, "B", "LC", boards=boards).factory()
    stream = Stream(seed, "laws.drawn")
    drew = 0
    for number, moment in enumerate(moments(game, Walk(seed, seed, "stage"))):
        if moment.state.leader_draws and number % 3 == 0:
            drew += 1
            for seat in (1, None):
                assert faults(game, game.imagine(game.view(moment.state, seat), stream)) == []
    assert drew or seed


@law_of_expansions()
def test_debts_change_by_events_only(configuration: WondersTable, walk: Walk) -> None:
    """C-038: a loss that is not paid is owed for good."""
    game = configuration.factory()
    debts = [0] * game.cities
    for now, _, events in tabled(game, walk):
        for event in events:
            debts[event.seat] += event.amount if event.fact == DEBT_TAKEN else 0
        assert debts == list(now.state.negative_points[: game.cities])


@law_of_expansions()
def test_losses_are_paid_or_owed_in_full(configuration: WondersTable, walk: Walk) -> None:
    """C-036: what is due is settled in the same turn."""
    game = configuration.factory()
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
def test_tokens_come_in_pairs(configuration: WondersTable, walk: Walk) -> None:
    """C-055, CT-011, L-063: as many defeats as victories are on the table, whoever has them."""
    game = configuration.factory()
    end = finished(game, walk)
    won = sum(sum(end.victories[city]) for city in range(game.cities))
    assert won == sum(end.counts[city][8] for city in range(game.cities))
    assert all(end.counts[city][9] == sum(end.victories[city]) for city in range(game.cities))
    assert won <= 3 * game.cities
