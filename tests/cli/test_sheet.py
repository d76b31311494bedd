"""The score sheet: readable for seven, with ranks."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from septem import load
from septem.cli.game_adapters import ADAPTERS
from septem.cli.terminal.sheet import score_sheet
from septem.cli.terminal.theme import ASCII, UNICODE, Signs, Theme
from septem.core.table import Table
from septem.text import LANGUAGES, language
from septem.wonders import setters

from .conftest import Run, played_wonders

Data = Callable[..., Any]
LONG = ("Anne-Marie", "Bartholomew", "Cleopatra", "Demosthenes", "Euphrosyne", "Ferdinand", "Guinevere")


def sheet(table: Table, width: int, code: str = "en", signs: Signs = UNICODE) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, color_system=None)
    theme = Theme(language(code, "wonders"), signs)
    console.print(score_sheet(theme, table.score(), table.players, width, ADAPTERS["wonders"].ranks(table)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [(), LONG])
@pytest.mark.parametrize("width", [80, 120])
def test_names_and_headings_stay_whole(code: str, players: tuple[str, ...], width: int) -> None:
    table = played_wonders(7, 4, 999)
    table.players = players
    text = sheet(table, width, code)
    assert max(len(line) for line in text.split("\n")) <= width
    assert all(language(code).player(seat, players) in text for seat in range(7))
    assert language(code).say("category.total") in text
    assert "…" not in text
    assert all(str(sum(score.values())) in text for score in table.score())


def test_few_players_stand_side_by_side() -> None:
    assert "Scientific structures" in sheet(played_wonders(3, 4, 999), 80)


def test_plain_terminals_see_plain_signs() -> None:
    assert sheet(played_wonders(7, 4, 999), 80, signs=ASCII).isascii()


def test_r_15_ranks_by_points_then_coins_then_shared() -> None:
    """R-15: lower ranks have the keys of victory; who is equal in both shares a rank, and the next one is left out."""
    table = played_wonders(4, 1, 0, boards=("giza", "rhodes", "babylon", "olympia"), sides="A")
    for seat, coins in enumerate((3, 6, 7, 3)):
        setters.put_coins(table.state, seat, coins)
    assert ADAPTERS["wonders"].ranks(table) == [3, 2, 1, 3]
    text = sheet(table, 80)
    line = next(line for line in text.split("\n") if "Rank" in line)
    assert [word for word in line.split() if word.isdigit()] == ["3", "2", "1", "3"]


def test_r_15_ranks_as_data(run: Run, as_data: Data, five_finished: str) -> None:
    scores, winners = as_data("score", five_finished)["scores"], load(five_finished).winners
    keys = [(score["total"], score["rank"]) for score in scores]
    assert [seat for seat, (_, rank) in enumerate(keys) if rank == 1] == list(winners)
    ordered = sorted(keys, key=lambda key: key[1])
    assert [total for total, _ in ordered] == sorted((total for total, _ in keys), reverse=True)
    assert as_data("replay", five_finished)["scores"] == scores
    assert "Rank" in run("score", five_finished).stdout


def test_duel_has_no_ranks(run: Run, as_data: Data, finished: str) -> None:
    assert all("rank" not in score for score in as_data("score", finished)["scores"])
    assert "Rank" not in run("score", finished).stdout
