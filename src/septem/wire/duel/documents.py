"""Quotes, events and decisions of Duel as JSON: ids instead of names, seats from 1."""

from __future__ import annotations

from collections.abc import Callable

from ...core.events import Event
from ...core.quote import Line, Quote, Route, Source
from ...duel import constants as w
from ...duel.data.catalogue import CATALOGUE
from ...duel.knowledge.view import View
from ...duel.pantheon import constants as pantheon
from ...duel.payment.purchases import price_of, units_of
from ...duel.promo import constants as promo
from ..receipts import line_data

ITEM_FACTS = {  # facts whose subject is an item
    w.TOKEN_LAID,
    w.OFFER_SHOWN,
    w.WONDER_DRAFTED,
    w.CARD_LAID,
    w.CARD_TAKEN,
    w.COINS_PAID,
    w.TOLL_RECEIVED,
    w.CARD_BUILT,
    w.CARD_SOLD,
    w.WONDER_RAISED,
    w.WONDER_BOXED,
    w.TOKEN_TAKEN,
    w.TOKENS_DRAWN,
    w.TOKEN_SEEN,
    w.TOKEN_KEPT,
    w.CARD_REVIVED,
    w.CARD_DESTROYED,
    w.CARD_REVEALED,
    pantheon.DIVINITY_SEEN,
    pantheon.PLACEMENT_SEEN,
    pantheon.DIVINITY_SHOWN,
    pantheon.DIVINITY_ACTIVATED,
    pantheon.DECK_ORDERED,
    pantheon.TOKEN_LENT,
    pantheon.TOKEN_RETURNED,
    pantheon.SNAKE_PLACED,
    pantheon.VAULT_FILLED,
    pantheon.CARD_SEIZED,
    pantheon.CARD_STRUCK,
    pantheon.WONDER_UNBUILT,
    pantheon.WONDER_STOLEN,
    promo.ASIDE_SHOWN,
    promo.CARD_CAST,
}
NO_SEAT = {
    w.TOKEN_LAID,
    w.OFFER_SHOWN,
    w.AGE_OPENED,
    w.CARD_LAID,
    w.BACK_LAID,
    w.CARD_REVEALED,
    w.GAME_SHARED,
    pantheon.MARK_LAID,
    pantheon.MARK_LOST,
    pantheon.DIVINITY_SHOWN,
    pantheon.TOKEN_LENT,
    pantheon.TOKEN_RETURNED,
}
SLOT_FACTS = {  # a place of the structure, or of the pantheon
    w.CARD_LAID,
    w.BACK_LAID,
    w.CARD_TAKEN,
    w.CARD_REVEALED,
    pantheon.MARK_LAID,
    pantheon.MARK_TAKEN,
    pantheon.MARK_LOST,
    pantheon.DIVINITY_PLACED,
    pantheon.PLACEMENT_SEEN,
    pantheon.DIVINITY_SHOWN,
    pantheon.CARD_STRUCK,
}
COIN_FACTS = {
    w.COINS_RECEIVED,
    w.COINS_LOST,
    w.COINS_PAID,
    w.TOLL_RECEIVED,
    w.CARD_SOLD,
    pantheon.VAULT_FILLED,
    w.VAULT_SPENT,
}
CAUSES = {w.FOR_SETUP: "setup", w.FOR_CHAIN: "chain", w.FOR_LOOT: "loot", w.FOR_SIEGE: "siege"}
MARKS = (*pantheon.MYTHOLOGIES, *pantheon.OFFERINGS)


def event(happened: Event) -> dict[str, object]:
    """A fact with its values under their names; what does not apply is left out."""
    fact, seat, what, amount, _ = happened
    document: dict[str, object] = {"fact": w.FACTS[fact]}
    if fact not in NO_SEAT:
        document["seat"] = seat + 1
    if fact in ITEM_FACTS:
        document["item"] = CATALOGUE.id(what)
    if fact in SLOT_FACTS:
        document["slot"] = amount
    if fact in COIN_FACTS:
        document["coins"] = amount
    return document | SPECIAL.get(fact, nothing)(what, amount)


def nothing(what: int, amount: int) -> dict[str, object]:
    return {}


