"""Simulations: the same files with any workers, kept when interrupted, continued, refused where they do not fit."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from threading import Event, Thread

import pytest

from septem import Duel, Wonders
from septem.core.errors import Problem
from septem.core.game import Game
from septem.core.processes import context
from septem.sim import cluster
from septem.sim.folder import Folder
from septem.sim.plan import Chunk, Plan
from septem.sim.simulate import Kept, alone, conduct, processes

parquet = pytest.importorskip("pyarrow.parquet")


def simulated(path: Path, game: Game, games: int, workers: int = 1, chunk: int = 4, seed: int = 9) -> Plan:
    made = Plan.made(game, ("random",), seed)
    plan = Folder(path).begin(Plan(**{**made.__dict__, "chunk": chunk}), resume=True)
    assert conduct(plan, games, Folder(path), processes(workers), lambda kept: None) == games
    return plan


def files(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*.parquet"))}


def rows(path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = parquet.read_table(path / "games").to_pylist()
    return found


def test_the_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    for workers in (1, 2):
        simulated(tmp_path / str(workers), Duel(), 10, workers)
    assert files(tmp_path / "1") == files(tmp_path / "2")
    assert len(files(tmp_path / "1")) == 6


LONE = """
from pathlib import Path
from septem import Duel
from septem.core.processes import context
from septem.sim import cluster
from septem.sim.folder import Folder
from septem.sim.plan import Plan
from septem.sim.simulate import conduct, processes
folder, plan = Folder(Path({path!r})), Plan.made(Duel(), ("random",), 9)
plan = folder.begin(Plan(**{{**plan.__dict__, "chunk": 4}}), resume=False)
print(context().get_start_method())
conduct(plan, 10, folder, processes(2), lambda kept: None)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere processes always start afresh")
def test_a_program_with_one_thread_copies_itself(tmp_path: Path) -> None:
    """Tests have more threads than one: their processes start afresh. The files are the same."""
    lone = LONE.format(path=str(tmp_path / "lone"))
    said = subprocess.run([sys.executable, "-c", lone], check=True, capture_output=True, text=True)
    assert (said.stdout, said.stderr) == ("fork\n", "")
    simulated(tmp_path / "other", Duel(), 10)
    assert files(tmp_path / "lone") == files(tmp_path / "other")


def test_processes_start_afresh_beside_a_thread() -> None:
    done = Event()
    beside = Thread(target=done.wait)
    beside.start()
    try:
        assert context().get_start_method() == "spawn"
    finally:
        done.set()
        beside.join()


def test_what_one_process_can_do_is_not_given_to_many(tmp_path: Path) -> None:
    plan = Plan.made(Duel(), ("random",), 9)
    folder = Folder(tmp_path)
    folder.begin(plan, resume=False)
    before = active_children()
    for _ in processes(2)(plan, folder, iter([Chunk(0, 4)])):
        assert active_children() == before


def test_the_size_of_chunks_does_not_matter(tmp_path: Path) -> None:
    for chunk in (3, 10):
        simulated(tmp_path / str(chunk), Wonders(3), 10, chunk=chunk)
    first, second = (rows(tmp_path / str(chunk)) for chunk in (3, 10))
    assert first == second
    assert [row["game"] for row in first] == list(range(1, 11))
    assert [row["seed"] for row in first] == list(range(9, 19))


def test_a_simulation_goes_on_and_grows(tmp_path: Path) -> None:
    simulated(tmp_path / "grown", Duel(), 6)
    plan = simulated(tmp_path / "grown", Duel(), 11, chunk=99)
    assert plan.chunk == 4
    simulated(tmp_path / "whole", Duel(), 11)
    assert files(tmp_path / "grown") == files(tmp_path / "whole")


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    simulated(tmp_path, Duel(), 8)
    plan, folder = Folder(tmp_path).plan(), Folder(tmp_path)
    folder.file("games", next(plan.chunks(8))).unlink()
    played = []

    def watching(plan: Plan, folder: Folder, chunks: Iterator[Chunk]) -> Kept:
        for chunk in alone(plan, folder, chunks):
            played.append(chunk.first)
            yield chunk

    conduct(plan, 8, folder, watching, lambda kept: None)
    assert played == [0]


def test_rows_are_described(tmp_path: Path) -> None:
    simulated(tmp_path, Wonders(3), 4)
    (file,) = (tmp_path / "games").iterdir()
    described = json.loads(parquet.read_schema(file).metadata[b"septem"])
    assert described["game"] == "wonders"
    assert described == json.loads((tmp_path / "simulation.json").read_text())
    row = rows(tmp_path)[0]
    assert row["player_3"] == "random"
    assert row["board_1"].partition("_")[2] in ("a", "b")  # type: ignore[attr-defined]
    assert "points_4" not in row
    assert "leaders_1" not in row


