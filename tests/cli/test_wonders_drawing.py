"""The table of 7 Wonders as it is drawn."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from septem.cli.game_adapters import ADAPTERS
from septem.cli.terminal.theme import ASCII, UNICODE, Signs, Theme
from septem.cli.wonders.theme import WondersTheme
from septem.core.table import Table
from septem.files import read
from septem.text import LANGUAGES, language
from septem.wonders import setters
from septem.wonders.constants import COLOURS, PURPLE
from septem.wonders.data.catalogue import CATALOGUE

from .conftest import NOBODY_ASKED, played_wonders

FACE = ADAPTERS["wonders"]


def drawn(
    table: Table,
    seat: int | None = 0,
    width: int = 80,
    code: str = "en",
    signs: Signs = UNICODE,
    *,
    points: bool = False,
) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, color_system=None)
    theme = Theme(language(code, "wonders"), signs, points)
    for part in FACE.parts(theme, table, seat, seat is None, width):
        console.print(part)
    if seat is not None:
        for part in FACE.closer(theme, table, seat):
            console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_everything_fits(code: str, width: int, players: int) -> None:
    for rounds in (0, 9, 17, 999):
        table = played_wonders(players, 5, rounds)
        for seat in (0, None):
            lines = drawn(table, seat, width, code).split("\n")
            assert max(len(line.rstrip()) for line in lines) <= width
            assert not any("…" in line for line in lines)


def test_plain_terminals_see_plain_signs() -> None:
    assert drawn(played_wonders(7, 5, 12), signs=ASCII).isascii()


def test_neighbours_in_full_and_the_rest_at_a_glance() -> None:
    table = played_wonders(7, 5, 12)
    text = drawn(table, 2, 120)
    head = next(line for line in text.split("\n") if "← Player 4" in line)
    assert head.index("← Player 4") < head.index("Player 3") < head.index("Player 2 →")
    answer_fast = text.split("\n\n")[2]
    assert all(f"Player {seat}" in answer_fast for seat in (5, 6, 7, 1))
    buildings = {language("en", "wonders").short(card) for card in table.view(2).cities[2].buildings}
    assert all(name.split()[0] in text for name in buildings)


@pytest.mark.parametrize("code", LANGUAGES)
def test_long_names_do_not_break_the_glance(code: str) -> None:
    table = played_wonders(7, 5, 15)
    table.players = ("Anne-Marie", "Bartholomew", "Cleopatra", "Demosthenes", "Euphrosyne", "Ferdinand", "Guinevere")
    answer_fast = drawn(table, 1, 80, code).split("\n\n")[2]
    assert all(name in answer_fast for name in table.players[3:])
    assert all(word in answer_fast for word in {"en": ("buildings", "shields"), "fr": ("bâtiments", "boucliers")}[code])
    assert "…" not in answer_fast


def test_every_card_of_the_hand_has_its_price() -> None:
    table = played_wonders(3, 5, 7)
    hand = drawn(table, 0, 120).rstrip().split("\n")
    names = {language("en", "wonders").short(card) for card in table.view(0).hand}
    lines = [
        line for line in hand if any(name in line for name in names) and ("free" in line or "¢" in line or "✗" in line)
    ]
    assert len(lines) >= len(names)


def purses(text: str) -> str:
    """The texts beside coins: in the row of the cities around, and of those at a glance."""
    return "\n".join([*(line for line in text.split("\n") if line.startswith("coins")), text.split("\n\n")[2]])


def test_r_30_points_are_shown_at_the_end_or_if_wanted() -> None:
    """R-30: running totals are off by default."""
    going, over = played_wonders(7, 5, 9), played_wonders(7, 5, 999)
    assert "★" not in purses(drawn(going))
    for table, text in ((going, drawn(going, points=True)), (over, drawn(over))):
        assert all(f" {sum(score.values())}★" in purses(text) for score in table.score())


def test_nobody_asked_is_not_the_end() -> None:
    """A position without a decision, of a game that nobody has won."""
    table = read(NOBODY_ASKED)
    assert "Nobody is asked" in drawn(table)
    assert "The game is over" not in drawn(table)


def test_a_spectator_sees_no_hand() -> None:
    table = played_wonders(3, 5, 7)
    console = Console(file=io.StringIO(), width=120)
    for part in FACE.parts(Theme(language("en", "wonders")), table, None, False, 120):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    built = {card for city in table.view().cities for card in city.buildings}
    hidden = [card for seat in range(3) for card in table.view(seat).hand if card not in built]
    assert not any(language("en", "wonders").name(card) in console.file.getvalue() for card in hidden)


@pytest.mark.parametrize("code", LANGUAGES)
def test_colours_are_told_by_letters_too(code: str) -> None:
    theme = WondersTheme(language(code, "wonders"))
    codes = {theme.code(item) for item in range(CATALOGUE.size)}
    assert len(codes) == len(COLOURS[: PURPLE + 2]) + 2  # buildings and stages; black ones and leaders


def test_the_sheet_says_which_guild_is_copied() -> None:
    table = played_wonders(3, 1, 0, boards=("olympia", "giza", "rhodes"), sides="B")
    setters.put_stages(table.state, 0, 3)
    setters.put_card(table.state, 1, CATALOGUE.numbers["workers_guild"])
    assert FACE.notes(language("en", "wonders"), table) == ["Player 1 copies the Workers Guild"]
    assert "copie la Guilde des Travailleurs" in FACE.notes(language("fr", "wonders"), table)[0]


def test_the_sheet_says_what_free_symbols_count_as() -> None:
    table = played_wonders(3, 1, 0, boards=("babylon", "giza", "rhodes"), sides="A")
    setters.put_stages(table.state, 0, 2)
    setters.put_card(table.state, 0, CATALOGUE.numbers["apothecary"])
    assert FACE.notes(language("en", "wonders"), table) == ["Player 1: free symbols as 1 compass"]
