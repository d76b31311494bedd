"""Records of rounds, and thinking again before they are revealed."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import septem
from septem import IllegalMove, Problem, Table, Wonders, files
from septem.core.errors import PROBLEMS
from septem.core.events import Event
from septem.core.record import KEYS
from septem.wonders.constants import ANSWER_GIVEN, ANSWER_WITHDRAWN, BASE_CATEGORIES
from septem.wonders.data.ids import NUMBERS
from tests.amounts import amount
from tests.duel.test_record import DOCUMENT, SOURCE, raised
from tests.wonders.documents import SCHEMAS, TABLES, Document, answer, played, through_a_file, valid

SEEDED: Document = {"septem": "record", "game": "wonders", "rules": 1, "deal": {"seed": 7}, "moves": []}
CARDS = list(NUMBERS["card"])


def record(**parts: Any) -> Document:
    return {**SEEDED, **parts}


def refused(document: object) -> Problem:
    with pytest.raises(Problem) as caught:
        files.read(document)
    problem = caught.value
    assert set(problem.values) == set(PROBLEMS[problem.code])
    assert str(problem)
    return problem


def explicit(players: int, seed: int) -> Document:
    """The deal of a seed, written down card by card."""
    table = Wonders(players).start(seed)
    position: Any = table.position_json()
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


# Replays.


@settings(max_examples=amount(40))
@given(TABLES)
def test_a_record_is_the_whole_game(table: Table) -> None:
    document = through_a_file(table.record().json())
    assert valid("record", document)
    again = files.read(document)
    assert again.position_json() == table.position_json()
    assert again.answers == table.answers
    assert again.events() == table.events()
    assert again.record() == table.record()


@settings(max_examples=amount(20))
@given(TABLES)
def test_a_record_may_begin_with_a_position(table: Table) -> None:
    begin = files.read_position(through_a_file(table.position_json()), seed=3)
    dice = random.Random(1)
    for _ in range(20):
        if not begin.over:
            answer(begin, dice)
    document = through_a_file(begin.record().json())
    assert valid("record", document)
    assert files.read(document).position_json() == begin.position_json()


@pytest.mark.parametrize("players", range(2, 8))
def test_a_deal_card_by_card_is_the_same_game_as_its_seed(players: int) -> None:
    table = played(players, 0, 5, 1)
    document = replace(table.record(), deal=explicit(players, 5)).json()
    assert valid("record", document)
    assert files.read(document).position_json() == table.position_json()


def test_what_a_deal_leaves_out_is_dealt_by_its_seed() -> None:
    deal = explicit(3, 3)
    short = {**deal, "ages": {"1": deal["ages"]["1"], "3": [["?"] * 7, ["?"] * 7, [*["?"] * 6, "spies_guild"]]}}
    hidden: list[Any] = [files.read(record(deal={**short, "seed": seed})).position_json() for seed in (0, 0, 1)]
    assert hidden[0] == hidden[1]
    assert hidden[0]["hands"] == hidden[2]["hands"]
    assert hidden[0]["hidden"]["later"]["2"] != hidden[2]["hidden"]["later"]["2"]
    assert all("spies_guild" in later["hidden"]["later"]["3"][2] for later in hidden)


def test_the_number_of_players_and_the_boards_are_options() -> None:
    table = Wonders(4, boards=("giza", "rhodes", "babylon", "olympia"), sides="B").start(2)
    document = through_a_file(table.record().json())
    assert document["options"]["boards"] == ["giza", "rhodes", "babylon", "olympia"]
    assert files.read(document).position_json() == table.position_json()
    assert len(table.score()) == 4
    assert tuple(table.score()[0]) == BASE_CATEGORIES


def test_options_may_be_left_to_the_position() -> None:
    position: Document = {
        "septem": "position",
        "game": "wonders",
        "players": 2,
        "options": {"dearer_payments": True},
        "cities": [{"board": "giza"}, {"board": "rhodes"}, {"board": "ephesus"}],
    }
    table = files.read(record(deal={"position": position}))
    assert (table.game.seats, table.game.options_json()["dearer_payments"]) == (2, True)
    problem = refused(record(deal={"position": position}, options={"players": 3, "dearer_payments": True}))
    assert (problem.code, problem.values["option"]) == ("options_differ", "players")


# Seats.


def test_a_move_names_its_seat() -> None:
    table = Wonders(3).start(7)
    moves = [f"{seat + 1}: {table.moves(seat)[-1].text}" for seat in (2, 0, 1)]
    for move in moves:
        table.play(move)
    assert table.record().moves == tuple(moves)
    assert [given.seat for given in table.answers] == [2, 0, 1]
    assert table.view().turn == 2


def test_a_seat_that_is_the_only_one_asked_need_not_be_named() -> None:
    table = Wonders(3).start(7)
    for seat in (0, 1):
        table.play(table.moves(seat)[-1], seat)
    table.play(table.moves()[-1].text)
    assert table.record().moves[-1].startswith("3: ")
    assert files.read(record(moves=[*table.record().moves[:2], table.record().moves[2][3:]])).record() == table.record()


@pytest.mark.parametrize(
    ("move", "seat", "code"),
    [
        ("sell altar", None, "which_seat"),
        ("4: sell altar", None, "bad_seat"),
        ("0: sell altar", None, "bad_seat"),
        ("x: sell altar", None, "bad_seat"),
        ("2: sell altar", 0, "other_seat"),
        ("2: sell palace", None, "illegal_move"),
        ("2: burn altar", None, "unknown_verb"),
        ("2: sell altr", None, "unknown_id"),
    ],
)
def test_moves_that_are_refused(move: str, seat: int | None, code: str) -> None:
    with pytest.raises(Problem) as caught:
        Wonders(3).start(7).play(move, seat)
    assert caught.value.code == code
    assert set(caught.value.values) == set(PROBLEMS[code])
    assert str(caught.value)


def test_a_bad_move_is_named_with_what_its_seat_could_do() -> None:
    table = Wonders(3).start(7)
    problem = refused(record(moves=["2: sell palace"]))
    assert (problem.code, problem.where) == ("bad_move_in_record", "moves[0]")
    assert problem.values["legal"] == tuple(move.text for move in table.moves(1))
    assert isinstance(problem.values["why"], IllegalMove)
    assert refused(record(moves=["sell altar"])).values["legal"] == ()


# Thinking again.


def two(table: Table, seat: int) -> tuple[str, str]:
    """Two different moves of a seat."""
    moves = table.moves(seat)
    return moves[0].text, moves[-1].text


def test_an_answer_may_be_replaced_until_the_round_is_revealed() -> None:
    """S-023, R-03"""
    table = Wonders(3).start(7)
    one, other = two(table, 0)
    table.play(one, 0)
    table.play(table.moves(1)[0], 1)
    told = table.replace(other, 0)
    assert [event.fact for event in told] == [ANSWER_WITHDRAWN, ANSWER_GIVEN]
    assert table.record().moves == (f"2: {table.named(table.answers[0].move)}", f"1: {other}")
    assert files.read(through_a_file(table.record().json())).position_json() == table.position_json()
    assert [event.fact for event in table.events() if event.fact == ANSWER_GIVEN] == [ANSWER_GIVEN] * 2
    table.play(table.moves(2)[0], 2)
    with pytest.raises(Problem) as caught:
        table.replace(one, 0)
    assert caught.value.code == "nothing_to_undo"


def test_an_answer_may_be_withdrawn_though_others_have_answered_since() -> None:
    table = Wonders(4).start(7)
    for seat in (2, 0, 1):
        table.play(table.moves(seat)[0], seat)
    assert table.undo(0) == [Event(ANSWER_WITHDRAWN, 0, 0, 0)]
    assert table.owing == [0, 3]
    assert [given.seat for given in table.answers] == [2, 1]
    with pytest.raises(Problem) as caught:
        table.undo(0)
    assert caught.value.code == "nothing_to_undo"


def test_what_is_revealed_stays() -> None:
    table = Wonders(3).start(7)
    for seat in range(3):
        table.play(table.moves(seat)[0], seat)
    with pytest.raises(Problem) as caught:
        table.undo(2)
    assert caught.value.code == "undo_after_reveal"


def test_a_card_of_the_pile_declined_at_the_very_end_can_be_thought_over() -> None:
    """S-117: nothing hidden comes to light after the last question of a game."""
    cities = [{"board": "halicarnassus", "stages": 2}, {"board": "giza"}, {"board": "rhodes"}]
    parts = {"players": 3, "cities": cities, "discard": ["palace"], "decision": {"ask": "revive", "city": 1}}
    table = files.read_position({"septem": "position", "game": "wonders", **parts})
    before = table.position_json()
    table.play("1: decline")
    assert table.over
    assert table.undo(0) == []
    assert table.position_json() == before
    table.play("1: decline")
    assert table.over


def test_a_refused_change_leaves_the_answer_as_it_was() -> None:
    table = Wonders(3).start(7)
    table.play(table.moves(0)[0], 0)
    before = table.position_json()
    with pytest.raises(IllegalMove):
        table.replace("sell palace", 0)
    assert table.position_json() == before
    assert len(table.answers) == 1


def test_a_new_card_of_ones_own_asks_again_for_the_free_city() -> None:
    """S2-011"""
    table = Wonders(2).start(7)
    one, other = two(table, 0)
    table.play(one, 0)
    free = table.moves(0)[0].text
    assert free.startswith("free_city")
    table.play(free, 0)
    table.replace(other, 0)
    assert table.owing == [0, 1]
    assert table.moves(0)[0].text.startswith("free_city")
    table.play(table.moves(0)[0], 0)
    table.replace(table.answers[-1].move, 0)
    assert table.owing == [1]


def test_an_answer_that_came_with_a_position_stays() -> None:
    table = Wonders(3).start(7)
    table.play(table.moves(0)[0], 0)
    again = files.read_position(through_a_file(table.position_json()))
    with pytest.raises(Problem) as caught:
        again.undo(0)
    assert caught.value.code == "nothing_to_undo"


def test_nothing_of_an_answer_is_heard_before_the_reveal() -> None:
    """S-131"""
    heard: list[list[Event]] = []
    for place in (0, -1):
        table = Wonders(3).start(7)
        table.play(table.moves(0)[place], 0)
        heard.append(table.events(1))
    assert heard[0] == heard[1]


# Refusals, files, schema, documentation.


@pytest.mark.parametrize(
    ("parts", "code", "where"),
    [
        ({"deal": {}}, "no_deal", "deal"),
        ({"deal": {"seed": -1}}, "bad_seed", "deal.seed"),
        ({"options": {"players": 8}}, "bad_players", "options.players"),
        ({"options": {"boards": ["giza"]}}, "bad_boards", "options.boards"),
        ({"options": {"boards": ["gisa"]}}, "unknown_id", "options.boards"),
        ({"options": {"sides": "C"}}, "bad_sides", "options.sides"),
        ({"options": {"seventh_card": "never"}}, "bad_option", "options.seventh_card"),
        ({"options": {"pantheon": True}}, "unknown_key", "options.pantheon"),
        ({"rules": 2}, "newer_rules", "rules"),
        ({"deal": {"position": {"cities": []}}}, "wrong_number", "deal.position.cities"),
        ({"deal": {"position": []}}, "wrong_type", "deal.position"),
    ],
)
def test_bad_records(parts: Document, code: str, where: str) -> None:
    problem = refused(record(**parts))
    assert (problem.code, problem.where) == (code, where)


@pytest.mark.parametrize(
    ("parts", "code", "where"),
    [
        ({"boards": ["giza", "rhodes"]}, "wrong_length", "deal.boards"),
        ({"boards": ["giza", "rhodes", "giza"]}, "in_two_places", "deal.boards[2]"),
        ({"boards": ["giza", "rhodes", "altar"]}, "other_family", "deal.boards[2]"),
        ({"sides": ["A", "B"]}, "wrong_length", "deal.sides"),
        ({"sides": ["A", "B", "C"]}, "wrong_word", "deal.sides[2]"),
        ({"ages": {"4": []}}, "unknown_key", "deal.ages.4"),
        ({"ages": {"1": [["?"] * 7] * 2}}, "wrong_length", "deal.ages.1"),
        ({"ages": {"1": [["?"] * 6] * 3}}, "wrong_length", "deal.ages.1[0]"),
        ({"ages": {"1": [["altar"] * 7] * 3}}, "too_many_copies", "deal.ages.1[0][1]"),
        ({"ages": {"1": [["palace", *["?"] * 6], ["?"] * 7, ["?"] * 7]}}, "wrong_deck", "deal.ages.1[0][0]"),
        ({"hands": []}, "unknown_key", "deal.hands"),
    ],
)
def test_bad_deals(parts: Document, code: str, where: str) -> None:
    problem = refused(record(deal={**explicit(3, 0), **parts}))
    assert (problem.code, problem.where) == (code, where)


def test_files_are_whole_and_readable(tmp_path: Path) -> None:
    table = played(5, 0, 4, 0.3)
    table.players = ("Ann", "Björn")
    path = tmp_path / "game.json"
    table.save(path)
    again = septem.load(path)
    assert again.position_json() == table.position_json()
    assert again.players == ("Ann", "Björn")
    septem.save(again, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text() == path.read_text()


@pytest.mark.parametrize(
    "parts",
    [
        {"moves": ["1: pass"]},
        {"moves": ["8: sell altar"]},
        {"rules": 0},
        {"deal": {}},
        {"deal": {"seed": 1, "ages": {}}},
        {"player": []},
    ],
)
def test_the_schema_refuses_what_a_replay_refuses(parts: Document) -> None:
    assert not valid("record", record(**parts))
    refused(record(**parts))


@pytest.mark.parametrize("path", sorted(SOURCE.glob("wonders/*.py")), ids=lambda path: path.name)
def test_every_problem_is_listed_with_its_values(path: Path) -> None:
    for code, values in raised(path):
        assert set(PROBLEMS[code]) == values, code


def test_the_schema_has_the_keys_of_a_record() -> None:
    assert set(SCHEMAS["record"]["properties"]) == set(KEYS)


BLOCKS = [
    block
    for block in re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    if json.loads(block)["game"] == "wonders"
]


def test_the_documentation_shows_both_kinds() -> None:
    assert {json.loads(block)["septem"] for block in BLOCKS} == {"position", "record"}


@pytest.mark.parametrize("block", BLOCKS)
def test_examples_of_the_documentation_are_good_files(block: str) -> None:
    document = json.loads(block)
    assert valid(document["septem"], document)
    files.read(document)
