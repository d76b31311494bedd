"""The policy-value network of Duel: nothing hidden is seen, both forms agree, files go by name, endgames are exact."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zlib import crc32

import pytest

from septem import Duel, Stream
from septem.ai.duel import network as reference
from septem.ai.duel.policy_value import feature_names, sizes, weights
from septem.ai.duel.policy_value.endgame import EndgameSolver
from septem.ai.duel.policy_value.extractor import FeatureExtractor
from septem.ai.duel.policy_value.feature_names import FEATURES
from septem.ai.duel.policy_value.policy_rows import NO_ROW, ROWS
from septem.ai.duel.policy_value.search import PolicyValueSearch
from septem.ai.duel.search_player import SEARCHES, search_view
from septem.ai.network_files import BadNetworkFile
from septem.ai.players import SearchBudget
from septem.core.table import Table
from septem.duel.constants import NOTHING
from septem.duel.features import ExpansionFeatures, check_features, number_features
from septem.duel.pantheon.constants import MYTHOLOGIES
from septem.duel.pantheon.numbers import FIRST_DIVINITY
from septem.duel.state import State

PROMO = ("messe_essen", "statue_of_liberty")
TABLES: dict[str, Duel] = {
    "base": Duel(),
    "pantheon": Duel(pantheon=True),
    "promo": Duel(promo_wonders=PROMO),  # type: ignore[arg-type]
}
EVERY_TABLE = pytest.mark.parametrize("name", TABLES)
# Values and policy logits of random games with random weights, the same in both forms.
RECORDED = {"base": "6bfafd98553acfcf", "pantheon": "16446f5c3a05fb83", "promo": "4b72d3d8fcf06314"}


def tables(game: Duel, seeds: range) -> Iterator[Table]:
    """Every decision of some random games."""
    for seed in seeds:
        table, luck = game.start(seed), Stream(seed, "walk")
        while not table.over:
            yield table
            moves = table.moves()
            table.play(moves[luck.below(len(moves))])


def random_rows() -> dict[str, list[int]]:
    """A network that knows nothing: weights drawn at random, by name, so that new rows do not change the others."""
    luck = {name: Stream(crc32(name.encode()), "weights") for name in weights.widths()}
    return {name: [luck[name].below(601) - 300 for _ in range(width)] for name, width in weights.widths().items()}


@EVERY_TABLE
def test_features_do_not_depend_on_what_is_hidden(name: str) -> None:
    game, extractor = TABLES[name], FeatureExtractor()
    for number, table in enumerate(tables(game, range(1, 4))):
        if number % 5:
            continue
        seen = []
        for world in (table.state, game.imagine(table.view(table.owing[0]), Stream(number, "other"))):
            extractor.update(world)
            seen.append(list(extractor.active.numbers[: extractor.active.count]))
        assert seen[0] == seen[1]
        assert len(set(seen[0])) == len(seen[0])
        assert max(seen[0]) < len(FEATURES.names)


def features_of(table: Table) -> set[str]:
    extractor = FeatureExtractor()
    extractor.update(table.state)
    return set(extractor.active.names_of(FEATURES.names))


def test_features_of_the_first_decision() -> None:
    found = features_of(Duel().start(1))
    assert {"drafted.0", "question.draft", "coins.mine.7", "coins.theirs.7", "score.draft.0"} <= found
    assert len([name for name in found if name.startswith("offer.")]) == 4


def test_features_tell_what_covers_what_and_what_it_costs() -> None:
    """In each position of a game: every card in sight has a place and a price for both seats."""
    for table in tables(Duel(), range(3, 4)):
        found, state = features_of(table), table.state
        if state.age < 0:
            continue
        seen = (state.present & state.shown).bit_count()
        opened = (state.present & state.open).bit_count()
        assert len([name for name in found if name.startswith("open.")]) == opened
        assert len([name for name in found if name.startswith("covered.")]) == seen - opened
        assert len([name for name in found if name.startswith(("price.", "covered_price."))]) == 2 * seen
        hidden = [name for name in found if name.startswith("hidden.")]
        assert len(hidden) == (state.present & ~state.shown).bit_count()


def test_features_tell_prices_of_divinities_tokens_on_cards_and_decks() -> None:
    """In each position of a game with Pantheon: both seats' prices of what the asked seat knows, and every token."""
    known = set()
    for table in tables(Duel(pantheon=True), range(3, 5)):
        found, state, asked = features_of(table), table.state, table.owing[0]
        filled = [slot for slot in range(6) if state.shrine[slot] != NOTHING]
        seen = [slot for slot in filled if state.shrine_seen[slot] >> asked & 1]
        assert len([name for name in found if name.startswith("shrine_price.")]) == 2 * len(seen)
        assert len([name for name in found if name.startswith("shrine_unknown.")]) == len(filled) - len(seen)
        assert len([name for name in found if name.startswith("mark.")]) == state.marked.bit_count()
        assert len([name for name in found if name.startswith("mark_depth.")]) == state.marked.bit_count()
        assert {f"piled.{name}.{state.piled[deck]}" for deck, name in enumerate(MYTHOLOGIES)} <= found
        known |= {name for name in found if name.startswith("pile_known.")}
    assert known


