"""Positions in files."""

from __future__ import annotations

from typing import Any

import pytest

from septem import Duel, Problem, Table, files
from septem.core.errors import PROBLEMS
from septem.duel.constants import DESTROY_CARD, QUESTIONS, VICTORIES
from septem.duel.data.ids import NUMBERS
from septem.duel.files.position import ABOUT
from septem.duel.files.reading import CITY_KEYS, KEYS
from septem.duel.knowledge import view
from septem.duel.options import MOST_COINS, OPTION_NAMES, DraftOrder, EndOfAgeTie, LibraryView
from septem.duel.table_config import BASE
from tests.duel.helpers import ALL_LOOT
from tests.files.documents import SCHEMAS, Document, valid

TAKEN = [None] * 20
LAST = ["baths", *TAKEN[1:]]  # one card of the first age is left
SECOND_AGE = ["walls", "forum", *TAKEN[2:]]
SYMBOLS = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy", "university"]
WONDERS = list(NUMBERS["wonder"])
FULL_ONE = list(NUMBERS["card"])[:20]
THIRD_AGE = list(NUMBERS["card"])[46:58]  # twelve cards
FOUR_GUILDS = [
    *THIRD_AGE[:2],
    *["?guild"] * 3,
    *THIRD_AGE[2:6],
    "?",
    "?guild",
    *THIRD_AGE[6:10],
    *["?"] * 3,
    *THIRD_AGE[10:],
]
TURN = {"seat": 1, "ask": "turn"}
BY_POINTS = {"winner": 2, "victory": "points"}
BY_BLUE = {"winner": 2, "victory": "blue_points"}
SHARED = {"winner": None, "victory": "shared"}
TOKENS = list(NUMBERS["token"])
GUILDS = [card for card in NUMBERS["card"] if card.endswith("guild")]
REVIVE = {"seat": 1, "ask": "revive"}
PAIR = {"buildings": ["workshop", "laboratory"]}
LIBRARY = {"built": ["great_library"]}


def position(**parts: Any) -> Document:
    return {"septem": "position", "game": "duel", **parts}


def load(**parts: Any) -> Table:
    return files.read_position(position(**parts))


def refused(**parts: Any) -> Problem:
    with pytest.raises(Problem) as caught:
        load(**parts)
    problem = caught.value
    assert set(problem.values) == set(PROBLEMS[problem.code])
    return problem


def structure(age_one: dict[int, str]) -> list[str | None]:
    return [age_one.get(slot) for slot in range(20)]


def full(**places: str) -> list[str]:
    """The first age as it is laid, all face-down cards unknown."""
    faces: list[str] = []
    for row, length in enumerate((2, 3, 4, 5, 6)):
        faces += ["?"] * length if row % 2 else FULL_ONE[len(faces) : len(faces) + length]
    for slot, card in places.items():
        faces[int(slot.removeprefix("slot"))] = card
    return faces


# Writing and reading.


def test_the_second_group_of_wonders_is_hidden_while_the_first_is_drafted() -> None:
    """DH-06"""
    table = Duel().start(3)
    assert len(table.view_json()["offer"]) == 4  # type: ignore[arg-type]
    assert len(table.position_json()["hidden"]["offer"]) == 4  # type: ignore[index]


def test_drawn_tokens_are_seen_by_the_one_who_drew_them() -> None:
    """DH-08"""
    table = load(
        structure=LAST,
        age=1,
        drawn=3,
        cities=[{}, LIBRARY],
        decision={"seat": 2, "ask": "library"},
        hidden={"box": ["law", "economy", "masonry"]},
    )
    assert table.view_json(1)["seen"] == ["law", "economy", "masonry"]
    assert "seen" not in table.view_json(0)
    assert "seen" not in table.view_json()
    assert [move.text for move in table.moves()] == ["token law", "token economy", "token masonry"]


# Partial positions.


def test_unstated_parts_are_empty() -> None:
    table = load(cities=[{"buildings": ["forum"]}])
    city, other = table.view().cities
    assert [city.coins, city.wonders, city.unbuilt, city.tokens] == [0, (), (), ()]
    assert city.buildings == (NUMBERS["card"]["forum"],)
    assert other == view.CityView()
    assert (table.over, table.winners) == (True, ())
    assert table.view() == files.read_position(position(cities=[{"buildings": ["forum"]}, {}])).view()


def test_a_position_may_be_empty() -> None:
    assert load().view() == files.read_position(position(age=0, cities=[], structure=TAKEN, pawn=0)).view()


def test_built_wonders_may_be_a_plain_list() -> None:
    stated = load(cities=[{"built": {"sphinx": None, "piraeus": "walls"}}]).view().cities[0].wonders
    listed = load(cities=[{"built": ["sphinx", "piraeus"]}]).view().cities[0].wonders
    assert [wonder for wonder, _ in stated] == [wonder for wonder, _ in listed]
    assert NUMBERS["card"]["walls"] in [card for _, card in stated]
    assert NUMBERS["card"]["walls"] not in [card for _, card in listed]


