"""Drawings and tables for notebooks."""

import json
import random
import subprocess
import sys
from xml.etree import ElementTree

import pytest

import septem
from septem.core.errors import Problem
from septem.duel.data.catalogue import CATALOGUE as DUEL
from septem.pictures import canvas, use_language
from septem.wonders.data.catalogue import CATALOGUE as WONDERS

LINK = "href"
GAMES = [
    septem.Duel(),
    septem.Duel(pantheon=True),
    septem.Wonders(players=3),
    septem.Wonders(players=7, leaders=True, cities=True),
    septem.Wonders(players=4, edition="second"),
]


@pytest.fixture(autouse=True)
def printed() -> None:
    """Drawings are printed while the page is built."""
    try:
        canvas.pictures()
    except Problem:
        pytest.skip("the page was not built")


def test_a_fresh_program_lists_the_items_of_both_games() -> None:
    """The page's program gets them from a process that has loaded nothing else."""
    command = [sys.executable, "-m", "septem.pictures.catalogue"]
    written = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    duel, wonders = (catalogue["items"] for catalogue in written["catalogues"])
    assert {"baths", "sphinx", "agriculture"} <= set(duel)
    assert {"altar", "giza"} <= set(wonders)


def shown(svg: str) -> list[str]:
    """The names of the drawings that a drawing uses; every one must be contained."""
    tree = ElementTree.fromstring(svg)
    names = {node.attrib["id"] for node in tree.iter("{http://www.w3.org/2000/svg}symbol")}
    used = [node.attrib[LINK].lstrip("#") for node in tree.iter("{http://www.w3.org/2000/svg}use")]
    assert names == set(used)
    return used


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_whole_game_is_drawn_for_all_seats(game: septem.Duel | septem.Wonders, code: str) -> None:
    table, luck = game.start(seed=5), random.Random(5)
    while not table.over:
        seat = table.owing[0]
        if len(table.answers) % 7 == 0:
            shown(table.svg(seat, code))
        table.play(luck.choice(table.moves(seat)), seat)
    assert shown(table.svg(language=code))


def test_a_drawing_shows_every_building_and_no_hidden_card() -> None:
    table, luck = septem.Duel().start(seed=2), random.Random(2)
    while len(table.answers) < 30:
        table.play(luck.choice(table.moves()))
    view = table.view(0)
    cards = [item for city in view.cities for item in city.buildings]
    cards += [slot.card for slot in view.structure if slot and slot.card is not None]
    drawn = [name for name in shown(table.svg(0)) if name.startswith("septem-en-card-")]
    assert sorted(drawn) == sorted(f"septem-en-card-{DUEL.id(card)}" for card in cards)


def test_a_hand_is_drawn_for_its_own_seat_only() -> None:
    table = septem.Wonders(players=3).start(seed=1)
    hand = sorted(f"septem-en-card-{WONDERS.id(card)}" for card in table.view(1).hand)
    cards = [name for name in shown(table.svg(1)) if "-card-" in name]
    assert sorted(cards) == hand
    assert not [name for name in shown(table.svg()) if "-card-" in name]


def test_notebooks_use_the_chosen_language() -> None:
    table = septem.Duel().start(seed=1)
    try:
        use_language("fr")
        assert table._repr_svg_() == table.svg(language="fr") == table.view().svg("fr")
        assert "Joueur 1" in table.score()._repr_html_()
    finally:
        use_language("en")
    assert "Player 1" in table.score()._repr_html_()
    with pytest.raises(Problem):
        use_language("de")


def test_a_package_without_drawings_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise Problem("no_pictures")

    monkeypatch.setattr(canvas, "pictures", missing)
    table = septem.Duel().start(seed=1)
    assert table._repr_svg_() is None
    with pytest.raises(Problem, match="Node"):
        table.svg()


def test_quotes_and_score_sheets_are_tables() -> None:
    table = septem.Duel(first_game_preset=True).start(seed=3)
    quote = table.quote(table.moves()[0])
    assert "legal" in quote._repr_html_()
    assert "coup légal" in quote.html("fr")
    sheet = table.score()
    assert ElementTree.fromstring(sheet.html()).findall("tr")[-1].findtext("td/b") == "Total"
    bold = [cell.text for cell in ElementTree.fromstring(sheet.html()).iter("b")]
    assert bold == ["Total", *(str(score.total) for score in sheet)]


@pytest.mark.parametrize(
    "game", [septem.Duel(first_game_preset=True), septem.Wonders(players=3)], ids=["duel", "wonders"]
)
def test_hints_and_analyses_are_tables(game: septem.Duel | septem.Wonders) -> None:
    table, luck = game.start(seed=3), random.Random(3)
    seats = range(game.seats)
    while len(table.answers) < game.seats:
        seat = table.owing[0]
        table.play(luck.choice(table.moves(seat)), seat)
    found = septem.hint(table, table.owing[0], iterations=50)
    assert len(ElementTree.fromstring(found.html("fr")).findall("tr")) == len(found.moves) + 1
    study = septem.analyse(table, iterations=50)
    curve, _, rows = study.html().partition("</svg>")
    assert "polyline" in curve or "path" in curve
    assert len(ElementTree.fromstring(rows).findall("tr")) == len(study.verdicts) + 1
    assert all(len(chances) == len(seats) for chances in study.curve())
