"""Commands as a shell would run them, in a folder of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from septem import Duel, Stream, Wonders
from septem.cli import app
from septem.core.table import Table

Run = Callable[..., Result]
NOBODY_ASKED = {
    "septem": "position",
    "game": "wonders",
    "age": 2,
    "cities": [{"board": board, "side": "A"} for board in ("giza", "rhodes", "olympia")],
}


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the machine's own settings, and write nothing outside."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("SEPTEM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run() -> Run:
    """Run a command; unless a failure is expected, it must succeed."""

    def call(*args: str, code: int = 0, typed: str = "") -> Result:
        result = CliRunner().invoke(app, list(args), input=typed)
        assert result.exit_code == code, result.output
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return call


@pytest.fixture
def as_data(run: Run) -> Callable[..., Any]:
    """Run a command with --json."""

    def call(*args: str, code: int = 0) -> Any:
        return json.loads(run(*args, "--json", code=code).stdout)

    return call


def played(seed: int, moves: int) -> Table:
    """A game after some moves, or all of them."""
    table = Duel().start(seed)
    stream = Stream(seed, "test")
    while not table.over and len(table.answers) < moves:
        legal = table.moves()
        table.play(legal[stream.below(len(legal))])
    return table


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A record in the middle of age I, player 1 to move."""
    path = tmp_path / "record.json"
    played(3, 8).save(path)
    return path.name


@pytest.fixture
def finished(tmp_path: Path) -> str:
    path = tmp_path / "finished.json"
    played(3, 999).save(path)
    return path.name


@pytest.fixture
def position(tmp_path: Path) -> str:
    """Two cards left, one of which player 1 cannot pay; player 2 has Economy."""
    document = {
        "septem": "position",
        "game": "duel",
        "age": 1,
        "cities": [
            {"coins": 2, "buildings": ["glassworks", "theater"], "unbuilt": ["sphinx"]},
            {"coins": 7, "buildings": ["quarry"], "tokens": ["economy"]},
        ],
        "structure": ["baths", "apothecary", *[None] * 18],
        "decision": {"seat": 1},
    }
    path = tmp_path / "position.json"
    path.write_text(json.dumps(document))
    return path.name


def played_wonders(players: int, seed: int, rounds: int, **options: object) -> Table:
    """A game of 7 Wonders after some rounds, or all of them."""
    table = Wonders(players, **options).start(seed)  # type: ignore[arg-type]
    stream = Stream(seed, "test")
    while not table.over and len(rounds_of(table)) < rounds:
        seat = table.owing[0]
        legal = table.moves(seat)
        table.play(legal[stream.below(len(legal))], seat)
    return table


def rounds_of(table: Table) -> list[int]:
    """The answers that closed a round."""
    return [number for number, answer in enumerate(table.answers) if len(answer.events) > 1]


@pytest.fixture
def five(tmp_path: Path) -> str:
    """A game of 7 Wonders for five, in the middle of age II; seat 2 has chosen already."""
    path = tmp_path / "five.json"
    table = played_wonders(5, 3, 8)
    table.play(table.moves(1)[-1], 1)
    table.save(path)
    return path.name


@pytest.fixture
def five_finished(tmp_path: Path) -> str:
    path = tmp_path / "five_finished.json"
    played_wonders(5, 3, 999).save(path)
    return path.name