def test_ask_and_turn_follow_from_the_decision() -> None:
    table = load(age=1, structure=LAST, decision={"seat": 2})
    assert table.owing == [1]
    assert table.position_json()["turn"] == 2
    assert {move.text for move in table.moves()} == {"sell baths"}


def test_a_draft_goes_on() -> None:
    table = load(
        offer=WONDERS[:4],
        cities=[{"unbuilt": [WONDERS[2]]}],
        decision={"seat": 2, "ask": "draft"},
        hidden={"offer": WONDERS[4:8]},
    )
    assert [move.text for move in table.moves()] == [f"draft {WONDERS[place]}" for place in (0, 1, 3)]
    table.play(f"draft {WONDERS[0]}")
    table.play(f"draft {WONDERS[1]}")
    assert table.view_json()["offer"] == WONDERS[:8]
    assert table.view_json()["turn"] == 1


def test_a_choice_within_a_turn_leaves_uncovered_cards_face_down() -> None:
    """D-035"""
    faces = structure({0: "statue", 1: "walls", 6: "?", 7: "?forum", 8: "?"})
    pending = load(age=2, structure=faces, cities=[PAIR], board=["law"], decision={"seat": 1, "ask": "token"})
    pending.play("token law")
    assert NUMBERS["card"]["forum"] in {slot.card for slot in pending.view().structure if slot}


def test_a_turn_that_is_being_settled_is_written_with_all_that_is_due() -> None:
    parts: Document = {
        "cities": [{**PAIR, "built": ["circus_maximus"]}, {"buildings": ["press"]}],
        "board": ["law", "economy"],
        "decision": {"seat": 1, "ask": "destroy", "colour": "gray"},
        "pending": [{"seat": 1, "ask": "token"}],
        "extra_turn": True,
    }
    table = load(age=2, structure=SECOND_AGE, **parts)
    document = table.position_json()
    for key in ("decision", "pending", "extra_turn"):
        assert document[key] == parts[key]
    table.play("destroy press")
    table.play("token economy")
    assert table.owing == [0]
    assert table.view().question.kind == QUESTIONS.index("turn")


def test_a_supremacy_leaves_uncovered_cards_face_down() -> None:
    """D-112"""
    faces = structure({0: "altar", 1: "baths", 2: "?", 3: "?", 4: "?"})
    table = load(age=1, structure=faces, pawn=9, result={"winner": 1, "victory": "military"})
    assert table.winners == (0,)


def test_a_shared_victory() -> None:
    table = load(age=3, result={"winner": None, "victory": "shared"})
    assert table.winners == (0, 1)
    assert table.position_json()["result"] == {"winner": None, "victory": "shared"}


def test_what_is_not_stated_is_dealt_by_the_seed() -> None:
    document = position(age=1, structure=full(), decision=TURN)
    deals = [view.secrets(files.read_position(document, seed).state) for seed in (0, 0, 1)]
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


def test_cards_of_later_ages_that_are_out_are_not_dealt_again() -> None:
    out = ["forum", "walls", "brewery"]
    for seed in range(20):
        document = position(cities=[{"buildings": out}])  # the age is not stated
        later = view.secrets(files.read_position(document, seed).state).later
        assert not {NUMBERS["card"][card] for card in out} & set(later[1])


def test_a_later_deck_of_which_too_much_is_out_is_dealt_all_the_same() -> None:
    second = list(NUMBERS["card"])[23:43]
    later = view.secrets(load(cities=[{"buildings": second}]).state).later
    assert len(set(later[1])) == 20


def test_stated_parts_of_what_is_hidden_are_kept() -> None:
    later = [*["?"] * 19, "forum"]
    table = load(age=1, structure=LAST, decision=TURN, hidden={"later": {"2": later}, "box": ["theology", "law"]})
    hidden = view.secrets(table.state)
    assert hidden.later[1][19] == NUMBERS["card"]["forum"]
    assert len(set(hidden.later[1])) == 20
    assert hidden.box[:2] == (NUMBERS["token"]["theology"], NUMBERS["token"]["law"])
    assert len(set(hidden.box)) == 10


