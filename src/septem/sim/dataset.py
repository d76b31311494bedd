"""Datasets of whole games: from the folder of a simulation to one Parquet file and one text file, and back.

A row is a game with its moves. Deals and moves restore every position, so nothing else has to be stored.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..core.errors import Problem
from ..core.extras import library
from ..core.game import Rounds
from ..core.record import Record
from ..core.table import Table
from ..files import GAMES, replay
from ..notation import GameText, read_game, write_game

HEAD = "game "  # begins the text of each game
COPIED = ("victory", "decisions")  # columns of simulations that a row keeps as they are


def parquet() -> Any:
    return library("pyarrow.parquet", "lab")


def assembled(folder: Path) -> Any:
    """The games of a simulation with `--decisions`, as a table of Arrow with a row for each."""
    if not (folder / "decisions").is_dir():
        raise Problem("no_decisions", folder=folder)
    games = sorted(parquet().read_table(folder / "games").to_pylist(), key=lambda row: row["game"])
    decided = parquet().read_table(folder / "decisions").sort_by([("game", "ascending"), ("number", "ascending")])
    name = json.loads((folder / "simulation.json").read_text())["game"]
    rounds = isinstance(GAMES[name].make(), Rounds)  # then records name the seat of each move
    moves: dict[int, list[str]] = {row["game"]: [] for row in games}
    for game, seat, move in zip(*(decided[column].to_pylist() for column in ("game", "seat", "move")), strict=True):
        moves[game].append(f"{seat}: {move}" if rounds else move)
    return library("pyarrow", "lab").Table.from_pylist([row_of(name, row, moves[row["game"]]) for row in games])


def row_of(game: str, row: dict[str, Any], moves: list[str]) -> dict[str, Any]:
    """A game of a simulation as a row of a dataset. Seats count from 1."""
    options = json.loads(row["options"])
    seats = range(1, 1 + sum(name.startswith("player_") for name in row))
    winners = bit_numbers(row["winners"]) if "winners" in row else [row["winner"]] if row["winner"] else [*seats]
    return {
        "game": game,
        "rules": GAMES[game].make(**options).rules,
        "options": row["options"],
        "seed": row["seed"],
        "players": [row[f"player_{seat}"] for seat in seats],
        "winners": winners,
        "points": [row[f"points_{seat}"] for seat in seats],
        **{name: row[name] for name in COPIED},
        "moves": moves,
    }


def bit_numbers(winners: int) -> list[int]:
    return [seat + 1 for seat in range(winners.bit_length()) if winners >> seat & 1]


def write(table: Any, stem: Path) -> None:
    """Write `STEM.parquet`, and `STEM.txt.gz` with the same games in the compact notation."""
    stem.parent.mkdir(parents=True, exist_ok=True)
    parquet().write_table(table, stem.with_suffix(".parquet"), compression="zstd", compression_level=19)
    text = "\n".join(write_game(GameText.of(replay(record))) for record in records_of(table))
    stem.with_suffix(".txt.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def records_of(table: Any) -> Iterator[Record]:
    for row in table.to_pylist():
        yield Record(
            row["game"],
            row["rules"],
            {"seed": row["seed"]},
            tuple(row["moves"]),
            json.loads(row["options"]),
            tuple(row["players"]),
        )


def records(path: Path) -> Iterator[Record]:
    """The games of a file of either kind, as records."""
    if path.suffix == ".parquet":
        yield from records_of(parquet().read_table(path))
        return
    text = gzip.decompress(path.read_bytes()).decode() if path.suffix == ".gz" else path.read_text()
    for part in text.split(f"\n{HEAD}"):
        yield read_game(part if part.startswith(HEAD) else HEAD + part).table().record()


def tables(path: Path) -> Iterator[Table]:
    """The games of a file at their ends, every move checked against the rules."""
    yield from map(replay, records(path))


def decisions(path: Path) -> Iterator[tuple[Table, int, int]]:
    """Every decision of a file: the table before it, the seat that decides, and its move."""
    for record in records(path):
        played = replay(record)
        table = replay(Record(record.game, record.rules, record.deal, options=record.options, players=record.players))
        for answer in played.answers:
            yield table, answer.seat, answer.move
            table.play(answer.move, answer.seat)
