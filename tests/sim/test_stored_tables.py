"""What simulations store beside results: possessions, choices among items, and trials of building or selling."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from septem import Duel, Wonders
from septem.core.game import Game
from septem.sim.folder import Folder
from septem.sim.parquet import written
from septem.sim.plan import Plan
from septem.sim.runner import Runner
from septem.sim.simulate import alone, conduct, processes

parquet = pytest.importorskip("pyarrow.parquet")
TABLES = [
    Duel(),
    Duel(pantheon=True, promo_wonders=("messe_essen", "statue_of_liberty")),
    Wonders(2),
    Wonders(4, leaders=True, cities=True),
    Wonders(3, edition="second"),
]
GAMES = 6


def stored(path: Path, game: Game, **keeping: bool) -> Plan:
    plan = Folder(path).begin(Plan.made(game, ("random",), 9, **{"owned": True} | keeping), resume=False)
    conduct(plan, GAMES, Folder(path), alone, lambda kept: None)
    return plan


def rows(path: Path, kind: str = "games") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path / kind).to_pylist()
    return found


def final_position(plan: Plan, decisions: list[dict[str, Any]], number: int) -> dict[str, Any]:
    table = plan.make().start(seed=plan.deal(number))  # type: ignore[attr-defined]
    for row in decisions:
        if row["game"] == number + 1:
            table.play(row["move"], row["seat"] - 1)
    position: dict[str, Any] = table.position_json()
    return position


@pytest.mark.parametrize("game", TABLES, ids=lambda game: str(game.options_json()))
def test_rows_of_games_name_what_each_seat_has(tmp_path: Path, game: Game) -> None:
    """The items are those of the final positions, which the moves of the same games give."""
    plan = stored(tmp_path, game, decisions=True)
    decisions = rows(tmp_path, "decisions")
    for row in rows(tmp_path):
        cities = final_position(plan, decisions, row["game"] - 1)["cities"]
        for seat in range(game.seats):
            city = cities[seat]
            built = city["buildings"] if "buildings" in city else city["cards"]
            assert sorted(word.removesuffix("_second") for word in row[f"owned_card_{seat + 1}"]) == sorted(built)


def test_wonders_of_duel_are_named_built_and_drafted(tmp_path: Path) -> None:
    stored(tmp_path, Duel())
    for row in rows(tmp_path):
        for seat in (1, 2):
            assert len(row[f"owned_draft_{seat}"]) == 4
            assert set(row[f"owned_wonder_{seat}"]) <= set(row[f"owned_draft_{seat}"])
        assert not set(row["owned_draft_1"]) & set(row["owned_draft_2"])
        assert len(row["owned_wonder_1"] + row["owned_wonder_2"]) <= 7
    assert "owned_divinity_1" not in rows(tmp_path)[0]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: str(game.options_json()))
def test_items_count_what_the_rows_name(tmp_path: Path, game: Game) -> None:
    stored(tmp_path, game)
    named = rows(tmp_path)
    for item in rows(tmp_path, "items"):
        column = f"owned_{item['family']}_{item['seat']}"
        if column in named[0]:
            assert item["taken"] == sum(item["item"] in row[column] for row in named), item


def test_an_older_folder_goes_on_as_it_began(tmp_path: Path) -> None:
    """Its rows have no possessions, and neither have the new ones: its files stay readable as one table."""
    plan = replace(Plan.made(Duel(), ("greedy",), 9), owned=False)
    older = {name: value for name, value in plan.json().items() if name not in ("owned", "drafts", "trials")}
    (tmp_path / "simulation.json").write_text(json.dumps(older))
    known = Folder(tmp_path).begin(Plan.made(Duel(), ("greedy",), 9), resume=True)
    assert known == plan
    conduct(known, GAMES, Folder(tmp_path), alone, lambda kept: None)
    assert not [name for name in rows(tmp_path)[0] if name.startswith("owned_")]


def test_drafts_say_what_was_offered_and_taken(tmp_path: Path) -> None:
    stored(tmp_path, Duel(), drafts=True, decisions=True)
    games = {row["game"]: row for row in rows(tmp_path)}
    picks = [row for row in rows(tmp_path, "drafts") if row["use"] == "draft"]
    assert [len(row["offered"]) for row in picks] == [4, 3, 2] * 2 * GAMES  # the last one is given
    for row in picks:
        assert row["taken"] in row["offered"]
        assert row["family"] == "wonder"
        assert row["taken"] in games[row["game"]][f"owned_draft_{row['seat']}"]
        assert row["won"] == {row["seat"]: 1, 0: 0.5}.get(games[row["game"]]["winner"], 0)
    moves = {(row["game"], row["number"]): row["move"] for row in rows(tmp_path, "decisions")}
    for row in rows(tmp_path, "drafts"):
        move = moves[row["game"], row["number"]].split()
        assert (row["use"], row["taken"] in move) == (move[0], True)


def test_leaders_and_hands_are_drafted(tmp_path: Path) -> None:
    stored(tmp_path, Wonders(3, leaders=True), drafts=True)
    found = rows(tmp_path, "drafts")
    keeps = [len(row["offered"]) for row in found if row["use"] == "keep"]
    assert keeps == ([4] * 3 + [3] * 3 + [2] * 3) * GAMES  # the last one is given
    turns = [row for row in found if row["family"] == "card" and row["use"] in ("build", "sell", "stage")]
    assert turns
    assert all(len(row["offered"]) <= 7 and row["taken"] in row["offered"] for row in turns)


@pytest.mark.parametrize("game", [Duel(), Wonders(3)], ids=lambda game: game.name)
def test_trials_play_one_position_both_ways(tmp_path: Path, game: Game) -> None:
    """The position is one of the game's, and both moves were legal there."""
    plan = stored(tmp_path, game, trials=True, decisions=True)
    decisions, trials = rows(tmp_path, "decisions"), rows(tmp_path, "trials")
    assert [row["game"] for row in trials] == list(range(1, GAMES + 1))
    for row in trials:
        table = game.start(seed=plan.deal(row["game"] - 1))  # type: ignore[attr-defined]
        for entry in decisions:
            if entry["game"] == row["game"] and entry["number"] < row["number"]:
                table.play(entry["move"], entry["seat"] - 1)
        moves = [str(move) for move in table.moves(row["seat"] - 1)]
        assert f"sell {row['card']}" in moves
        assert any(move.startswith(f"build {row['card']}") for move in moves)
        assert 0 <= row["built_won"] <= 1
        assert 0 <= row["sold_won"] <= 1


