"""The menu of numbered moves: a turn as a grid of cards and their uses, other questions as a list."""

from __future__ import annotations

from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ... import expansions
from ...core.table import Move, Table
from ...duel import constants as w
from ...duel.knowledge.view import View
from ...duel.moves import first_of, pack, pack_two, purse_of, second_of, verb_of
from ...wire.duel.hypothetical_moves import proceeds
from ..terminal.theme import BOLD, DIM, GOOD
from .drawing import DuelTheme, duel
from .drawing.icons import icons
from .drawing.structure import price_tag

WAYS: dict[int | None, int] = {w.BUILD: 0, w.SELL: 1, w.RAISE: 2}  # the order of the grid's columns


@cache
def verbs_without_item() -> set[int]:
    """Verbs whose moves name no item, so that nothing can be drawn beside them."""
    return {w.START, *expansions.table("duel", "drawings.menus", "WITHOUT_ITEM")}


@cache
def priced_verbs() -> set[int]:
    """Verbs whose moves have a price."""
    return {w.BUILD, w.RAISE, *expansions.table("duel", "drawings.menus", "PRICED")}


def ordered(moves: list[Move]) -> list[Move]:
    """The moves in the order of the menu: card by card, and then as the columns of a turn's grid."""
    cards = list(dict.fromkeys(card_of(move) for move in moves))
    return sorted(moves, key=lambda move: (cards.index(card_of(move)), WAYS.get(way_of(move), 0)))


def way_of(move: Move) -> int | None:
    """The verb of a move that is paid in the usual way; none if the player takes coins from elsewhere."""
    return None if purse_of(move) else verb_of(move)


def card_of(move: Move) -> int:
    return second_of(move) if way_of(move) == w.RAISE else first_of(move)


def draw_menu(theme: DuelTheme, table: Table, seat: int, menu: list[Move]) -> RenderableType:
    view: View = table.view(seat)
    if view.question is not None and view.question.kind == w.TAKE_TURN:
        grid = turn_grid(theme, table, view, seat, menu)
        others = {number: move for number, move in enumerate(menu, 1) if way_of(move) not in WAYS}
        return Group(grid, Text(), numbered(theme, table, others)) if others else grid
    return numbered(theme, table, dict(enumerate(menu, 1)))


def numbered(theme: DuelTheme, table: Table, menu: dict[int, Move]) -> Grid:
    """Each answer with its effects."""
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for number, move in menu.items():
        item = first_of(move)
        does = "" if verb_of(move) in verbs_without_item() else " ".join(icons(theme, item))
        grid.add_row(
            Text(f"{number:>2}", BOLD), theme.language.move(move, table.players), Text(does), Text(move.text, DIM)
        )
    return grid


def turn_grid(theme: DuelTheme, table: Table, view: View, seat: int, menu: list[Move]) -> Grid:
    """A line for each open card; columns for building it, selling it, and each wonder it could be spent on."""
    numbers = {int(move): number for number, move in enumerate(menu, 1)}
    wonders = view.cities[seat].unbuilt
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="")
    grid.add_column("", no_wrap=True)
    grid.add_column(Text(theme.language.say("menu.build"), BOLD), no_wrap=True, vertical="bottom")
    grid.add_column(Text(theme.language.say("menu.sell"), BOLD), no_wrap=True, vertical="bottom")
    for wonder in wonders:
        text, style = price_tag(theme, duel(table).price(table.state, seat, wonder))
        head = Text(theme.language.short(wonder), BOLD)
        grid.add_column(head.append(f"\n{text}", style), vertical="bottom")
    for slot in view.structure:
        if slot and slot.open and slot.card is not None:
            grid.add_row(*turn_row(theme, table, seat, slot.card, wonders, numbers))
    return grid


def turn_row(
    theme: DuelTheme, table: Table, seat: int, card: int, wonders: tuple[int, ...], numbers: dict[int, int]
) -> list[Text]:
    name = Text(f"{theme.code(card)} ", theme.style(card))
    name.append(theme.language.short(card), "")
    text, style = price_tag(theme, duel(table).price(table.state, seat, card))
    sell = pack(w.SELL, card)
    row = [name, choice(numbers.get(pack(w.BUILD, card))).append(text, style)]
    row.append(choice(numbers[sell]).append(f"+{theme.coins(proceeds(table.game, table.state, sell))}", GOOD))
    for wonder in wonders:
        row.append(choice(numbers.get(pack_two(w.RAISE, wonder, card))))
    return row


def choice(number: int | None) -> Text:
    return Text(f"{number:>2} ", BOLD) if number else Text(" - ", DIM)
