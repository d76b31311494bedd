"""Positions of both games: what is written and read goes on as before, and what a seat writes holds no secret."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import septem
from septem import Duel, Stream, Table, Wonders, files
from septem.wonders.knowledge.view import CityView
from tests.amounts import amount
from tests.files.documents import Document, through_a_file, valid
from tests.files.games import GAMES, GameFiles, check_same, on_random_tables, watchers

ANSWERS = {"duel": 200, "wonders": 25}  # with which a game goes on; in Duel to its end


@on_random_tables(duel=100, wonders=60)
def test_a_position_that_is_written_and_read_goes_on_as_before(game: GameFiles, table: Table) -> None:
    document = through_a_file(table.position_json())
    assert valid("position", document)
    again = files.read_position(document)
    check_same(game, table, again)
    assert again.position_json() == document
    dice, others = random.Random(0), random.Random(0)
    for _ in range(ANSWERS[game.name]):
        if not table.over:
            assert [table.moves(seat) for seat in table.owing] == [again.moves(seat) for seat in again.owing]
            game.answer(table, dice)
            game.answer(again, others)
    check_same(game, table, again)
    assert table.score() == again.score()


def check_hides_cards(game: GameFiles, document: Document, seat: int | None) -> None:
    """Cards that lie face down, or in hands of others, are not named."""
    if game.name == "duel":
        assert {face for face in document.get("structure", ()) if face and face[0] == "?"} <= {"?", "?guild"}
    else:
        assert [isinstance(hand, list) for hand in document["hands"]].count(True) == (seat is not None)


@on_random_tables(duel=100, wonders=40)
def test_a_view_as_a_document_holds_what_the_seat_sees_and_nothing_else(game: GameFiles, table: Table) -> None:
    """DH-03, DH-04, DH-15, S-130 to S-136, S2-050: positions that look the same to a seat are the same document."""
    for seat in watchers(table):
        document = through_a_file(table.view_json(seat))
        assert valid("position", document)
        assert "hidden" not in document
        assert document.get("seat") == (None if seat is None else seat + 1)
        check_hides_cards(game, document, seat)
        other = table.game.imagine(table.view(seat), Stream(5, "other"))
        assert table.game.view_json(table.game.view(other, seat)) == document


@on_random_tables(duel=100, wonders=40)
def test_a_view_can_be_read_as_a_position(game: GameFiles, table: Table) -> None:
    """Cards that the view does not show are dealt."""
    for seat in watchers(table):
        again = files.read_position(through_a_file(table.view_json(seat)), seed=9)
        assert again.owing == table.owing
        if seat is not None:
            assert again.moves(seat) == table.moves(seat)
        if seat is not None or game.name == "duel":
            assert again.view(seat) == table.view(seat)
        else:
            assert list(map(in_city, again.view().cities)) == list(map(in_city, table.view().cities))


EVERY_TABLE: list[Duel | Wonders] = [
    Duel(),
    Duel(first_game_preset=True),
    Duel(promo_wonders=["messe_essen", "statue_of_liberty"]),
    Duel(pantheon=True, zeus_tokens="take"),
    Duel(pantheon=True, promo_wonders=["statue_of_liberty", "messe_essen"]),
    Wonders(2),
    Wonders(3, boards=("babylon", "halicarnassus", "olympia"), sides="B"),
    Wonders(2, leaders=True, cities=True),
    Wonders(3, leaders=True, boards=("rome", "babylon", "halicarnassus"), sides="B"),
    Wonders(3, leaders=True, cities=True, boards=("petra", "byzantium", "halicarnassus"), sides="B"),
    Wonders(4, leaders=True, cities=True, teams=True, boards_after_draft=True),
]


@pytest.mark.parametrize("number", range(len(EVERY_TABLE)))
def test_every_moment_of_a_game_can_be_read(number: int) -> None:
    """No position that a game comes to is refused as impossible, neither the whole nor what a seat sees."""
    for seed in range(amount(2)):
        game = EVERY_TABLE[number]
        table, dice = game.start(seed), random.Random(seed)
        check_moment(table, 0)
        while not table.over:
            GAMES[game.name].answer(table, dice)
            check_moment(table, len(table.answers))


def check_moment(table: Table, number: int) -> None:
    seat = watchers(table)[number % (table.game.seats + 1)]
    for document in (table.position_json(), table.view_json(seat)):
        assert files.read_position(through_a_file(document)).owing == table.owing


def in_city(city: CityView) -> object:
    return city.coins, city.buildings, city.stages


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_files(tmp_path: Path, game: str) -> None:
    dice = random.Random(1)
    table = GAMES[game].begun(1)
    septem.save_position(table, tmp_path / "position.json")
    again = septem.load(tmp_path / "position.json")
    check_same(GAMES[game], table, again)
    GAMES[game].answer(again, dice)
    again.save(tmp_path / "record.json")
    check_same(GAMES[game], again, septem.load(tmp_path / "record.json"))


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_numbers_that_follow_from_the_rest(game: str) -> None:
    table = GAMES[game].begun(1)
    document = through_a_file(table.view_json(0))
    derived = [city.pop("derived") for city in document["cities"]]
    assert derived[0].keys() == {"duel": {"symbols", "pairs", "trade"}, "wonders": {"shields", "symbols"}}[game]
    assert all("derived" not in city for city in table.position_json()["cities"])  # type: ignore[attr-defined]
    assert files.read_position(document).view_json(0)["cities"] == table.view_json(0)["cities"]
    document["cities"][1]["derived"] = derived[1] | {"symbols": ["wheel"] * 7}
    with pytest.raises(septem.Problem) as caught:
        files.read_position(document)
    assert (caught.value.code, caught.value.where) == ("derived_differs", "cities[1].derived")
    assert caught.value.values == {"wanted": derived[1]}


def test_derived_numbers_are_those_of_the_rules() -> None:
    """D-050, D-100, S-095, C-119"""
    cities: list[Document] = [{"buildings": ["workshop", "laboratory", "clay_reserve"]}, {"buildings": ["clay_pool"]}]
    derived: Document = files.read({"septem": "position", "game": "duel", "cities": cities}).view_json()["cities"][0]  # type: ignore[index]
    trade = {"clay": 1, "wood": 2, "stone": 2, "glass": 2, "papyrus": 2}
    assert derived["derived"] == {"symbols": ["plumb_line"], "pairs": ["plumb_line"], "trade": trade}
    semiramis = {"board": "giza", "leaders": ["semiramis"], "buildings": ["barracks", "workshop"], "defeats": 2}
    winner = {"board": "rhodes", "victories": [2, 0, 0]}
    stated = {"options": {"leaders": True, "cities": True}, "cities": [semiramis, winner, {"board": "olympia"}]}
    leaders = {"hands": [1, 2, 2], "drafted": 4, "recruitments": 2}
    seen: Any = files.read(
        {"septem": "position", "game": "wonders", "leaders": leaders, "age": 2, **stated}
    ).view_json()
    assert seen["cities"][0]["derived"] == {"shields": 3, "symbols": {"compass": 0, "gear": 1, "tablet": 0}}
