"""The recipes of docs/adding-a-card.md, carried out in a copy of the project: games are played with the result."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import septem
import septem.duel.state
from scripts.examples import PROJECT, Block, Wrong, blocks, changed

PAGE = PROJECT / "docs/adding-a-card.md"
EXAMPLE = PROJECT / "examples/expansion"
COPIED = ("src", "scripts", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.c", "static")
THREE_FILES = 3  # data, English name, French name
INSTALLED = Path(septem.__file__).parents[1]
COMPILED = not str(septem.duel.state.__file__).endswith(".py")

PLAY = """
import septem
from septem import Stream, files
from septem.text import language
from septem.text.GAME.cards import describe

def play(game, new, games):
    # Random games in which new things are chosen whenever they can be; the moves that named one of them.
    named = []
    for seed in range(games):
        table, stream = game.start(seed=seed), Stream(seed, "recipes")
        while not table.over:
            seat = table.owing[0]
            moves = table.moves(seat)
            about = [move for move in moves if new & set(str(move).split())]
            move = (about or moves)[stream.below(len(about or moves))]
            assert game.read_move(str(move)) == move
            assert table.quote(move, seat).legal
            if about:
                named.append(str(move))
                document = table.position_json()
                assert files.read_position(document).position_json() == document
            table.play(move, seat)
    return named

def describes(item, *pieces):
    # Both languages have a name for an item and a sentence for each of its effects.
    for code, piece in zip(("en", "fr"), pieces, strict=True):
        text = " ".join(describe(language(code, "GAME"), item))
        assert piece in text.replace(chr(160), " "), text
"""

DUEL_ITEMS = """
named = play(septem.Duel(), {"cistern", "lycian_tombs", "logistics"}, 100)
wanted = {"build cistern", "draft lycian_tombs", "raise lycian_tombs", "token logistics"}
assert wanted <= {" ".join(move.split()[:2]) for move in named}, named
describes("cistern", "Cistern", "Citerne")
describes("lycian_tombs", "Lycian Tombs", "Tombeaux lyciens")
describes("logistics", "Logistics", "Logistique")
"""

WONDERS_ITEMS = """
boards = ["knossos", "rhodes", "ephesus", "giza", "babylon", "olympia", "alexandria"]
named = play(septem.Wonders(players=7, boards=boards), {"cistern"}, 12)
assert any(move.startswith("build cistern") for move in named), named
play(septem.Wonders(players=3, boards=boards[:3]), {"stage"}, 20)
dealt = [septem.Wonders(players=3).start(seed=seed).view_json()["cities"] for seed in range(60)]
assert any(city["board"] == "knossos" for cities in dealt for city in cities)
describes("cistern", "Cistern", "Citerne")
describes("knossos", "Knossos", "Cnossos")
"""

EFFECT = """
assert "build obelisk" in play(septem.Duel(), {"obelisk"}, 100)
describes("obelisk", "1 point for each pair of a brown", "1 point par paire")
table = files.read_position({
    "septem": "position", "game": "duel", "age": 3, "decision": {"ask": "turn", "seat": 1},
    "structure": [None] * 19 + ["palace"],
    "cities": [{"buildings": ["obelisk", "quarry", "clay_pit", "clay_pool", "press", "glassworks"]}, {}],
})
assert table.score()[0]["blue"] == 2 + 2, table.score()
"""

WONDERS_EFFECT = """
game = septem.Wonders(players=3)
assert any(move.startswith("build gardens") for move in play(game, {"gardens"}, 6))
describes("gardens", "1 point for each pair of a brown", "1 point par paire")
from septem.wonders.data import cards
from septem.wonders.rules.effects import Points
declared = {card.id: card for age in (cards.AGE_ONE, cards.AGE_TWO, cards.AGE_THREE) for card in age}
pairs = 0
for seed in range(30):
    table, stream = game.start(seed=seed), Stream(seed, "pairs")
    while not table.over:
        seat = table.owing[0]
        moves = table.moves(seat)
        about = [move for move in moves if str(move).startswith(("build gardens", "build lumber_yard", "build loom"))]
        table.play((about or moves)[stream.below(len(about or moves))], seat)
    for city, sheet in zip(table.view_json()["cities"], table.score(), strict=True):
        built = [declared[card] for card in city["buildings"] if card in declared]
        blue = [effect for card in built if card.colour == cards.BLUE for effect in card.effects]
        colours = [card.colour for card in built]
        due = min(colours.count(cards.BROWN), colours.count(cards.GRAY)) if "gardens" in city["buildings"] else 0
        assert sheet["civilian"] == sum(effect.worth for effect in blue if isinstance(effect, Points)) + due
        pairs += due
