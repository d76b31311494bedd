"""Menus of the questions of Leaders: leaders to keep, recruit or copy."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ....cli.terminal.theme import BOLD, DIM, GOOD
from ....cli.wonders.icons import icons
from ....cli.wonders.menu import HandGrid, Menu, card_name, choice, place, side_by_side
from ....cli.wonders.table import wonders
from ....cli.wonders.theme import WondersTheme
from ....core.table import Move, Table
from ...constants import DECLINE
from ...files.notation import parts
from ..constants import COURT_LEADER, DRAFT_LEADER, HIRE_LEADER, LEADER, RECRUIT, RECRUIT_LEADER
from ..wire import leaders_part


class LeaderGrid(HandGrid):
    """Leaders as a city could use them before an age."""

    heading = "menu.recruit"

    def building(self, card: int) -> Text:
        """The price of a leader, or the number of missing coins."""
        offer = wonders(self.table).price(self.table.state, self.city, card)
        if not offer.legal:
            return self.tag(offer)
        number = self.numbers.get(self.packed(RECRUIT, card))
        price = self.theme.coins(offer.coins) if offer.coins else self.theme.language.say("price.free")
        return side_by_side([choice(number).append(price, GOOD)])


def recruiting(theme: WondersTheme, table: Table, seat: int, menu: list[Move]) -> RenderableType:
    leaders = sorted({parts(move)[1] for move in menu}, key=place)
    return LeaderGrid(theme, table, seat, {int(move): number for number, move in enumerate(menu, 1)}).draw(leaders)


def listing(theme: WondersTheme, table: Table, seat: int, menu: list[Move]) -> Grid:
    """One leader per line: its price, its effects, and in which city it is."""
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for number, move in enumerate(menu, 1):
        verb, leader, _, _ = parts(move)
        if verb == DECLINE:
            row = [Text(theme.language.move(move)), Text(), Text()]
        else:
            does = Text(f"{cost(theme, table, seat, move)} ", DIM).append(" ".join(icons(theme, leader)), "")
            row = [card_name(theme, leader), does, Text(owner(theme, table, leader))]
        grid.add_row(Text(f"{number:>2}", BOLD), *row, Text(move.text, DIM))
    return grid


def cost(theme: WondersTheme, table: Table, seat: int, move: Move) -> str:
    """The price to recruit a leader now; for other moves, the printed cost."""
    verb, leader, _, _ = parts(move)
    return theme.coins(wonders(table).price(table.state, seat, leader).coins) if verb == RECRUIT else theme.cost(leader)


def owner(theme: WondersTheme, table: Table, leader: int) -> str:
    """The player who has recruited a leader."""
    part = leaders_part(table.view(None))
    cities = [city for city, leaders in enumerate(part.leaders if part else ()) if leader in leaders]
    return theme.language.player(cities[0], table.players) if cities else ""


MENUS: dict[int, Menu] = {
    DRAFT_LEADER: listing,
    RECRUIT_LEADER: recruiting,
    HIRE_LEADER: listing,
    COURT_LEADER: listing,
}
WAYS = {RECRUIT: 0}  # the column of the grid
PRICED = {RECRUIT: "leader"}  # verbs with a price
BUILDING = {LEADER: RECRUIT}  # the verb that brings an item of a colour into a city
