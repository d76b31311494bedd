"""Version 0 of the environments keeps its numbers, whatever the catalogue gains; tables with new things are refused."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from septem import Duel, Stream, Wonders
from septem.envs.duel import version_0 as duel_0
from septem.envs.encoding import encoder_for
from septem.envs.wonders import version_0 as wonders_0
from tests.envs.numbers_seen import seen

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
PROMO = ("messe_essen", "statue_of_liberty")
BOARDS = ("giza", "rhodes", "babylon")
TABLES: dict[str, Any] = {
    "duel": Duel(),
    "duel with all expansions": Duel(pantheon=True, promo_wonders=PROMO),  # type: ignore[arg-type]
    "wonders": Wonders(3, boards=BOARDS),  # type: ignore[arg-type]
    "wonders for two": Wonders(2, boards=BOARDS),  # type: ignore[arg-type]
    "wonders with all expansions": Wonders(4, leaders=True, cities=True),
}
CHANGES: dict[str, list[tuple[str, str, str]]] = {  # files, where to insert, what
    "Duel": [
        (
            "duel/data/cards.py",
            '    Card("guard_tower"',
            'Card("new_baths", BLUE, Cost("S"), (Points(3),)),',
        ),
        ("duel/data/wonders.py", '    Card("colossus"', 'Card("new_colossus", WONDER, Cost("CG"), (Points(3),)),'),
        ("duel/constants.py", ")\nDRAFT_WONDER,", '    "new_question",'),
    ],
    "7 Wonders": [
        # A card for eight players only: the decks of fewer stay the same.
        ("wonders/data/cards.py", '    Card("baths"', 'Card("new_baths", BLUE, Cost("S"), (Points(3),), (8,)),'),
        (
            "wonders/data/boards.py",
            '    Board(\n        "alexandria",\n        "A"',
            'Board("knossos", "A", "S", (Stage(Cost("S"), ()),)), Board("knossos", "B", "S", (Stage(Cost("S"), ()),)),',
        ),
    ],
    "Leaders": [
        ("wonders/leaders/leaders.py", '    Card("amytis"', 'Card("new_leader", LEADER, Cost(coins=4), ()),'),
    ],
}


def documents(game: Any) -> Iterator[dict[str, Any]]:
    """Some positions of random games. Files name items by their ids."""
    for seed in range(20, 22):
        state, luck, number = game.new(), Stream(seed, "walk"), 0
        game.deal(state, seed)
        while owing := game.owing(state):
            number += 1
            if number % 9 == 0:
                yield game.position_json(state)
            seat = owing.bit_length() - 1
            moves = game.legal(state, seat)
            game.play(state, seat, moves[luck.below(len(moves))])


@pytest.fixture(scope="module")
def fixed() -> list[tuple[dict[str, Any], list[Any]]]:
    """Positions, and what version 0 makes of them in this package."""
    return [(document, seen(document)) for game in TABLES.values() for document in documents(game)]


@pytest.fixture(scope="module", params=CHANGES)
def changed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in plain form with new things in the middle of its lists."""
    folder = tmp_path_factory.mktemp("changed")
    left_out = shutil.ignore_patterns("__pycache__", "*.pxd", "*.so", "*.c", "static")
    shutil.copytree(SOURCE / "septem", folder / "septem", ignore=left_out)
    for file, before, line in CHANGES[request.param]:
        path = folder / "septem" / file
        text = path.read_text()
        assert text.count(before) == 1
        path.write_text(text.replace(before, f"{line}\n{before}"))
    return folder


def run(folder: Path, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, *command], input=given, capture_output=True, text=True, env=surroundings, check=False
    )


def test_new_things_change_no_number_of_fixed_positions(
    changed: Path, fixed: list[tuple[dict[str, Any], list[Any]]], request: pytest.FixtureRequest
) -> None:
    """Positions of Leaders say where every leader is: they do not fit a game with one more."""
    leaders = request.node.callspec.params["changed"] != "Leaders"
    fitting = [(document, before) for document, before in fixed if leaders or not document["options"].get("leaders")]
    made = run(changed, str(HERE / "numbers_seen.py"), given=json.dumps([document for document, _ in fitting]))
    assert made.returncode == 0, made.stderr
    for (_, before), after in zip(fitting, json.loads(made.stdout), strict=True):
        for (row, numbers), (other_row, other_numbers) in zip(before, after, strict=True):
            assert [place for place, number in enumerate(row) if number != other_row[place]] == []
            assert other_numbers == numbers


ENCODE = """
import sys
from septem import Duel, Wonders
from septem.envs.duel.numbering import check as check_duel
from septem.envs.wonders.numbering import check as check_wonders
BOARDS = ("giza", "rhodes", "babylon")
EIGHT = (*BOARDS, "olympia", "ephesus", "alexandria", "halicarnassus", "petra")
"""
REFUSED = [
    ("Duel", "check_duel(Duel())", "“new_baths”"),
    ("Duel", "check_wonders(Wonders(3))", ""),
    ("7 Wonders", "check_wonders(Wonders(8, cities=True, boards=EIGHT))", "“new_baths”"),
    ("7 Wonders", "check_wonders(Wonders(3))", "“knossos”"),
    ("7 Wonders", "check_wonders(Wonders(3, boards=BOARDS))", ""),
    ("Leaders", "check_wonders(Wonders(3, leaders=True))", "“new_leader”"),
    ("Leaders", "check_wonders(Wonders(3))", ""),
]


def test_a_table_with_new_things_is_refused_by_name(changed: Path, request: pytest.FixtureRequest) -> None:
    game = request.node.callspec.params["changed"]
    for which, command, named in REFUSED:
        if which == game:
            made = run(changed, "-c", ENCODE + command)
            assert (made.returncode == 0) == (not named), made.stderr
            assert not named or f"environments has no number for {named}" in made.stderr


def test_the_lists_are_those_that_were_published() -> None:
    lists = [
        *(duel_0.ITEMS, duel_0.QUESTIONS, wonders_0.CARDS, wonders_0.LEADERS),
        *(wonders_0.BOARD_SIDES, wonders_0.QUESTIONS, wonders_0.VERBS, [str(wonders_0.STAGES)]),
    ]
    assert sha256(json.dumps(lists).encode()).hexdigest()[:16] == "e1aef603cd75f881"


def test_version_0_knows_everything_in_the_box() -> None:
    for game in TABLES.values():
        encoder_for(game)
