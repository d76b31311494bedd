"""Events, receipts and hypothetical moves of Pantheon as JSON documents have them."""

from __future__ import annotations

from itertools import product

from ...core import bits
from ...core.game import Game
from ...core.quote import Source
from ...wire.duel.documents import Details
from ...wire.duel.hypothetical_moves import Moves, numbers, theirs, tokens, wonders
from .. import constants as duel
from ..data.catalogue import CATALOGUE
from ..data.components import MOST_SLOTS
from ..files.notation import pack
from ..knowledge.view import View
from ..state import State
from . import constants as w
from .activation import worth_using
from .view import PantheonView

DRAWN = 2  # divinities, for a mythology token
MARKS = (*w.MYTHOLOGIES, *w.OFFERINGS)
RECEIPT_WORDS = {Source.OFFERED: w.OFFERINGS}
ITEM_FACTS = {
    w.DIVINITY_SEEN,
    w.PLACEMENT_SEEN,
    w.DIVINITY_SHOWN,
    w.DIVINITY_ACTIVATED,
    w.DECK_ORDERED,
    w.TOKEN_LENT,
    w.TOKEN_RETURNED,
    w.SNAKE_PLACED,
    w.VAULT_FILLED,
    w.CARD_SEIZED,
    w.CARD_STRUCK,
    w.WONDER_UNBUILT,
    w.WONDER_STOLEN,
}
NO_SEAT = {
    w.MARK_LAID,
    w.MARK_LOST,
    w.DIVINITY_SHOWN,
    w.TOKEN_LENT,
    w.TOKEN_RETURNED,
}
SLOT_FACTS = {
    w.MARK_LAID,
    w.MARK_TAKEN,
    w.MARK_LOST,
    w.DIVINITY_PLACED,
    w.PLACEMENT_SEEN,
    w.DIVINITY_SHOWN,
    w.CARD_STRUCK,
}
COIN_FACTS = {
    w.VAULT_FILLED,
    duel.VAULT_SPENT,
}


def mark(what: int, amount: int) -> dict[str, object]:
    return {"mark": MARKS[what]}


def mythology(what: int, amount: int) -> dict[str, object]:
    return {"mythology": w.MYTHOLOGIES[what]}


def drawn_divinities(what: int, amount: int) -> dict[str, object]:
    return {"mythology": w.MYTHOLOGIES[what], "count": amount}


def track_space(what: int, amount: int) -> dict[str, object]:
    return {"space": what}


DETAILS: dict[int, Details] = {
    w.MARK_LAID: mark,
    w.MARK_TAKEN: mark,
    w.MARK_LOST: mark,
    w.OFFERING_SPENT: mark,
    w.DIVINITIES_DRAWN: drawn_divinities,
    w.DECK_OPENED: drawn_divinities,
    w.DIVINITY_PLACED: mythology,
    w.DIVINITY_SEEN: lambda what, amount: {"place": amount},
    w.DIVINITY_ACTIVATED: lambda what, amount: {"slot": None if amount == duel.NOTHING else amount},
    w.DECK_ORDERED: lambda what, amount: {"mythology": w.MYTHOLOGIES[amount]},
    w.TOKEN_LENT: lambda what, amount: {"place": amount},
    w.WONDER_UNBUILT: lambda what, amount: {"card": None if amount == duel.NOTHING else CATALOGUE.id(amount)},
    w.BARRIER_PLACED: track_space,
    duel.BARRIER_SPENT: track_space,
    w.LOOT_DROPPED: lambda what, amount: {"loot": duel.LOOT[what]},
}


def pantheon(view: View) -> PantheonView:
    """Pantheon's part of a view, empty if it is not in play."""
    return next((part for part in view.parts if isinstance(part, PantheonView)), PantheonView())


def has_turn_options(view: View) -> bool:
    """From the second age on a card of the pantheon may be activated (P-030)."""
    return view.age > 1 and any(pantheon(view).slots)


def turn_options(game: Game, state: State, view: View, seat: int) -> list[int]:
    """Every known card of the pantheon, with every set of the seat's offerings worth using."""
    part = pantheon(view)
    owned = sum(1 << offering for offering in part.cities[seat].offerings)
    moves = []
    for card in part.slots:
        if card and card.item is not None:
            plain = pack(w.ACTIVATE, card.item)
            ways = worth_using(owned, game.quote(state, seat, plain).coins)
            moves += [plain, *(pack(w.ACTIVATE, card.item, used) for used in bits.members(ways))]
    return moves


def places(view: View, seat: int) -> list[int]:
    """The divinities drawn, in every slot."""
    part = pantheon(view)
    drawn = part.decks[view.question.about][:DRAWN] if view.question else ()
    items = [card.item for card in drawn if card.item is not None]
    return [pack(w.PLACE, item, slot) for item in items for slot in range(len(part.slots))]


def calls(view: View, seat: int) -> list[int]:
    """Every divinity that the seat knows to lie in a deck."""
    cards = [card.item for deck in pantheon(view).decks for card in deck if card.item is not None]
    return [pack(w.CALL, item) for item in cards]


def founded(view: View, seat: int) -> list[int]:
    """Every wonder of the seat, with every discarded card."""
    return [pack(w.FOUND, wonder, card) for wonder, card in product(wonders(view, seat), view.discard)]


def unbuilt(view: View, seat: int) -> list[int]:
    return [pack(w.UNBUILD, wonder) for owner in range(len(view.cities)) for wonder in wonders(view, owner)]


MOVES: dict[int, Moves] = {
    w.PLACE_DIVINITY: places,
    w.CALL_DIVINITY: calls,
    w.CHOOSE_DECK: numbers(w.OPEN, len(w.MYTHOLOGIES)),
    w.KEEP_LENT: tokens,
    w.PLACE_SNAKE: theirs(w.SNAKE),
    w.SEIZE_CARD: theirs(w.SEIZE),
    w.STRIKE_CARD: numbers(w.STRIKE, MOST_SLOTS),
    w.UNBUILD_WONDER: unbuilt,
    w.RAISE_FREE: founded,
    w.STEAL_WONDER: lambda view, seat: [pack(w.STEAL, wonder) for wonder in wonders(view, 1 - seat)],
    w.PLACE_BARRIER: numbers(w.MINERVA, 2 * duel.CAPITAL + 1),
    w.DROP_LOOT: numbers(w.DROP, len(duel.LOOT)),
    w.SACK_LOOT: numbers(w.SACK, len(duel.LOOT)),
}
