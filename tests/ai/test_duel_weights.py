"""Learned weights belong to named features: evaluations survive new items, and files that do not fit are refused."""

from __future__ import annotations

import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from septem import Duel, Stream
from septem.ai.duel import features, sizes, weights
from septem.ai.duel.features import FeatureExtractor
from septem.ai.duel.policy_value import weights as policy_value
from septem.ai.network_files import BadNetworkFile
from septem.duel.features import ExpansionFeatures, check_features, number_features
from septem.duel.state import State
from septem.files import read

SOURCE = Path(__file__).parents[2] / "src"
PROMO = ("messe_essen", "statue_of_liberty")
TABLES: dict[str, Duel] = {
    "base": Duel(),
    "pantheon": Duel(pantheon=True),
    "promo": Duel(promo_wonders=PROMO),  # type: ignore[arg-type]
}
# Evaluations of random games, recorded when weights were still stored by number.
RECORDED = {
    "base": "8b0e7f076159cbad",
    "pantheon": "77f72ec85b17436a",
    "promo": "a1a5fa493188cce3",
}


def network_of(game: Duel) -> str:
    return "pantheon" if game.options.pantheon else "base"


def positions(game: Duel, seeds: range) -> Iterator[State]:
    """Every position of some random games."""
    for seed in seeds:
        state, luck = game.new(), Stream(seed, "walk")
        game.deal(state, seed)
        while owing := game.owing(state):
            yield state
            seat = owing.bit_length() - 1
            moves = game.legal(state, seat)
            game.play(state, seat, moves[luck.below(len(moves))])


@pytest.mark.parametrize("name", TABLES)
def test_evaluations_are_those_of_the_recorded_networks(name: str) -> None:
    game, digest = TABLES[name], sha256()
    network = weights.load(network_of(game))
    for state in positions(game, range(1, 9)):
        digest.update(network.evaluate(state).hex().encode())
    assert digest.hexdigest()[:16] == RECORDED[name]


NEW_ITEMS = {  # file, where to insert, what
    "a card in the middle of its age": (
        "data/cards.py",
        '    Card("guard_tower"',
        'Card("new_baths", BLUE, Cost("S"), (Points(3),)),',
    ),
    "a guild": (
        "data/cards.py",
        '    Card("builders_guild"',
        'Card("new_guild", PURPLE, Cost("SSCWG"), (Points(5),)),',
    ),
    "a wonder": ("data/wonders.py", '    Card("colossus"', 'Card("new_colossus", WONDER, Cost("CG"), (Points(3),)),'),
    "a token": ("data/tokens.py", '    Card("economy"', 'Card("new_token", TOKEN, Cost(), (Points(7),)),'),
    "a question": ("constants.py", ")\nDRAFT_WONDER,", '    "new_question",'),
}
IMPORTS = """
from typing import Any
from septem.ai.duel import weights
from septem.ai.duel.policy_value import weights as policy_value
from septem.files import read
"""
EVALUATE = """
import json, sys
from tests_evaluations import evaluations
print(json.dumps(evaluations(json.load(sys.stdin))))
"""


def evaluations(documents: list[tuple[str, dict[str, Any]]]) -> list[list[str]]:
    """The values of positions by both kinds of network, and the logits of moves, exactly."""
    networks = {name: weights.load(name) for name in ("base", "pantheon")}
    learned = policy_value.load("base")
    found = []
    for name, document in documents:
        table = read(document)
        learned.update(table.state)
        logits = [learned.policy_logit(move, table.owing[0]) for move in table.moves()]
        values = [networks[name].evaluate(table.state), learned.value(), *logits]
        found.append([value.hex() for value in values])
    return found


@pytest.fixture(scope="module")
def documents() -> list[tuple[str, dict[str, Any]]]:
    """Positions as files have them: they name items by their ids."""
    return [
        (network_of(game), game.position_json(state))
        for game in TABLES.values()
        for number, state in enumerate(positions(game, range(20, 22)))
        if number % 4 == 0
    ]


def make_room(path: Path) -> None:
    """The rows of wonders are full."""
    path.write_text(path.read_text().replace("\nWONDERS = 16\n", "\nWONDERS = 24\n"))


