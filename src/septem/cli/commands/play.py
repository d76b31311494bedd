"""The play command: plays moves and writes the game back."""

from __future__ import annotations

from itertools import zip_longest
from typing import Annotated

import typer

from ...core.errors import Problem
from ...core.table import Table
from ..console import Terminal
from ..game_adapters import adapter_of
from .options import GameFile, Json, LanguageCode, Out
from .output import report_played
from .sources import Source


def play(
    file: GameFile,
    moves: Annotated[list[str], typer.Argument(metavar="MOVE...", help="option.moves", show_default=False)],
    out: Out = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="option.hidden_seed", show_default=False)
    ] = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    source = Source.load(file, seed or 0)
    if seed is not None and source.kind == "record":
        raise Problem("no_hidden_cards", "--seed")
    terminal = Terminal.open(language, json, game=source.table.game.name)
    played = []
    for move in split_moves(moves, source.table):
        anew = source.answer(move)
        played.append((source.table.answers[-1], anew))
    source.save(out or file)
    report_played(terminal, source.table, played, out or file)


def split_moves(words: list[str], table: Table) -> list[str]:
    """Split arguments into moves: each may be quoted, or begins with a verb or a prefix."""
    adapter = adapter_of(table)
    found: list[list[str]] = []
    begun = False  # whether a move has only begun, with a seat or the like
    every = " ".join(words).replace(",", " ").replace(";", " ").split()
    for word, following in zip_longest(every, every[1:], fillvalue=""):
        prefix = word in adapter.prefixes or word.endswith(":")
        if not found or ((prefix or adapter.begins(word, following)) and not begun):
            found.append([])
        begun = prefix
        found[-1].append(word)
    return [" ".join(move) for move in found] or [""]
