"""Records of rounds, and thinking again before they are revealed."""

from __future__ import annotations

from typing import Any

import pytest

from septem import IllegalMove, Problem, Table, Wonders, files
from septem.core.errors import PROBLEMS
from septem.core.events import Event
from septem.wonders.constants import ANSWER_GIVEN, ANSWER_WITHDRAWN, BASE_CATEGORIES
from tests.files.documents import Document, record, refused, through_a_file
from tests.files.games import wonders_deal

# Replays.


def test_what_a_deal_leaves_out_is_dealt_by_its_seed() -> None:
    deal = wonders_deal(3, 3)
    short = {**deal, "ages": {"1": deal["ages"]["1"], "3": [["?"] * 7, ["?"] * 7, [*["?"] * 6, "spies_guild"]]}}
    hidden: list[Any] = [
        files.read(record("wonders", deal={**short, "seed": seed})).position_json() for seed in (0, 0, 1)
    ]
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
    table = files.read(record("wonders", deal={"position": position}))
    assert (table.game.seats, table.game.options_json()["dearer_payments"]) == (2, True)
    problem = refused(record("wonders", deal={"position": position}, options={"players": 3, "dearer_payments": True}))
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
    assert (
        files.read(record("wonders", moves=[*table.record().moves[:2], table.record().moves[2][3:]])).record()
        == table.record()
    )


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
    problem = refused(record("wonders", moves=["2: sell palace"]))
    assert (problem.code, problem.where) == ("bad_move_in_record", "moves[0]")
    assert problem.values["legal"] == tuple(move.text for move in table.moves(1))
    assert isinstance(problem.values["why"], IllegalMove)
    assert refused(record("wonders", moves=["sell altar"])).values["legal"] == ()


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
