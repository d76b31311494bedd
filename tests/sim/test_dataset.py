"""Datasets of games: what was played comes back from both kinds of files."""

from __future__ import annotations

from pathlib import Path

import pytest

from septem import Duel, Wonders
from septem.core.errors import Problem
from septem.core.game import Game
from septem.files import replay
from septem.sim import dataset
from septem.sim.folder import Folder
from septem.sim.plan import Plan
from septem.sim.simulate import alone, conduct

pytest.importorskip("pyarrow")
SAMPLE = Path(__file__).parents[2] / "examples" / "dataset"
GAMES = 3


def simulated(folder: Path, game: Game, decisions: bool = True) -> Path:
    made = Folder(folder)
    plan = made.begin(Plan.made(game, ("random",), 7, decisions=decisions), resume=False)
    conduct(plan, GAMES, made, alone, lambda kept: None)
    return made.path


@pytest.mark.parametrize("game", [Duel(), Duel(pantheon=True), Wonders(players=3), Wonders(players=2)], ids=range(4))
def test_games_come_back_from_both_files(tmp_path: Path, game: Game) -> None:
    """Replayed moves lead to the stored winners and points; both files hold the same games."""
    table = dataset.assembled(simulated(tmp_path / "run", game))
    dataset.write(table, tmp_path / "games")
    rows = table.to_pylist()
    played = list(dataset.tables(tmp_path / "games.parquet"))
    assert len(played) == len(rows) == GAMES
    for row, at in zip(rows, played, strict=True):
        assert at.over
        assert [seat + 1 for seat in at.winners] == row["winners"]
        assert [score.total for score in at.score()] == row["points"]
        assert len(at.answers) == row["decisions"] == len(row["moves"])
    texts = list(dataset.records(tmp_path / "games.txt.gz"))
    assert [record.moves for record in texts] == [at.record().moves for at in played]


def test_decisions_show_the_table_before_each_move(tmp_path: Path) -> None:
    dataset.write(dataset.assembled(simulated(tmp_path / "run", Wonders(players=3))), tmp_path / "games")
    count = 0
    for table, seat, move in dataset.decisions(tmp_path / "games.parquet"):
        assert move in table.moves(seat)
        count += 1
    assert count >= GAMES * 54


def test_a_simulation_without_decisions_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem) as refused:
        dataset.assembled(simulated(tmp_path / "run", Duel(), decisions=False))
    assert refused.value.code == "no_decisions"


@pytest.mark.parametrize("path", sorted(SAMPLE.glob("*.parquet")), ids=lambda path: path.stem)
def test_the_sample_follows_the_rules(path: Path) -> None:
    """The first games of each file replay to their stored results."""
    rows = dataset.parquet().read_table(path).slice(0, 2)
    for row, record in zip(rows.to_pylist(), dataset.records_of(rows), strict=True):
        at = replay(record)
        assert at.over
        assert [score.total for score in at.score()] == row["points"]