def test_a_hidden_thing_may_be_unknown() -> None:
    """`?` stands for it wherever one can be: it is dealt, and what is known beside it is kept."""
    assert load(cities=[{"built": {"sphinx": "?"}}]).view() == load(cities=[{"built": {"sphinx": None}}]).view()
    for seed in range(5):
        boxed = files.read_position(position(hidden={"box": ["?", "law", "?"]}), seed)
        box = view.secrets(boxed.state).box
        assert (box[1], len(set(box))) == (NUMBERS["token"]["law"], 10)
        drafting = position(
            offer=WONDERS[:4], decision={"seat": 1, "ask": "draft"}, hidden={"offer": ["?", "?", WONDERS[7], "?"]}
        )
        offer = view.secrets(files.read_position(drafting, seed).state).offer
        assert offer[2] == NUMBERS["wonder"][WONDERS[7]]
        assert len({*offer, *(NUMBERS["wonder"][wonder] for wonder in WONDERS[:4])}) == 8
        assert valid("position", drafting)
    assert valid("position", position(cities=[{"built": {"sphinx": "?"}}], hidden={"box": ["?", "law", "?"]}))
    assert refused(hidden={"box": ["?"] * 11}).code == "too_many"


# Refusals of form.


@pytest.mark.parametrize(
    ("parts", "code", "where", "values"),
    [
        ({"citys": []}, "unknown_key", "citys", {"given": "citys", "near": ("cities",), "known": KEYS}),
        (
            {"cities": [{}, {"building": []}]},
            "unknown_key",
            "cities[1].building",
            {"given": "building", "near": ("buildings", "built"), "known": CITY_KEYS},
        ),
        ({"pawn": "middle"}, "wrong_type", "pawn", {"wanted": "number", "given": "text"}),
        ({"pawn": True}, "wrong_type", "pawn", {"wanted": "number", "given": "flag"}),
        ({"pawn": 1.5}, "wrong_type", "pawn", {"wanted": "number", "given": "fraction"}),
        ({"cities": {}}, "wrong_type", "cities", {"wanted": "list", "given": "object"}),
        ({"cities": [[]]}, "wrong_type", "cities[0]", {"wanted": "object", "given": "list"}),
        ({"board": "law"}, "wrong_type", "board", {"wanted": "list", "given": "text"}),
        ({"discard": [None]}, "wrong_type", "discard[0]", {"wanted": "text", "given": "null"}),
        ({"extra_turn": 1}, "wrong_type", "extra_turn", {"wanted": "flag", "given": "number"}),
        ({"format": 2}, "newer_format", "format", {"given": 2, "known": 1}),
        ({"format": 0}, "wrong_number", "format", {"given": 0, "least": 1, "most": 1 << 30}),
        ({"septem": "record"}, "wrong_word", "septem", {"given": "record", "near": (), "known": ("position",)}),
        ({"game": "dual"}, "unknown_game", "game", {"given": "dual", "near": ("duel",), "known": ("duel", "wonders")}),
        ({"cities": [{}, {}, {}]}, "too_many", "cities", {"given": 3, "most": 2}),
        ({"pawn": 10}, "wrong_number", "pawn", {"given": 10, "least": -9, "most": 9}),
        ({"age": 4}, "wrong_number", "age", {"given": 4, "least": 0, "most": 3}),
        ({"cities": [{"coins": -1}]}, "wrong_number", "cities[0].coins", {"given": -1, "least": 0, "most": 1_000_000}),
        ({"age": 1, "structure": TAKEN[1:]}, "wrong_length", "structure", {"given": 19, "wanted": (20,)}),
        ({"decision": {}}, "missing_key", "decision", {"key": "seat"}),
        ({"decision": {"seat": 0}}, "wrong_number", "decision.seat", {"given": 0, "least": 1, "most": 2}),
        (
            {"decision": {"seat": 1, "ask": "tokens"}},
            "wrong_word",
            "decision.ask",
            {"given": "tokens", "near": ("token",), "known": BASE.questions},
        ),
        ({"decision": {"seat": 1, "ask": "destroy"}}, "missing_key", "decision", {"key": "colour"}),
        (
            {"decision": {"seat": 1, "colour": "gray"}},
            "unknown_key",
            "decision.colour",
            {"given": "colour", "near": (), "known": ("seat", "ask")},
        ),
        (
            {"decision": {"seat": 1, "ask": "destroy", "colour": "grey"}},
            "wrong_word",
            "decision.colour",
            {"given": "grey", "near": ("gray", "green"), "known": ABOUT[DESTROY_CARD].words},
        ),
        ({"result": {"winner": 1}}, "missing_key", "result", {"key": "victory"}),
        (
            {"options": {"atlantis": True}},
            "unknown_key",
            "options.atlantis",
            {"given": "atlantis", "near": (), "known": OPTION_NAMES},
        ),
        (
            {"options": {"great_library_view": "secret"}},
            "bad_option",
            "options.great_library_view",
            {"given": "secret", "allowed": ("private", "public")},
        ),
        (
            {"options": {"first_game_preset": 1}},
            "bad_option",
            "options.first_game_preset",
            {"given": 1, "allowed": ("true", "false")},
        ),
        ({"options": []}, "wrong_type", "options", {"wanted": "object", "given": "list"}),
        (
            {"hidden": {"later": {"4": []}}},
            "unknown_key",
            "hidden.later.4",
            {"given": "4", "near": (), "known": ("1", "2", "3")},
        ),
    ],
)
def test_form(parts: Document, code: str, where: str, values: dict[str, object]) -> None:
    problem = refused(**parts)
    assert (problem.code, problem.where) == (code, where)
    assert problem.values == values