def test_items_are_tallied(tmp_path: Path) -> None:
    simulated(tmp_path, Duel(), 8)
    items = parquet.read_table(tmp_path / "items").to_pylist()
    drafted = [row for row in items if row["family"] == "draft"]
    assert sum(row["taken"] for row in drafted) == 8 * 8
    assert sum(row["won"] for row in drafted) == 8 * 4
    assert {row["family"] for row in items} == {"card", "wonder", "token", "draft"}


@pytest.mark.parametrize(
    ("code", "change"),
    [("simulation_exists", {}), ("other_simulation", {"seed": 4}), ("other_simulation", {"players": ("greedy",) * 2})],
)
def test_a_folder_holds_one_simulation(tmp_path: Path, code: str, change: dict[str, object]) -> None:
    plan = simulated(tmp_path, Duel(), 4)
    with pytest.raises(Problem) as caught:
        Folder(tmp_path).begin(Plan(**{**plan.__dict__, **change}), resume=bool(change))
    assert caught.value.code == code


def test_a_simulation_that_never_began_is_in_nobodys_way(tmp_path: Path) -> None:
    Folder(tmp_path).begin(Plan.made(Duel(), ("greedy",), 1), resume=False)
    simulated(tmp_path / "played", Duel(), 4)
    plan = Plan.made(Duel(), ("random",), 2)
    assert Folder(tmp_path).begin(plan, resume=False) == plan
    assert Folder(tmp_path).plan() == plan


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters").touch()
    with pytest.raises(Problem) as caught:
        Folder(tmp_path).begin(Plan.made(Duel(), ("random",), 1), resume=False)
    assert caught.value.code == "not_empty"


def test_no_more_players_than_seats() -> None:
    with pytest.raises(Problem) as caught:
        Plan.made(Duel(), ("random",) * 3, 1)
    assert caught.value.code == "wrong_players"


def test_who_is_interrupted_before_anything_is_kept_leaves_nobody_at_work(tmp_path: Path) -> None:
    made = Plan.made(Duel(), ("random",), 9)
    plan = Folder(tmp_path).begin(Plan(**{**made.__dict__, "chunk": 1_000_000}), resume=False)
    before = set(active_children())

    def interrupted(kept: int) -> None:
        assert set(active_children()) - before
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        conduct(plan, 4_000_000, Folder(tmp_path), processes(2), interrupted)
    assert set(active_children()) == before
    for part in Folder(tmp_path).kept():  # what was over by then
        assert Folder(tmp_path).length(int(part.partition("-")[0])) % 512 == 0


