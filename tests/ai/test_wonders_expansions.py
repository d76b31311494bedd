"""Bots at every kind of table: Leaders, Cities, teams, two and eight players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from septem import Stream, Wonders
from septem.ai import SearchBudget, WondersGreedy, roster
from septem.ai.analysis import Decision, Reason
from septem.ai.wonders.decision_analysis import study
from septem.ai.wonders.policy import Policy
from septem.ai.wonders.reasons import reasons
from septem.ai.wonders.search_player import new_search, search_view
from septem.core import bits
from septem.core.table import Table
from septem.text import LANGUAGES, language
from septem.wonders import moves
from septem.wonders.cities.constants import PAY
from septem.wonders.constants import BLUE, BUILD, CLAIM_COLOUR
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.leaders.constants import COPY, KEEP, RECRUIT
from septem.wonders.payment import prices

BOTH: dict[str, Any] = {"leaders": True, "cities": True}
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, **BOTH},
    {"players": 3, "leaders": True},
    {"players": 4, "cities": True, "teams": True},
    {"players": 5, "cities": True},
    {"players": 7, **BOTH},
    {"players": 8, **BOTH, "teams": True},
]
SEARCHING = ("3", "4", "5")  # levels: the same search, thinking more and more


def named(options: dict[str, Any]) -> str:
    return "-".join([str(options["players"]), *(name for name in options if name != "players")])


def verb_of(move: int) -> int:
    return moves.verb_of(move)


def played(game: Wonders, seed: int, players: list[Any]) -> Iterator[Table]:
    """A game, before each answer."""
    table, luck = game.start(seed), Stream(seed, "luck")
    while not table.over:
        yield table
        seat = table.owing[0]
        table.play(players[seat].answer(table.view(seat), table.moves(seat), luck), seat)
    yield table


def sensible(game: Wonders, seed: int, answers: int) -> Table:
    """A game after some answers."""
    games = played(game, seed, [WondersGreedy(game, 4.0)] * game.players)
    return next(table for table in games if table.over or len(table.answers) == answers)


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_levels_play_whole_games_at_every_table(options: dict[str, Any]) -> None:
    """One that searches, thinking as little as possible, and those that answer at a glance."""
    game = Wonders(**options)
    level = SEARCHING[game.players % len(SEARCHING)]
    others = [roster.make(game, str(1 + seat % 2)) for seat in range(1, game.players)]
    *_, table = played(game, 3, [roster.make(game, level, SearchBudget(iterations=1)), *others])
    assert table.winners


def test_every_question_of_the_expansions_is_answered() -> None:
    """Leaders kept, recruited and copied; losses paid; black cards as a favour."""
    game, policy, luck = Wonders(7, **BOTH), Policy(), Stream(1, "luck")
    verbs: set[int] = set()
    for seed in range(12):
        state = game.new()
        game.deal(state, seed)
        while owing := game.owing(state):
            seat = bits.lowest(owing)
            verbs |= {verb_of(move) for move in game.legal(state, seat)}
            game.play(state, seat, policy.pick(game, state, seat, luck, 6.0))
    assert {KEEP, RECRUIT, PAY, COPY, CLAIM_COLOUR} <= verbs


def test_a_policy_tells_moves_of_the_expansions_apart() -> None:
    """No two leaders of a pack look the same, and no two amounts to pay."""
    game = Wonders(3, **BOTH)
    kept = [worth for _, worth in Policy().worths(game, game.start(1).state, 0)]
    assert len(set(kept)) > 1
    losses = (table for table in played(game, 1, [WondersGreedy(game)] * 3) if owes(table))
    table = next(losses)
    assert len({worth for _, worth in Policy().worths(game, table.state, table.owing[0])}) > 1


def owes(table: Table) -> bool:
    """Whether somebody can choose how much of a loss to pay."""
    moves = table.moves(table.owing[0]) if table.owing else []
    return len(moves) > 1 and verb_of(moves[0]) == PAY


@pytest.mark.parametrize("options", [{"players": 3, **BOTH}, {"players": 2, **BOTH}, TABLES[3]], ids=named)
def test_thoughts_are_the_same_whatever_is_hidden(options: dict[str, Any]) -> None:
    """With the same seed; in the draft, in a recruitment and in a turn."""
    game = Wonders(**options)
    for answers in (1, 4 * game.players + 1, 60):
        table = sensible(game, 5, answers)
        seat = table.owing[0]
        other = game.imagine(table.view(seat), Stream(1, "other world"))
        views = (table.view(seat), game.view(other, seat))
        first, again = (search_view(new_search(game), view, 2, SearchBudget(iterations=3)) for view in views)
        assert first == again


def test_teams_win_together() -> None:
    """Mates have the same chances, and all teams together those of one victory."""
    game = Wonders(4, cities=True, teams=True)
    table = sensible(game, 2, 30)
    seat = table.owing[0]
    decision = Decision(30, seat, table.view(seat), table.moves(seat)[-1])
    for one in study(game, decision, 6, 1):
        assert sum(one.chances) == pytest.approx(2.0)
        for city in range(4):
            mates = [mate for mate in range(4) if table.state.eyes[city] >> mate & 1]
            assert {one.chances[mate] for mate in mates} == {one.chances[city]}


def test_search_beats_chance_with_expansions() -> None:
    game = Wonders(3, **BOTH)
    names = ("search:iterations=3", "random", "random")
    *_, table = played(game, 3, [roster.player(game, name) for name in names])
    assert table.winners == (0,)


def reasons_of(game: Wonders, answers: int) -> Iterator[tuple[Table, int, int, dict[str, Reason]]]:
    """Every building that a seat could build in some turn, with what speaks for it."""
    table = sensible(game, answers, answers)
    seat = table.owing[0]
    for move in table.moves(seat):
        if verb_of(move) == BUILD:
            given = reasons(game, table.view(seat), move, 20)
            yield table, seat, moves.card_of(move), {reason.code: reason for reason in given}


@pytest.mark.parametrize("answers", [8, 30, 45])
def test_reasons_are_true(answers: int) -> None:
    """Printed points of blue buildings, chains, and armies, counted here in another way."""
    for table, seat, card, given in reasons_of(Wonders(3), answers):
        state = table.state
        if CATALOGUE.colour[card] == BLUE:
            assert given["points"].amount == CATALOGUE.points[card]
        assert ("by_chain" in given) == bool(prices.chained(state, seat, card))
        shields = state.shields[seat] + CATALOGUE.shields[card]
        sides = {state.left[seat], state.right[seat]}
        overtaken = {side for side in sides if state.shields[seat] <= state.shields[side] < shields}
        assert ("ahead" in given) == bool(overtaken)
        assert "ahead" not in given or given["ahead"].city in overtaken


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, **BOTH}, TABLES[3], TABLES[5]], ids=named)
def test_reasons_rest_on_what_is_seen_and_have_words(options: dict[str, Any]) -> None:
    game = Wonders(**options)
    speeches = [language(code, "wonders") for code in LANGUAGES]
    for answers in (2, 4 * game.players, 50):
        table = sensible(game, answers, answers)
        seat = table.owing[0]
        other = game.imagine(table.view(seat), Stream(8, "other"))
        for move in table.moves(seat)[::4]:
            given = reasons(game, table.view(seat), move, 9)
            assert given == reasons(game, game.view(other, seat), move, 9)
            for reason in given:
                assert all(speech.because(reason.code, reason.item, reason.amount, "X") for speech in speeches)
