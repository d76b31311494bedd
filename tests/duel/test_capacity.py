"""One thing too many fails at import, in both forms, and the message names what to raise."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import septem
from septem.duel import sizes
from septem.duel.rules.layout import Layout

DECLARATION = """
from dataclasses import dataclass
from typing import ClassVar

from septem.duel import sizes
from septem.duel.base_options import BaseOptions
from septem.duel.constants import (
    BLUE, CATEGORIES, COLOURS, DECKS, FACTS, QUESTIONS, TOKEN, VERBS, WONDER,
)
from septem.duel.data.declarations import Card, Cost
from septem.duel.expansion import Expansion
from septem.duel.rules.effects import Points


@dataclass(frozen=True)
class CrowdOptions(BaseOptions):
    SWITCH: ClassVar[str] = "crowd"
    crowd: bool = False


def cards(count, colour=BLUE):
    return tuple(Card(f"crowd_{colour}_{number}", colour, Cost(), (Points(1),)) for number in range(count))


def fill(names):
    names.add(*(f"crowd_{number}" for number in range(names.room - len(names) + 1)))


tables = dict(cards={}, wonders=(), tokens=(), unnamed=())
#CROWD#
EXPANSION = Expansion(name="crowd", options=CrowdOptions, extension="crowd:nothing", **tables)
"""
TOO_MANY = {
    "items": ('tables["unnamed"] = cards(sizes.ITEMS)', "ITEMS"),
    "cards in a deck": ('tables["cards"] = {0: cards(sizes.BAG)}', "BAG"),
    "cards": ('tables["cards"] = {deck: cards(7, deck) for deck in range(2)}', "PILE"),
    "wonders": ('tables["wonders"] = cards(sizes.WONDERS // 2, WONDER)', "WONDERS"),
    "tokens": ('tables["tokens"] = cards(sizes.BOX // 2, TOKEN)', "BOX"),
    "decks": ("fill(DECKS)", "DECKS"),
    "slots": ('tables["structures"] = (((*range(sizes.SLOTS + 1),),),)', "SLOTS"),
    "structures": ('tables["structures"] = (((0,),),) * sizes.LAYOUTS', "LAYOUTS"),
    "colours": ("fill(COLOURS)", "COLOURS"),
    "categories": ("fill(CATEGORIES)", "SHEET"),
    "questions": ("fill(QUESTIONS)", "QUESTIONS"),
    "verbs": ("fill(VERBS)", "VERBS"),
    "facts": ("fill(FACTS)", "FACTS"),
}


def imported(folder: Path, crowd: str) -> subprocess.CompletedProcess[str]:
    """Import the game in a process that finds an expansion of another package."""
    (folder / "crowd.py").write_text(DECLARATION.replace("#CROWD#", crowd))
    information = folder / "crowd-1.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: crowd\nVersion: 1\n")
    (information / "entry_points.txt").write_text("[septem.duel.expansions]\ncrowd = crowd:EXPANSION\n")
    path = os.pathsep.join(map(str, [folder, Path(septem.__file__).parents[1]]))
    command = [sys.executable, "-c", "import septem.duel.game"]
    return subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False, timeout=60
    )


def test_an_expansion_for_which_there_is_room_is_imported(tmp_path: Path) -> None:
    run = imported(tmp_path, 'tables["cards"] = {0: cards(1)}; tables["tokens"] = cards(1, TOKEN)')
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("thing", TOO_MANY)
def test_one_too_many_fails_at_import(tmp_path: Path, thing: str) -> None:
    crowd, constant = TOO_MANY[thing]
    run = imported(tmp_path, crowd)
    assert run.returncode == 1
    assert "ImportError" in run.stderr
    assert f"raise {constant} in septem/duel/sizes.py" in run.stderr


def test_a_structure_gets_as_many_cards_as_it_has_slots(tmp_path: Path) -> None:
    run = imported(tmp_path, 'tables["laid"] = {0: (21, 0, 0)}')
    assert "ImportError: age 1 has 21 cards, but its structure has 20 slots" in run.stderr


def test_one_slot_too_many() -> None:
    wide = tuple(range(sizes.SLOTS + 1))
    with pytest.raises(ImportError, match=r"raise SLOTS in septem/duel/sizes\.py"):
        Layout().add(0, (wide,))