def cause(what: int, amount: int) -> dict[str, object]:
    return {"cause": CAUSES[what] if what in CAUSES else CATALOGUE.id(what)}


def mark(what: int, amount: int) -> dict[str, object]:
    return {"mark": MARKS[what]}


def mythology(what: int, amount: int) -> dict[str, object]:
    return {"mythology": pantheon.MYTHOLOGIES[what]}


def drawn_divinities(what: int, amount: int) -> dict[str, object]:
    return {"mythology": pantheon.MYTHOLOGIES[what], "count": amount}


def track_space(what: int, amount: int) -> dict[str, object]:
    return {"space": what}


SPECIAL: dict[int, Callable[[int, int], dict[str, object]]] = {
    w.COINS_RECEIVED: cause,
    w.COINS_LOST: cause,
    w.AGE_OPENED: lambda what, amount: {"age": what},
    w.BACK_LAID: lambda what, amount: {"deck": w.DECKS[what]},
    w.GOOD_BOUGHT: lambda what, amount: {"good": w.GOODS[what], "units": units_of(amount), "price": price_of(amount)},
    w.CARD_BUILT: lambda what, amount: {"chain": amount == Route.CHAIN},
    w.WONDER_RAISED: lambda what, amount: {"card": CATALOGUE.id(amount)},
    w.PAWN_MOVED: lambda what, amount: {"pawn": what, "spaces": amount},
    w.LOOT_SPENT: lambda what, amount: {"loot": w.LOOT[what]},
    w.PAIR_MADE: lambda what, amount: {"symbol": w.SYMBOLS[what]},
    w.TOKENS_DRAWN: lambda what, amount: {"count": amount},
    w.STARTER_CHOSEN: lambda what, amount: {"chosen_by": what + 1},
    w.GAME_WON: lambda what, amount: {"victory": w.VICTORIES[what]},
    pantheon.MARK_LAID: mark,
    pantheon.MARK_TAKEN: mark,
    pantheon.MARK_LOST: mark,
    pantheon.OFFERING_SPENT: mark,
    pantheon.DIVINITIES_DRAWN: drawn_divinities,
    pantheon.DECK_OPENED: drawn_divinities,
    pantheon.DIVINITY_PLACED: mythology,
    pantheon.DIVINITY_SEEN: lambda what, amount: {"place": amount},
    pantheon.DIVINITY_ACTIVATED: lambda what, amount: {"slot": None if amount == w.NOTHING else amount},
    pantheon.DECK_ORDERED: lambda what, amount: {"mythology": pantheon.MYTHOLOGIES[amount]},
    pantheon.TOKEN_LENT: lambda what, amount: {"place": amount},
    pantheon.WONDER_UNBUILT: lambda what, amount: {"card": None if amount == w.NOTHING else CATALOGUE.id(amount)},
    pantheon.BARRIER_PLACED: track_space,
    w.BARRIER_SPENT: track_space,
    pantheon.LOOT_DROPPED: lambda what, amount: {"loot": w.LOOT[what]},
}


def quote(given: Quote) -> dict[str, object]:
    """A price with its receipt, and why not."""
    return {
        "legal": given.legal,
        "reason": given.reason.name.lower(),
        "route": given.route.name.lower(),
        "coins": given.coins,
        "trade": given.trade,
        "payee": given.payee + 1 if given.payee >= 0 else None,
        "short": given.short,
        "missing": {w.GOODS[good]: units for good, units in given.missing},
        "receipt": [line_data(line, w.GOODS, item_name(line)) for line in given.receipt],
    }


def item_name(line: Line) -> str | None:
    """What helps to pay; an offering token is no item of the catalogue."""
    if line.item < 0:
        return None
    return pantheon.OFFERINGS[line.item] if line.source is Source.OFFERED else CATALOGUE.id(line.item)


def decision(view: View) -> dict[str, object] | None:
    """Who is asked, and what."""
    if view.question is None:
        return None
    return {"seat": view.question.seat + 1, "ask": w.QUESTIONS[view.question.kind]}


def result(view: View) -> dict[str, object] | None:
    if view.winner == w.NOBODY:
        return None
    return {"winner": None if view.winner == w.DRAW else view.winner + 1, "victory": w.VICTORIES[view.victory]}
