"""Bots, hints and analyses know what going first is worth."""

from __future__ import annotations

import pytest

import septem
from septem.ai import roster
from septem.ai.players import FastPlayer
from septem.core.chance import Stream
from septem.core.table import Table
from septem.duel.bid.ai import bid_values, fair_bid, first_chances
from septem.text import language

PLAYERS = ("1", "2", "3:style=science", "4", "5:iterations=8", "greedy", "reference:iterations=4")


def table(*moves: str) -> Table:
    begun = septem.Duel(bid=True).start(3)
    for move in moves:
        begun.play(move)
    return begun


def answer(of: Table, name: str) -> str:
    seat = of.asked_seat()
    player = roster.player(of.game, name)
    return of.game.write_move(player.answer(of.view(seat), [int(move) for move in of.moves()], Stream(1)))


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_bids_what_is_fair_and_accepts_no_less(name: str) -> None:
    assert answer(table(), name) == f"bid {fair_bid()}"
    assert answer(table("bid 3"), name) == f"bid {fair_bid()}"
    assert answer(table(f"bid {fair_bid() + 1}"), name) == "accept"


def test_a_fast_view_gives_the_same_answers() -> None:
    begun = table("bid 3")
    player = roster.player(begun.game, "2")
    assert isinstance(player, FastPlayer)
    seen = begun.game.fast_view(1)  # type: ignore[attr-defined]
    seen.update(begun.state)
    moves = [int(move) for move in begun.moves()]
    assert begun.game.write_move(player.answer_fast(seen, moves, Stream(1))) == answer(begun, "2")


def test_tables_without_a_bid_have_the_players_themselves() -> None:
    assert type(roster.player(septem.Duel(), "2")).__name__ == "OneCoreSearchPlayer"


def test_the_auction_is_calculated_from_its_end() -> None:
    first = first_chances("base")
    worth = bid_values(first)
    assert worth[-1] == first[-1]
    for coins, value in enumerate(worth):
        assert value <= first[coins]
        assert all(value <= 1 - higher for higher in worth[coins + 1 :])
        assert value == min([first[coins], *(1 - higher for higher in worth[coins + 1 :])])
    assert abs(worth[fair_bid()] - 0.5) < 0.01


def test_a_hint_says_which_bid_is_fair() -> None:
    found = septem.hint(table())
    assert str(found.best) == f"bid {fair_bid()}"
    reason = found.moves[0].reasons[0]
    assert (reason.code, reason.amount) == ("fair_bid", fair_bid())
    said = {code: language(code, "duel").because(reason.code, None, reason.amount, "") for code in ("en", "fr")}
    assert said == {
        "en": f"at {fair_bid()} coins both players have the same chance",
        "fr": f"à {fair_bid()} pièces, les deux joueurs ont les mêmes chances",
    }


def test_an_analysis_judges_a_bid() -> None:
    begun = table("bid 20")
    (verdict,) = septem.analyse(begun, iterations=8).verdicts
    assert verdict.label == "blunder"
    assert str(begun.named(verdict.candidates[0].move)) == f"bid {fair_bid()}"
