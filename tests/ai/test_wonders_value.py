"""The value network of 7 Wonders: both forms agree, files go by name, and the search uses it at the ends of turns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zlib import crc32

import pytest

from septem import Stream, Wonders
from septem.ai import SearchBudget
from septem.ai.network_files import BadNetworkFile
from septem.ai.wonders.policy import Policy
from septem.ai.wonders.search import Search, SearchConfig
from septem.ai.wonders.search_player import search_view
from septem.ai.wonders.value import sizes, weights
from septem.ai.wonders.value.extractor import ValueFeatures
from septem.ai.wonders.value.feature_names import NAMES
from septem.ai.wonders.value.network import POINTS, WIN
from septem.core.table import Table

TABLES: dict[str, Wonders] = {
    "two": Wonders(2),
    "three": Wonders(3),
    "seven": Wonders(7),
    "leaders": Wonders(3, leaders=True),
    "teams": Wonders(4, leaders=True, cities=True, teams=True),
}
EVERY_TABLE = pytest.mark.parametrize("name", TABLES)
# Outputs in random games with random weights, the same in both forms.
RECORDED = {
    "two": "e427b752ce96ecd9",
    "three": "1a820d6f70468acc",
    "seven": "73479dc950f38363",
    "leaders": "0b7459bf2e421e42",
    "teams": "cb71f0794992dea5",
}


def tables(game: Wonders, seed: int) -> Iterator[Table]:
    """Every decision of a random game."""
    table, luck = game.start(seed), Stream(seed, "walk")
    while not table.over:
        yield table
        seat = table.owing[0]
        moves = table.moves(seat)
        table.play(moves[luck.below(len(moves))], seat)


def random_rows() -> dict[str, list[int]]:
    """A network that knows nothing: weights drawn at random, by name, so that new rows do not change the others."""
    luck = {name: Stream(crc32(name.encode()), "weights") for name in weights.widths()}
    return {name: [luck[name].below(601) - 300 for _ in range(width)] for name, width in weights.widths().items()}


def features_of(table: Table, seat: int) -> list[str]:
    features = ValueFeatures()
    features.begin(table.state)
    features.update(table.state, seat)
    return [NAMES[number] for number in features.numbers[: features.count]]


def test_features_of_the_first_turn() -> None:
    found = features_of(Wonders(3).start(1), 0)
    assert {"coins.own.3", "coins.left.3", "turn.age1.0", "players.3", "lead.age1.0", "ahead.age1.0"} <= set(found)
    assert len([name for name in found if name.startswith("hand.")]) >= 4  # some of the seven cards are alike
    assert not [name for name in found if name.startswith("built.")]


@EVERY_TABLE
def test_what_other_hands_hold_does_not_matter_except_the_next_one(name: str) -> None:
    game = TABLES[name]
    for number, table in enumerate(tables(game, 3)):
        if number % 7:
            continue
        seat = table.owing[0]
        other = game.imagine(table.view(seat), Stream(number, "other"))
        seen = []
        for world in (table.state, other):
            features = ValueFeatures()
            features.begin(world)
            features.update(world, seat)
            names = (NAMES[number] for number in features.numbers[: features.count])
            seen.append(sorted(one for one in names if not one.startswith("next.")))
        assert seen[0] == seen[1]


@EVERY_TABLE
def test_both_forms_evaluate_alike(name: str) -> None:
    network, digest = weights.network_of(random_rows()), sha256()
    for number, table in enumerate(tables(TABLES[name], 2)):
        if number % 5 == 0:
            network.begin(table.state)
            for seat in range(TABLES[name].players):
                network.update(table.state, seat)
                outputs = [network.chance(WIN), *(network.logit(output) for output in range(sizes.OUTPUTS))]
                digest.update(" ".join(value.hex() for value in outputs).encode())
    assert digest.hexdigest()[:16] == RECORDED[name]


def test_files_go_by_name() -> None:
    rows = random_rows()
    assert weights.read_rows(weights.write(rows)) == rows
    assert all(re.fullmatch(r"[a-z0-9_]+(\.[a-z0-9_-]+)+", name) for name in weights.widths())
    assert weights.read_rows(f"{weights.HEADER}\n") == {}
    with pytest.raises(BadNetworkFile, match=r"built\.own\.altr; nearest: .*built\.own\.altar"):
        weights.read_rows(f"{weights.HEADER}\nbuilt.own.altr 1\n")
    with pytest.raises(BadNetworkFile, match="may overflow"):
        weights.read_rows(f"{weights.HEADER}\nvalue.age1.early.0{' 30000' * (sizes.UNITS + 1)}\n")


def test_the_search_takes_its_values_from_the_network() -> None:
    """A network that always expects a seat to win with the same chance gives every move this chance, up to the end."""
    game = Wonders(3)
    rows = {f"value.{stage}.win": [0] * sizes.SECOND + [1 << 20] for stage in weights.STAGES}
    search = Search(game, Policy(), SearchConfig(), network=weights.network_of(rows))
    stats = search_view(search, game.start(1).view(0), 1, SearchBudget(iterations=30))
    assert all(one.chance == pytest.approx(0.7311, abs=1e-4) for one in stats)
    assert sum(one.visits for one in stats) == 30


@EVERY_TABLE
def test_a_search_with_the_network_sees_nothing_hidden(name: str) -> None:
    game, rows = TABLES[name], random_rows()
    for number, table in enumerate(tables(game, 5)):
        if number % 29 or len(table.moves(table.owing[0])) == 1:
            continue
        seat = table.owing[0]
        other = game.imagine(table.view(seat), Stream(1, "other world"))
        search = Search(game, Policy(), SearchConfig(), network=weights.network_of(rows))
        first, second = (
            search_view(search, view, 2, SearchBudget(iterations=10))
            for view in (table.view(seat), game.view(other, seat))
        )
        assert first == second


def test_points_are_an_output() -> None:
    network = weights.network_of({"value.age1.early.points": [0] * sizes.SECOND + [3 << 20]})
    state = Wonders(3).start(1).state
    network.begin(state)
    network.update(state, 0)
    assert network.logit(POINTS) == 3.0


def test_the_sizes_are_the_same_in_both_forms() -> None:
    text = Path(weights.__file__).with_name("sizes.pxd").read_text()
    compiled = {name: int(number) for name, number in re.findall(r"(\w+) = (-?\d+)", text)}
    assert compiled == {name: number for name, number in vars(sizes).items() if name.isupper()}