@pytest.mark.parametrize("pantheon", [False, True])
@pytest.mark.parametrize(
    ("part", "code"), [("cities", "not_in_game"), ("discard", "not_in_game"), ("structure", "wrong_deck")]
)
def test_guilds_and_grand_temples_are_not_in_play_together(pantheon: bool, part: str, code: str) -> None:
    """P-008: the temples take the place of the guilds."""
    for card, absent in (("merchants_guild", pantheon), ("roman_grand_temple", not pantheon)):
        parts: Document = {"options": {"pantheon": pantheon}, "age": 3}
        places = {"cities": [{"buildings": [card]}, {}], "discard": [card], "structure": [card, *[None] * 19]}
        parts[part] = places[part]
        if absent:
            assert refused(**parts).code == code
        else:
            files.read({"septem": "position", "game": "duel", **parts})


def test_a_position_says_what_it_is() -> None:
    for document, code, values in (
        ({"game": "duel"}, "no_kind", {"known": ("position", "record")}),
        ({"septem": "position"}, "missing_key", {"key": "game"}),
    ):
        with pytest.raises(Problem) as caught:
            files.read(document)
        assert (caught.value.code, caught.value.values) == (code, values)
    with pytest.raises(Problem) as caught:
        files.read({"septem": "positions", "game": "duel"})
    assert caught.value.values == {"given": "positions", "near": ("position",), "known": ("position", "record")}
    with pytest.raises(Problem) as caught:
        files.read([])
    assert caught.value.values == {"wanted": "object", "given": "list"}


# Refusals of ids.


@pytest.mark.parametrize(
    ("parts", "where", "wanted", "near"),
    [
        ({"cities": [{"buildings": ["bath"]}]}, "cities[0].buildings[0]", "card", "baths"),
        ({"cities": [{"built": {"sphynx": None}}]}, "cities[0].built.sphynx", "wonder", "sphinx"),
        ({"cities": [{"built": {"sphinx": "wall"}}]}, "cities[0].built.sphinx", "card", "walls"),
        ({"board": ["laws"]}, "board[0]", "token", "law"),
        ({"loot": ["loot_p1_3"]}, "loot[0]", "loot", "loot_p1_5"),
        ({"age": 1, "structure": full(slot3="?bath")}, "structure[3]", "card", "baths"),
        ({"hidden": {"box": ["econmy"]}}, "hidden.box[0]", "token", "economy"),
    ],
)
def test_unknown_ids_come_with_the_nearest_ones(parts: Document, where: str, wanted: str, near: str) -> None:
    problem = refused(**parts)
    assert (problem.code, problem.where, problem.values["wanted"]) == ("unknown_id", where, wanted)
    assert near in problem.values["near"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("parts", "where", "values"),
    [
        (
            {"cities": [{"buildings": ["sphinx"]}]},
            "cities[0].buildings[0]",
            {"given": "sphinx", "wanted": "card", "family": "wonder"},
        ),
        ({"board": ["baths"]}, "board[0]", {"given": "baths", "wanted": "token", "family": "card"}),
        ({"discard": ["loot_p1_2"]}, "discard[0]", {"given": "loot_p1_2", "wanted": "card", "family": "loot"}),
        (
            {"cities": [{"unbuilt": ["law"]}]},
            "cities[0].unbuilt[0]",
            {"given": "law", "wanted": "wonder", "family": "token"},
        ),
    ],
)
def test_ids_of_another_family(parts: Document, where: str, values: Document) -> None:
    problem = refused(**parts)
    assert (problem.code, problem.where, problem.values) == ("other_family", where, values)


