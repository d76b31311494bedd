"""The adapter of 7 Wonders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from ... import expansions
from ...core.events import Event
from ...core.quote import Quote
from ...core.table import Move, Table
from ...text import Language
from ...wire.wonders import documents as wire
from ...wire.wonders import hypothetical_moves
from ...wire.wonders.city_summary import more_in_hand
from ...wonders.constants import BUILD, RAISE, SALE, SELL, TEAM
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.files.notation import FREE_CITY, SIDES, VERB_WORDS, pack, parts
from ...wonders.knowledge.view import View, known_pile
from ...wonders.payment import explain
from ...wonders.rules.scoring import ranks, team_sums
from ..game_adapter import GameAdapter
from ..terminal.theme import Theme
from . import items, menu, own_hand, result, table
from .theme import WondersTheme

if TYPE_CHECKING:
    from .input_parser import WondersInputParser


class WondersAdapter(GameAdapter):
    verbs = tuple(VERB_WORDS)
    prefixes = (FREE_CITY,)

    def begins(self, word: str, following: str) -> bool:
        """`pay left 2` tells how a card is paid for; `pay 2` is a move."""
        return super().begins(word, following) and following not in SIDES

    def payer(self, at: Table, seat: int) -> int:
        return explain.city_asked(at.game.legal(at.state, seat), seat)

    def payers(self, at: Table) -> int:
        """The Free City of the game for two is the third."""
        return table.wonders(at).cities

    def parts(self, theme: Theme, at: Table, seat: int | None, reveal: bool, width: int) -> list[RenderableType]:
        return table.draw(WondersTheme.of(theme), at, seat, reveal, self.names(theme.language, at))

    def closer(self, theme: Theme, at: Table, seat: int) -> list[RenderableType]:
        """The hand."""
        moves = menu.ordered(at.moves(seat))
        return [Text(), self.menu(theme, at, seat, moves)] if moves or at.view(seat).hand else []

    def order(self, moves: list[Move]) -> list[Move]:
        return menu.ordered(moves)

    def menu(self, theme: Theme, at: Table, seat: int, moves: list[Move]) -> RenderableType:
        return menu.draw_menu(WondersTheme.of(theme), at, seat, moves)

    def asked(self, language: Language, at: Table) -> str:
        return table.asked_line(language, at, at.view(None), self.names(language, at))

    def moment(self, language: Language, view: View) -> str:
        """Age and turn; before the first turn of an age, the age alone."""
        return f"{table.ROMAN[view.age]}.{view.turn}" if view.turn else f"{table.ROMAN[view.age]}.-"

    def ended(self, language: Language, at: Table) -> str:
        players = language.join(language.player(seat, at.players) for seat in at.winners)
        if own_hand.is_team_game(at) and len(at.winners) == TEAM:
            return language.say("victory.team", players=players)
        if len(at.winners) > 1:
            return language.say("victory.shared_by", players=players)
        return language.say("victory.won", player=players)

    def ranks(self, at: Table) -> list[int]:
        return ranks(table.wonders(at), at.state)

    def teams(self, at: Table) -> list[int]:
        totals = [score.total for score in at.score()]
        return team_sums(at.state, totals) if own_hand.is_team_game(at) else []

    def sheet(self, at: Table) -> list[dict[str, int]]:
        return result.sheet(at)

    def notes(self, language: Language, at: Table) -> list[str]:
        return result.notes(language, at)

    def candidates(self, at: Table, seat: int) -> list[int]:
        return hypothetical_moves.candidates(at.game, at.state, seat)

    def proceeds(self, at: Table, seat: int, move: int) -> int | None:
        return SALE if parts(move)[0] == SELL else None

    def is_priced(self, move: int) -> bool:
        return parts(move)[0] in menu.priced_verbs()

    def buildable(self, language: Language, given: str) -> int:
        return items.buildable(given)

    def price(self, at: Table, seat: int, item: int) -> Quote:
        return table.wonders(at).price(at.state, seat, item)

    def item_id(self, item: int) -> str:
        return items.item_id(item)

    def the(self, language: Language, item: int) -> str:
        return language.say("stage.next") if explain.is_stage(item) else language.the(item)

    def help_id(self, at: Table, word: str) -> str:
        """The card or the board of the edition that is played."""
        card = items.of_edition(word, at.state.edition)
        return items.board_of_edition(word, at.state.edition) if card is None else CATALOGUE.id(card)

    def input_parser(self, language: Language) -> WondersInputParser:
        from .input_parser import WondersInputParser  # here, because only a game in the terminal is typed

        return WondersInputParser(language)

    def building_move(self, at: Table, seat: int, given: str) -> tuple[int, int] | None:
        """A card, or the next stage with any card of the hand; paid in the cheapest way."""
        known = items.of_edition(given, at.state.edition)
        item = explain.NEXT_STAGE if given == explain.STAGE_WORD else known
        if item is None:
            return None
        city = self.payer(at, seat)
        offer = table.wonders(at).price(at.state, city, item)
        verb, card = (RAISE, spare_card(at.view(seat))) if explain.is_stage(item) else (building_verb(item), item)
        for_free_city = city != seat and verb in (RAISE, BUILD)
        return item, pack(verb, card, free_city=for_free_city) | offer.way

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


def building_verb(item: int) -> int:
    """The verb that brings an item into a city."""
    verbs: dict[int, int] = expansions.table("wonders", "drawings.menus", "BUILDING")
    return verbs.get(CATALOGUE.colour[item], BUILD)


def spare_card(view: View) -> int:
    """Any card that a stage could be built with: not chosen yet, the Free City's last one, or what expansions deal."""
    chosen = Counter(parts(move)[1] for _, move in view.answers)
    cards = list((Counter(view.hand) - chosen).elements())
    if view.last_card is not None:
        cards = [view.last_card]
    return [*cards, *more_in_hand(view, view.seat), 0][0]
