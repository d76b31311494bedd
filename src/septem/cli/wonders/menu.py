"""The moves to choose from: a line for each card of the hand, with every way to pay beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ... import expansions
from ...core.quote import Route
from ...core.table import Move, Table
from ...wonders import moves
from ...wonders.constants import (
    BUILD,
    CLAIM,
    FOR_FREE_CITY,
    FREE_SEAT,
    RAISE,
    REVIVE,
    REVIVE_CARD,
    SALE,
    SELL,
)
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.files.notation import pack, parts
from ...wonders.knowledge.view import View
from ...wonders.payment import explain
from ...wonders.payment.explain import Offer
from ...wonders.refusal import Refusal
from ..terminal.theme import BAD, BOLD, DIM, GOOD
from .icons import icons
from .table import wonders
from .theme import WondersTheme

WAYS = {BUILD: 0, CLAIM: 1, RAISE: 2, SELL: 3}  # the order of the grid's columns
RIGHTS = {CLAIM: "menu.claim"}  # verbs that build free of cost
ROOM, GAP = 20, "  "


Menu = Callable[[WondersTheme, Table, int, list[Move]], RenderableType]


def ordered(moves: list[Move]) -> list[Move]:
    """Card by card in the order of colours, and then as the columns of the grid."""
    if moves and parts(moves[0])[0] in verbs_without_card():
        return moves
    return sorted(moves, key=lambda move: (place(card_of(move)), columns().get(parts(move)[0], 0)))


@cache
def columns() -> dict[int, int]:
    return WAYS | expansions.table("wonders", "drawings.menus", "WAYS")


@cache
def priced_verbs() -> set[int]:
    """Verbs whose moves have a price."""
    return {BUILD, RAISE, *expansions.table("wonders", "drawings.menus", "PRICED")}


@cache
def rights() -> dict[int, str]:
    return RIGHTS | expansions.table("wonders", "drawings.menus", "RIGHTS")


@cache
def verbs_without_card() -> dict[int, str]:
    """Verbs whose moves have something else in the place of a card."""
    return expansions.table("wonders", "drawings.menus", "WITHOUT_CARD")


@cache
def menus() -> dict[int, Menu]:
    """Questions that have a menu of their own."""
    return expansions.table("wonders", "drawings.menus", "MENUS")


def card_of(move: int) -> int:
    return moves.card_of(move)


def place(card: int) -> tuple[int, int]:
    return CATALOGUE.colour[card], card


def draw_menu(theme: WondersTheme, table: Table, seat: int, menu: list[Move]) -> RenderableType:
    view: View = table.view(seat)
    if view.round is not None and view.round.kind == REVIVE_CARD and menu:
        return plain_list(theme, menu)
    if view.round is not None and view.round.kind in menus() and menu:
        return menus()[view.round.kind](theme, table, seat, menu)
    city = FREE_SEAT if menu and menu[0] & FOR_FREE_CITY else seat
    return HandGrid(theme, table, city, {int(move): number for number, move in enumerate(menu, 1)}).draw(
        cards_shown(view, menu)
    )


def cards_shown(view: View, menu: list[Move]) -> list[int]:
    """The cards to choose from; the whole hand, if nothing is asked."""
    cards = {card_of(move) for move in menu} or set(view.hand)
    return sorted(cards, key=place)


def plain_list(theme: WondersTheme, menu: list[Move]) -> Grid:
    """Each answer with its effects."""
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for number, move in enumerate(menu, 1):
        card, takes = card_of(move), parts(move)[0] == REVIVE
        name = card_name(theme, card) if takes else Text(theme.language.move(move))
        does = " ".join(icons(theme, card)) if takes else ""
        grid.add_row(Text(f"{number:>2}", BOLD), name, Text(does), Text(move.text, DIM))
    return grid


def card_name(theme: WondersTheme, card: int) -> Text:
    """With the letters of its colour."""
    return Text(f"{theme.code(card)} ", theme.style(card)).append(theme.language.short(card), BOLD)


class HandGrid:
    """A hand as one city could use it."""

    heading = "menu.build"

    def __init__(self, theme: WondersTheme, table: Table, city: int, numbers: dict[int, int]) -> None:
        self.theme = theme
        self.table = table
        self.city = city
        self.numbers = numbers
        self.free_city = city >= table.game.seats
        self.stage = wonders(table).price(table.state, city, explain.NEXT_STAGE)

    def draw(self, cards: list[int]) -> Grid:
        say = self.theme.language.say
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style=BOLD)
        grid.add_column(say("player.free_city") if self.free_city else "", no_wrap=True)
        grid.add_column(self.neighbours() if self.free_city else "")
        grid.add_column(say(self.heading), no_wrap=True)
        grid.add_column(Text(say("menu.stage"), BOLD).append_text(self.stage_tag()), no_wrap=True)
        grid.add_column(Text(say("menu.sell"), BOLD).append(f"\n+{self.theme.coins(SALE)}", GOOD), no_wrap=True)
        for card in cards:
            grid.add_row(*self.row(card))
        return grid

    def neighbours(self) -> str:
        """The neighbours of the Free City: its left is not the left of the player who plays for it."""
        theme, count = self.theme, len(self.table.view().cities)
        left, right = ((self.city + step) % count for step in (1, -1))
        names = [theme.language.player(seat, self.table.players) for seat in (left, right)]
        return f"{theme.left} {names[0]}\n{names[1]} {theme.right}"

    def stage_tag(self) -> Text:
        """The price of the next stage, or why there is none."""
        if self.stage.refusal is Refusal.NO_STAGE_LEFT:
            return Text(f"\n{self.theme.language.say('menu.full')}", DIM)
        return Text("\n").append_text(self.tag(self.stage)) if not self.stage.legal else Text()

    def row(self, card: int) -> list[Text]:
        theme = self.theme
        does = Text(f"{theme.cost(card)} " if theme.cost(card) else "", DIM).append(" ".join(icons(theme, card)), "")
        sold = self.numbers.get(self.packed(SELL, card))
        return [card_name(theme, card), does, self.building(card), self.raising(card), choice(sold)]

    def packed(self, verb: int, card: int, way: int = 0) -> int:
        return pack(verb, card, free_city=self.free_city) | way

    def building(self, card: int) -> Text:
        """Every way to pay for a card, or why it cannot be built."""
        offer = wonders(self.table).price(self.table.state, self.city, card)
        cells = self.ways(offer, BUILD, card) if offer.legal else [self.tag(offer)]
        for verb, name in rights().items():
            number = self.numbers.get(self.packed(verb, card))
            if number:
                cells.append(choice(number).append(self.theme.language.say(name), GOOD))
        return side_by_side(cells)

    def raising(self, card: int) -> Text:
        if not self.stage.legal:
            return Text()
        if self.numbers and self.packed(RAISE, card, self.stage.ways[0]) not in self.numbers:
            return Text("-", DIM)
        return side_by_side(self.ways(self.stage, RAISE, card))

    def ways(self, offer: Offer, verb: int, card: int) -> list[Text]:
        cells = []
        for way in offer.ways:
            number = self.numbers.get(self.packed(verb, card, way))
            cells.append(choice(number).append_text(self.paid(offer, way)))
        return cells

    def paid(self, offer: Offer, way: int) -> Text:
        say = self.theme.language.say
        free = say("icon.chain") if offer.route is Route.CHAIN else say("price.free")
        return Text(self.theme.payment(way, offer.bank) or free, GOOD)

    def tag(self, offer: Offer) -> Text:
        """Why not, in a word."""
        say, cross = self.theme.language.say, self.theme.signs.destroy
        if offer.refusal is Refusal.ALREADY_BUILT:
            return Text(f"{cross} {say('icon.built')}", BAD)
        if offer.refusal is Refusal.MISSING_COINS:
            return Text(f"{cross} {self.theme.coins(offer.coins)} (-{offer.short})", BAD)
        return Text(f"{cross} {say('icon.no_seller')}", BAD)


def side_by_side(cells: list[Text]) -> Text:
    """As many choices on a line as there is room for: a number never stands apart from its price."""
    lines: list[Text] = []
    for cell in cells:
        if lines and len(lines[-1]) + len(GAP) + len(cell) <= ROOM:
            lines[-1].append(GAP).append_text(cell)
        else:
            lines.append(cell)
    return Text("\n").join(lines)


def choice(number: int | None) -> Text:
    return Text(f"{number:>2} ", BOLD) if number else Text()
