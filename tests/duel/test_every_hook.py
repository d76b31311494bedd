"""An expansion that uses every hook of Duel (`tests/duel/intrigue`) keeps all laws: it is found by its entry point."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from coverage import Coverage

import septem

PROJECT = Path(__file__).parents[2]
LAWS = (
    *("test_imagine", "test_fast_view", "test_events", "test_replay", "test_copy", "test_conservation"),
    *("test_endings", "test_judge"),
)
GAMES = """
from collections import Counter

import septem
from septem import Stream, files
from septem.core.quote import Route
from septem.duel.data.catalogue import CATALOGUE

game, used = septem.Duel(intrigue=True), Counter()


def chain_of_the_other(table, move):
    # Whether a building is free by a chain that stands in the other city only.
    card = str(move).split()[-1]
    own = table.view().cities[table.owing[0]].buildings
    return table.quote(move).route is Route.CHAIN and CATALOGUE.chain[CATALOGUE.numbers[card]] not in own


for seed in range(40):
    table, stream = game.start(seed=seed), Stream(seed, "hooks")
    while not table.over:
        moves = table.moves()
        liked = [move for move in moves if str(move).split()[0] in ("send", "bury", "hold", "boast")]
        chosen = liked if liked and stream.below(2) else moves
        move = chosen[stream.below(len(chosen))]
        used[str(move).split()[0]] += 1
        used[len(table.view().structure)] += 1
        used["raw goods for 1"] += 1 in game.market(table.state, 0)[:3] and not any(table.state.fixed[0])
        used["chains of the other"] += any(chain_of_the_other(table, move) for move in moves if "build" in str(move))
        table.play(move)
        document = table.position_json()
        assert files.read_position(document).position_json() == document
    again = septem.replay(table.record())
    assert again.position_json() == document and again.score() == table.score()
    used["points"] += sum(sheet["envoys"] for sheet in table.score())
    used[document["result"]["victory"]] += 1
print(dict(used))
hooks = ("send", "bury", "hold", "boast", "intrigue", "points", "raw goods for 1", "chains of the other", 25, 23)
assert all(used[hook] for hook in hooks), used
"""


# Measures a process of its own like the test that starts it. Python runs a module of this name at its start.
SITECUSTOMIZE = """
import atexit
from coverage import Coverage

measured = Coverage(".coverage", data_suffix=True)
measured.start()
atexit.register(measured.save)
atexit.register(measured.stop)
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The surroundings of a process in which the expansion is found."""
    folder = tmp_path_factory.mktemp("installed")
    about = folder / "intrigue-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: intrigue\nVersion: 1.0\n")
    declared = "intrigue = tests.duel.intrigue.expansion:EXPANSION"
    (about / "entry_points.txt").write_text(f"[septem.duel.expansions]\n{declared}\n")
    path = os.pathsep.join(map(str, [folder, PROJECT, Path(septem.__file__).parents[1]]))
    return {**os.environ, "PYTHONPATH": path}


def run(command: list[str], surroundings: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=PROJECT, env=surroundings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    assert "Exception ignored" not in done.stderr, done.stderr[-5000:]  # compiled rules cannot raise
    return done.stdout


def test_random_games_use_every_hook(found: dict[str, str], tmp_path: Path) -> None:
    if Coverage.current():
        (tmp_path / "sitecustomize.py").write_text(SITECUSTOMIZE)
    path = os.pathsep.join([str(tmp_path), found["PYTHONPATH"]])
    run(["-c", GAMES], {**found, "PYTHONPATH": path})


@pytest.mark.parametrize("law", LAWS)
def test_the_laws_hold(law: str, found: dict[str, str]) -> None:
    """Nothing private is seen or heard, imagined positions agree with views, prices are as shown, records replay."""
    plugins = ["-p", "no:cacheprovider", "-p", "no:xdist"]
    out = run(["-m", "pytest", "-q", *plugins, f"tests/laws/{law}.py", "-k", "duel-intrigue"], found)
    assert " passed" in out