@contextmanager
def interruptible(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A program that Ctrl-C ends, even where tests run in the background and would have it ignored."""
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)
    )
    try:
        yield running
    finally:
        running.kill()
        running.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    """Interrupted in the middle, resumed, and in the end as if nothing had happened."""
    plan = Plan.made(Duel(), ("random",), 1)
    Folder(tmp_path).begin(Plan(**{**plan.__dict__, "chunk": 4}), resume=False)
    command = [sys.executable, "-m", "septem", "simulate", "--resume", "--out", str(tmp_path), "--workers"]
    with interruptible([*command, "2", "--games", "90000"]) as running:
        while len(list(tmp_path.glob("games/[0-9]*"))) < 2 and running.poll() is None:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        said, _ = running.communicate(timeout=300)
    assert running.returncode == 130
    assert "--resume" in said
    kept = Folder(tmp_path).games()
    assert kept >= 8
    simulated(tmp_path / "whole", Duel(), kept, seed=1)
    subprocess.run([*command, "1", "--games", str(kept)], check=True, stdout=subprocess.DEVNULL)
    assert [row for row in rows(tmp_path) if row["game"] <= kept] == rows(tmp_path / "whole")  # type: ignore[operator]


def test_what_is_kept_never_gives_way_to_less(tmp_path: Path) -> None:
    """A request for fewer games than are stored returns the stored ones."""
    simulated(tmp_path, Duel(), 11)
    kept, plan, folder = files(tmp_path), Folder(tmp_path).plan(), Folder(tmp_path)
    assert [folder.reach(plan, games) for games in (1, 4, 5, 9, 11, 12, 13)] == [4, 4, 8, 11, 11, 12, 13]
    conduct(plan, 9, folder, processes(1), lambda kept: None)
    assert files(tmp_path) == kept


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "septem", "simulate", "--workers", "1", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_resume_asks_how_many_games(tmp_path: Path) -> None:
    plan = Plan.made(Duel(), ("random",), 1)
    Folder(tmp_path).begin(plan, resume=False)
    conduct(plan, 1001, Folder(tmp_path), alone, lambda kept: None)
    refused = run("--resume", "--out", tmp_path)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "1001" in refused.stderr
    assert "--games" in refused.stderr
    there = run("--resume", "--out", tmp_path, "--games", 500)
    assert (there.returncode, there.stderr) == (0, "")
    assert "Games: 1,001, all of them already played." in there.stdout
    assert Folder(tmp_path).games() == 1001


def test_a_lost_file_is_played_again(tmp_path: Path) -> None:
    simulated(tmp_path, Duel(), 6)
    whole = files(tmp_path)
    next((tmp_path / "items").iterdir()).unlink()
    simulated(tmp_path, Duel(), 6)
    assert files(tmp_path) == whole


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"game": "chess"},
        {"players": 3},
        {"players": ["random"]},
        {"players": ["random", "nobody"]},
        {"players": ["random", 7]},
        {"options": {"colour": "red"}},
        {"options": []},
        {"chunk": 0},
        {"chunk": "x"},
        {"seed": "a"},
        {"turning": 1},
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    Folder(tmp_path).begin(Plan.made(Duel(), ("random",), 1), resume=False)
    file = tmp_path / "simulation.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    with pytest.raises(Problem) as caught:
        Folder(tmp_path).plan()
    assert (caught.value.code, caught.value.values) == ("damaged_plan", {"path": str(file)})


def test_a_plan_that_is_no_json_is_named(tmp_path: Path) -> None:
    (tmp_path / "simulation.json").write_text("{")
    with pytest.raises(Problem) as caught:
        Folder(tmp_path).plan()
    assert caught.value.code == "damaged_plan"


def test_what_differs_is_named(tmp_path: Path) -> None:
    plan = simulated(tmp_path, Duel(), 4)
    with pytest.raises(Problem) as caught:
        Folder(tmp_path).begin(Plan(**{**plan.__dict__, "seed": 4, "decisions": True}), resume=True)
    assert caught.value.values["what"] == "seed, decisions"


def test_players_that_change_seats_are_told_apart(tmp_path: Path) -> None:
    said = run("1", "random", "--turning", "--games", 12, "--out", tmp_path / "a", "--language", "fr")
    assert "*" not in said.stdout
    assert len([line for line in said.stdout.splitlines() if line.startswith(("1 ", "random "))]) == 3
    data = json.loads(run("1", "random", "--turning", "--games", 12, "--out", tmp_path / "b", "--json").stdout)
    assert [entry["player"] for entry in data["players"]] == ["1", "random"]
    assert sum(entry["won"]["value"] for entry in data["players"]) == pytest.approx(1)
    assert {seat["player"] for seat in data["seats"]} == {None}


def test_a_full_disk_is_named_and_leaves_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = simulated(tmp_path, Duel(), 4)
    kept = files(tmp_path)

    def full(draft: Path, content: bytes) -> int:
        with draft.open("wb") as file:
            file.write(content[:9])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(Problem) as caught:
        conduct(plan, 8, Folder(tmp_path), alone, lambda kept: None)
    assert caught.value.code == "not_writable"
    assert caught.value.values == {"path": str(tmp_path), "error": "No space left on device"}
    assert files(tmp_path) == kept
    assert not list(tmp_path.rglob(".*"))


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    """The message of Ray does not matter: here a stub refuses every address."""

    class Ray:
        def init(self, **settings: object) -> None:
            raise ValueError("no such address\nand so on")

    with pytest.raises(Problem) as caught:
        cluster.join(Ray(), address)
    assert (caught.value.code, caught.value.values["address"]) == ("no_cluster", address)
    assert "\n" not in str(caught.value)


def test_only_a_plan_of_ours_gives_way(tmp_path: Path) -> None:
    """A run that never began is in nobody's way; a file of that name by somebody else is, and so are games."""
    plan = Plan.made(Duel(), ("random",), 1)
    (tmp_path / "simulation.json").write_text('{"physics": true}')
    with pytest.raises(Problem) as caught:
        Folder(tmp_path).begin(plan, resume=False)
    assert caught.value.code == "damaged_plan"
    assert (tmp_path / "simulation.json").read_text() == '{"physics": true}'
    simulated(tmp_path / "begun", Duel(), 4)
    next((tmp_path / "begun" / "items").iterdir()).unlink()  # so that no chunk is whole
    with pytest.raises(Problem) as caught:
        Folder(tmp_path / "begun").begin(plan, resume=False)
    assert caught.value.code == "simulation_exists"
