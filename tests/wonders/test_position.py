"""Positions in files."""

from __future__ import annotations

import random
from typing import Any

import pytest

from septem import Problem, Stream, Table, Wonders, files
from septem.core.errors import PROBLEMS
from septem.core.quote import Reason
from septem.wonders.constants import QUESTIONS
from septem.wonders.data.ids import NUMBERS
from septem.wonders.files.position import secrets
from septem.wonders.files.reading import CITY_KEYS, KEYS
from septem.wonders.options import MOST_COINS, OPTION_NAMES, SeventhCard
from tests.files.documents import SCHEMAS, Document, through_a_file, valid
from tests.files.games import GAMES, check_same
from tests.wonders.documents import answer, played

RHODES: Document = {"board": "rhodes", "coins": 4, "buildings": ["timber_yard"]}
GIZA: Document = {"board": "giza"}
EPHESUS: Document = {"board": "ephesus", "side": "B"}
OTHERS = [GIZA, EPHESUS]
HANDS: list[Document | Any] = [["altar", "baths", "loom"], ["press", "theater", "stockade"], 3]
CARD = {"ask": "card"}
REVIVED = {"age": 1, "round": 6, "city": 1, "card": "altar"}
BARE: list[Document] = [
    {"board": "rhodes", "buildings": ["clay_pool"]},
    {"board": "giza", "stages": 2},
    {"board": "olympia", "buildings": ["barracks"], "stages": 1},
]
FULL = {"board": "ephesus", "buildings": ["theater", "glassworks", "apothecary", "west_trading_post", "stone_pit"]}
CROWDED = [*BARE[:2], {**FULL, "stages": 1}]  # more than can have been built by the sixth turn
SEVEN = ["altar", "baths", "press", "loom", "glassworks", "ore_vein", "theater"]
GUILDS = [card for card in NUMBERS["card"] if card.endswith("guild")]


def position(**parts: Any) -> Document:
    return {"septem": "position", "game": "wonders", "players": 3, "cities": [RHODES, *OTHERS], **parts}


def first(**parts: Any) -> list[Document]:
    """Three cities, the first with something of its own."""
    return [{"board": "rhodes", **parts}, *OTHERS]


