"""An expansion in a package of its own, `examples/expansion`: in the form in which septem runs, and in plain Python."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import septem.duel.state

EXAMPLE = Path(__file__).parents[2] / "examples/expansion"
COMPILED = not str(septem.duel.state.__file__).endswith(".py")
GAMES = """
import septem
from septem.core.chance import Stream
from septem.envs.duel.numbering import check

plain, game = septem.Duel(), septem.Duel(lottery=True)
bets, luck = 0, 0
for seed in range(60):
    state, stream = game.new(), Stream(seed, "test")
    game.deal(state, seed)
    while owing := game.owing(state):
        seat = owing - 1
        legal = game.legal(state, seat)
        texts = [game.write_move(move) for move in legal]
        assert [game.read_move(text) for text in texts] == legal
        if "bet 1" in texts:
            assert texts == ["bet 1", "bet 2", "bet 3"]
            bets += 1
        move = legal[texts.index("build lottery") if "build lottery" in texts else stream.below(len(legal))]
        game.play(state, seat, move)
    luck += sum(game.score(state, seat)["luck"] for seat in (0, 1))
    assert list(game.restore(game.view(state, None), game.secrets(state), stream).extra) == list(state.extra)
    eyes = game.fast_view(0)
    eyes.update(state)
    assert list(eyes.seen.extra) == list(state.extra)
assert bets and luck, (bets, luck)
for seed in range(20):
    state = plain.new()
    plain.deal(state, seed)
    assert septem.duel.data.catalogue.CATALOGUE.numbers["lottery"] not in list(state.deal)
assert "luck" not in plain.score(state, 0)
check(plain)
try:
    check(game)
except septem.Problem as problem:
    assert (problem.code, problem.values["id"], problem.values["version"]) == ("not_in_environment", "lottery", 0)
else:
    raise AssertionError("version 0 of the environments has no number for the new card")
print("played", bets, luck)
"""


def surroundings(*folders: Path) -> dict[str, str]:
    """A process in which this septem is found, and what lies in some folders."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [*folders, Path(septem.__file__).parents[1]]))}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, built and installed into a folder; compiled if septem is."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("target")
    shutil.copytree(EXAMPLE, source, dirs_exist_ok=True)
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(target),
        ".",
    ]
    run = subprocess.run(command, cwd=source, env=surroundings(), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return target


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example as plain Python, whatever the form of septem."""
    target = tmp_path_factory.mktemp("copied")
    shutil.copytree(EXAMPLE / "septem_lottery", target / "septem_lottery", ignore=shutil.ignore_patterns("*.so", "*.c"))
    declared = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    about = target / "septem_lottery-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {declared['name']}\nVersion: 1.0\n")
    ((group, points),) = declared["entry-points"].items()
    lines = "".join(f"{name} = {place}\n" for name, place in points.items())
    (about / "entry_points.txt").write_text(f"[{group}]\n{lines}")
    return target


def test_it_has_the_form_of_septem(installed: Path) -> None:
    modules = {path.name.split(".")[0] for path in (installed / "septem_lottery").glob("*.so")}
    assert modules == ({"decisions", "effects", "extension"} if COMPILED else set())


def play(folder: Path) -> str:
    command = [sys.executable, "-c", GAMES]
    run = subprocess.run(command, env=surroundings(folder), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert not run.stderr  # compiled rules cannot raise what goes wrong in Python; they print it
    return run.stdout


def test_games_are_played_with_it_and_without(installed: Path) -> None:
    assert play(installed).startswith("played")


def test_plain_python_plays_the_same_games(installed: Path, copied: Path) -> None:
    """An expansion need not be compiled, even where septem is."""
    assert play(copied) == play(installed)


def test_without_its_package_there_is_no_such_option() -> None:
    with pytest.raises(septem.Problem):
        septem.Duel(lottery=True)  # type: ignore[call-arg]
