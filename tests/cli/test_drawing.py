"""The table as it is drawn."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from pathlib import Path
from typing import Literal

import pytest
from rich.console import Console

from septem.cli.duel.drawing import DuelTheme, TableDrawing, draw
from septem.cli.surroundings import simplify
from septem.cli.terminal.folding import folded
from septem.cli.terminal.theme import ASCII, UNICODE, Signs
from septem.duel.constants import COLOURS
from septem.duel.data.catalogue import CATALOGUE
from septem.text import LANGUAGES, language

from .conftest import Run, played


def drawn(moves: int, width: int = 80, code: str = "en", signs: Signs = UNICODE, colour: bool = False) -> str:
    system: Literal["truecolor"] | None = "truecolor" if colour else None
    console = Console(file=io.StringIO(), width=width, highlight=False, color_system=system, force_terminal=colour)
    draw(console, DuelTheme(language(code), signs), TableDrawing.of(played(3, moves), 0))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_nothing_is_wider_than_the_terminal(code: str, width: int) -> None:
    for moves in (0, 8, 30, 50, 60, 999):
        assert max(len(line) for line in drawn(moves, width, code).split("\n")) <= max(width, 66)


def test_plain_terminals_see_plain_signs() -> None:
    assert drawn(30, signs=ASCII).isascii()


def test_rows_are_offset_by_half_a_card() -> None:
    lines = drawn(6).split("\n")
    tops = [line.index("┌") for line in lines if "┌" in line]
    assert tops == sorted(tops, reverse=True)
    assert {high - low for high, low in pairwise(tops)} <= {6, 7}


def test_every_open_card_has_colour_letters_cost_and_price() -> None:
    text = drawn(6)
    assert "┌Gn───────2¢┐" in text
    assert "→ free" in text
    assert "░ Age I ░" in text


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Exploitation", ["Exploita-", "tion"]),
        ("Bibliothèque", ["Bibliothè-", "que"]),
        ("Guilde des Scientifiques", ["Guilde des", "Scientifi-", "ques"]),
        ("Moneylenders Guild", ["Money-", "lenders", "Guild"]),
        ("Clay Reserve", ["Clay", "Reserve"]),
        ("Glass-Blower", ["Glass-", "Blower"]),
        ("Rhythmsxqbcdrfgh", ["Rhythmsxqb-", "cdrfgh"]),
    ],
)
def test_long_words_are_parted_with_a_hyphen(name: str, lines: list[str]) -> None:
    assert folded(name, 11) == lines


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", range(9, 19))
def test_every_name_can_be_folded(code: str, width: int) -> None:
    for card in CATALOGUE.cards:
        name = language(code).short(card.id)
        lines = folded(name, width)
        assert max(map(len, lines)) <= width
        assert " ".join(lines).replace("- ", "").replace("-", "") == name.replace("-", "")


def test_effects_take_the_line_that_a_short_name_leaves() -> None:
    """`plumb line` is too long beside its point."""
    text = drawn(6)
    assert "│1★ plumb   │" in text
    assert "│line       │" in text


def test_a_position_without_age_has_a_title(run: Run) -> None:
    Path("bare.json").write_text('{"septem": "position", "game": "duel", "cities": [{"coins": 4}, {}]}')
    assert run("show", "bare.json").stdout.startswith("No structure\n")
    assert run("show", "bare.json", "--language", "fr").stdout.startswith("Aucune structure\n")


def test_prices_stand_on_open_cards_only() -> None:
    for moves in range(6, 60, 3):
        places = played(3, moves).view().structure
        cards = drawn(moves, width=120).split("\n\n")[1]
        assert len(re.findall("│[→✗] ", cards)) == sum(bool(place and place.open) for place in places)


@pytest.mark.parametrize("code", LANGUAGES)
def test_colours_are_told_by_letters_too(code: str) -> None:
    codes = {language(code).say(f"code.{colour}") for colour in COLOURS}
    assert len(codes) == len(COLOURS)
    theme = DuelTheme(language(code))
    assert all(theme.code(item) in codes for item in range(CATALOGUE.size))


def test_without_colour_the_text_is_the_same() -> None:
    assert re.sub(r"\x1b\[[0-9;]*m", "", drawn(30, colour=True)) == drawn(30)


def test_letters_a_terminal_lacks_are_simplified() -> None:
    sentence = "« Théâtre » d\N{RIGHT SINGLE QUOTATION MARK}Éphèse…☃"
    lost = [place for place, sign in enumerate(sentence) if not sign.isascii()]
    shown = [simplify(UnicodeEncodeError("ascii", sentence, place, place + 1, ""))[0] for place in lost]
    assert "".join(shown) == '"ea"\'Ee...?'
    with pytest.raises(UnicodeDecodeError):
        simplify(UnicodeDecodeError("ascii", b"", 0, 1, ""))
