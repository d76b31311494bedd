"""The part of a game that the commands and the terminal need: drawings, prices, parsing, and JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType

from ..core.events import Event
from ..core.quote import Quote
from ..core.table import Move, Table
from ..text import Language
from .terminal.theme import Theme

if TYPE_CHECKING:
    from .terminal.input_parser import InputParser


class GameAdapter:
    """One game for the command line. Seats count from 0; the seat None is a spectator."""

    verbs: tuple[str, ...] = ()  # the words that begin a move
    prefixes: tuple[str, ...] = ()  # words that may stand before them

    def begins(self, word: str, following: str) -> bool:
        """Whether a word is the verb of a move, and not a part of the move before it."""
        return word in self.verbs

    def names(self, language: Language, table: Table) -> tuple[str, ...]:
        """The names of all players at the table; a player with an empty name is called by a number."""
        return language.names(table.players, table.game.seats)

    def payer(self, table: Table, seat: int) -> int:
        """The city that pays for what a seat would build now."""
        return seat

    def payers(self, table: Table) -> int:
        """How many cities can be asked for a price."""
        return table.game.seats

    # The table.

    def parts(self, theme: Theme, table: Table, seat: int | None, reveal: bool, width: int) -> list[RenderableType]:
        """The table as a seat sees it, top to bottom."""
        raise NotImplementedError

    def closer(self, theme: Theme, table: Table, seat: int) -> list[RenderableType]:
        """The private cards that a seat sees beside the table, if no menu shows them."""
        return []

    def order(self, moves: list[Move]) -> list[Move]:
        """The moves in the order of the menu."""
        raise NotImplementedError

    def menu(self, theme: Theme, table: Table, seat: int, menu: list[Move]) -> RenderableType:
        raise NotImplementedError

    def asked(self, language: Language, table: Table) -> str:
        """The players that are asked, and their question; empty if no question is pending."""
        raise NotImplementedError

    def moment(self, language: Language, view: Any) -> str:
        """A short label of the turn of a view, in games that have turns with simultaneous decisions."""
        return ""

    def ended(self, language: Language, table: Table) -> str:
        """The winners of a game that is over."""
        raise NotImplementedError

    def ranks(self, table: Table) -> list[int]:
        """Each seat's rank, in games that have ranks."""
        return []

    def teams(self, table: Table) -> list[int]:
        """For each seat the points of its team, in games that have teams."""
        return []

    def sheet(self, table: Table) -> Sequence[Mapping[str, int]]:
        """The points of every seat by the names that the score sheet has for them."""
        return table.score()

    def notes(self, language: Language, table: Table) -> list[str]:
        """Notes below the score sheet."""
        return []

    # Prices.

    def candidates(self, table: Table, seat: int) -> list[int]:
        """The legal moves, then others a person may think of."""
        raise NotImplementedError

    def proceeds(self, table: Table, seat: int, move: int) -> int | None:
        """Coins that a legal sale would bring; none if a move is no sale."""
        raise NotImplementedError

    def is_priced(self, move: int) -> bool:
        raise NotImplementedError

    def buildable(self, language: Language, given: str) -> int:
        """The number of something that can be built, by its id."""
        raise NotImplementedError

    def price(self, table: Table, seat: int, item: int) -> Quote:
        """The price of an item for a seat now, wherever the item lies."""
        raise NotImplementedError

    def item_id(self, item: int) -> str:
        raise NotImplementedError

    def the(self, language: Language, item: int) -> str:
        """An item that can be built, inside a sentence."""
        return language.the(item)

    # Typed questions.

    def help_id(self, table: Table, word: str) -> str:
        """The id under which texts have what a word means at a table."""
        return word

    def input_parser(self, language: Language) -> InputParser:
        raise NotImplementedError

    def building_move(self, table: Table, seat: int, given: str) -> tuple[int, int] | None:
        """An item, and the move that would build it; none if it is nothing to build."""
        raise NotImplementedError

    def discarded(self, language: Language, table: Table, seat: int) -> str:
        """The cards of the discard pile, as a seat knows them."""
        raise NotImplementedError

    # For programs.

    def decision(self, table: Table) -> Mapping[str, object] | None:
        """The seats that are asked, and their question."""
        raise NotImplementedError

    def result(self, table: Table) -> Mapping[str, object] | None:
        raise NotImplementedError

    def event(self, event: Event) -> dict[str, object]:
        raise NotImplementedError

    def quote(self, quote: Quote) -> dict[str, object]:
        raise NotImplementedError