def beaten(victories: list[int]) -> list[Document]:
    """Three cities, the first with victories over one of its neighbours and the other."""
    defeats = [sum(victories) - sum(victories) // 2, sum(victories) // 2]
    return [
        {"board": "rhodes", "victories": victories},
        *({**city, "defeats": lost} for city, lost in zip(OTHERS, defeats, strict=True)),
    ]


def load(**parts: Any) -> Table:
    return files.read_position(position(**parts))


def refused(**parts: Any) -> Problem:
    with pytest.raises(Problem) as caught:
        load(**parts)
    problem = caught.value
    assert set(problem.values) == set(PROBLEMS[problem.code])
    assert str(problem)
    return problem


# Writing and reading.


def test_what_a_view_says_was_seen_must_fit() -> None:
    document = through_a_file(played(3, 0, 4, 0.5).view_json(1))
    hand = document["seen"]["1"][0]
    document["seen"]["1"][0] = [("altar" if card != "altar" else "baths") for card in hand]
    with pytest.raises(Problem) as caught:
        files.read_position(document)
    assert (caught.value.code, caught.value.where) == ("seen_differs", "seen")


def test_hands_without_a_question_ask_for_a_card() -> None:
    assert load(hands=HANDS).owing == [0, 1, 2]
    assert load(hands=HANDS, decision=None).owing == []
    assert load(hands=[["forum", "walls"], 2, 2]).view().turn == 6
    assert refused(hands=[["forum", "walls"], 2, 1]).code == "wrong_hand"
    resting = through_a_file(load(hands=HANDS, decision=None).position_json())
    assert files.read_position(resting).position_json() == resting


def test_a_past_that_is_made_up_is_remembered_by_nobody() -> None:
    """S-130, S-133: a file without a past says nothing of what anybody held or threw before."""
    table = load(hands=HANDS, decision=CARD, discard=["apothecary", "workshop"], cities=first(buildings=["barracks"]))
    for seat in range(3):
        seen = table.view(seat)
        assert [(sight.age, sight.turn) for sight in seen.sights] == [(0, 4)]
        assert [deed.card for deed in seen.deeds if deed.card is not None] == [NUMBERS["card"]["barracks"]]
        pasts = {str(table.game.imagine(seen, Stream(number)).history) for number in range(20)}
        assert len(pasts) > 15
    again = files.read_position(through_a_file(table.position_json()))
    assert [again.view(seat) for seat in range(3)] == [table.view(seat) for seat in range(3)]
    table.play("sell altar", 0)
    table.play("sell press", 1)
    table.play(table.moves(2)[-1], 2)
    own = table.view(0)
    assert [deed.card for deed in own.deeds[-3:]] == [NUMBERS["card"]["altar"], None, None]
    assert [(sight.age, sight.turn) for sight in own.sights] == [(0, 4), (0, 5)]


@pytest.mark.parametrize("ask", ["last", "revive"])
@pytest.mark.parametrize("players", [2, 3])
def test_every_question_is_written(players: int, ask: str) -> None:
    for seed in range(200):
        table = played(players, 1 + seed % 3, seed, 0)
        dice = random.Random(seed)
        while not table.over and table.view_json().get("decision", {}).get("ask") != ask:  # type: ignore[attr-defined]
            answer(table, dice)
        if not table.over:
            document = through_a_file(table.position_json())
            again = files.read_position(document)
            assert again.moves() == table.moves()
            check_same(GAMES["wonders"], table, again)
            assert ask == "revive" or again.view().kept == table.view().kept
            return
    pytest.fail("never asked")


def test_cards_under_wonders_are_in_the_file_of_who_laid_them() -> None:
    """S-132, S-133, S-134"""
    giza = {"board": "giza", "buildings": ["stone_pit"]}
    table = load(decision=CARD, hands=HANDS, cities=[giza, {"board": "rhodes"}, EPHESUS])
    table.play("stage with altar", 0)
    table.play("sell press", 1)
    table.play(table.moves(2)[-1], 2)
    own: Any = table.view_json(0)
    other: Any = table.view_json(1)
    assert (own["cities"][0]["stages"], other["cities"][0]["stages"]) == (["altar"], ["?"])
    assert (own["discard"][0], other["discard"][0]) == ("?", "press")


def test_answers_that_wait_are_in_the_file_of_who_gave_them() -> None:
    """S-131"""
    table = load(decision=CARD, hands=HANDS, answers=["1: build altar", "2: sell press"])
    assert table.owing == [2]
    assert table.view_json(0)["answers"] == ["1: build altar"]
    assert table.view_json(1)["answers"] == ["2: sell press"]
    assert table.view_json()["answers"] == []
    assert table.view_json()["owing"] == [3]
    assert table.position_json()["answers"] == ["1: build altar", "2: sell press"]


# Partial positions.


def test_unstated_parts_are_empty() -> None:
    table = load()
    city, other, third = table.view().cities
    assert (city.coins, other.coins, third.coins) == (4, 0, 0)
    assert city.buildings == (NUMBERS["card"]["timber_yard"],)
    assert (other.buildings, other.stages, other.victories, other.defeats) == ((), 0, (0, 0, 0), 0)
    assert (table.over, table.winners) == (True, ())
    assert table.view_json()["discard"] == []


def test_players_are_counted_if_they_are_not_stated() -> None:
    document = position()
    del document["players"]
    assert files.read_position(document).game.seats == 3
    assert files.read_position({**document, "options": {"players": 2}}).game.seats == 2
    assert files.read_position({**document, "players": 2}).game.seats == 2
    problem = refused(options={"players": 4})
    assert (problem.code, problem.where) == ("options_differ", "options.players")


def test_prices_and_points_of_a_situation() -> None:
    rhodes, *others = beaten([2, 0, 1])
    table = load(cities=[{**rhodes, "coins": 4, "buildings": ["palace"]}, *others])
    assert table.score()[0] == {
        "military": 7,
        "treasury": 1,
        "wonder": 0,
        "civilian": 8,
        "science": 0,
        "commercial": 0,
        "guilds": 0,
    }
    asked = load(decision=CARD, hands=HANDS, cities=[{"board": "rhodes", "coins": 4}, {"board": "babylon"}, EPHESUS])
    assert asked.quote("sell altar", 0).legal
    assert asked.quote("build altar", 0).coins == 0


def test_the_moment_follows_from_the_cards() -> None:
    assert load(discard=["forum"]).view().age == 2
    assert load(hands=HANDS, decision=CARD).view().turn == 5
    assert load(decision=CARD, cities=first(buildings=["altar", "baths"])).view().turn == 3
    assert load(decision=CARD, cities=first()).view().turn == 1
    assert load(cities=first(), result={"winners": [1, 2, 3]}).winners == (0, 1, 2)


def test_a_hand_may_be_a_number_and_the_past_unstated() -> None:
    table = load(hands=HANDS, decision=CARD, discard=["apothecary"])
    assert len(table.view(2).hand) == 3
    assert table.view().discarded == 1
    for seat in (None, 0, 1, 2):
        table.game.imagine(table.view(seat), Stream(3))
    while not table.over:
        answer(table, random.Random(len(table.answers)))
    assert table.winners


@pytest.mark.parametrize(
    "parts",
    [
        {"cities": BARE},
        {"cities": BARE, "players": 2},
        {"cities": BARE, "age": 2, "turn": 3},
        {"cities": BARE, "age": 2, "turn": 3, "options": {"leaders": True, "cities": True}},
        {
            "cities": CROWDED,
            "turn": 6,
            "decision": CARD,
            "options": {"leaders": True},
        },
        {"cities": BARE, "result": {"winners": [2]}},
    ],
)
def test_what_is_read_can_be_written_and_read(parts: Document) -> None:
    """However little is stated, and however more stands than can have been built: the whole, and every seat's view."""
    table = load(**parts)
    document = through_a_file(table.position_json())
    assert files.read_position(document).position_json() == document
    for seat in range(table.game.seats):
        view = table.view(seat)
        assert table.game.view(table.game.imagine(view, Stream(3)), seat) == view
        assert files.read_position(through_a_file(table.view_json(seat))).view(seat) == view


def test_where_nobody_is_asked_the_game_is_not_said_to_be_over() -> None:
    table = load(cities=BARE)
    assert table.quote("sell altar", 0).reason is Reason.NO_DECISION
    assert load(cities=BARE, result={"winners": [2]}).quote("sell altar", 0).reason is Reason.GAME_OVER


def test_the_free_city_needs_no_more_than_a_board() -> None:
    table = load(players=2, decision=CARD, hands=[["altar", "baths", "loom", "?"], 3])
    assert table.owing == [0, 1]
    while not table.over:
        answer(table, random.Random(len(table.answers)))
    assert table.winners


def test_what_is_not_stated_is_dealt_by_the_seed() -> None:
    document = position(decision=CARD, hands=HANDS)
    deals = [secrets(files.read_position(document, seed).state) for seed in (0, 0, 1)]
    assert deals[0] == deals[1]
    assert deals[0].later != deals[2].later


def test_stages_may_be_counted_or_named() -> None:
    stated: Any = load(cities=first(stages=["altar", "?"])).position_json()
    assert stated["cities"][0]["stages"][0] == "altar"
    assert len(stated["cities"][0]["stages"]) == 2
    assert load(cities=first(stages=2)).view().cities[0].stages == 2


def test_a_free_build_lasts_until_it_is_used() -> None:
    """S-116"""
    cities = [{"board": "olympia", "stages": 2}, *OTHERS]
    assert load(cities=cities).view().cities[0].claim
    used = [{"board": "olympia", "stages": 2, "free_build": False}, *OTHERS]
    assert not load(cities=used).view().cities[0].claim


def test_the_pile_is_revived_from() -> None:
    """S-117"""
    cities = [{"board": "halicarnassus", "stages": 2}, *OTHERS]
    table = load(cities=cities, discard=["palace"], decision={"ask": "revive", "city": 1})
    assert {move.text for move in table.moves(0)} == {"revive palace", "decline"}
    table.play("1: revive palace")
    assert table.over
    assert table.score()[0]["civilian"] == 8


# Refusals.


@pytest.mark.parametrize(
    ("parts", "code", "where"),
    [
        ({"citys": []}, "unknown_key", "citys"),
        ({"cities": first(building=[])}, "unknown_key", "cities[0].building"),
        ({"cities": [RHODES, GIZA]}, "wrong_length", "cities"),
        ({"players": 4}, "wrong_length", "cities"),
        ({"players": 8}, "bad_players", "players"),
        ({"cities": [{"coins": 3}, *OTHERS]}, "missing_key", "cities[0]"),
        ({"cities": [RHODES, RHODES, GIZA]}, "in_two_places", "cities[1].board"),
        ({"cities": first(side="C")}, "wrong_word", "cities[0].side"),
        ({"cities": first(coins=-1)}, "wrong_number", "cities[0].coins"),
        ({"cities": first(stages=4)}, "wrong_number", "cities[0].stages"),
        ({"cities": first(stages=["altar"] * 4)}, "too_many", "cities[0].stages"),
        ({"cities": first(side="B", stages=3)}, "wrong_number", "cities[0].stages"),
        ({"cities": first(victories=[0, 0])}, "wrong_length", "cities[0].victories"),
        ({"cities": first(victories=[3, 0, 0])}, "wrong_number", "cities[0].victories[0]"),
        ({"cities": first(defeats=7)}, "wrong_number", "cities[0].defeats"),
        ({"cities": first(free_build=True)}, "no_such_power", "cities[0].free_build"),
        ({"cities": first(board="altar")}, "other_family", "cities[0].board"),
        ({"cities": first(board="rodes")}, "unknown_id", "cities[0].board"),
        ({"cities": first(buildings=["altr"])}, "unknown_id", "cities[0].buildings[0]"),
        ({"cities": first(buildings=["altar", "altar"])}, "in_two_places", "cities[0].buildings[1]"),
        ({"cities": first(buildings=["bazar"])}, "too_many_copies", "cities[0].buildings[0]"),
        ({"cities": first(buildings=GUILDS[:6])}, "too_many_of_deck", ""),
        ({"cities": first(buildings=["palace"]), "age": 1}, "too_early", "cities[0].buildings[0]"),
        ({"cities": first(buildings=["altar"]), "discard": ["altar"]}, "too_many_copies", "discard[0]"),
        ({"age": 4}, "wrong_number", "age"),
        ({"turn": 7}, "wrong_number", "turn"),
        ({"discard": ["altar", 1]}, "wrong_type", "discard[1]"),
        ({"hands": [["palace"], 1, 1], "age": 1}, "wrong_deck", "hands[0][0]"),
        ({"hands": [["altar"]]}, "wrong_length", "hands"),
        ({"hands": [["altar"], ["altar"], 1]}, "too_many_copies", "hands[1][0]"),
        ({"hands": HANDS, "decision": CARD, "turn": 2}, "wrong_hand", "hands[0]"),
        ({"hands": [["altar", "baths"], 3, 3], "decision": CARD, "turn": 5}, "wrong_hand", "hands[0]"),
        ({"hands": HANDS, "decision": CARD, "players": 2}, "wrong_length", "hands"),
        ({"decision": {"ask": "cards"}}, "wrong_word", "decision.ask"),
        ({"decision": {"ask": "revive"}}, "missing_key", "decision"),
        ({"decision": {"ask": "card", "city": 1}}, "unknown_key", "decision.city"),
        ({"decision": {"ask": "revive", "city": 1}}, "no_such_power", "decision"),
        ({"decision": {"ask": "last", "city": 1}}, "no_such_power", "decision"),
        (
            {"cities": [{"board": "babylon", "side": "B", "stages": 2}, *OTHERS], "turn": 3}
            | {"decision": {"ask": "last", "city": 1}, "hands": [5, 5, 5]},
            "wrong_hand",
            "hands[0]",
        ),
        (
            {"cities": [{"board": "halicarnassus", "stages": 2}, *OTHERS], "decision": {"ask": "revive", "city": 1}},
            "discard_empty",
            "decision",
        ),
        ({"decision": CARD, "reviving": 1}, "no_such_power", "reviving"),
        ({"owing": [1]}, "nobody_asked", "owing"),
        ({"decision": CARD, "owing": []}, "wrong_length", "owing"),
        ({"decision": CARD, "hands": HANDS, "answers": ["1: sell altar"], "owing": [1, 2]}, "not_owing", "owing"),
        ({"decision": CARD, "hands": HANDS, "answers": ["1: sell palace"]}, "illegal_move", "answers[0]"),
        ({"decision": CARD, "hands": HANDS, "answers": ["sell altar"]}, "bad_seat", "answers[0]"),
        ({"decision": CARD, "hands": HANDS, "answers": ["4: sell altar"]}, "bad_seat", "answers[0]"),
        ({"decision": CARD, "hands": HANDS, "answers": ["1: burn altar"]}, "unknown_verb", "answers[0]"),
        (
            {"decision": CARD, "hands": HANDS, "answers": ["1: sell altar", "2: sell press", "3: sell loom"]},
            "too_many",
            "answers",
        ),
        ({"result": {"winners": [1]}, "decision": CARD, "hands": [0, 0, 0]}, "game_goes_on", "decision"),
        ({"result": {"winners": [4]}}, "wrong_number", "result.winners[0]"),
        ({"result": {"winners": [1]}, "age": 2}, "wrong_number", "age"),
        ({"result": {"winners": [1]}, "turn": 3}, "wrong_turn", "turn"),
        ({"past": {"2": []}, "age": 1}, "unknown_key", "past.2"),
        ({"past": {"1": [["build altar"] * 2]}}, "wrong_length", "past.1[0]"),
        ({"past": {"1": [["burn altar", None, None]]}}, "bad_move_form", "past.1[0][0]"),
        ({"past": {"1": [["build altar taken", None, None]]}}, "bad_move_form", "past.1[0][0]"),
        ({"past": {"1": [["build altar", None, None]]}}, "past_differs", "past.1[0][0]"),
        ({"past": {"1": [["leave altar", None, None]]}}, "past_differs", "past.1[0][0]"),
        ({"past": {"1": [["sell palace", None, None]]}}, "wrong_deck", "past.1[0][0]"),
        ({"discard": ["forum"], "age": 2, "turn": 1, "decision": CARD}, "not_played_yet", "discard[0]"),
        ({"past": {"1": [["stage with altar", None, None]]}}, "past_differs", "cities[0].stages"),
        ({"past": {"1": [["sell altar", None, None]]}, "discard": ["baths"]}, "discard_differs", "discard"),
        ({"past": {"1": [["sell altar taken", None, None]]}}, "bad_move_form", "past.1[0][0]"),
        ({"past": {"1": [["sell altar", None, None]]}, "revived": [REVIVED]}, "past_differs", "revived[0]"),
        (
            {"cities": first(buildings=["altar"]), "past": {"1": [["sell baths", None, None]]}, "revived": [REVIVED]},
            "past_differs",
            "revived[0]",
        ),
        ({"cities": first(buildings=["altar"]), "revived": [REVIVED]}, "missing_key", ""),
        ({"past": {}, "revived": [REVIVED | {"card": "palace"}]}, "wrong_deck", "revived[0].card"),
        ({"past": {}, "revived": [REVIVED | {"back": 2}]}, "wrong_number", "revived[0].back"),
        ({"past": {}, "forgotten": 8}, "wrong_number", "forgotten"),
        ({"past": {"1": [["sell altar", "sell altar", None]]}}, "too_many_copies", "past.1[0][1]"),
        ({"past": {"1": [[None] * 3]}, "hands": [7, 7, 7], "decision": CARD}, "too_many", "past.1"),
        ({"looked": [[1]]}, "wrong_length", "looked"),
        ({"looked": [[], [22], []]}, "wrong_number", "looked[1][0]"),
        ({"seen": {"1": [["altr"]]}}, "unknown_id", "seen.1[0][0]"),
        ({"hidden": {"later": {"1": []}}}, "unknown_key", "hidden.later.1"),
        ({"hidden": {"later": {"2": [["?"] * 7] * 2}}}, "wrong_length", "hidden.later.2"),
        ({"hidden": {"later": {"3": [GUILDS[:7], ["?"] * 7, ["?"] * 7]}}}, "too_many_of_deck", "hidden.later.3"),
        ({"hidden": {"draws": {"1": ["?"] * 7}}}, "unknown_key", "hidden.draws.1"),
        ({"players": 2, "hidden": {"draws": {"1": ["?"] * 6}}}, "wrong_length", "hidden.draws.1"),
        ({"turn": 1, "decision": CARD, "hands": [7, 7, 7]}, "too_many_played", "cities[0]"),
        ({"hands": [4, 4, 4], "cities": first(buildings=SEVEN)}, "too_many_played", "cities[0]"),
        ({"hands": [6, 6, 6], "cities": first(stages=3)}, "too_many_played", "cities[0]"),
        ({"cities": CROWDED, "turn": 6, "decision": CARD}, "too_many_played", "cities[2]"),
        ({"age": 2, "turn": 1, "cities": first(buildings=SEVEN)}, "too_many_played", "cities[0]"),
        ({"hands": [6, 6, 6], "cities": beaten([0, 0, 2])}, "age_not_over", "cities[0].victories[2]"),
        ({"age": 2, "turn": 3, "cities": beaten([1, 1, 0])}, "age_not_over", "cities[0].victories[1]"),
        ({"age": 1, "turn": 5, "cities": beaten([2, 0, 0])}, "age_not_over", "cities[0].victories[0]"),
        ({"cities": first(victories=[2, 0, 0])}, "tokens_differ", "cities"),
        ({"cities": first(defeats=1)}, "tokens_differ", "cities"),
        (
            {"cities": [{**city, "victories": [2, 0, 0], "defeats": 2} for city in BARE]},
            "too_many_victories",
            "cities",
        ),
        ({"cities": BARE, "result": {"winners": [1]}}, "winners_differ", "result.winners"),
        ({"cities": BARE, "result": {"winners": [2, 3]}}, "winners_differ", "result.winners"),
    ],
)
def test_refusals(parts: Document, code: str, where: str) -> None:
    problem = refused(**parts)
    assert (problem.code, problem.where) == (code, where)


def test_a_hand_that_does_not_fit_names_the_turn() -> None:
    problem = refused(hands=HANDS, decision=CARD, turn=2)
    assert problem.values == {"seat": 1, "given": 3, "wanted": 6, "number": 2}


def test_unknown_ids_come_with_the_nearest_ones() -> None:
    assert refused(cities=first(buildings=["altr"])).values["near"] == ("altar",)
    assert refused(cities=first(board="rodes")).values["near"] == ("rhodes",)


def test_cards_drawn_must_have_been_there() -> None:
    document = through_a_file(played(2, 0, 3, 0.5).position_json())
    for age, cards in document["hidden"]["draws"].items():
        document["hidden"]["draws"][age] = [cards[0]] * 6 + cards[6:]
    with pytest.raises(Problem) as caught:
        files.read_position(document)
    assert caught.value.code in ("draws_differ", "too_many_copies")


# The schema.


@pytest.mark.parametrize(
    "parts",
    [
        {"citys": []},
        {"septem": "record"},
        {"age": 0},
        {"turn": 7},
        {"players": 8},
        {"cities": [RHODES, GIZA]},
        {"cities": first(coins=-1)},
        {"cities": first(buildings=["altr"])},
        {"cities": first(buildings=["altar", "altar"])},
        {"cities": first(stages=5)},
        {"cities": [{}, *OTHERS]},
        {"hands": [["altr"], 1, 1]},
        {"decision": {"ask": "revive"}},
        {"decision": {"ask": "card", "city": 1}},
        {"past": {"1": [["burn altar", None, None]]}},
        {"hidden": {"box": []}},
        {"options": {"pantheon": True}},
        {"result": {"winners": [8]}},
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(parts: Document) -> None:
    assert not valid("position", position(**parts))
    with pytest.raises(Problem):
        files.read(position(**parts))


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"cities": first(side="b", stages=["?"])},
        {"hands": HANDS, "decision": CARD, "answers": ["1: build altar"]},
        {"hands": HANDS, "decision": {}, "owing": [1, 2]},
        {"past": {"1": [["build timber_yard", "sell altar", None], ["gone ?", "sell ?", None]]}},
        {"hidden": {"later": {"3": [["?"] * 7] * 3}}},
    ],
)
def test_the_schema_accepts_what_the_reader_accepts(parts: Document) -> None:
    assert valid("position", position(**parts))
    load(**parts)


def test_the_schema_knows_what_the_declarations_know() -> None:
    schema = SCHEMAS["wonders"]["position"]
    defs = schema["$defs"]
    assert {family: defs[family]["enum"] for family in NUMBERS} == {
        family: list(known) for family, known in NUMBERS.items()
    }
    table_config = Wonders(leaders=True, cities=True).table_config
    assert set(schema["properties"]) == {*KEYS, *table_config.keys}
    assert set(defs["city"]["properties"]) == {*CITY_KEYS, *table_config.city_keys}
    assert tuple(schema["properties"]["decision"]["properties"]["ask"]["enum"]) == tuple(QUESTIONS)
    assert tuple(defs["options"]["properties"]) == OPTION_NAMES
    assert defs["options"]["properties"]["seventh_card"]["enum"] == list(SeventhCard)
    stated = Wonders(leaders=True, cities=True, edition="second", starting_coins=MOST_COINS).options_json()
    assert set(stated) == set(OPTION_NAMES)
    assert valid("position", {"septem": "position", "game": "wonders", "options": stated, "cities": [GIZA] * 3})
