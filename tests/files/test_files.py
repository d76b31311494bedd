"""Files of both games on a disk, in the documentation, and the problems that the source raises."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import septem
from septem import Duel, Problem, files
from septem.core import storage
from septem.core.errors import PROBLEMS
from tests.duel.documents import played as played_duel
from tests.files.documents import Document, record, valid
from tests.wonders.documents import played as played_wonders

SOURCE = Path(septem.__file__).parent
DOCUMENT = Path(__file__).parents[2] / "docs" / "file-formats.md"
TABLES = {"duel": lambda: played_duel(Duel(), 4, 0.3), "wonders": lambda: played_wonders(5, 0, 4, 0.3)}


@pytest.mark.parametrize("game", TABLES)
def test_files_are_whole_readable_and_in_a_fixed_order(tmp_path: Path, game: str) -> None:
    table = TABLES[game]()
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
    again = septem.load(path)
    assert again.position_json() == table.position_json()
    assert again.players == ("Ann", "Björn")
    septem.save(again, path)
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
        (b'{"septem": NaN}', "no_json_number", {"given": "NaN"}),
        (b"[" * 100_000, "too_deep", {}),
        (b"1" * 5000, "number_too_long", {"most": 4300}),
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


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device")
def test_a_file_without_an_end_is_refused() -> None:
    problem = unreadable(Path("/dev/zero"))
    assert (problem.code, problem.values) == ("too_large_file", {"path": "/dev/zero", "most": 64})


@pytest.mark.parametrize("text", ["\x1b[31mred", "\x07", "a\u202eb", "\x9b2J"])
@pytest.mark.parametrize("key", ["players", "note", "moves"])
def test_signs_for_the_terminal_are_refused(tmp_path: Path, key: str, text: str) -> None:
    record = {"septem": "record", "game": "duel", "rules": 1, "deal": {"seed": 1}, "moves": []}
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**record, key: text if key == "note" else [text]}))
    problem = unreadable(path)
    assert problem.code == "unprintable"
    assert problem.values["given"] == ascii(text)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert unreadable(path).code == "no_such_file"
    assert unreadable(tmp_path).code == "not_readable"
    assert unreadable("\0").code == "not_readable"
    path.write_bytes(b"\xff\xfe")
    assert unreadable(path).code == "not_text"


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record("duel")), encoding="utf-8-sig")
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


def raised(path: Path) -> list[tuple[str, set[str]]]:
    """The problems a source file raises, as far as they are written out: code and names of values."""
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    return [
        (call.args[0].value, {keyword.arg for keyword in call.keywords if keyword.arg})
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("Problem", "IllegalMove") and call.args
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    ]


MODULES = [
    *SOURCE.glob("core/*.py"),
    *SOURCE.glob("duel/**/*.py"),
    *SOURCE.glob("wonders/**/*.py"),
    SOURCE / "files.py",
]


@pytest.mark.parametrize("path", sorted(MODULES), ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_problem_is_listed_with_its_values(path: Path) -> None:
    for code, values in raised(path):
        assert set(PROBLEMS[code]) == values, code


BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)]


def test_the_documentation_shows_both_kinds_of_files_of_both_games() -> None:
    kinds = {(game, kind) for game in ("duel", "wonders") for kind in ("position", "record")}
    assert {(block["game"], block["septem"]) for block in BLOCKS} == kinds


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_examples_of_the_documentation_are_good_files(number: int) -> None:
    document = BLOCKS[number]
    assert valid(document["septem"], document)
    files.read(document)
