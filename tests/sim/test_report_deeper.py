"""Reports on effects: they find what was put into the data, with intervals that hold what they promise."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from typer.testing import CliRunner

from septem import Duel, Wonders
from septem.cli.app import app
from septem.core.game import Game
from septem.sim.folder import Folder
from septem.sim.plan import Plan
from septem.sim.report import adjusted, deeper, features, page
from septem.sim.report.adjusted import against_equals
from septem.sim.report.choices import Count, choices, paired, worths
from septem.sim.report.data import Results
from septem.sim.report.features import Features
from septem.sim.report.report_text import ReportText
from septem.sim.simulate import alone, conduct
from septem.text import language

numpy = pytest.importorskip("numpy")
pytest.importorskip("pyarrow")
pytest.importorskip("matplotlib")
EFFECTS = (1.0, -0.5, 0.0, 0.4)
JOINT = 0.8  # of the first and the last item together


def played(path: Path, game: Game, players: tuple[str, ...] = ("random",), games: int = 60) -> Results:
    keeping = {"drafts": True, "trials": True, "turning": len(players) > 1}
    plan = Folder(path).begin(Plan.made(game, players, 5, **keeping), resume=False)
    conduct(plan, games, Folder(path), alone, lambda kept: None)
    return Results.load(path)


def made_up(games: int, seats: int, seed: int, joint: float = 0.0) -> Features:
    """Games whose winners are drawn by the model itself. Items come together: who has the first likes the second."""
    luck = numpy.random.default_rng(seed)
    owned = (luck.random((games, seats, 4)) < 0.4).astype(numpy.uint8)
    owned[:, :, 1] |= owned[:, :, 0] & (luck.random((games, seats)) < 0.9)
    strength = owned @ numpy.array(EFFECTS) + joint * owned[:, :, 0] * owned[:, :, 3]
    winner = (strength + luck.gumbel(size=strength.shape)).argmax(axis=1)
    return Features([("card", name) for name in "abcd"], owned, numpy.eye(seats)[winner])


@pytest.mark.parametrize("seats", [2, 4])
def test_effects_are_found_with_honest_intervals(seats: int) -> None:
    """Of many intervals about 95 % must contain the truth: of 80 between 70 and 80."""
    hits = 0
    for seed in range(20):
        fit = adjusted.fit(made_up(600, seats, seed))
        for item in fit.items():
            truth = against_equals(EFFECTS["abcd".index(item.name)], seats)
            hits += item.chance.low <= truth <= item.chance.high
    assert 70 <= hits <= 80


def test_an_item_is_not_blamed_for_the_company_it_keeps() -> None:
    """The second item harms, but those who have it mostly have the first one, and win."""
    games = made_up(6000, 2, 1)
    had = games.owned[:, :, 1] == 1
    raw = games.won[had].mean()
    found = {item.name: item.chance for item in adjusted.fit(games).items()}
    assert raw > 0.45
    assert found["b"].high < 0.41
    assert found["b"].sample == had.sum()
    assert found["c"].low < 0.5 < found["c"].high


@pytest.mark.parametrize("seats", [2, 3])
def test_pairs_that_work_together_stand_out(seats: int) -> None:
    pairs = adjusted.fit(made_up(4000, seats, 3, JOINT)).pairs()
    assert (pairs[0].first[1], pairs[0].second[1]) == ("a", "d")
    assert pairs[0].clear
    assert pairs[0].gain.low > 0
    assert pairs[0].won - pairs[0].expected == pytest.approx(pairs[0].gain.value)
    assert not any(pair.clear for pair in adjusted.fit(made_up(4000, seats, 3)).pairs())


def test_a_game_shared_by_all_says_nothing() -> None:
    games = made_up(200, 2, 1)
    shared = Features(games.items, games.owned, numpy.full_like(games.won, 0.5))
    assert all(item.chance.value == pytest.approx(0.5) for item in adjusted.fit(shared).items())


@pytest.mark.parametrize("game", [Duel(), Wonders(3, leaders=True)], ids=lambda game: game.name)
def test_features_are_what_seats_have(tmp_path: Path, game: Game) -> None:
    results = played(tmp_path, game, ("greedy", "random"))
    found = features.load(results)
    assert found
    assert found.won.sum(axis=1) == pytest.approx(numpy.ones(60))
    for number, (family, name) in enumerate(found.items):
        assert found.sample(number) == results.item(family, name).won.sample
    others = found.owned.shape[2] - len(found.items)
    assert others == game.seats - 1 + 1  # seats, and one of two players
    assert {family for family, _ in found.items} >= {"card"}


def test_rows_without_possessions_have_no_such_section(tmp_path: Path) -> None:
    plan = Folder(tmp_path).begin(Plan.made(Duel(), ("random",), 5), resume=False)
    conduct(plan, 4, Folder(tmp_path), alone, lambda kept: None)
    assert features.load(Results.load(tmp_path)) is None
    assert not list(deeper.sections(Results.load(tmp_path), ReportText(language("en", "duel"), "duel")))


def test_choices_add_up(tmp_path: Path) -> None:
    """Every wonder offered is taken or passed, and each pick takes one."""
    played(tmp_path, Duel())
    found = choices(tmp_path)[("wonder", "draft")]
    assert sum(round(choice.taken.value * choice.taken.sample) for choice in found) == 6 * 60
    for choice in found:
        assert choice.with_it.sample == round(choice.taken.value * choice.taken.sample)  # nobody takes it twice
        assert choice.without.sample <= choice.taken.sample - choice.with_it.sample
        assert choice.gain.value == pytest.approx(choice.with_it.value - choice.without.value)
    first = sum(round(choice.first.value * choice.first.sample) for choice in found)
    assert first == 2 * 60  # four are offered twice a game


def test_a_seat_that_passes_again_and_again_counts_once() -> None:
    """The game of a seat is one observation, however often an item was offered to it."""
    count = Count()
    for taken, seat in ((False, 1), (False, 1), (False, 2), (True, 2)):
        count.note({"game": 1, "seat": seat, "won": float(seat == 2)}, taken, full=True)
    assert (count.victories(taken=True).value, count.victories(taken=True).sample) == (1, 1)
    assert (count.victories(taken=False).value, count.victories(taken=False).sample) == (0, 1)
    assert (count.offered, count.taken) == (4, 1)


def test_pairs_of_trials_are_compared_one_by_one(tmp_path: Path) -> None:
    played(tmp_path, Duel())
    assert sum(worth.won.sample for worth in worths(tmp_path)) == 60
    assert paired([1, 0, 0, -1, 0, 1, 1, 0]).value == 0.25
    alike = paired([0.5] * 9)
    assert (alike.low, alike.high) == (0.5, 0.5)
    assert not paired([1.0]).is_bounded
    wide = paired([1, -1] * 50)
    assert wide.high == pytest.approx(1.96 * math.sqrt(100 / 99) / 10, rel=1e-3)


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Results:
    return played(tmp_path_factory.mktemp("many"), Duel(), games=240)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_page_has_all_sections(tmp_path: Path, many: Results, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adjusted, "FEW_PAIRS", 20)  # random players build little
    text = ReportText(language(code, "duel"), "duel")
    files = page.write(many, None, text, tmp_path / "report")
    names = {file.stem for file in files}
    assert {"adjusted_card", "adjusted_token", "pairs", "worth"} <= names
    content = files[0].read_text(encoding="utf-8")
    assert text.say("chosen_draft") in content
    assert text.say("worth") in content


def test_the_draft_can_be_explored(tmp_path: Path) -> None:
    played(tmp_path, Duel())
    said = CliRunner().invoke(
        app, ["report", str(tmp_path), "--offered", "sphinx", "--offered", "piraeus", "--json"], catch_exceptions=False
    )
    (found,) = json.loads(said.stdout)["drafts"]
    offered = {entry["item"]: entry["taken"]["sample"] for entry in found["items"]}
    assert offered["sphinx"] == offered["piraeus"] == max(offered.values())
    shown = CliRunner().invoke(app, ["report", str(tmp_path), "--offered", "sphinx"]).stdout
    assert "Sphinx" in shown
    refused = CliRunner().invoke(app, ["report", str(tmp_path), "--offered", "nothing"])
    assert refused.exit_code == 2
    assert "--drafts" in refused.output