@pytest.mark.parametrize(
    ("parts", "where", "thing", "first"),
    [
        (
            {"cities": [{"buildings": ["baths"]}, {"buildings": ["baths"]}]},
            "cities[1].buildings[0]",
            "baths",
            "cities[0].buildings[0]",
        ),
        ({"cities": [{"buildings": ["baths", "baths"]}]}, "cities[0].buildings[1]", "baths", "cities[0].buildings[0]"),
        ({"cities": [{"buildings": ["baths"]}], "discard": ["baths"]}, "discard[0]", "baths", "cities[0].buildings[0]"),
        (
            {"cities": [{"built": {"sphinx": "baths"}}], "discard": ["baths"]},
            "discard[0]",
            "baths",
            "cities[0].built.sphinx",
        ),
        (
            {"cities": [{"built": ["sphinx"], "unbuilt": ["sphinx"]}]},
            "cities[0].unbuilt[0]",
            "sphinx",
            "cities[0].built[0]",
        ),
        (
            {"cities": [{"unbuilt": ["sphinx"]}, {"unbuilt": ["sphinx"]}]},
            "cities[1].unbuilt[0]",
            "sphinx",
            "cities[0].unbuilt[0]",
        ),
        ({"cities": [{"tokens": ["law"]}], "board": ["law"]}, "board[0]", "law", "cities[0].tokens[0]"),
        ({"board": ["law", "law"]}, "board[1]", "law", "board[0]"),
        ({"board": ["law"], "hidden": {"box": ["law"]}}, "hidden.box[0]", "law", "board[0]"),
        ({"loot": ["loot_p1_2", "loot_p1_2"]}, "loot[1]", "loot_p1_2", "loot[0]"),
        ({"offer": ["sphinx"] * 4}, "offer[1]", "sphinx", "offer[0]"),
        ({"age": 1, "structure": LAST, "discard": ["baths"]}, "discard[0]", "baths", "structure[0]"),
        ({"age": 1, "structure": full(slot2="?altar", slot3="?altar")}, "structure[3]", "altar", "structure[2]"),
        ({"offer": WONDERS[:4], "hidden": {"offer": WONDERS[3:7]}}, "hidden.offer[0]", WONDERS[3], "offer[3]"),
        (
            {"discard": ["forum"], "hidden": {"later": {"2": ["forum", *["?"] * 19]}}},
            "hidden.later.2[0]",
            "forum",
            "discard[0]",
        ),
    ],
)
def test_a_thing_in_two_places(parts: Document, where: str, thing: str, first: str) -> None:
    problem = refused(**parts)
    assert (problem.code, problem.where) == ("in_two_places", where)
    assert problem.values == {"id": thing, "first": first}


@pytest.mark.parametrize(
    "parts",
    [
        {"pawn": 2, "loot": ALL_LOOT.split()},
        {"pawn": 5, "loot": ["loot_p1_2", "loot_p1_5", "loot_p2_5"]},
        {"pawn": -6, "loot": ["loot_p2_2", "loot_p2_5"]},
        {"cities": [{"built": WONDERS[:4]}, {"built": WONDERS[4:7]}]},
        {"cities": [{"built": WONDERS[:4]}, {"built": WONDERS[4:6], "unbuilt": WONDERS[6:8]}]},
        {"cities": [{"buildings": SYMBOLS[:5]}]},
        {"cities": [{"buildings": SYMBOLS}], "result": {"winner": 1, "victory": "science"}},
        {"cities": [{"buildings": GUILDS[:2]}, {"buildings": GUILDS[2:3]}]},
        {"age": 1, "discard": list(NUMBERS["card"])[:20]},
        {"age": 2, "cities": [{"buildings": ["baths", "forum"], "built": {"sphinx": "walls"}}]},
        {"cities": [{"tokens": TOKENS[:6]}]},
        {"cities": [{"tokens": TOKENS[:1]}], "board": TOKENS[1:6]},
        {"cities": [{"coins": 3}, {"coins": 6}], "result": BY_POINTS},
        {"age": 3, "cities": [{"coins": 9}, {"buildings": ["theater"]}], "result": BY_BLUE},
        {"age": 3, "cities": [{"coins": 4}, {"coins": 5}], "result": SHARED},
    ],
)
def test_what_comes_near_to_the_impossible(parts: Document) -> None:
    """D-007, D-008, D-067, D-091, D-110, D-114, D-115, D-134"""
    load(**parts)


# Refusals of what the rules make impossible.


