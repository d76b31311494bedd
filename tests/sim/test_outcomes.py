"""The results that compiled code notes of a game agree with the engine, and with the moves of players."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from septem import Duel, Wonders
from septem.core.game import Game
from septem.duel.constants import EVERY_SEAT
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.pantheon.numbers import FIRST_DIVINITY, FIRST_MYTHOLOGY
from septem.sim.parquet import duel_items
from septem.sim.plan import Chunk, Plan
from septem.sim.runner import OUTCOMES, Runner

TABLES = [
    Duel(),
    Duel(first_game_preset=True),
    Duel(pantheon=True, promo_wonders=("messe_essen", "statue_of_liberty")),
    Wonders(2),
    Wonders(3),
    Wonders(5, leaders=True, cities=True),
    Wonders(4, cities=True, teams=True),
]
COUNTS = ("numbers", "offered", "taken", "drafted", "taken_won", "played", "played_won")
TWELVE = Chunk(5, 12)


def plan_of(game: Game, **keeping: bool) -> Plan:
    return Plan.made(game, ("random",), 11, **keeping)


def counts(outcomes: Any) -> dict[str, object]:
    return {name: getattr(outcomes, name) for name in COUNTS if hasattr(outcomes, name)}


@pytest.mark.parametrize("game", TABLES, ids=lambda game: str(game.options_json()))
def test_random_games_are_those_that_random_players_play(game: Game) -> None:
    fast = Runner(plan_of(game)).play(TWELVE)
    slow = Runner(plan_of(game, decisions=True)).play(TWELVE)
    assert counts(fast.outcomes) == counts(slow.outcomes)
    assert len(slow.decisions.move) == sum(column(slow.outcomes, game, "decisions"))


def column(outcomes: Any, game: Game, name: str) -> list[int]:
    place = OUTCOMES[game.name].NAMES.index(name)
    return memoryview(outcomes.numbers).cast("h").tolist()[place * outcomes.width :][: outcomes.games]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: str(game.options_json()))
def test_rows_say_what_the_engine_says(game: Game) -> None:
    result = Runner(plan_of(game, decisions=True)).play(TWELVE)
    for place in range(3):
        state = game.new()
        game.deal(state, 11 + TWELVE.first + place)
        kept = result.decisions
        mine = [number for number, owner in enumerate(kept.game) if owner == TWELVE.first + place + 1]
        for number in mine:
            game.play(state, kept.seat[number] - 1, game.read_move(kept.move[number]))
        winners = game.winners(state)
        assert column(result.outcomes, game, "winner")[place] in (0, *(seat + 1 for seat in winners))
        for seat in range(game.seats):
            score = game.score(state, seat)
            assert column(result.outcomes, game, f"points_{seat + 1}")[place] == sum(score.values())
            for line, points in score.items():
                assert column(result.outcomes, game, f"{line}_{seat + 1}")[place] == points


def test_every_wonder_drafted_has_an_owner() -> None:
    outcomes = Runner(plan_of(Duel())).play(Chunk(0, 40)).outcomes
    drafted = [sum(sum(counts) for counts in outcomes.drafted[seat::2]) for seat in range(2)]
    assert drafted == [160, 160]


def test_seats_change_from_game_to_game() -> None:
    plan = replace(Plan.made(Duel(), ("random", "greedy"), 1), turning=True)
    assert [plan.seated(number) for number in range(3)] == [
        ("random", "greedy"),
        ("greedy", "random"),
        ("random", "greedy"),
    ]


def test_divinities_come_up_when_they_are_revealed_and_mythology_tokens_are_no_items() -> None:
    """Divinities that stay in the pantheon count among those that could be had."""
    game = Duel(pantheon=True)
    result = Runner(plan_of(game, decisions=True)).play(Chunk(0, 30))
    offered = Counter[str]()
    for place in range(30):
        state, kept = game.new(), result.decisions
        game.deal(state, plan_of(game).deal(place))
        shown = set[str]()
        for number in (number for number, owner in enumerate(kept.game) if owner == place + 1):
            game.play(state, kept.seat[number] - 1, game.read_move(kept.move[number]))
            slots, known = state.shrine, state.shrine_seen
            shown |= {CATALOGUE.id(card) for card, seen in zip(slots, known, strict=True) if seen == EVERY_SEAT}
        offered += Counter(shown | {CATALOGUE.id(card) for card in had(state)})
    rows = [row for row in duel_items(result.outcomes) if row[0] == "divinity"]
    assert {row[1]: row[3] for row in rows} == offered
    assert any(row[4] < row[3] for row in rows)
    assert all(row[4] <= row[3] for row in rows)


def had(state: Any) -> list[int]:
    """Divinities of both cities."""
    divinities = range(FIRST_DIVINITY, FIRST_MYTHOLOGY)
    return [card for card in divinities if state.built[0][card] or state.built[1][card]]
