"""An expansion of 7 Wonders in a package of its own: its options, and numbers that it keeps in a position."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import septem

DECLARATION = """
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from septem.wonders.base_options import BaseOptions
from septem.wonders.constants import SPARE
from septem.wonders.expansion import Expansion


class Weather(StrEnum):
    FAIR = "fair"
    FOUL = "foul"


@dataclass(frozen=True)
class HarvestOptions(BaseOptions):
    SWITCH: ClassVar[str] = "harvest"

    harvest: bool = False
    weather: Weather = Weather.FAIR

    @property
    def usual_coins(self):
        return super().usual_coins + self.harvest


(HARVESTS,) = SPARE.add(*#SPARE#)
EXPANSION = Expansion(name="harvest", options=HarvestOptions, extension="harvest.rules:Harvest")
"""
RULES = """
from septem.wonders import setters
from septem.wonders.model import Extension
from septem.wonders.rules import treasury

from . import HARVESTS, Weather


class Harvest(Extension):
    def __init__(self, options):
        self.coins = 2 if options.weather is Weather.FAIR else 1

    def prepare(self, state):
        setters.put_spare(state, HARVESTS, state.spare[HARVESTS] + 1)
        for city in range(state.cities):
            treasury.receive(state, city, self.coins, 0)

    def see(self, state, seat):
        return state.spare[HARVESTS]

    def restore(self, state, seen, hidden, stream):
        setters.put_spare(state, HARVESTS, seen)
"""
GAME = """
import septem
from septem.core.chance import Stream

game = septem.Wonders(3, harvest=True, weather="foul", leaders=True)
assert game.options_json()["weather"] == "foul"
assert game.options.expansions == ("leaders", "harvest")
assert "weather" not in septem.Wonders(3).options_json()
try:
    septem.Wonders(3, weather="stormy")
except septem.Problem as problem:
    print(problem)
state, stream = game.new(), Stream(1, "test")
game.deal(state, 1)
assert list(state.coins[:3]) == [7, 7, 7]
seen = game.fast_view(0)
while owing := game.owing(state):
    seat = owing.bit_length() - 1
    moves = game.legal(state, seat)
    seen.update(state)
    assert seen.seen.spare[0] == state.spare[0] == game.imagine(game.view(state, 0), stream).spare[0]
    game.play(state, seat, moves[stream.below(len(moves))])
print(state.spare[0], "harvests")
"""


def run(folder: Path, spare: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process that finds the expansion."""
    package, information = folder / "harvest", folder / "harvest-1.dist-info"
    package.mkdir()
    information.mkdir()
    (package / "__init__.py").write_text(DECLARATION.replace("#SPARE#", spare))
    (package / "rules.py").write_text(RULES)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: harvest\nVersion: 1\n")
    (information / "entry_points.txt").write_text("[septem.wonders.expansions]\nharvest = harvest:EXPANSION\n")
    path = os.pathsep.join(map(str, [folder, Path(septem.__file__).parents[1]]))
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_it_has_options_and_keeps_numbers_in_a_position(tmp_path: Path) -> None:
    done = run(tmp_path, '("harvest.count",)', GAME)
    assert done.returncode == 0, done.stderr
    problem, harvests = done.stdout.splitlines()
    assert "stormy" in problem
    assert "fair" in problem
    assert harvests == "3 harvests"


@pytest.mark.parametrize("spare", ["map(str, range(33))"])
def test_one_number_too_many_names_what_to_raise(tmp_path: Path, spare: str) -> None:
    done = run(tmp_path, spare, "import septem.wonders.game")
    assert "raise SPARE in septem/wonders/sizes.py" in done.stderr
