"""Facts about each game that tests of files need: random tables, and when two of them are the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from septem import Duel, Table, Wonders
from septem.duel.knowledge.view import secrets as duel_secrets
from septem.wonders.files.position import secrets as wonders_secrets
from tests.amounts import amount
from tests.duel import documents as duel
from tests.files.documents import Document
from tests.wonders import documents as wonders

Check = Callable[..., None]


@dataclass(frozen=True)
class GameFiles:
    name: str
    tables: st.SearchStrategy[Table]
    answer: Callable[[Table, random.Random], None]
    secrets: Callable[[Any], object]
    shown: Callable[[Any], object]  # what must be the same in two views of the same position
    whole_game: Callable[[int], Table]
    begun: Callable[[int], Table]
    deal: Callable[[int], Document]  # of a seed, written down card by card


def duel_deal(seed: int) -> Document:
    hidden: Any = Duel().start(seed).position_json()
    return {
        "wonders": hidden["offer"] + hidden["hidden"]["offer"],
        "tokens": hidden["board"],
        "ages": hidden["hidden"]["later"],
        "box": hidden["hidden"]["box"],
    }


def wonders_deal(players: int, seed: int) -> Document:
    position: Any = Wonders(players).start(seed).position_json()
    hands = [list(hand) for hand in position["hands"]]
    if players == 2:
        draws = position["hidden"]["draws"]["1"]
        hands[0].remove(draws[0])
        hands.append(draws)
    return {
        "boards": [city["board"] for city in position["cities"]],
        "sides": [city["side"] for city in position["cities"]],
        "ages": {"1": hands, **position["hidden"]["later"]},
    }


def players_of(seed: int) -> int:
    return 2 + seed % 6


GAMES = {
    "duel": GameFiles(
        "duel",
        duel.TABLES,
        duel.answer,
        duel_secrets,
        lambda view: view,
        lambda seed: duel.played(Duel(), seed, 1),
        lambda seed: duel.played(Duel(), seed, 0.02),
        duel_deal,
    ),
    "wonders": GameFiles(
        "wonders",
        wonders.TABLES,
        wonders.answer,
        wonders_secrets,
        lambda view: replace(view, kept=None),  # the market for the seventh card counts only while that is asked
        lambda seed: wonders.played(players_of(seed), 0, seed, 1),
        lambda seed: wonders.played(4, 0, seed, 0.4),
        lambda seed: wonders_deal(players_of(seed), seed),
    ),
}


def on_random_tables(**examples: int) -> Callable[[Check], Check]:
    """Try something on so many random tables of each game, or a part of them."""

    def wrap(test: Check) -> Check:
        def every(game: str) -> None:
            tables = given(game=st.just(GAMES[game]), table=GAMES[game].tables)
            settings(max_examples=amount(examples[game]))(tables(test))()

        every.__name__, every.__doc__ = test.__name__, test.__doc__
        in_games: Check = pytest.mark.parametrize("game", examples)(every)
        return in_games

    return wrap


def watchers(table: Table) -> list[int | None]:
    return [None, *range(table.game.seats)]


def check_same(game: GameFiles, one: Table, other: Table) -> None:
    for seat in watchers(one):
        assert game.shown(one.view(seat)) == game.shown(other.view(seat))
    assert game.secrets(one.state) == game.secrets(other.state)
