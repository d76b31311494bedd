"""A simulation on a real Ray cluster of two nodes, one of which is killed: row for row what one machine plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from septem import Duel
from septem.core.errors import Problem
from septem.sim.cluster import ray as on_ray
from septem.sim.folder import Folder
from septem.sim.plan import Plan
from septem.sim.simulate import alone, conduct

pytest.importorskip("pyarrow")
ray = pytest.importorskip("ray")
utils = pytest.importorskip("ray.cluster_utils")

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own
GAMES, CHUNK = 96, 4


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    started = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield started
    ray.shutdown()
    started.shutdown()


def files(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*.parquet"))}


def test_a_node_killed_in_mid_run(cluster: Any, tmp_path: Path) -> None:
    made = Plan.made(Duel(), ("random",), 3, decisions=True)
    plan = Plan(**{**made.__dict__, "chunk": CHUNK})
    victim = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    killed: list[int] = []

    def listen(kept: int) -> None:
        if kept >= GAMES // 4 and not killed:
            killed.append(kept)
            cluster.remove_node(victim, allow_graceful=False)

    for name, pool in (("cluster", on_ray(cluster.address)), ("alone", alone)):
        folder = Folder(tmp_path / name)
        assert conduct(folder.begin(plan, resume=False), GAMES, folder, pool, listen) == GAMES
    assert killed
    assert killed[0] < GAMES
    assert files(tmp_path / "cluster") == files(tmp_path / "alone")


@pytest.mark.parametrize(
    "address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:999999", "nowhere.invalid:6379", "local"]
)
def test_an_address_where_nobody_answers(address: str, tmp_path: Path) -> None:
    """Said at once, and in a sentence; nothing stays behind that would be in the way of another try."""
    plan, folder = Plan.made(Duel(), ("random",), 3), Folder(tmp_path)
    with pytest.raises(Problem) as caught:
        conduct(folder.begin(plan, resume=False), 4, folder, on_ray(address), lambda kept: None)
    assert caught.value.code == "no_cluster"
    assert folder.begin(plan, resume=False) == plan


def test_no_cluster_on_this_machine(tmp_path: Path) -> None:
    plan, folder = Plan.made(Duel(), ("random",), 3), Folder(tmp_path)
    with pytest.raises(Problem) as caught:
        conduct(folder.begin(plan, resume=False), 4, folder, on_ray("auto"), lambda kept: None)
    assert caught.value.code == "no_cluster"