assert pairs, "nobody got points for pairs"
"""

EXPANSION = """
from septem.text.duel import moves
from septem.text.narrate import story
game = septem.Duel(lottery=True)
named = play(game, {"lottery", "bet"}, 100)
assert {"build lottery", "bet 1", "bet 2", "bet 3"} <= set(named), named
assert moves.describe(language("en"), game.read_move("bet 2"), ("A", "B")) == "bet on 2"
tables = (game.start(seed=seed) for seed in range(99))
table = next(table for table in tables if "lottery" in str(table.position_json()["hidden"]))
while "bet 1" not in map(str, table.moves()):
    table.play(next((move for move in table.moves() if str(move) == "build lottery"), table.moves()[-1]))
won = table.play(f"bet {1 + table.state.discarded % 3}")
assert "and wins" in str(story(table, won)) and "et gagne" in str(story(table, won, "fr")), story(table, won)
again = files.read_position(table.position_json())
assert 1 in again.position_json()["lottery"] == table.position_json()["lottery"]
assert max(sheet["luck"] for sheet in again.score()) == 1
describes("lottery", "Bet on one of three numbers", "Misez sur un nombre parmi trois")
"""


WONDERS_EXPANSION = """
game = septem.Wonders(players=3, tithe=True)
named = play(game, {"tithe", "priests_guild"}, 12)
assert any(move.startswith("tithe") for move in named) and any("build priests_guild" in move for move in named), named
assert game.start(seed=1).view_json()["options"]["tithe"] is True
plain = [septem.Wonders(players=3).start(seed=seed).position_json() for seed in range(20)]
assert "tithe" not in str(plain) and "priests_guild" not in str(plain)
describes("priests_guild", "less 1 for each coin", "moins 1 par pi")
"""


def recipe(number: int, heading: str = "") -> list[Block]:
    """The changes of a recipe in the order of the page, or those under one of its headings."""
    lines = list(enumerate(PAGE.read_text().splitlines(), 1))
    found = []
    for block in blocks(PAGE):
        above = [line for place, line in lines if place <= block.line and re.match("##+ ", line)]
        sections = [line for line in above if line.startswith("## ")]
        if block.place and sections[-1].startswith(f"## Recipe {number}:") and heading in above[-1]:
            found.append(block)
    return found


def compiled_copy(folder: Path) -> None:
    """The installed package, so that a recipe that changes no compiled module can be carried out in it."""
    shutil.copytree(INSTALLED / "septem", folder / "src/septem", ignore=shutil.ignore_patterns("__pycache__", "static"))


def carry_out(changes: list[Block], folder: Path) -> None:
    for name in COPIED:
        if (PROJECT / name).is_dir():
            shutil.copytree(PROJECT / name, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(PROJECT / name, folder / name)
    for block in changes:
        path, text = changed(block, folder)
        path.write_text(text)


def run(folder: Path, *arguments: str, source: Path | None = None) -> None:
    """Run Python in a folder: with the septem of its source, or another one."""
    path = f"{source or folder / 'src'}{os.pathsep}{folder}"
    surroundings = {**os.environ, "PYTHONPATH": path, "SEPTEM_COMPILED": "0"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Exception ignored" not in done.stderr, done.stderr  # compiled rules cannot raise what goes wrong in Python


def script(game: str, text: str) -> tuple[str, str]:
    return "-c", PLAY.replace("GAME", game) + text


def files_of(changes: list[Block]) -> set[str]:
    return {block.place.split()[0] for block in changes}


@pytest.mark.parametrize(
    ("heading", "game", "text"), [("Duel", "duel", DUEL_ITEMS), ("7 Wonders", "wonders", WONDERS_ITEMS)]
)
def test_an_item_with_existing_effects(heading: str, game: str, text: str, tmp_path: Path) -> None:
    changes = recipe(1, heading)
    data = {name for name in files_of(changes) if "/data/" in name}
    assert len(files_of(changes) - data) + 1 == THREE_FILES  # each kind of item has one file of data
    carry_out(changes, tmp_path)
    run(tmp_path, "scripts/generate.py")
    run(tmp_path, *script(game, text))


@pytest.mark.skipif(not COMPILED, reason="septem is plain Python")
@pytest.mark.parametrize(
    ("heading", "game", "text"), [("Duel", "duel", DUEL_ITEMS), ("7 Wonders", "wonders", WONDERS_ITEMS)]
)
def test_an_item_of_the_compiled_game(heading: str, game: str, text: str, tmp_path: Path) -> None:
    """Declarations and names are plain Python in both forms: nothing has to be compiled anew."""
    compiled_copy(tmp_path)
    for block in recipe(1, heading):
        path, changes = changed(block, tmp_path)
        assert not path.with_suffix(".pxd").exists()
        path.write_text(changes)
    run(tmp_path, *script(game, text))


@pytest.mark.parametrize(
    ("heading", "game", "text"), [("of Duel", "duel", EFFECT), ("of 7 Wonders", "wonders", WONDERS_EFFECT)]
)
def test_a_new_effect(heading: str, game: str, text: str, tmp_path: Path) -> None:
    carry_out(recipe(2, heading), tmp_path)
    run(tmp_path, "scripts/generate.py")
    run(tmp_path, *script(game, text))


def declare(folder: Path, group: str, name: str, place: str) -> None:
    """Describe a package in a folder as an installed distribution with an entry point."""
    about = folder / f"septem_{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: septem-{name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{group}]\n{name} = {place}\n")


def test_an_expansion(tmp_path: Path) -> None:
    """The package of the example is found by its entry point. `tests/duel/test_other_package.py` installs it."""
    shutil.copytree(EXAMPLE / "septem_lottery", tmp_path / "septem_lottery", ignore=LEFT_OUT)
    declared = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    ((group, points),) = declared["entry-points"].items()
    declare(tmp_path, group, *next(iter(points.items())))
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=LEFT_OUT)
    run(tmp_path, *script("duel", EXPANSION))


@pytest.mark.skipif(not COMPILED, reason="septem is plain Python")
def test_an_expansion_of_the_compiled_game(tmp_path: Path) -> None:
    """In plain Python, beside the rules that are installed."""
    shutil.copytree(EXAMPLE / "septem_lottery", tmp_path / "septem_lottery", ignore=LEFT_OUT)
    declare(tmp_path, "septem.duel.expansions", "lottery", "septem_lottery.expansion:EXPANSION")
    run(tmp_path, *script("duel", EXPANSION), source=INSTALLED)


def test_an_expansion_of_7_wonders(tmp_path: Path) -> None:
    """With its own card, effect and question; `tests/wonders/test_other_package.py` has another one in both forms."""
    shutil.copytree(Path(__file__).parent / "septem_tithe", tmp_path / "septem_tithe", ignore=LEFT_OUT)
    declare(tmp_path, "septem.wonders.expansions", "tithe", "septem_tithe.expansion:EXPANSION")
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=LEFT_OUT)
    run(tmp_path, *script("wonders", WONDERS_EXPANSION))


def test_a_step_left_out_is_noticed(tmp_path: Path) -> None:
    """Without its French name a card cannot be described."""
    carry_out([block for block in recipe(1, "Duel") if "fr.py" not in block.place], tmp_path)
    with pytest.raises(AssertionError, match="KeyError: 'cistern'"):
        run(tmp_path, *script("duel", "describes('cistern', 'Cistern', 'Citerne')"))


def test_a_place_that_is_not_there_is_wrong() -> None:
    block = Block("page", 1, "python insert: src/septem/duel/data/cards.py before Card('no_such_card'", "")
    with pytest.raises(Wrong, match="has no line"):
        changed(block, PROJECT)