@pytest.mark.parametrize(
    ("parts", "code", "where"),
    [
        ({"pawn": 9}, "pawn_on_capital", "pawn"),
        ({"pawn": -9}, "pawn_on_capital", "pawn"),
        ({"pawn": 9, "result": {"winner": 2, "victory": "military"}}, "wrong_result", "result"),
        ({"pawn": 8, "result": {"winner": 1, "victory": "military"}}, "wrong_result", "result"),
        ({"pawn": 9, "result": {"winner": 1, "victory": "points"}}, "wrong_result", "result"),
        ({"result": {"winner": 1, "victory": "shared"}}, "wrong_result", "result"),
        ({"result": {"winner": None, "victory": "points"}}, "wrong_result", "result"),
        (
            {"age": 1, "structure": LAST, "decision": TURN, "result": {"winner": 1, "victory": "science"}},
            "game_goes_on",
            "decision",
        ),
        (
            {"age": 1, "structure": LAST, "decision": TURN, "cities": [{}, {"buildings": SYMBOLS}]},
            "science_won",
            "cities[1]",
        ),
        ({"cities": [{}, {"buildings": SYMBOLS}]}, "science_won", "cities[1]"),
        (
            {"cities": [{"buildings": SYMBOLS}], "result": {"winner": 1, "victory": "points"}},
            "science_won",
            "cities[0]",
        ),
        (
            {"cities": [{"buildings": SYMBOLS}], "result": {"winner": 2, "victory": "science"}},
            "science_won",
            "cities[0]",
        ),
        ({"result": {"winner": 1, "victory": "science"}}, "science_not_won", "result"),
        (
            {"cities": [{"buildings": SYMBOLS[:5]}], "result": {"winner": 1, "victory": "science"}},
            "science_not_won",
            "result",
        ),
        ({"cities": [{"buildings": ["palace"]}], "result": BY_POINTS}, "points_differ", "result"),
        ({"cities": [{"coins": 3}, {"coins": 5}], "result": BY_POINTS}, "points_differ", "result"),
        ({"cities": [{"coins": 3}, {"coins": 6}], "result": SHARED}, "points_differ", "result"),
        ({"cities": [{}, {"coins": 3}], "result": BY_BLUE}, "points_differ", "result"),
        ({"age": 2, "cities": [{}, {"coins": 3}], "result": BY_POINTS}, "wrong_number", "age"),
        (
            {"age": 3, "structure": ["palace", *TAKEN[1:]], "cities": [{}, {"coins": 3}], "result": BY_POINTS},
            "cards_left",
            "structure",
        ),
        # What comes into play.
        ({"cities": [{"buildings": GUILDS[:2]}, {"buildings": GUILDS[2:4]}]}, "too_many_of_deck", ""),
        ({"age": 1, "discard": list(NUMBERS["card"])[:23]}, "too_many_of_deck", ""),
        (
            {
                "age": 3,
                "structure": [*THIRD_AGE[:2], *TAKEN[2:]],
                "discard": list(NUMBERS["card"])[48:58],
                "cities": [{"buildings": list(NUMBERS["card"])[58:66]}],
            },
            "too_many_of_deck",
            "",
        ),
        ({"age": 1, "cities": [{"buildings": ["palace"]}]}, "too_early", "cities[0].buildings[0]"),
        ({"age": 1, "cities": [{"built": {"sphinx": "walls"}}]}, "too_early", "cities[0].built.sphinx"),
        ({"age": 2, "discard": ["merchants_guild"]}, "too_early", "discard[0]"),
        ({"cities": [{"tokens": TOKENS[:5]}, {"tokens": TOKENS[5:9]}]}, "too_many_tokens", "cities"),
        ({"cities": [{"tokens": TOKENS[:2]}], "board": TOKENS[2:7]}, "too_many_tokens", "cities"),
        ({"pawn": 3, "loot": ["loot_p2_2"]}, "loot_passed", "loot"),
        ({"pawn": 5, "loot": ALL_LOOT.split()}, "loot_passed", "loot"),
        ({"pawn": -4, "loot": ["loot_p1_2"]}, "loot_passed", "loot"),
        ({"pawn": 6, "loot": ["loot_p2_5"]}, "loot_passed", "loot"),
        ({"pawn": -8, "loot": ["loot_p1_5"]}, "loot_passed", "loot"),
        (
            {"pawn": -9, "loot": ["loot_p1_5"], "result": {"winner": 2, "victory": "military"}},
            "loot_passed",
            "loot",
        ),
        ({"cities": [{"built": WONDERS[:4]}, {"built": WONDERS[4:8]}]}, "too_many_built", "cities"),
        (
            {"cities": [{"built": WONDERS[:4]}, {"built": WONDERS[4:7], "unbuilt": WONDERS[7:8]}]},
            "eighth_wonder",
            "cities[1].unbuilt",
        ),
        (
            {"cities": [{"built": WONDERS[:3], "unbuilt": WONDERS[7:8]}, {"built": WONDERS[3:7]}]},
            "eighth_wonder",
            "cities[0].unbuilt",
        ),
        ({"cities": [{"built": WONDERS[:5]}]}, "too_many", "cities[0].built"),
        ({"cities": [{"built": WONDERS[:3], "unbuilt": WONDERS[3:5]}]}, "too_many", "cities[0].unbuilt"),
        ({"board": list(NUMBERS["token"])[:6]}, "too_many", "board"),
        # The structure.
        ({"structure": LAST}, "no_structure", "structure[0]"),
        ({"age": 2, "structure": LAST}, "wrong_deck", "structure[0]"),
        ({"age": 1, "structure": ["merchants_guild", *TAKEN[1:]]}, "wrong_deck", "structure[0]"),
        ({"age": 2, "structure": ["?guild", *TAKEN[1:]]}, "wrong_deck", "structure[0]"),
        ({"age": 1, "structure": full(slot2="tavern")}, "shown_too_soon", "structure[2]"),
        ({"age": 1, "structure": full(slot0="?")}, "hidden_in_open_row", "structure[0]"),
        ({"age": 1, "structure": structure({0: "altar", 1: "baths", 2: "?"})}, "not_turned_over", "structure[2]"),
        (
            {
                "age": 3,
                "structure": FOUR_GUILDS,
            },
            "too_many_of_deck",
            "structure",
        ),
        (
            {
                "age": 1,
                "structure": full(),
                "discard": [card for card in list(NUMBERS["card"])[:23] if card not in full()][:4],
            },
            "too_many_unknown",
            "structure",
        ),
        # The draft.
        ({"offer": WONDERS[:4], "cities": [{"unbuilt": [WONDERS[5]]}]}, "not_offered", "cities[0]"),
        ({"offer": WONDERS[:5]}, "wrong_length", "offer"),
        ({"offer": WONDERS[:8]}, "wrong_length", "offer"),
        ({"offer": WONDERS[:4], "drafted": 1}, "wrong_drafted", "drafted"),
        ({"offer": WONDERS[:4], "cities": [{"unbuilt": WONDERS[:2]}]}, "drafted_out_of_turn", "cities[0]"),
        (
            {"offer": WONDERS[:4], "cities": [{"unbuilt": WONDERS[:1]}, {"unbuilt": WONDERS[1:3]}]},
            "half_a_group",
            "drafted",
        ),
        ({"offer": WONDERS[:4], "age": 1}, "draft_goes_on", "age"),
        (
            {"offer": WONDERS[:4], "board": ["law"], "decision": {"seat": 1, "ask": "token"}},
            "draft_goes_on",
            "decision",
        ),
        ({"offer": WONDERS[:4], "decision": {"seat": 2, "ask": "draft"}}, "wrong_drafter", "decision"),
        ({"offer": WONDERS[:4], "decision": {"seat": 1, "ask": "draft"}, "turn": 2}, "not_their_turn", "turn"),
        ({"drafted": 3}, "nothing_offered", "drafted"),
        ({"hidden": {"offer": WONDERS[:4]}}, "not_hidden", "hidden.offer"),
        # Questions.
        ({"decision": {"seat": 1, "ask": "draft"}}, "nothing_offered", "decision"),
        ({"decision": TURN}, "nothing_to_take", "decision"),
        ({"age": 2, "decision": TURN}, "nothing_to_take", "decision"),
        ({"age": 2, "decision": {"seat": 1, "ask": "starter"}}, "nothing_to_take", "decision"),
        (
            {"age": 1, "structure": ["baths", *[None] * 19], "decision": {"seat": 1, "ask": "starter"}},
            "no_choice_of_starter",
            "decision",
        ),
        ({"decision": {"seat": 1, "ask": "token"}}, "no_token_on_board", "decision"),
        ({"decision": {"seat": 1, "ask": "library"}}, "nothing_drawn", "decision"),
        ({"cities": [{}, PAIR], "board": ["law"], "decision": {"seat": 1, "ask": "token"}}, "no_pair", "decision"),
        ({"cities": [{"built": ["sphinx"]}], "discard": ["baths"], "decision": REVIVE}, "no_such_wonder", "decision"),
        (
            {"cities": [{}, LIBRARY], "drawn": 3, "decision": {"seat": 1, "ask": "library"}},
            "no_such_wonder",
            "decision",
        ),
        (
            {
                "cities": [{"built": ["statue_of_zeus"]}, {"buildings": ["press"]}],
                "decision": {"seat": 1, "ask": "destroy", "colour": "gray"},
            },
            "no_such_wonder",
            "decision",
        ),
        ({"decision": {"seat": 1, "ask": "revive"}}, "discard_empty", "decision"),
        (
            {"decision": {"seat": 1, "ask": "destroy", "colour": "gray"}, "cities": [{"buildings": ["press"]}]},
            "nothing_to_destroy",
            "decision",
        ),
        (
            {"pending": [{"seat": 1, "ask": "token"}], "discard": ["walls"], "decision": {"seat": 1, "ask": "revive"}},
            "no_token_on_board",
            "pending[0]",
        ),
        ({"age": 1, "structure": LAST, "decision": TURN, "turn": 2}, "not_their_turn", "decision"),
        (
            {"age": 2, "structure": SECOND_AGE, "pawn": 1, "decision": {"seat": 1, "ask": "starter"}},
            "wrong_chooser",
            "decision",
        ),
        (
            {"age": 2, "structure": SECOND_AGE, "turn": 2, "decision": {"seat": 1, "ask": "starter"}},
            "wrong_chooser",
            "decision",
        ),
        ({"age": 1, "structure": LAST, "decision": TURN, "extra_turn": True}, "extra_turn_too_soon", "extra_turn"),
        ({"drawn": 3}, "drawn_by_nobody", "drawn"),
        ({"drawn": 4}, "wrong_number", "drawn"),
        (
            {"drawn": 3, "seen": ["law"], "cities": [LIBRARY], "decision": {"seat": 1, "ask": "library"}},
            "seen_not_drawn",
            "seen",
        ),
        (
            {
                "seen": ["law"],
                "hidden": {"box": ["economy"]},
                "cities": [LIBRARY],
                "decision": {"seat": 1, "ask": "library"},
            },
            "other_draw",
            "seen",
        ),
        ({"hidden": {"later": {"1": ["?"] * 19}}}, "wrong_length", "hidden.later.1"),
        ({"hidden": {"later": {"3": ["?"] * 20}}}, "wrong_count_of_deck", "hidden.later.3"),
        ({"hidden": {"later": {"2": ["baths", *["?"] * 19]}}}, "wrong_deck", "hidden.later.2[0]"),
    ],
)
def test_what_the_rules_make_impossible(parts: Document, code: str, where: str) -> None:
    problem = refused(**parts)
    assert (problem.code, problem.where) == (code, where)


