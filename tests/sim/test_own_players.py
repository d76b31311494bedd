"""Players in any form enter matches and simulations: names, objects, functions, parts of Python modules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from septem import Duel, Stream
from septem.ai import roster
from septem.core.errors import Problem
from septem.sim.folder import Folder
from septem.sim.match import between
from septem.sim.plan import Plan
from septem.sim.report.data import Results
from septem.sim.simulate import alone, conduct, processes


class Last:
    """An object with `answer`, made for a game."""

    def __init__(self, game: Any = None) -> None:
        self.game = game

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
        return moves[-1]


def first(view: Any, moves: Sequence[int], stream: Stream) -> int:
    return moves[0]


LAST = Last()


def test_a_match_between_players_of_all_forms() -> None:
    standings = between(Duel(), [Last(), first, "random"], deals=1, seed=3)
    assert sum(score.games for score in standings.scores) == 12
    again = between(Duel(), [Last(), first, "random"], deals=1, seed=3)
    assert [score.points for score in again.scores] == [score.points for score in standings.scores]


def test_two_objects_of_a_class_have_names_of_their_own() -> None:
    plan = Plan.made(Duel(), [Last(), Last()], seed=1)
    assert plan.players == ("own:Last", "own:Last'")
    same = Plan.made(Duel(), [LAST, LAST], seed=1)
    assert same.players == ("own:Last", "own:Last")


@pytest.mark.parametrize("pool", [alone, processes(2)], ids=["alone", "processes"])
def test_a_simulation_with_own_players(tmp_path: Path, pool: Any) -> None:
    pytest.importorskip("pyarrow")
    folder = Folder(tmp_path / "games")
    plan = folder.begin(Plan.made(Duel(), [LAST, first], seed=1), resume=False)
    assert conduct(plan, 40, folder, pool, lambda kept: None) == 40
    seats = Results.load(folder.path).seats()
    assert len(seats) == 2


@pytest.mark.parametrize("name", ["LAST", "Last", "first"])
def test_a_player_of_a_module(name: str) -> None:
    player = roster.player(Duel(), f"python:{__name__}:{name}")
    assert player.answer(None, [4, 5, 6], Stream()) == (4 if name == "first" else 6)


@pytest.mark.parametrize("name", ["python:no_such_module:X", f"python:{__name__}:absent", "python:", "own:Last"])
def test_a_player_that_is_not_there(name: str) -> None:
    with pytest.raises(Problem) as caught:
        roster.player(Duel(), name)
    assert caught.value.code in ("no_module", "no_player")


def test_a_move_that_is_not_legal_is_foul_play() -> None:
    with pytest.raises(Problem) as caught:
        between(Duel(), [lambda view, moves, stream: -5, "random"], deals=1)
    assert caught.value.code == "foul_play"


@pytest.mark.parametrize(
    ("players", "games"),
    [(["random"], 32_768), (["2"], 512), (["3"], 266), (["4"], 32), (["5"], 1), ([LAST], 16), (["random", "4"], 32)],
)
def test_a_chunk_takes_seconds(players: Any, games: int) -> None:
    """Slow players get small chunks, so that little is lost by an interruption; quick ones do not write many files."""
    assert Plan.made(Duel(), players, seed=1).chunk == games


@pytest.mark.parametrize("player", [7, None, Last])
def test_what_is_no_player_is_refused_at_once(player: Any) -> None:
    with pytest.raises(Problem) as caught:
        Plan.made(Duel(), [player], seed=1)
    assert caught.value.code == "no_player"