@pytest.mark.parametrize(("coins", "expected"), [(0, "short2"), (1, "now"), (9, "now")])
def test_a_price_of_a_divinity_counts_coins_and_offerings(coins: int, expected: str) -> None:
    game = Duel(pantheon=True)
    table = next(table for table in tables(game, range(3, 4)) if table.state.age == 1 and table.owing[0] == 0)
    state = game.new()
    state.copy_from(table.state)
    for slot in range(6):
        state.shrine[slot], state.shrine_seen[slot] = NOTHING, 0
    state.shrine[0], state.shrine_seen[0] = FIRST_DIVINITY, 3  # costs the first seat 3
    state.offerings[0], state.coins[0], state.vault[0], state.rebate[0] = 1, coins, 0, 0  # an offering of 2
    extractor = FeatureExtractor()
    extractor.update(state)
    found = set(extractor.active.names_of(FEATURES.names))
    assert f"shrine_price.mine.enki.{expected}" in found


@EVERY_TABLE
def test_both_forms_evaluate_alike(name: str) -> None:
    network, digest = weights.network_of(random_rows()), sha256()
    for number, table in enumerate(tables(TABLES[name], range(1, 3))):
        if number % 3 == 0:
            network.update(table.state)
            logits = [network.policy_logit(move, table.owing[0]) for move in table.moves()]
            digest.update(" ".join(value.hex() for value in [network.value(), *logits]).encode())
    assert digest.hexdigest()[:16] == RECORDED[name]


def test_sums_that_leave_a_word_wrap_round_in_both_forms() -> None:
    table = Duel().start(1)
    rows = {name: [weights.LARGEST_WEIGHT] * sizes.UNITS for name in features_of(table)}
    network = weights.network_of(rows)
    network.update(table.state)
    total = weights.LARGEST_WEIGHT * len(rows)
    wrapped = (total + 0x8000 & 0xFFFF) - 0x8000
    assert list(network.layer) == [max(min(wrapped, 4096), 0)] * sizes.UNITS


def test_every_row_has_a_name_of_its_own() -> None:
    names = list(weights.widths())
    features = len(FEATURES.names)
    assert len(names) == 1 + features + (sizes.SECOND + 1) * sizes.STAGES + len(ROWS.names)
    assert all(re.fullmatch(r"[a-z0-9_]+(\.[a-z0-9_+-]+)+", name) for name in names)
    with pytest.raises(ImportError, match=r"built\.mine\.baths"):
        check_features([*FEATURES.names, "built.mine.baths"], sizes.FEATURES, feature_names.SIZES)
    with pytest.raises(ImportError, match=r"FEATURES in septem/ai/duel/policy_value/sizes\.py"):
        check_features([f"new.{number}" for number in range(sizes.FEATURES + 1)], sizes.FEATURES, feature_names.SIZES)


@EVERY_TABLE
def test_every_legal_move_has_a_row(name: str) -> None:
    for table in tables(TABLES[name], range(1, 4)):
        for move in table.moves():
            row = ROWS.first_row(move, table.owing[0])
            assert row != NO_ROW
            assert table.named(move).text.split()[0] == ROWS.names[row].split(".")[0]


def test_seats_are_those_of_the_asked_seat_in_the_policy() -> None:
    starts = [Duel().read_move(f"start {seat}") for seat in (1, 2)]
    rows = [[ROWS.first_row(move, seat) for move in starts] for seat in (0, 1)]
    assert rows[0] == rows[1][::-1]
    assert rows[0][0] != rows[0][1]


def test_a_network_comes_back_from_its_file() -> None:
    text = weights.write(random_rows())
    assert weights.write(dict(weights.rows_of(weights.read(text)))) == text


