"""7 Wonders as people and programs see it from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from ...core.events import Event
from ...core.quote import Quote
from ...core.table import Move, Table
from ...text import Language
from ...wonders.box import FIRST_STAGE
from ...wonders.notation import FREE_CITY, VERB_WORDS, pack, parts
from ...wonders.ranks import ranks
from ...wonders.scoring import fill_sheet
from ...wonders.view import View, known_pile
from ...wonders.words import (
    BUILD,
    COPIED,
    FOR_FREE_CITY,
    FREE_SYMBOLS,
    NO_CARD,
    RAISE,
    SELL,
    SYMBOLS,
)
from ..drawing import Ink
from ..face import Face
from . import menu, prices, table, wire
from .ink import WondersInk
from .reading import WondersReader


class WondersFace(Face):
    verbs = tuple(VERB_WORDS)
    prefixes = (FREE_CITY,)

    def payer(self, at: Table, seat: int) -> int:
        return prices.city_asked(at, seat)

    def payers(self, at: Table) -> int:
        """The Free City of the game for two is the third."""
        return table.wonders(at).cities

    def parts(self, ink: Ink, at: Table, seat: int | None, reveal: bool, width: int) -> list[RenderableType]:
        return table.draw(WondersInk.of(ink), at, seat, reveal, self.names(ink.language, at))

    def closer(self, ink: Ink, at: Table, seat: int) -> list[RenderableType]:
        """The hand."""
        moves = menu.ordered(at.moves(seat))
        return [Text(), menu.draw_menu(WondersInk.of(ink), at, seat, moves)] if at.view(seat).hand else []

    def order(self, moves: list[Move]) -> list[Move]:
        return menu.ordered(moves)

    def menu(self, ink: Ink, at: Table, seat: int, moves: list[Move]) -> RenderableType:
        return menu.draw_menu(WondersInk.of(ink), at, seat, moves)

    def asked(self, language: Language, at: Table) -> str:
        return table.asked_line(language, at, at.view(None), self.names(language, at))

    def ended(self, language: Language, at: Table) -> str:
        players = language.join(language.player(seat, at.players) for seat in at.winners)
        if len(at.winners) > 1:
            return language.say("victory.shared_by", players=players)
        return language.say("victory.won", player=players)

    def ranks(self, at: Table) -> list[int]:
        return ranks(table.wonders(at), at.state)

    def notes(self, language: Language, at: Table) -> list[str]:
        """The choices made at the end: guilds copied, and what free symbols count as."""
        lines = []
        for seat in range(at.game.seats):
            fill_sheet(at.state, seat)
            sheet, player = list(at.state.sheet), language.player(seat, at.players)
            if sheet[COPIED] != NO_CARD:
                lines.append(language.say("sheet.copied", player=player, guild=language.the(sheet[COPIED])))
            free = [language.count(name, n) for name, n in zip(SYMBOLS, sheet[FREE_SYMBOLS:], strict=False) if n]
            if free:
                lines.append(language.say("sheet.symbols", player=player, symbols=language.join(free)))
        return lines

    def candidates(self, at: Table, seat: int) -> list[int]:
        """The legal moves, then each card of the hand built and used for a stage, paid in no way or the only one."""
        legal = at.game.legal(at.state, seat)
        flag = FOR_FREE_CITY * (self.payer(at, seat) != seat)
        used = {(parts(move)[0], parts(move)[1]) for move in legal}
        hand = dict.fromkeys(at.view(seat).hand)
        others = [(verb, card) for card in hand for verb in (BUILD, RAISE, SELL) if (verb, card) not in used]
        return legal + [flag | pack(verb, card) for verb, card in others]

    def proceeds(self, at: Table, seat: int, move: int) -> int | None:
        return menu.SALE if parts(move)[0] == SELL else None

    def is_priced(self, move: int) -> bool:
        return parts(move)[0] in (BUILD, RAISE)

    def buildable(self, language: Language, given: str) -> int:
        return prices.buildable(given)

    def price(self, at: Table, seat: int, item: int) -> Quote:
        return prices.price(at, seat, item)

    def item_id(self, item: int) -> str:
        return prices.item_id(item)

    def the(self, language: Language, item: int) -> str:
        return language.the(item) if item < FIRST_STAGE else language.say("stage.next")

    def reader(self, language: Language) -> WondersReader:
        return WondersReader(language)

    def building_move(self, at: Table, seat: int, given: str) -> tuple[int, int] | None:
        """A card, or the next stage with any card of the hand; paid in the cheapest way."""
        if given != prices.STAGE_WORD and given not in prices.CARDS:
            return None
        item = prices.buildable(given)
        city = self.payer(at, seat)
        offer = prices.price(at, city, item)
        verb, card = (RAISE, spare_card(at.view(seat))) if item >= FIRST_STAGE else (BUILD, item)
        return item, pack(verb, card, offer.left, offer.right, city != seat)

    def discarded(self, language: Language, at: Table, seat: int) -> str:
        """The cards a seat has seen there, and how many it has not."""
        view: View = at.view(seat)
        seen = known_pile(view)
        cards = language.join(language.name(card) for card in seen)
        unseen = view.discarded - len(seen)
        return language.say("pile.unseen", cards=cards, number=unseen) if unseen else cards

    def decision(self, at: Table) -> Mapping[str, object] | None:
        return wire.decision(at.view(None))

    def result(self, at: Table) -> Mapping[str, object] | None:
        return wire.result(at.view(None))

    def event(self, event: Event) -> dict[str, object]:
        return wire.event(event)

    def quote(self, quote: Quote) -> dict[str, object]:
        return wire.quote(quote)


def spare_card(view: View) -> int:
    """Any card that a stage could be raised with: one not chosen yet, or the Free City's last."""
    chosen = Counter(parts(move)[1] for _, move in view.answers)
    cards = list((Counter(view.hand) - chosen).elements())
    if view.last_card is not None:
        cards = [view.last_card]
    return cards[0] if cards else 0