@pytest.mark.parametrize("change", NEW_ITEMS)
def test_a_new_item_changes_no_evaluation(
    change: str, documents: list[tuple[str, dict[str, Any]]], tmp_path: Path
) -> None:
    """In a copy of the package in plain form, whose items are numbered otherwise from the new one on."""
    expected = evaluations(documents)
    shutil.copytree(
        SOURCE / "septem", tmp_path / "septem", ignore=shutil.ignore_patterns("__pycache__", "*.pxd", "web")
    )
    file, before, line = NEW_ITEMS[change]
    path = tmp_path / "septem" / "duel" / file
    text = path.read_text()
    assert text.count(before) == 1
    path.write_text(text.replace(before, f"{line}\n{before}"))
    make_room(tmp_path / "septem" / "duel" / "sizes.py")
    (tmp_path / "tests_evaluations.py").write_text(IMPORTS + inspect.getsource(evaluations))
    made = subprocess.run(
        [sys.executable, "-c", EVALUATE],
        input=json.dumps(documents),
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        check=False,
    )
    assert made.returncode == 0, made.stderr
    assert [sorted(values) for values in json.loads(made.stdout)] == [sorted(values) for values in expected]


def test_every_feature_has_a_name_of_its_own() -> None:
    names = features.FEATURES.names
    assert len(set(names)) == len(names) <= sizes.FEATURES
    assert all(re.fullmatch(r"[a-z_]+(\.[a-z0-9_-]+)+", name) for name in names)
    with pytest.raises(ImportError, match=r"built\.mine\.baths"):
        check_features([*names, "built.mine.baths"], sizes.FEATURES, features.SIZES)
    with pytest.raises(ImportError, match=r"FEATURES in septem/ai/duel/sizes\.py"):
        check_features([f"new.{number}" for number in range(sizes.FEATURES + 1)], sizes.FEATURES, features.SIZES)


def test_a_feature_that_a_file_does_not_know_has_no_weight() -> None:
    """So a network learned before an item existed judges positions without it as ever."""
    text = weights.write(weights.load("base"))
    without = re.sub(r"^built\.mine\.baths .*\n", "", text, flags=re.MULTILINE)
    assert without != text
    network = weights.read(without)
    assert not any(network.weights[features.FEATURES.names.index("built.mine.baths")])
    assert weights.write(network) == without


@pytest.mark.parametrize(
    ("pattern", "changed", "complaint"),
    [
        (r"^built\.mine\.baths ", "built.mine.bath ", r"line \d+: no row is called built\.mine\.bath; .*baths"),
        (r"^built\.mine\.baths ", "built.theirs.baths ", r"line \d+: a second row built\.theirs\.baths"),
        (r"^output\.bias .*\n", "", r"the row output\.bias is missing"),
        (r"^output\.bias ", "output.bias 1 ", r"output\.bias\): 1 weights are needed, not 2"),
        (r"^open\.altar \S+", "open.altar 1.5", r"open\.altar\): weights must be whole numbers"),
        (r"^open\.altar \S+", "open.altar", r"open\.altar\): 32 weights are needed, not 31"),
        (r"^septem .*\n", "", r"line 1: expected 'septem duel network 2'"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(pattern: str, changed: str, complaint: str) -> None:
    text = weights.write(weights.load("base"))
    wrong, count = re.subn(pattern, changed, text, flags=re.MULTILINE)
    assert count == 1
    with pytest.raises(BadNetworkFile, match=complaint):
        weights.read(wrong)


class Moods(ExpansionFeatures):
    """Features as an expansion outside the package declares them, in plain Python."""

    def __init__(self) -> None:
        super().__init__()
        self.mood = self.named.for_both("mood", ("good", "bad"))

    def holding(self, state: State, asked: int) -> list[int]:
        return [self.mood + asked, self.mood + 3]


def test_an_expansion_adds_features_in_plain_python() -> None:
    names, extractor, game = features.FEATURES.names, FeatureExtractor(), Duel()
    network, state = weights.load("base"), game.new()
    game.deal(state, 1)
    expected = network.evaluate(state)
    before = len(names)
    try:
        features.EXPANSIONS.extend(number_features(features.FEATURES, [Moods()]))
        extractor.update(state)
        added = {names[feature] for feature in extractor.active[: extractor.count] if feature >= before}
        assert added == {"mood.mine.good", "mood.theirs.bad"}
        assert weights.load("base").evaluate(state) == expected  # no weights yet
    finally:
        features.EXPANSIONS.pop()
        del names[before:]
