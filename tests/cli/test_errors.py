"""Whatever is wrong: exit code 2, one message, no traceback; for programs an object."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

FILES = {
    "not_json.json": "{",
    "empty.json": "\n",
    "not_text.json": None,
    "no_kind.json": "{}",
    "no_game.json": '{"septem": "position"}',
    "other_game.json": '{"septem": "position", "game": "chess"}',
    "unknown_id.json": '{"septem": "position", "game": "duel", "cities": [{"buildings": ["bath"]}, {}]}',
    "twice.json": '{"septem": "position", "game": "duel", "discard": ["baths", "baths"]}',
    "newer.json": '{"septem": "record", "game": "duel", "rules": 99, "deal": {"seed": 1}, "moves": []}',
    "bad_seed.json": '{"septem": "record", "game": "duel", "rules": 1, "deal": {"seed": -1}, "moves": []}',
    "nobody.json": '{"septem": "position", "game": "duel"}',
    "bad_move.json": '{"septem": "record", "game": "duel", "rules": 1, "deal": {"seed": 3}, "moves": ["draft sphinx"]}',
    "no_move.json": '{"septem": "record", "game": "duel", "rules": 1, "deal": {"seed": 3}, "moves": ["drift sphinx"]}',
    "folder.json": "",
    "nan.json": '{"septem": NaN}',
    "huge.json": '{"septem": 1e999}',
    "deep.json": "[" * 100_000,
    "long.json": '{"septem": 1' + "0" * 5000 + "}",
    "text_seed.json": '{"septem": "record", "game": "duel", "rules": 1, "deal": {"seed": "12"}, "moves": []}',
    "winner.json": '{"septem": "position", "game": "duel", "result": {"winner": null, "victory": "points"}}',
    "eight.json": '{"septem": "position", "game": "wonders", "cities": [{}, {}, {}, {}, {}, {}, {}, {}]}',
    "early.json": '{"septem": "position", "game": "wonders", "age": 1, "result": {"winners": [1]}, '
    '"cities": [{"board": "giza"}, {"board": "rhodes"}, {"board": "olympia"}]}',
    "wonders.json": '{"septem": "record", "game": "wonders", "rules": 1, "deal": {"seed": 3}, "moves": []}',
    "good.json": '{"septem": "record", "game": "duel", "rules": 1, "deal": {"seed": 3}, "moves": []}',
}

WRONG = [
    (["show", "missing.json"], "no_such_file", "there is no file missing.json"),
    (["show", "not_json.json"], "not_json", "not JSON"),
    (["show", "nan.json"], "no_json_number", "“NaN” is not allowed in JSON"),
    (["show", "huge.json"], "no_json_number", "“1e999” is not allowed in JSON"),
    (["show", "deep.json"], "too_deep", "too many brackets"),
    (["show", "long.json"], "number_too_long", "more than 4300 digits"),
    (["show", "text_seed.json"], "bad_seed", '"12" is not a seed'),
    (["show", "winner.json"], "wrong_result", "“winner” null"),
    (["show", "eight.json"], "bad_players", "there can be 2 to 7; an eighth needs the option cities"),
    (["show", "early.json"], "wrong_number", "age: 1 is not possible: it must be 3"),
    (["show", "not_text.json"], "not_text", "UTF-8"),
    (["show", "folder"], "not_readable", "cannot be read"),
    (["show", "empty.json"], "empty_file", "empty.json is empty"),
    (["show", "no_kind.json"], "no_kind", "position or record"),
    (["show", "no_game.json"], "missing_key", "game"),
    (["moves", "other_game.json"], "unknown_game", "chess"),
    (["score", "unknown_id.json"], "unknown_id", "did you mean baths"),
    (["score", "twice.json"], "in_two_places", "baths"),
    (["replay", "newer.json"], "newer_rules", "99"),
    (["replay", "bad_seed.json"], "bad_seed", "-1"),
    (["replay", "bad_move.json"], "bad_move_in_record", "move 1, “draft sphinx”: that wonder is not on offer"),
    (["replay", "no_move.json"], "bad_move_in_record", "did you mean draft"),
    (["replay", "nobody.json"], "not_a_record", "not a record"),
    (["moves", "nobody.json"], "no_decision", "no decision is pending"),
    (["show", "good.json", "--seat", "3"], "bad_seat", "no seat 3"),
    (["moves", "good.json", "--seat", "0"], "bad_seat", "no seat 0"),
    (["play", "good.json", "draft", "sphinx"], "illegal_move", "not on offer"),
    (["play", "good.json", ""], "unknown_verb", "is not a move"),
    (["play", "good.json", "fly", "sphinx"], "unknown_verb", "is not a move"),
    (["play", "good.json", "draft pyramids", "--out", "nowhere/x.json"], "not_writable", "cannot be written"),
    (["quote", "good.json", "--seat", "1", "--build", "bath"], "unknown_item", "did you mean baths"),
    (["quote", "good.json", "--seat", "1", "--build", "law"], "not_for_sale", "Law"),
    (["quote", "good.json", "--seat", "3", "--build", "baths"], "bad_seat", "no seat 3"),
    (["quote", "wonders.json", "--seat", "1", "--build", "caesar"], "not_in_play", "not in play"),
    (["quote", "good.json", "--seat", "1", "--build", "messe_essen"], "not_in_game", "not in play"),
    (["quote", "good.json", "--seat", "1"], "usage", "--build"),
    (["new", "duell"], "unknown_game", "did you mean duel"),
    (["new", "--option", "preset=on"], "unknown_option", "first_game_preset"),
    (["new", "--option", "first_game_preset"], "bad_option_form", "name=value"),
    (["new", "--option", "first_game_preset=maybe"], "bad_option", "maybe"),
    (["new", "--option", "first_game_preset=on", "--option", "pantheon=on"], "not_together", "with pantheon"),
    (["new", "--seed", "-4"], "bad_seed", "-4"),
    (["new", "--seed", "four"], "usage", "four"),
    (
        ["new", "--option", "zeus_tokens=take"],
        "without_effect",
        "zeus_tokens: this has no effect without pantheon=true",
    ),
    (["new", "wonders", "--option", "leader_draft=left"], "without_effect", "without leaders=true"),
    (["new", "wonders", "--option", "free_city_seventh_card=off"], "without_effect", "without players=2"),
    (["new", "--name", "a", "--name", "A"], "names_alike", "“a” and “A” differ only in capital letters"),
    (["play", "good.json", "draft pyramids", "--seed", "3"], "no_hidden_cards", "its deal is known"),
    (["hint", "good.json", "--iterations", "0"], "usage", "--iterations must be at least 1, not 0"),
    (["hint", "good.json", "--seconds", "0"], "usage", "--seconds must be at least 0.01, not 0.0"),
    (["hint", "good.json", "--seconds", "x"], "usage", "--seconds must be a number, not “x”"),
    (["hint", "good.json", "--seconds", "nan"], "wrong_number", '--seconds: "nan" is not a number from 0.01 to 86400'),
    (["hint", "good.json", "--seconds", "inf"], "wrong_number", '--seconds: "inf" is not a number'),
    (["hint", "good.json", "--seconds", "1", "--iterations", "1"], "not_together", "with --seconds"),
    (["new", "--language", "de"], "unknown_language", "de"),
    (["demo", "--colour"], "usage", "--colour"),
    (["shaw", "good.json"], "usage", "show"),
]


@pytest.fixture(autouse=True)
def files(tmp_path: Path, quiet_place: None) -> None:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(b"\xff\xfe\xff" if content is None else content.encode())
    (tmp_path / "folder").mkdir()


@pytest.mark.parametrize(("args", "code", "message"), WRONG, ids=lambda value: "-".join(value) if value else "")
def test_what_is_wrong_is_said(run: Run, args: list[str], code: str, message: str) -> None:
    result = run(*args, code=2)
    assert result.stderr.startswith("septem: ")
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize(("args", "code", "message"), WRONG, ids=lambda value: "-".join(value) if value else "")
def test_programs_are_told_as_well(run: Run, args: list[str], code: str, message: str) -> None:
    result = run(*args, "--json", code=2)
    error = json.loads(result.stdout)["error"]
    assert error["code"] == code
    assert message in error["message"]
    assert error["message"] in result.stderr


def test_a_number_that_is_too_large_is_named_with_its_limits(run: Run) -> None:
    assert "--port: 99999 is not a number from 0 to 65535" in run("serve", "--port", "99999", code=2).stderr


def test_errors_speak_french(run: Run) -> None:
    message = run("show", "missing.json", "--language=fr", code=2).stderr
    assert "le fichier missing.json n\N{RIGHT SINGLE QUOTATION MARK}existe pas" in message


def test_a_bad_move_of_a_record_names_what_was_legal(as_data: Callable[..., Any]) -> None:
    error = as_data("replay", "bad_move.json", code=2)["error"]
    assert error["where"] == "moves[0]"
    assert error["number"] == 1
    assert error["legal"] == ["draft pyramids", "draft piraeus", "draft great_lighthouse", "draft temple_of_artemis"]
    assert error["why"]["quote"]["reason"] == "not_offered"


def test_a_failed_play_changes_nothing(run: Run) -> None:
    before = Path("good.json").read_text()
    run("play", "good.json", "draft pyramids", "draft pyramids", code=2)
    assert Path("good.json").read_text() == before


@pytest.mark.parametrize(
    ("player", "sentence"), [("9", "“9” is not known"), ("5:iteration=5", "did you mean iterations")]
)
def test_the_bot_command_refuses_a_player_that_no_game_knows_before_the_first_request(
    run: Run, player: str, sentence: str
) -> None:
    refused = run("bot", player, typed="", code=2)
    assert sentence in refused.stderr