def test_trials_and_drafts_do_not_change_the_games(tmp_path: Path) -> None:
    stored(tmp_path / "plain", Duel())
    stored(tmp_path / "kept", Duel(), drafts=True, trials=True)
    assert rows(tmp_path / "plain") == rows(tmp_path / "kept")


@pytest.mark.parametrize("keeping", [{}, {"decisions": True, "drafts": True, "trials": True}], ids=["fast", "by_moves"])
def test_a_chunk_that_is_stopped_has_its_first_games(tmp_path: Path, keeping: dict[str, bool]) -> None:
    plan = Plan.made(Duel(), ("random",), 9, **keeping)
    looks = iter([False] * (2 if plan.fast else 700))
    part = Runner(plan).play(next(plan.chunks(2000)), lambda: next(looks, True))
    whole = Runner(plan).play(replace(part.chunk))
    assert 0 < part.chunk.games < 2000
    assert (part.decisions, part.choices, part.trials) == (whole.decisions, whole.choices, whole.trials)
    assert written(plan, part) == written(plan, whole)


def interrupted(path: Path, workers: int, seconds: float) -> str:
    """Begin a run whose chunks take minutes, press Ctrl-C after a while; what it said."""
    command = [sys.executable, "-m", "septem", "simulate", "2", "--out", str(path), "--drafts", "--games", "40000"]
    running = subprocess.Popen(
        [*command, "--workers", str(workers)],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        while not (path / "simulation.json").exists() and running.poll() is None:
            time.sleep(0.05)
        time.sleep(seconds)
        running.send_signal(signal.SIGINT)
        said, _ = running.communicate(timeout=300)
    finally:
        running.kill()
    assert running.returncode == 130
    return said


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_the_games_of_a_chunk_in_play(tmp_path: Path, workers: int) -> None:
    """Its first games are kept, and they are those that the run would have played without the interruption."""
    for seconds in (4, 20, 80):  # on a busy machine the first game takes long
        path = tmp_path / str(seconds)
        assert "--resume" in interrupted(path, workers, seconds)
        if list(path.glob("games/[0-9]*")):
            break
    kept = rows(path)
    plan = replace(Folder(path).plan(), chunk=7)
    wanted = sorted(row["game"] for row in kept)[:3]
    conduct(plan, max(wanted), Folder(tmp_path / "again"), processes(1), lambda games: None)
    again = {row["game"]: row for row in rows(tmp_path / "again")}
    assert wanted
    assert all(row == again[row["game"]] for row in kept if row["game"] in wanted)
