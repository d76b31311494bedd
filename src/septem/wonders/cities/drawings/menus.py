"""Menus of the questions of Cities: coins to lose, and black buildings built by favour."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from ....cli.terminal.theme import BAD, BOLD, DIM
from ....cli.wonders.menu import Menu
from ....cli.wonders.theme import WondersTheme
from ....core.table import Move, Table
from ...constants import FOR_FREE_CITY, FREE_SEAT
from ...files.notation import parts
from ..constants import FAVOUR, LOSE_COINS, PAY
from ..wire import cities_part


def losing(theme: WondersTheme, table: Table, seat: int, menu: list[Move]) -> Grid:
    """How much to pay, and how many debts that leaves."""
    city = FREE_SEAT if menu[0] & FOR_FREE_CITY else seat
    part = cities_part(table.view(seat))
    owed = part.owed[city] if part else 0
    grid = Grid(box=None, padding=(0, 1), header_style=BOLD)
    for name in ("", "menu.pays", "menu.debts", ""):
        grid.add_column(theme.language.say(name) if name else "", justify="right" if name else "left")
    for number, move in enumerate(menu, 1):
        coins = parts(move)[1]
        debts = Text(str(owed - coins), BAD if owed > coins else "")
        grid.add_row(Text(f"{number:>2}", BOLD), theme.coins(coins), debts, Text(move.text, DIM))
    return grid


MENUS: dict[int, Menu] = {LOSE_COINS: losing}
WAYS = {FAVOUR: 1}  # the column of the grid
WITHOUT_CARD = {PAY: "coins"}  # verbs that name something else
RIGHTS = {FAVOUR: "menu.favour"}  # verbs that build free of cost
