"""Reports: figures that add up, pages whole in both languages, comparisons that see what differs."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import septem.sim
from septem import Duel, Wonders
from septem.core.errors import Problem
from septem.core.extras import library
from septem.core.game import Game
from septem.sim.folder import Folder
from septem.sim.plan import Plan
from septem.sim.report import comparison, page
from septem.sim.report.data import Results
from septem.sim.report.estimate import difference, is_clear, mean, share
from septem.sim.report.report_text import ReportText
from septem.sim.simulate import alone, conduct
from septem.text import language
from septem.text.lab import en, fr

pytest.importorskip("pyarrow")
pytest.importorskip("matplotlib")


def results(path: Path, game: Game, games: int = 30, seed: int = 5, turning: bool = False) -> Results:
    plan = Folder(path).begin(Plan.made(game, ("random",), seed, turning=turning), resume=False)
    conduct(plan, games, Folder(path), alone, lambda kept: None)
    return Results.load(path)


def test_estimates() -> None:
    half = share(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    middle = mean({1: 2, 3: 2})
    assert (middle.value, round(middle.high - middle.value, 2)) == (2, 1.13)
    assert is_clear(difference(share(100, 1000), share(200, 1000)))
    assert not is_clear(difference(share(100, 1000), share(101, 1000)))
    assert share(0, 0).interval == (0.0, 1.0)


def test_figures_add_up(tmp_path: Path) -> None:
    found = results(tmp_path, Duel())
    assert found.games == 30
    assert sum(seat.won.value for seat in found.seats()) == pytest.approx(1)
    assert sum(way.value for _, way in found.ways()) == pytest.approx(1)
    for seat in range(2):
        assert sum(way.value for _, way in found.ways_of(seat)) == pytest.approx(found.seats()[seat].won.value)
    whole = sum(found.category(name).value for name in found.categories())
    assert whole == pytest.approx(found.category("points").value)
    assert {item.name for item in found.items("draft")} >= {item.name for item in found.items("wonder")}


@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_page_in_both_languages(tmp_path: Path, code: str) -> None:
    first = results(tmp_path / "one", Wonders(3, leaders=True))
    other = results(tmp_path / "two", Wonders(3, leaders=True), seed=99, turning=True)
    files = page.write(first, other, ReportText(language(code, "wonders"), "wonders"), tmp_path / "report")
    text = files[0].read_text(encoding="utf-8")
    assert text.count("<svg") == len(files) - 1 >= 9
    assert f'lang="{code}"' in text
    assert not re.search(r'(src|href)="http', text)
    assert ("Leaders" if code == "fr" else "Boards and sides") in text
    assert "players=3, leaders=true<" in text  # and none of the options that Leaders bring along
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))


def test_the_same_results_give_the_same_page(tmp_path: Path) -> None:
    found = results(tmp_path / "one", Duel())
    text = ReportText(language("en", "duel"), "duel")
    first, second = (
        [file.read_text() for file in page.write(found, None, text, tmp_path / name)] for name in ("a", "b")
    )
    assert first == second


def test_numbers_as_a_language_writes_them() -> None:
    axis = '<path d="M 1.5 2"/><text x="1.5">\N{MINUS SIGN}2.5</text>'
    assert ReportText(language("en"), "duel").picture(axis) == axis
    assert ReportText(language("fr"), "duel").picture(axis) == axis.replace("2.5", "2,5")
    assert ReportText(language("en"), "duel").number(-1234.56) == "\N{MINUS SIGN}1,234.6"
    assert ReportText(language("en"), "duel").number(-0.01) == "0.0"
    assert ReportText(language("fr"), "duel").number(1234.56) == "1\N{NARROW NO-BREAK SPACE}234,6"


def test_texts_of_the_laboratory() -> None:
    assert list(en.TEXT) == list(fr.TEXT)
    for key, english in en.TEXT.items():
        assert places(english) == places(fr.TEXT[key]), key
    folder = Path(septem.sim.__file__).parents[1]
    code = "".join(file.read_text() for part in ("sim", "cli", "pictures") for file in (folder / part).rglob("*.py"))
    unused = [key for key in en.TEXT if not is_used(key, code)]
    assert unused == []


def is_used(key: str, code: str) -> bool:
    family, _, name = key.partition(".")
    stem = name.split("_")[0]
    return (
        any(word in code for word in (f'"{key}"', f'"{name}"', f"'{name}'", f'f"{stem}_', f"f'{stem}_"))
        or family == "way"
    )


def places(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_a_library_that_is_missing_is_named() -> None:
    with pytest.raises(Problem) as caught:
        library("no_such_library.part", "lab")
    assert caught.value.values == {"library": "no_such_library", "extra": "lab"}
    assert "septem[lab]" in str(caught.value)


def test_teams_win_together(tmp_path: Path) -> None:
    """Both seats of the team that wins are winners, and so are both their players."""
    found = results(tmp_path, Wonders(4, cities=True, teams=True), turning=True)
    ours, theirs = found.of_winners("points")
    assert ours.sample == theirs.sample
    assert (ours.value + theirs.value) / 2 == pytest.approx(found.category("points").value, rel=0.1)
    (player,) = found.players()
    assert player[1].value == pytest.approx(1 / 4)


def test_shared_victories_count_for_players(tmp_path: Path) -> None:
    found = results(tmp_path, Duel(), turning=True)
    found.counts.players.clear()
    found.counts.players[("random", "random"), 0, 0] = 10
    assert found.players()[0][1].value == pytest.approx(1 / 2)


def test_means_are_of_games_not_of_seats(tmp_path: Path) -> None:
    """The pawn gives points to one of two: what it gives both together is surer than what it gives each."""
    found = results(tmp_path, Duel())
    military = found.category("military")
    assert military.sample == found.games
    apart = found.counts.numbers["military_1"] + found.counts.numbers["military_2"]
    assert military.value == pytest.approx(mean(apart).value)


def test_one_game_has_no_interval_of_means(tmp_path: Path) -> None:
    found = results(tmp_path, Duel(), games=1)
    points = found.seats()[0].points
    assert points.json()["interval"] is None
    assert ReportText(language("en"), "duel").interval(points) == "\N{EM DASH}"


def test_skill_is_no_advantage_of_the_first(tmp_path: Path) -> None:
    text = ReportText(language("en", "duel"), "duel")
    same = results(tmp_path / "same", Duel(), games=4)
    assert "advantage" in "".join(page.tiles(same, text))
    plan = Folder(tmp_path / "other").begin(Plan.made(Duel(), ("greedy", "random"), 1), resume=False)
    conduct(plan, 4, Folder(tmp_path / "other"), alone, lambda kept: None)
    assert "advantage" not in "".join(page.tiles(Results.load(tmp_path / "other"), text))


@pytest.mark.parametrize("kind", ["games", "items"])
@pytest.mark.parametrize("content", [b"", b"garbage" * 99])
def test_a_damaged_file_is_named(tmp_path: Path, kind: str, content: bytes) -> None:
    results(tmp_path, Duel(), games=2)
    (file,) = (tmp_path / kind).iterdir()
    file.write_bytes(content)
    with pytest.raises(Problem) as caught:
        Results.load(tmp_path)
    assert (caught.value.code, caught.value.values) == ("damaged_results", {"path": str(file)})


def test_a_file_with_a_hole_is_named(tmp_path: Path) -> None:
    results(tmp_path, Duel(), games=30)
    (file,) = (tmp_path / "games").iterdir()
    content = file.read_bytes()
    file.write_bytes(content[:40] + bytes(400) + content[440:])
    with pytest.raises(Problem) as caught:
        Results.load(tmp_path)
    assert caught.value.code == "damaged_results"


def test_a_way_of_winning_that_one_run_lacks_is_compared(tmp_path: Path) -> None:
    few, many = results(tmp_path / "few", Duel(), games=1), results(tmp_path / "many", Duel(), games=60)
    assert {way for way, _ in many.ways()} > {way for way, _ in few.ways()}
    section = comparison.shares(few, many, ReportText(language("en", "duel"), "duel"))
    assert len(section.grids[0].rows) == 2 + len(many.ways())


@pytest.mark.parametrize(
    ("code", "one", "many"),
    [
        ("en", "1 simulated game", "1,200 simulated games"),
        ("fr", "1 partie simulée", "1\N{NARROW NO-BREAK SPACE}200 parties simulées"),
    ],
)
def test_titles_count(code: str, one: str, many: str) -> None:
    text = ReportText(language(code, "duel"), "duel")
    assert (text.games(1, "simulated"), text.games(1200, "simulated")) == (one, many)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    found = results(tmp_path / "one", Duel(), games=2)
    place = tmp_path / "file"
    place.touch()
    with pytest.raises(Problem) as caught:
        page.write(found, None, ReportText(language("en", "duel"), "duel"), place)
    assert (caught.value.code, caught.value.values["path"]) == ("not_writable", str(place))
