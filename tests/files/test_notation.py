"""The compact notation: every position, view and game of every table is read back as it was written."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from septem import Duel, Problem, Stream, Table, Wonders, notation
from septem.core import compact

PROMO: Any = ("messe_essen", "statue_of_liberty")
TABLES = [
    Duel(),
    Duel(first_game_preset=True, starting_coins=9),
    Duel(pantheon=True),
    Duel(pantheon=True, promo_wonders=PROMO, reveal_view="private"),
    Duel(promo_wonders=PROMO),
    Wonders(players=2),
    Wonders(players=3),
    Wonders(players=7),
    Wonders(players=5, leaders=True),
    Wonders(players=3, cities=True),
    Wonders(players=4, leaders=True, cities=True, teams=True),
]
EVERY = pytest.mark.parametrize("game", TABLES, ids=lambda game: compact.write(game.options_json()))
STEP = 23  # only every so many positions: reading one takes as long as many moves


def walk(game: Any, seed: int) -> Any:
    """A table in every position of a random game."""
    table, luck = game.start(seed), Stream(seed, "walk")
    yield table
    while not table.over:
        seat = table.owing[luck.below(len(table.owing))]
        moves = table.moves(seat)
        table.play(moves[luck.below(len(moves))], seat)
        yield table


def played(game: Any, seed: int) -> Table:
    *_, table = walk(game, seed)
    return table  # type: ignore[no-any-return]


@EVERY
def test_positions_and_views_are_read_back(game: Any) -> None:
    for number, table in enumerate(walk(game, 3)):
        if number % STEP and not table.over:
            continue
        line = notation.position_line(table)
        assert "\n" not in line
        again = notation.read_line(line)
        assert notation.position_line(again) == line
        assert again.position_json() == table.position_json()
        for seat in (None, 0):
            seen = notation.view_line(table, seat)
            assert notation.view_line(notation.read_line(seen, seed=5), seat) == seen


@EVERY
def test_games_are_read_back(game: Any) -> None:
    table = played(game, 4)
    table.players, table.note = ("Ann", "Bob"), "a note; with (signs)"
    written = notation.GameText.of(table)
    text = notation.write_game(written)
    again = notation.read_game(text)
    assert again == written
    assert notation.write_game(again) == text
    assert again.table() == table


@EVERY
def test_hashes_tell_positions_apart(game: Any) -> None:
    hashes = [notation.position_hash(table) for number, table in enumerate(walk(game, 5)) if number < 30]
    assert len(set(hashes)) == len(hashes)
    assert hashes == [notation.position_hash(table) for number, table in enumerate(walk(game, 5)) if number < 30]


def test_a_hash_of_a_view_depends_on_the_view_alone() -> None:
    game = Duel()
    table = game.start(7)
    world = game.imagine(table.view(0), Stream(1, "other"))
    other = notation.read_line(notation.line_of(game.position_json(world)))
    assert notation.position_hash(other) != notation.position_hash(table)
    assert notation.position_hash(other, 0) == notation.position_hash(table, 0)


def test_the_hash_is_the_same_on_every_machine() -> None:
    assert notation.position_hash(Duel().start(7)) == "bcbab27584dc9ad3164cb28196a5db67"


VALUES: Any = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(), inner, max_size=4),
    max_leaves=12,
)


@given(VALUES)
def test_values_are_read_back(value: Any) -> None:
    text = compact.write(value)
    assert "\n" not in text
    assert json.dumps(compact.read(text)) == json.dumps(value)


@given(some.text(alphabet='[]{}:,"-TFab01?_ \\u', max_size=12))
def test_each_value_has_one_text(text: str) -> None:
    """A text that is read is the text that is written, apart from escapes in quoted words and quoted plain words."""
    try:
        value = compact.read(text)
    except Problem:
        return
    assert compact.read(compact.write(value)) == value


COMMENTS = some.text(alphabet="ab ;()1\n", max_size=12).map(
    lambda text: "\n".join(map(str.strip, text.split("\n"))).strip("\n")
)
NODES: Any
LINES: Any = some.deferred(lambda: some.lists(NODES, min_size=1, max_size=3))
NODES = some.builds(
    notation.Node, some.sampled_from(["sell altar", "build baths"]), COMMENTS, some.lists(LINES, max_size=2)
)


@settings(max_examples=50)
@given(LINES, COMMENTS)
def test_comments_and_variations_are_read_back(moves: Any, comment: str) -> None:
    game = notation.GameText(notation.GameText.of(Duel().start(1)).record, comment, moves)
    assert notation.read_game(notation.write_game(game)) == game


def test_variations_are_checked_too() -> None:
    table = Duel().start(7)
    other = str(table.moves()[1])
    table.play(table.moves()[0])
    game = notation.GameText.of(table)
    game.moves[0].variations.append([notation.Node(other)])
    assert game.table() == table
    game.moves[0].variations.append([notation.Node("draft nothing")])
    with pytest.raises(Problem) as caught:
        game.table()
    assert caught.value.where == "move 1"


@pytest.mark.parametrize(
    "line",
    ["", "duel", "chess/1 age=1", "duel/1  age=1", "duel/1 age=01", "duel/1 age", "duel/1 age=[1", "duel/1 age=1 age=1",
     "duel/1 cities={a:1,a:2}", "duel/1 age=" + "[" * 40, 'duel/1 note="\n"', "duel/9 age=1"],
)  # fmt: skip
def test_a_line_that_is_wrong_is_refused(line: str) -> None:
    with pytest.raises(Problem):
        notation.read_line(line)


HEAD = "game duel/1\nrules 1\ndeal {seed:7}\n"
FIRST = f"{HEAD}\n1 draft pyramids\n"
WRONG_GAMES = [
    "",
    "rules 1\ngame duel/1\n",
    f"{HEAD}rules 1\n",
    f"{HEAD}colour red\n",
    f"{HEAD}\n2 draft pyramids\n",
    f"{HEAD}\n(\n",
    f"{HEAD}\ndraft pyramids\n",
    f"{FIRST}(\n)\n",
    f"{FIRST}(\n1 draft sphinx\n",
    f"{FIRST}(\n; no move\n1 draft sphinx\n)\n",
]


@pytest.mark.parametrize("text", WRONG_GAMES)
def test_a_game_that_is_wrong_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        notation.read_game(text)
