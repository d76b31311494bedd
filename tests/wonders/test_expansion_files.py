"""Positions with Leaders, Cities and teams in files: read as they were written, or refused with a reason."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from septem import Problem, Stream, files
from septem.core.table import Table
from septem.wonders.game import Wonders
from tests.files.documents import Document, record, through_a_file, valid
from tests.wonders.documents import answer
from tests.wonders.test_spoilt_positions import spoilt

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"leaders": True, "cities": True}),
    (3, {"leaders": True, "boards": ("rome", "babylon", "halicarnassus"), "sides": "B"}),
    (3, {"leaders": True, "cities": True, "boards": ("rome", "petra", "byzantium"), "sides": "B"}),
    (4, {"leaders": True, "cities": True, "teams": True}),
    (4, {"cities": True}),
]


def begun(players: int, options: dict[str, Any], seed: int, answers: int) -> Table:
    table, dice = Wonders(players, **options).start(seed), random.Random(seed)
    for _ in range(answers):
        if not table.over:
            answer(table, dice)
    return table


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_views_and_positions_come_back_from_files(number: int) -> None:
    """L-110, C-140, C-142: what a seat has seen of hands, packs and the pile comes back, so it imagines the same."""
    table, dice = begun(*TABLES[number], seed=number, answers=0), random.Random(number)
    while not table.over:
        for _ in range(23):
            if not table.over:
                answer(table, dice)
        whole = files.read_position(through_a_file(table.position_json()))
        for seat in range(table.game.seats):
            document = through_a_file(table.view_json(seat))
            assert valid("position", document)
            assert files.read_position(document, 1).view(seat) == whole.view(seat) == table.view(seat)


@pytest.mark.parametrize("seed", range(10))
def test_a_spoilt_position_is_refused_or_sound(seed: int) -> None:
    dice = random.Random(seed)
    table = begun(*TABLES[seed % len(TABLES)], seed, dice.randrange(60))
    documents = [through_a_file(table.position_json()), through_a_file(table.view_json(seed % 2))]
    for _ in range(12):
        try:
            again = files.read_position(spoilt(dice.choice(documents), dice), seed)
        except Problem:
            continue
        for seat in (None, *range(again.game.seats)):
            again.game.imagine(again.view(seat), Stream(seed))
        while not again.over:
            answer(again, dice)


@pytest.mark.parametrize("expansions", [(), ("leaders",), ("cities",), ("leaders", "cities")], ids=str)
def test_every_seat_imagines_a_position_without_a_past(expansions: tuple[str, ...]) -> None:
    """Nobody remembers what became of the cards of an age that is over."""
    cities = [{"board": board} for board in ("giza", "rhodes", "ephesus")]
    document: Document = {"septem": "position", "game": "wonders", "cities": cities, "age": 2}
    document["options"] = dict.fromkeys(expansions, True)
    document |= {"decision": {"ask": "recruit"}} if "leaders" in expansions else {"hands": [7 + len(expansions)] * 3}
    table = files.read_position(document)
    for seat in (None, 0, 1, 2):
        assert table.game.view(table.game.imagine(table.view(seat), Stream(1)), seat) == table.view(seat)


def recruiting() -> Document:
    """The first recruitment; nothing that is hidden is stated."""
    table = begun(3, {**TABLES[2][1]}, 3, 9)
    document = through_a_file(table.position_json())
    del document["hidden"]
    return document


def put(key: str, value: Any) -> Callable[[Document], None]:
    return lambda document: document["leaders"].__setitem__(key, value)


def city(number: int, **parts: Any) -> Callable[[Document], None]:
    return lambda document: document["cities"][number].update(parts)


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        (city(0, leaders=["caesar", "caesar"]), "in_two_places", "cities[0].leaders[1]"),
        (city(0, leaders=["nero"]), "leaders_differ", "cities[0].leaders"),
        (city(0, leaders=["nobody"]), "unknown_id", "cities[0].leaders[0]"),
        (city(1, copied="nero"), "no_such_power", "cities[1].copied"),
        (city(1, debts=-1), "wrong_number", "cities[1].debts"),
        (city(1, debts=500), "wrong_number", "cities[1].debts"),
        (city(1, debts=1), "wrong_number", "cities[1].debts"),
        (city(1, doves=50), "wrong_number", "cities[1].doves"),
        (city(1, free_black=True), "no_such_power", "cities[1].free_black"),
        (put("hands", [0, 4, 4]), "few_leaders", "leaders.hands[0]"),
        (put("hands", [4, 5, 4]), "leaders_differ", "cities[1].leaders"),
        (put("drafted", 3), "wrong_number", "leaders.drafted"),
        (put("recruitments", 2), "wrong_number", "leaders.recruitments"),
        (put("drawn", {"city": 1, "leaders": 4}), "no_such_power", "leaders.drawn"),
        (put("hiring", [1]), "no_such_power", "leaders.hiring"),
        (put("courting", [1]), "no_such_power", "leaders.courting"),
        (lambda document: document.update(decision={"ask": "lose"}), "nothing_to_choose", "decision"),
        (lambda document: document.update(decision={"ask": "court", "city": 1}), "nothing_to_choose", "decision"),
        (lambda document: document.update(decision={"ask": "card"}), "wrong_turn", "turn"),
        (lambda document: document.update(turn=1), "wrong_turn", "turn"),
    ],
)
def test_what_no_game_can_come_to_is_refused(change: Callable[[Document], None], code: str, where: str) -> None:
    document = recruiting()
    assert files.read_position(through_a_file(document)).owing == [0, 1, 2]
    change(document)
    with pytest.raises(Problem) as caught:
        files.read_position(document)
    assert (caught.value.code, caught.value.where) == (code, where)


def test_a_leader_recruited_is_in_play() -> None:
    table = begun(3, TABLES[1][1], 1, 12)
    document = through_a_file(table.position_json())
    document["leaders"]["past"]["1"][0] = "recruit ?"
    document["cities"][0]["leaders"] = []
    with pytest.raises(Problem) as caught:
        files.read_position(document)
    assert caught.value.code == "past_differs"


def test_hidden_leaders_must_fit() -> None:
    document = through_a_file(begun(3, TABLES[1][1], 1, 12).position_json())
    dealt = document["hidden"]["leaders"]["dealt"]
    dealt[0][0], dealt[1][0] = dealt[1][0], dealt[0][0]
    with pytest.raises(Problem) as caught:
        files.read_position(document)
    assert (caught.value.code, caught.value.where) == ("leaders_unfit", "hidden.leaders")


@pytest.mark.parametrize(
    ("leaders", "code"),
    [
        ({"dealt": [["caesar"] * 4, [], []]}, "in_two_places"),
        ({"dealt": [["caesar", "nero", "plato", "midas", "hiram"], [], []]}, "wrong_length"),
        ({"unused": ["caesar"] * 2}, "in_two_places"),
    ],
)
def test_deals_of_leaders_that_are_written_down(leaders: Document, code: str) -> None:
    game = Wonders(3, leaders=True)
    deal = {"boards": ["giza", "rhodes", "rome"], "sides": ["A", "A", "A"], "ages": {}, "leaders": leaders}
    with pytest.raises(Problem) as caught:
        game.deal_json(game.new(), deal)
    assert caught.value.code == code


def test_l_100_rome_is_never_the_free_citys() -> None:
    """In no position and in no deal."""
    document = through_a_file(begun(2, TABLES[0][1], 1, 9).position_json())
    for city, board in enumerate(("giza", "rhodes", "rome")):
        document["cities"][city]["board"] = board
    with pytest.raises(Problem) as caught:
        files.read_position(document)
    assert (caught.value.code, caught.value.where) == ("not_for_free_city", "cities[2].board")
    game = Wonders(2, leaders=True)
    with pytest.raises(Problem) as caught:
        game.deal_json(game.new(), {"boards": ["giza", "rhodes", "rome"], "sides": ["A", "A", "A"], "ages": {}})
    assert (caught.value.code, caught.value.where) == ("not_for_free_city", "deal.boards[2]")


BOTH = {"leaders": True, "cities": True}
CALM = [{"board": "giza"}, {"board": "rhodes"}, {"board": "byzantium", "stages": 3}]


def stated(*cities: Document) -> Document:
    leaders = {"hands": [0, 0, 0], "drafted": 4, "recruitments": 3}
    parts = {"options": BOTH, "age": 3, "cities": [*cities, *CALM[len(cities) :]], "leaders": leaders}
    return {"septem": "position", "game": "wonders", **parts}


@pytest.mark.parametrize(
    ("wrong", "right", "where"),
    [
        ({"doves": 2, "buildings": ["residence"]}, {"doves": 1, "buildings": ["residence"]}, "cities[0].doves"),
        ({"debts": 2}, {"debts": 1}, "cities[0].debts"),
        ({"debts": 4, "stages": 2}, {"debts": 3, "stages": 2}, "cities[0].debts"),
    ],
)
def test_doves_and_debts_come_from_cards(wrong: Document, right: Document, where: str) -> None:
    """C-030, C-041, C-050"""
    attacker = {"board": "rhodes", "buildings": ["hideout", "builders_union"] if "stages" in wrong else ["hideout"]}
    files.read_position(stated({"board": "giza", **right}, attacker))
    with pytest.raises(Problem) as caught:
        files.read_position(stated({"board": "giza", **wrong}, attacker))
    assert (caught.value.code, caught.value.where) == ("wrong_number", where)


def test_a_right_that_is_not_stated_is_left() -> None:
    """C-115: of the black card that Caligula lets build, as of the free build of a stage (S-116)."""
    for stated_right, left in ((None, True), (True, True), (False, False)):
        right = {} if stated_right is None else {"free_black": stated_right}
        document = files.read_position(stated({"board": "giza", "leaders": ["caligula"], **right})).position_json()
        cities: Any = document["cities"]
        assert [city.get("free_black") for city in cities] == [left, None, None]
        assert files.read_position(through_a_file(document)).position_json() == document


def test_leaders_may_be_unknown() -> None:
    """A hand of them is their number; in a deal they are dealt, and what is known beside them is kept."""
    document = recruiting()
    document["leaders"]["hands"][1] = 4
    counted = files.read_position(through_a_file(document), 3)
    document["leaders"]["hands"][1] = ["?"] * 4
    assert valid("position", document)
    assert files.read_position(document, 3).position_json() == counted.position_json()
    game = Wonders(3, leaders=True)
    leaders = {"dealt": [["caesar", "?", "?", "nero"], ["?"] * 4, ["?"] * 4], "unused": ["?", "plato"]}
    deal = {"boards": ["giza", "rhodes", "rome"], "sides": ["A", "A", "A"], "ages": {}, "leaders": leaders}
    assert valid("record", record("wonders", options={"leaders": True}, deal=deal))
    for seed in range(5):
        state = game.new()
        game.deal_json(state, {**deal, "seed": seed})
        hidden: Any = game.position_json(state)["hidden"]
        dealt, unused = hidden["leaders"]["dealt"], hidden["leaders"]["unused"]
        assert {"caesar", "nero"} <= set(dealt[0])
        assert unused[-2] == "plato"
        assert len({*dealt[0], *dealt[1], *dealt[2], *unused}) == 36
