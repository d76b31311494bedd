"""Games, tables, positions, streams, moves and events as Python objects: copies, comparisons and pickles."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import septem
from septem import Chance, Duel, Problem, Stream, Table, Wonders
from septem.core.table import MOST_NAMED, NamedMoves

Way = Callable[[Any], Any]
GAMES = [Duel(), Duel(pantheon=True), Wonders(2), Wonders(4, leaders=True, cities=True)]
WAYS = [copy.copy, copy.deepcopy, lambda given: pickle.loads(pickle.dumps(given))]
ways = pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
games = pytest.mark.parametrize("game", GAMES, ids=["duel", "pantheon", "two", "expansions"])


def begun(game: Duel | Wonders, moves: int = 7) -> Table:
    table = game.start(seed=5)
    table.players = ("Ann",)
    go_on(table, moves)
    return table


def go_on(table: Table, moves: int = 999) -> None:
    while not table.over and moves:
        table.play(table.moves(table.owing[0])[-1], table.owing[0])
        moves -= 1


@ways
@games
def test_a_table_that_is_copied_goes_its_own_way(game: Duel | Wonders, way: Way) -> None:
    table = begun(game)
    before, other = table.position_json(), way(table)
    assert other == table
    assert hash(other) == hash(table)
    assert other.position_json() == before
    assert other.events(0) == table.events(0)
    go_on(other)
    assert other != table
    assert table.position_json() == before
    go_on(table)
    assert other == table
    assert other.position_json() == table.position_json()
    assert other.events() == table.events()


@ways
def test_a_table_from_a_position_is_copied(way: Way) -> None:
    table = septem.load(begun(Wonders(4)).view_json(1), seed=9)
    other = way(table)
    assert other == table
    assert other.position_json() == table.position_json()


@ways
@games
def test_a_copied_game_is_the_same_game(game: Duel | Wonders, way: Way) -> None:
    other = way(game)
    assert other == game
    assert hash(other) == hash(game)
    assert other.start(3) == game.start(3)


def test_games_with_other_options_differ() -> None:
    assert len({*GAMES, Duel(), Duel(pantheon=True), Wonders(2), Wonders(3)}) == len(GAMES) + 1
    assert Duel() != Wonders()
    assert Duel().start(1) != Duel().start(2)
    assert Duel().start(1) != "a table"


@ways
@games
def test_a_copied_position_is_the_same_position(game: Duel | Wonders, way: Way) -> None:
    table = begun(game)
    state = way(table.state)
    assert state == table.state
    assert hash(state) == hash(table.state)
    game.play(state, table.owing[0], game.legal(state, table.owing[0])[0])
    assert state != table.state


@ways
def test_a_copied_stream_draws_the_same_numbers(way: Way) -> None:
    stream = Stream(7, "test")
    stream.below(6)
    other = way(stream)
    assert other == stream
    assert hash(other) == hash(stream)
    assert [other.below(100) for _ in range(9)] != [Stream(7, "test").below(100) for _ in range(9)]
    assert other != stream
    assert way(Chance(3)) == Chance(3) != Chance(4)
    assert hash(Chance(3)) == hash(way(Chance(3)))


@ways
def test_a_copied_move_keeps_its_text(way: Way) -> None:
    move = Duel().start(3).moves()[0]
    other = way(move)
    assert other == move
    assert other.text == str(move)


def test_tables_of_a_game_share_their_moves_but_not_without_end() -> None:
    assert Duel().start(3).moves()[0] is Duel().start(3).moves()[0]
    assert Duel().start(3).named_moves is not Wonders().start(3).named_moves
    named = NamedMoves(str)
    for number in range(3 * MOST_NAMED):
        assert named[number].text == str(number)
    assert len(named) <= MOST_NAMED


@ways
def test_events_know_the_names_of_their_facts(way: Way) -> None:
    table = Duel().start(3)
    event = way(table.play(table.moves()[0])[0])
    assert event.name == "wonder_drafted"
    other = Wonders(3).start(3)
    assert way(other.play(other.moves(0)[0], 0)[0]).name == "answer_given"


def test_a_score_has_a_total() -> None:
    table = begun(Wonders(3), 999)
    for score in table.score():
        assert score.total == sum(score.values()) > 0


@games
def test_a_game_is_loaded_from_data_text_or_path(game: Duel | Wonders, tmp_path: Path) -> None:
    table = begun(game)
    path, record = tmp_path / "game.json", table.record().json()
    table.save(path)
    for source in (record, json.dumps(record), "\n" + path.read_text(), path, str(path)):
        assert septem.load(source) == table


def test_a_text_that_is_not_json_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        septem.load('{"septem": record}')
    assert caught.value.code == "not_json"


@pytest.mark.parametrize("text", ["", " ", "[1]", "[" * 300])
def test_a_text_is_not_taken_for_a_path(text: str) -> None:
    with pytest.raises(Problem) as caught:
        septem.load(text)
    assert caught.value.code in ("not_json", "wrong_type")


def test_a_very_long_path_is_not_repeated_in_full() -> None:
    with pytest.raises(Problem) as caught:
        septem.load("x" * 10_000)
    assert len(str(caught.value)) < 300


@games
def test_a_seed_given_in_python_has_no_place_in_a_file(game: Duel | Wonders) -> None:
    with pytest.raises(Problem) as caught:
        game.start(seed="12")  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.where) == ("bad_seed", "")