def test_the_building_sought_is_named() -> None:
    problem = refused(decision={"seat": 2, "ask": "destroy", "colour": "brown"})
    assert problem.values == {"seat": 1, "colour": "brown"}


# The schema.


@pytest.mark.parametrize(
    "parts",
    [
        {"citys": []},
        {"septem": "record"},
        {"game": "chess"},
        {"pawn": 10},
        {"pawn": "0"},
        {"age": 4},
        {"cities": [{"coins": -1}]},
        {"cities": [{"buildings": ["bath"]}]},
        {"cities": [{"buildings": ["baths", "baths"]}]},
        {"cities": [{"built": {"baths": None}}]},
        {"cities": [{"built": {"sphinx": "sphinx"}}]},
        {"structure": TAKEN[1:]},
        {"structure": [*TAKEN[1:], "sphinx"]},
        {"offer": WONDERS[:3]},
        {"decision": {"ask": "turn"}},
        {"decision": {"seat": 1, "ask": "destroy"}},
        {"decision": {"seat": 1, "ask": "turn", "colour": "gray"}},
        {"result": {"winner": 3, "victory": "points"}},
        {"hidden": {"boxes": []}},
        {"options": {"atlantis": True}},
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(parts: Document) -> None:
    assert not valid("position", position(**parts), "duel")
    with pytest.raises(Problem):
        files.read(position(**parts))


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"cities": [{"buildings": ["forum"]}]},
        {"cities": [{"built": ["sphinx"]}, {"built": {"piraeus": None}}]},
        {"age": 1, "structure": full(slot2="?tavern"), "decision": {"seat": 1}},
        {
            "age": 3,
            "structure": [
                "merchants_guild",
                "arsenal",
                "?guild",
                "?",
                "?guild",
                "study",
                "port",
                "arena",
                "palace",
                "circus",
                "obelisk",
                *TAKEN[11:],
            ],
        },
    ],
)
def test_the_schema_accepts_what_the_reader_accepts(parts: Document) -> None:
    assert valid("position", position(**parts))
    load(**parts)


