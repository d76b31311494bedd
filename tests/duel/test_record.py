"""Records, and files of both kinds."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import septem
from septem import Duel, IllegalMove, Problem, Table, files
from septem.core import storage
from septem.core.errors import PROBLEMS
from septem.core.quote import Reason
from septem.core.record import KEYS
from septem.duel.data.ids import NUMBERS
from septem.duel.knowledge import view
from tests.amounts import amount
from tests.duel.documents import SCHEMAS, TABLES, Document, played, through_a_file, valid

SOURCE = Path(septem.__file__).parent
DOCUMENT = Path(__file__).parents[2] / "docs" / "file-formats.md"
WONDERS, TOKENS, CARDS = (list(NUMBERS[family]) for family in ("wonder", "token", "card"))
SEEDED: Document = {"septem": "record", "game": "duel", "rules": 1, "deal": {"seed": 7}, "moves": []}


def record(**parts: Any) -> Document:
    return {**SEEDED, **parts}


def refused(document: object) -> Problem:
    with pytest.raises(Problem) as caught:
        files.read(document)
    problem = caught.value
    assert set(problem.values) == set(PROBLEMS[problem.code])
    return problem


def explicit(seed: int) -> Document:
    """The deal of a seed, written down card by card."""
    hidden: Any = Duel().start(seed).position_json()
    return {
        "wonders": hidden["offer"] + hidden["hidden"]["offer"],
        "tokens": hidden["board"],
        "ages": hidden["hidden"]["later"],
        "box": hidden["hidden"]["box"],
    }


# Replays.


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
    begin = files.read_position(through_a_file(table.view_json()), seed=3)
    while not begin.over:
        begin.play(begin.moves()[-1])
    document = through_a_file(begin.record().json())
    assert valid("record", document)
    assert files.read(document).position_json() == begin.position_json()


@pytest.mark.parametrize("seed", range(5))
def test_a_deal_card_by_card_is_the_same_game_as_its_seed(seed: int) -> None:
    table = played(Duel(), seed, 1)
    document = replace(table.record(), deal=explicit(seed)).json()
    assert valid("record", document)
    assert files.read(document).position_json() == table.position_json()


def test_what_a_deal_leaves_out_is_dealt_by_its_seed() -> None:
    deal = explicit(3)
    ages = {"1": deal["ages"]["1"], "3": [*["?"] * 17, *["?guild"] * 3]}
    short = {**deal, "ages": ages, "box": deal["box"][:2], "removed": {"2": ["forum", "walls", "?"]}}
    tables = [files.read(record(deal={**short, "seed": seed})) for seed in (0, 0, 1)]
    hidden = [view.secrets(table.state) for table in tables]
    assert hidden[0] == hidden[1]
    assert hidden[0].later[0] == hidden[2].later[0] == tuple(NUMBERS["card"][card] for card in ages["1"])
    assert hidden[0].later[1] != hidden[2].later[1]
    assert hidden[0].later[2] != hidden[2].later[2]
    assert not {NUMBERS["card"]["forum"], NUMBERS["card"]["walls"]} & set(hidden[0].later[1])
    assert hidden[0].box[:2] == hidden[2].box[:2]


def test_a_first_game_has_no_wonders_to_deal() -> None:
    """D-016"""
    deal = explicit(3)
    del deal["wonders"]
    table = files.read(record(deal=deal, options={"first_game_preset": True}))
    assert table.view().age == 1
    assert "offer" not in table.position_json()
    problem = refused(record(deal=deal))
    assert (problem.code, problem.where, problem.values) == ("missing_key", "deal", {"key": "wonders"})


def test_names_and_a_note_stay() -> None:
    document = record(players=["Ann", "Björn"], note="on a train")
    assert valid("record", document)
    table = files.read(document)
    assert table.record().json()["players"] == ["Ann", "Björn"]
    assert table.record().json()["note"] == "on a train"


def test_a_record_is_plain_data_until_it_is_replayed() -> None:
    written = files.read_record(record(moves=["build baths"]))
    assert (written.game, written.rules, written.deal, written.moves) == ("duel", 1, {"seed": 7}, ("build baths",))
    assert septem.replay(replace(written, moves=())).owing == [0]


def test_options_may_be_left_to_the_position() -> None:
    position = {"septem": "position", "game": "duel", "options": {"end_of_age_tie": "last_player_starts"}}
    table = files.read(record(deal={"position": position}))
    assert table.game.options_json()["end_of_age_tie"] == "last_player_starts"
    problem = refused(record(deal={"position": position}, options={"end_of_age_tie": "last_player_chooses"}))
    assert (problem.code, problem.where) == ("options_differ", "deal.position.options.end_of_age_tie")
    assert problem.values["given"] == "last_player_starts"


# Refusals.


@pytest.mark.parametrize(
    ("moves", "why", "where"),
    [
        (["draft baths"], "other_family", "moves[0]"),
        (["drat sphinx"], "unknown_verb", "moves[0]"),
        (["draft"], "bad_move_form", "moves[0]"),
        (["build baths"], "illegal_move", "moves[0]"),
        (["draft great_library", "draft great_library"], "illegal_move", "moves[1]"),
    ],
)
def test_a_bad_move_is_named_with_the_reason_and_the_legal_ones(moves: list[str], why: str, where: str) -> None:
    offer = ["great_library", "sphinx", "piraeus", "colossus", "pyramids", "mausoleum", "appian_way", "statue_of_zeus"]
    problem = refused(record(deal={**explicit(0), "wonders": offer}, moves=moves))
    assert (problem.code, problem.where) == ("bad_move_in_record", where)
    assert problem.values["number"] == len(moves)
    assert problem.values["move"] == moves[-1]
    assert isinstance(problem.values["why"], Problem)
    assert problem.values["why"].code == why
    legal = [f"draft {wonder}" for wonder in offer[:4] if f"draft {wonder}" not in moves[:-1]]
    assert problem.values["legal"] == tuple(legal)


def test_an_illegal_move_says_why() -> None:
    why = refused(record(moves=["build baths"])).values["why"]
    assert isinstance(why, IllegalMove)
    assert why.values["quote"].reason is Reason.OTHER_QUESTION  # type: ignore[attr-defined]
    assert why.values["seat"] == 1


def test_a_move_after_the_end() -> None:
    finished = played(Duel(), 2, 1)
    assert finished.over
    document = finished.record().json()
    document["moves"] = [*finished.record().moves, "sell baths"]
    problem = refused(document)
    assert problem.values["number"] == len(finished.answers) + 1
    assert problem.values["legal"] == ()
    assert problem.values["why"].code == "game_over"  # type: ignore[attr-defined]


def test_an_older_record_is_tried_and_a_newer_one_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = refused(record(rules=2))
    assert (problem.code, problem.where, problem.values) == ("newer_rules", "rules", {"given": 2, "known": 1})

    class Later:
        """The same game, with rules that have changed since."""

        rules = 2

        def __init__(self) -> None:
            self.game = Duel()

        def __getattr__(self, name: str) -> Any:
            return getattr(self.game, name)

    monkeypatch.setitem(files.GAMES, "duel", replace(files.GAMES["duel"], make=Later))
    assert files.read(record()).record().rules == 2
    problem = refused(record(moves=["build baths"]))
    assert (problem.values["rules"], problem.values["current"]) == (1, 2)


@pytest.mark.parametrize(
    ("document", "code", "where", "values"),
    [
        (
            record(game="dule"),
            "unknown_game",
            "game",
            {"given": "dule", "near": ("duel",), "known": ("duel", "wonders")},
        ),
        (record(format=2), "newer_format", "format", {"given": 2, "known": 1}),
        (record(move=[]), "unknown_key", "move", {"given": "move", "near": ("moves",), "known": KEYS}),
        (record(moves=[1]), "wrong_type", "moves[0]", {"wanted": "text", "given": "number"}),
        (record(rules="1"), "wrong_type", "rules", {"wanted": "number", "given": "text"}),
        (record(players="Ann"), "wrong_type", "players", {"wanted": "list", "given": "text"}),
        (record(deal=7), "wrong_type", "deal", {"wanted": "object", "given": "number"}),
        (record(deal={}), "no_deal", "deal", {"known": ("seed", "wonders", "position")}),
        (record(deal={"seed": -1}), "bad_seed", "deal.seed", {"given": -1, "most": (1 << 63) - 1}),
        (record(deal={"seed": "x"}), "bad_seed", "deal.seed", {"given": "x", "most": (1 << 63) - 1}),
        (
            record(deal={"position": {"septem": "position", "game": "duel", "pawn": 9}}),
            "pawn_on_capital",
            "deal.position.pawn",
            {"pawn": 9},
        ),
        (
            record(deal={"position": {"board": ["law"], "cities": [{"tokens": ["law"]}]}}),
            "in_two_places",
            "deal.position.board[0]",
            {"id": "law", "first": "deal.position.cities[0].tokens[0]"},
        ),
        (record(deal={"position": []}), "wrong_type", "deal.position", {"wanted": "object", "given": "list"}),
        ({"septem": "record", "game": "duel"}, "missing_key", "", {"key": "rules"}),
    ],
)
def test_bad_records(document: Document, code: str, where: str, values: Document) -> None:
    problem = refused(document)
    assert (problem.code, problem.where, problem.values) == (code, where, values)


@pytest.mark.parametrize(
    ("parts", "code", "where"),
    [
        ({"wonders": WONDERS[:7]}, "wrong_length", "deal.wonders"),
        ({"wonders": [*WONDERS[:7], WONDERS[0]]}, "in_two_places", "deal.wonders[7]"),
        ({"wonders": [*WONDERS[:7], "baths"]}, "other_family", "deal.wonders[7]"),
        ({"tokens": TOKENS[:4]}, "wrong_length", "deal.tokens"),
        ({"box": TOKENS[:6]}, "too_many", "deal.box"),
        ({"tokens": TOKENS[:5], "box": TOKENS[4:9]}, "in_two_places", "deal.box[0]"),
        ({"ages": {"1": CARDS[:19]}}, "wrong_length", "deal.ages.1"),
        ({"ages": {"1": [*CARDS[:19], CARDS[0]]}}, "in_two_places", "deal.ages.1[19]"),
        ({"ages": {"1": CARDS[10:30]}}, "wrong_deck", "deal.ages.1[13]"),
        ({"ages": {"3": CARDS[46:66]}}, "wrong_count_of_deck", "deal.ages.3"),
        ({"ages": {"3": [*CARDS[46:62], *CARDS[66:70]]}}, "wrong_count_of_deck", "deal.ages.3"),
        ({"ages": {"4": []}}, "unknown_key", "deal.ages.4"),
        ({"removed": {"1": CARDS[:4]}}, "too_many", "deal.removed.1"),
        ({"ages": {"1": CARDS[:20]}, "removed": {"1": CARDS[:1]}}, "in_two_places", "deal.removed.1[0]"),
        ({"wonder": []}, "unknown_key", "deal.wonder"),
    ],
)
def test_bad_deals(parts: Document, code: str, where: str) -> None:
    problem = refused(record(deal={**explicit(0), **parts}))
    assert (problem.code, problem.where) == (code, where)


# Files.


def test_files_are_whole_readable_and_in_a_fixed_order(tmp_path: Path) -> None:
    table = played(Duel(), 4, 0.3)
    table.players = ("Ann", "Björn")
    path = tmp_path / "game.json"
    path.write_text("something else")
    table.save(path)
    text = path.read_text(encoding="utf-8")
    assert list(json.loads(text)) == ["septem", "format", "game", "rules", "options", "players", "deal", "moves"]
    assert "Björn" in text
    assert text.endswith("\n")
    assert max(map(len, text.splitlines())) <= storage.WIDTH + 2
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]
    septem.save(septem.load(path), path)
    assert path.read_text(encoding="utf-8") == text


def unreadable(path: Path | str) -> Problem:
    with pytest.raises(Problem) as caught:
        septem.load(path)
    assert set(caught.value.values) == set(PROBLEMS[caught.value.code])
    return caught.value


@pytest.mark.parametrize(
    ("content", "code", "values"),
    [
        (b'{\n  "septem": record}', "not_json", {"line": 2, "column": 13}),
        (b'{"septem": NaN}', "not_json", {"line": 1, "column": 1}),
        (b"[" * 100_000, "not_json", {"line": 1, "column": 1}),
        (b"1" * 5000, "not_json", {"line": 1, "column": 1}),
        (b'{"moves": [], "moves": []}', "key_twice", {"key": "moves"}),
    ],
)
def test_files_that_are_no_json(tmp_path: Path, content: bytes, code: str, values: Document) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    problem = unreadable(path)
    assert (problem.code, problem.values) == (code, values)


@pytest.mark.parametrize("content", [b"", b" \n", b"\xef\xbb\xbf"])
def test_empty_files(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    problem = unreadable(path)
    assert (problem.code, problem.values) == ("empty_file", {"path": str(path)})


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert unreadable(path).code == "no_such_file"
    assert unreadable(tmp_path).code == "not_readable"
    assert unreadable("\0").code == "not_readable"
    path.write_bytes(b"\xff\xfe")
    assert unreadable(path).code == "not_text"


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(SEEDED), encoding="utf-8-sig")
    assert not septem.load(path).over


@pytest.mark.parametrize("path", ["no/such/folder.json", "folder", "file/game.json"])
def test_files_that_cannot_be_written(tmp_path: Path, path: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(Problem) as caught:
        septem.save(Duel().start(1), tmp_path / path)
    assert caught.value.code == "not_writable"
    assert set(caught.value.values) == {"path", "error"}
    assert {entry.name for entry in tmp_path.iterdir()} == {"file", "folder"}


# Schema, codes, documentation.


@pytest.mark.parametrize(
    "parts",
    [
        {"moves": ["pass"]},
        {"moves": ["raise sphinx"]},
        {"moves": ["start 3"]},
        {"rules": 0},
        {"deal": {}},
        {"deal": {"seed": -1}},
        {"deal": {"seed": 1, "ages": {}}},
        {"deal": {"position": {"septem": "position", "game": "duel", "pawn": 10}}},
        {"player": []},
    ],
)
def test_the_schema_refuses_what_a_replay_refuses(parts: Document) -> None:
    assert not valid("record", record(**parts))
    refused(record(**parts))


def test_the_schema_has_the_keys_of_a_record() -> None:
    assert set(SCHEMAS["record"]["properties"]) == set(KEYS)


def raised(path: Path) -> list[tuple[str, set[str]]]:
    """The problems a source file raises, as far as they are written out: code and names of values."""
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    return [
        (call.args[0].value, {keyword.arg for keyword in call.keywords if keyword.arg})
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("Problem", "IllegalMove") and call.args
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    ]


@pytest.mark.parametrize(
    "path", [*SOURCE.glob("core/*.py"), *SOURCE.glob("duel/**/*.py"), SOURCE / "files.py"], ids=str
)
def test_every_problem_is_listed_with_its_values(path: Path) -> None:
    for code, values in raised(path):
        assert set(PROBLEMS[code]) == values, code


BLOCKS = [
    block
    for block in re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    if json.loads(block)["game"] == "duel"
]


def test_the_documentation_shows_both_kinds() -> None:
    assert {json.loads(block)["septem"] for block in BLOCKS} == {"position", "record"}


@pytest.mark.parametrize("block", BLOCKS)
def test_examples_of_the_documentation_are_good_files(block: str) -> None:
    document = json.loads(block)
    assert valid(document["septem"], document)
    files.read(document)
