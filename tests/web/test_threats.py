"""Threats in scenes of Duel: with what a city would win at once."""

from __future__ import annotations

from typing import Any

import pytest

from septem import Duel
from septem.core.chance import Stream
from septem.duel import constants as w
from septem.duel.data.catalogue import CATALOGUE
from septem.web.scene.models import DuelBoard
from septem.web.tables.stored import Entry
from septem.web.tables.table_game import TableGame

NAMES = ("A", "B")
AT_ONCE = ("military", "science")


Step = tuple[list[list[str]], int, str, str | None]  # threats of both cities, who moved and how, the victory


def eager_game(options: dict[str, Any], seed: int) -> list[Step]:
    """A game of players who build soldiers and scholars, and win as soon as they can."""
    table_game, luck = TableGame(Duel(**options), {"seed": seed}), Stream(seed, "test")
    found: list[Step] = []
    while not table_game.over:
        scene = table_game.scene(None, "en", NAMES, set())
        assert isinstance(scene.board, DuelBoard)
        seat = table_game.table.owing[0]
        legal = [str(move) for move in table_game.table.moves(seat)]
        threats = [city.threats for city in scene.board.cities]
        wanted = winning(legal, threats[seat]) or martial(legal) or legal
        move = wanted[luck.below(len(wanted))]
        turn = scene.decision is not None and scene.decision.ask == "turn"
        table_game.apply(Entry(table_game.number, "answer", seat, move, None, 0))
        victory = w.VICTORIES[table_game.table.state.victory] if table_game.over else None
        found.append((threats if turn else [], seat, move, victory))
    return found


def winning(legal: list[str], threats: list[str]) -> list[str]:
    return [move for move in legal if move.split()[0] != "sell" and move.split()[1] in threats]


def martial(legal: list[str]) -> list[str]:
    kinds = (w.RED, w.GREEN)
    return [move for move in legal if move.startswith("build ") and CATALOGUE.colour[item(move)] in kinds]


def item(move: str) -> int:
    return CATALOGUE.numbers[move.split()[1]]


@pytest.mark.parametrize("options", [{}, {"pantheon": True}])
def test_a_threat_wins_and_every_sudden_victory_was_a_threat(options: dict[str, Any]) -> None:
    sudden = 0
    for seed in range(12):
        steps = eager_game(options, seed)
        for threats, seat, move, victory in (step for step in steps if step[0]):
            named = set(threats[seat]) & set(move.split())
            assert bool(named) == (victory in AT_ONCE), (seed, move)
        sudden += steps[-1][3] in AT_ONCE
    assert sudden


def test_a_threat_is_seen_before_the_turn_comes() -> None:
    """The other player sees it while it can still be answered."""
    warned = 0
    for seed in range(12):
        steps = eager_game({}, seed)
        if steps[-1][3] in AT_ONCE and len(steps) > 1:
            threats, seat, _, _ = next(step for step in reversed(steps[:-1]) if step[0])
            warned += bool(threats[steps[-1][1]]) and seat != steps[-1][1]
    assert warned