def test_the_schema_knows_what_the_declarations_know() -> None:
    schema = SCHEMAS["duel"]["position"]
    defs = schema["$defs"]
    families = {
        family: list(known) for family, known in NUMBERS.items() if family != "end"
    }  # that stands in moves only
    assert {family: defs[family]["enum"] for family in families} == families
    assert set(schema["properties"]) == {*KEYS, "pantheon", "aside", "agora"}
    assert tuple(defs["city"]["properties"]) == CITY_KEYS
    assert tuple(defs["question"]["properties"]["ask"]["enum"]) == tuple(QUESTIONS)
    assert tuple(defs["question"]["properties"]["colour"]["enum"]) == ABOUT[DESTROY_CARD].words
    assert tuple(schema["properties"]["result"]["properties"]["victory"]["enum"]) == VICTORIES[1:]
    options = defs["options"]["properties"]
    assert tuple(options) == OPTION_NAMES
    assert options["end_of_age_tie"]["enum"] == list(EndOfAgeTie)
    assert options["great_library_view"]["enum"] == list(LibraryView)
    assert options["draft_order"]["enum"] == list(DraftOrder)
    assert {name: options[name]["maximum"] for name in MOST_COINS} == MOST_COINS


def test_a_structure_may_be_partial() -> None:
    """A card that covers nothing present is open, whatever lay under it."""
    document = {
        "septem": "position",
        "game": "duel",
        "age": 1,
        "structure": [*TAKEN[1:], "tavern"],
        "decision": {"seat": 1},
    }
    table = files.read_position(document)
    assert [str(move) for move in table.moves()] == ["sell tavern", "build tavern"]