@pytest.mark.parametrize(
    ("pattern", "changed", "complaint"),
    [
        (r"^built\.mine\.baths ", "built.mine.bath ", r"line \d+: no row is called built\.mine\.bath; .*baths"),
        (r"^built\.mine\.baths ", "built.theirs.baths ", r"line \d+: a second row built\.theirs\.baths"),
        (r"^first\.bias ", "first.bias 1 ", r"first\.bias\): \d+ weights are needed"),
        (r"^policy\.build\.altar \S+", "policy.build.altar 1.5", r"policy\.build\.altar\): weights must be whole"),
        (r"^built\.mine\.altar \S+", "built.mine.altar 40000", r"built\.mine\.altar\): weights must lie between"),
        (r"^value\.age1\.0 .*", "value.age1.0" + " 30000" * (sizes.UNITS + 1), r"value\.age1\.0\): .* may overflow"),
        (r"^septem .*\n", "", r"line 1: expected 'septem duel policy-value network 1'"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(pattern: str, changed: str, complaint: str) -> None:
    wrong, count = re.subn(pattern, changed, weights.write(random_rows()), flags=re.MULTILINE)
    assert count == 1
    with pytest.raises(BadNetworkFile, match=complaint):
        weights.read(wrong)


def last_cards(seed: int, cards: int) -> State | None:
    """A position with so many cards of the third age left, if a random game comes so far."""
    for table in tables(Duel(), range(seed, seed + 1)):
        state: State = table.state
        if state.age == 2 and state.present.bit_count() == cards:
            return state
    return None


def best_by_hand(game: Duel, state: State) -> int:
    """The result of the asked seat with perfect play: every line to its end, without shortcuts."""
    seat = game.owing(state).bit_length() - 1
    found = []
    for move in game.legal(state, seat):
        after = game.new()
        after.copy_from(state)
        game.play(after, seat, move)
        if owing := game.owing(after):
            value = best_by_hand(game, after)
            found.append(value if owing >> seat & 1 else 2 - value)
        else:
            found.append(round(2 * reference.outcome(after, seat)))
    return max(found)


def test_endgames_are_solved_exactly() -> None:
    game, solved = Duel(), []
    solver = EndgameSolver(game, 100_000)
    for seed in range(30):
        state = last_cards(seed, 3)
        if state and solver.applies(state, 3):
            solved.append(solver.solve(state))
            assert solved[-1] == best_by_hand(game, state)
    assert {0, 2} <= set(solved)


def test_nothing_is_solved_that_depends_on_chance_or_takes_too_long() -> None:
    game = Duel()
    hidden = next(table.state for table in tables(game, range(1, 2)) if table.state.present & ~table.state.shown)
    assert not EndgameSolver(game, 1000).applies(hidden, 20)
    states = [state for seed in range(20) if (state := last_cards(seed, 3))]
    state = next(state for state in states if EndgameSolver(game, 9).applies(state, 3))
    assert EndgameSolver(game, 1).solve(state) == -1
    assert not EndgameSolver(Duel(pantheon=True), 9).applies(state, 3)


def test_priors_are_the_softmax_of_the_policy_head() -> None:
    table = next(table for table in tables(Duel(), range(2, 3)) if len(table.answers) == 20)
    rows = random_rows()
    likely = table.named(table.moves()[1]).text.replace(" ", ".").split(".with.")[0]
    rows[f"policy.{likely}"] = [300] * sizes.UNITS + [1 << 22]
    search = PolicyValueSearch(Duel(), weights.network_of(rows))
    search_view(search, table.view(table.owing[0]), 1, SearchBudget(iterations=20))
    visits = [search.tree.edge(number)[1] for number in range(search.tree.children(0))]
    assert sum(visits) == 20
    assert max(visits) == visits[1]


def test_a_solved_position_counts_as_its_result() -> None:
    """With three cards left all first moves lead to solved nodes: values are results, whatever the network says."""
    game, found = Duel(), 0
    search = PolicyValueSearch(game, weights.network_of(random_rows()))
    for seed in range(40):
        state = last_cards(seed, 3)
        if not state or not search.solver.applies(state, 3):
            continue
        found += 1
        seat = game.owing(state).bit_length() - 1
        search.begin(state, seat, Stream(seed, "luck"))
        search.run(30)
        for number in range(search.tree.children(0)):
            _, visits, total, _ = search.tree.edge(number)
            assert total in {0.0, visits / 2, float(visits)}
    assert found > 3


def test_the_network_of_the_package_is_used_in_games_without_expansions() -> None:
    assert isinstance(SEARCHES["strongest"](Duel()), PolicyValueSearch)
    assert not isinstance(SEARCHES["strongest"](Duel(pantheon=True)), PolicyValueSearch)
    size = Path(weights.__file__).with_name("base.txt").stat().st_size
    assert size < 2_000_000


class Moods(ExpansionFeatures):
    """Features as an expansion outside the package declares them, in plain Python."""

    def __init__(self) -> None:
        super().__init__()
        self.mood = self.named.for_both("mood", ("good", "bad"))

    def holding(self, state: State, asked: int) -> list[int]:
        return [self.mood + asked, self.mood + 3]


def test_an_expansion_adds_features_in_plain_python() -> None:
    table, before = Duel().start(1), len(FEATURES.names)
    try:
        feature_names.EXPANSIONS.extend(number_features(FEATURES, [Moods()]))
        assert {"mood.mine.good", "mood.theirs.bad"} <= features_of(table)
    finally:
        feature_names.EXPANSIONS.pop()
        del FEATURES.names[before:]


def test_the_sizes_are_the_same_in_both_forms() -> None:
    text = Path(weights.__file__).with_name("sizes.pxd").read_text()
    compiled = {name: int(number) for name, number in re.findall(r"(\w+) = (-?\d+)", text)}
    assert compiled == {name: number for name, number in vars(sizes).items() if name.isupper()}
