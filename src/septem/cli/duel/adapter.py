"""The adapter of Duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import RenderableType

from ...core.errors import Problem, nearest
from ...core.events import Event
from ...core.quote import Quote
from ...core.table import Move, Table
from ...duel import constants as w
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_TOKEN, FIRST_WONDER
from ...duel.files.notation import pack
from ...duel.knowledge.view import View
from ...duel.moves import verb_of
from ...text import Language
from ...wire.duel import documents as wire
from ...wire.duel import hypothetical_moves
from ..game_adapter import GameAdapter
from ..terminal.theme import Theme
from . import drawing, menu
from .drawing import DuelTheme, duel

if TYPE_CHECKING:
    from .input_parser import DuelInputParser


class DuelAdapter(GameAdapter):
    verbs = tuple(w.VERBS)

    def parts(self, theme: Theme, table: Table, seat: int | None, reveal: bool, width: int) -> list[RenderableType]:
        return drawing.parts(DuelTheme.of(theme), drawing.TableDrawing.of(table, seat, reveal), width)

    def order(self, moves: list[Move]) -> list[Move]:
        return menu.ordered(moves)

    def menu(self, theme: Theme, table: Table, seat: int, menu_: list[Move]) -> RenderableType:
        return menu.draw_menu(DuelTheme.of(theme), table, seat, menu_)

    def asked(self, language: Language, table: Table) -> str:
        view: View = table.view(None)
        if view.question is None:
            return ""
        seat = view.question.seat
        opponent = language.player(1 - seat, table.players)
        about = view.question.about
        if view.question.kind == w.TAKE_TURN:
            about = int(hypothetical_moves.has_turn_options(view))
        asked = language.question(view.question.kind, about, opponent)
        return language.say("table.asked", player=language.player(seat, table.players), question=asked)

    def ended(self, language: Language, table: Table) -> str:
        view: View = table.view(None)
        player = language.player(view.winner, table.players) if len(table.winners) == 1 else ""
        return language.say(f"victory.{w.VICTORIES[view.victory]}", player=player)

    def candidates(self, table: Table, seat: int) -> list[int]:
        return hypothetical_moves.candidates(table.game, table.state, seat)

    def proceeds(self, table: Table, seat: int, move: int) -> int | None:
        return hypothetical_moves.proceeds(table.game, table.state, move) if verb_of(move) == w.SELL else None

    def is_priced(self, move: int) -> bool:
        return verb_of(move) in menu.priced_verbs()

    def buildable(self, language: Language, given: str) -> int:
        known = CATALOGUE.numbers
        if given not in known:
            raise Problem("unknown_item", given=given, near=nearest(given, known))
        if known[given] >= FIRST_TOKEN:
            raise Problem("not_for_sale", item=language.the(given))
        return known[given]

    def price(self, table: Table, seat: int, item: int) -> Quote:
        return duel(table).price(table.state, seat, item)

    def item_id(self, item: int) -> str:
        return CATALOGUE.id(item)

    def input_parser(self, language: Language) -> DuelInputParser:
        from .input_parser import DuelInputParser  # here, because only a game in the terminal is typed

        return DuelInputParser(language)

    def building_move(self, table: Table, seat: int, given: str) -> tuple[int, int] | None:
        """A card, or a wonder with any accessible card."""
        item = CATALOGUE.numbers[given]
        if item >= FIRST_TOKEN:
            return None
        if item < FIRST_WONDER:
            return item, pack(w.BUILD, item)
        view: View = table.view(seat)
        spare = next((slot.card for slot in view.structure if slot and slot.open and slot.card is not None), 0)
        return item, pack(w.RAISE, item, spare)

    def discarded(self, language: Language, table: Table, seat: int) -> str:
        view: View = table.view(seat)
        return language.join(language.name(card) for card in view.discard)

    def decision(self, table: Table) -> Mapping[str, object] | None:
        return wire.decision(table.view(None))

    def result(self, table: Table) -> Mapping[str, object] | None:
        return wire.result(table.view(None))

    def event(self, event: Event) -> dict[str, object]:
        return wire.event(event)

    def quote(self, quote: Quote) -> dict[str, object]:
        return wire.quote(quote)
