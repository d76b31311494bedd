"""Quotes, events and decisions of Duel as JSON: ids instead of names, seats from 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ... import expansions
from ...core.events import Event
from ...core.quote import Line, Quote, Route, Source
from ...duel import constants as w
from ...duel.data.catalogue import CATALOGUE
from ...duel.knowledge.view import View
from ...duel.payment.purchases import price_of, units_of
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
}
NO_SEAT = {
    w.TOKEN_LAID,
    w.OFFER_SHOWN,
    w.AGE_OPENED,
    w.CARD_LAID,
    w.BACK_LAID,
    w.CARD_REVEALED,
    w.GAME_SHARED,
}
SLOT_FACTS = {  # a slot of the structure
    w.CARD_LAID,
    w.BACK_LAID,
    w.CARD_TAKEN,
    w.CARD_REVEALED,
}
COIN_FACTS = {
    w.COINS_RECEIVED,
    w.COINS_LOST,
    w.COINS_PAID,
    w.TOLL_RECEIVED,
    w.CARD_SOLD,
}
SETS = {"ITEM_FACTS": ITEM_FACTS, "NO_SEAT": NO_SEAT, "SLOT_FACTS": SLOT_FACTS, "COIN_FACTS": COIN_FACTS}
CAUSES = {
    w.FOR_SETUP: "setup",
    w.FOR_CHAIN: "chain",
    w.FOR_LOOT: "loot",
    w.FOR_SIEGE: "siege",
    w.FOR_PATRON: "income",
    w.FOR_COMPENSATION: "compensation",
}
Details = Callable[[int, int], dict[str, object]]  # what and amount of an event, under their names


def event(happened: Event) -> dict[str, object]:
    """A fact with its named values; values that do not apply are left out."""
    fact, seat, what, amount, _ = happened
    document: dict[str, object] = {"fact": w.FACTS[fact]}
    if fact not in facts("NO_SEAT"):
        document["seat"] = seat + 1
    if fact in facts("ITEM_FACTS"):
        document["item"] = CATALOGUE.id(what)
    if fact in facts("SLOT_FACTS"):
        document["slot"] = amount
    if fact in facts("COIN_FACTS"):
        document["coins"] = amount
    return document | details().get(fact, nothing)(what, amount)


@cache
def facts(name: str) -> set[int]:
    """The facts of a set, those of expansions included."""
    return SETS[name] | expansions.collected("duel", "wire", name)


@cache
def details() -> dict[int, Details]:
    return DETAILS | expansions.table("duel", "wire", "DETAILS")


def nothing(what: int, amount: int) -> dict[str, object]:
    return {}


def cause(what: int, amount: int) -> dict[str, object]:
    return {"cause": CAUSES[what] if what in CAUSES else CATALOGUE.id(what)}


DETAILS: dict[int, Details] = {
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
}


def quote(given: Quote) -> dict[str, object]:
    """A price with its receipt, and the reason if the move is refused."""
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
    """The item that helps to pay, or the word for something that is not in the catalogue."""
    if line.item < 0:
        return None
    words = receipt_words().get(line.source)
    return words[line.item] if words else CATALOGUE.id(line.item)


@cache
def receipt_words() -> dict[Source, Sequence[str]]:
    return expansions.table("duel", "wire", "RECEIPT_WORDS")


def decision(view: View) -> dict[str, object] | None:
    """The seat that is asked, and its question."""
    if view.question is None:
        return None
    return {"seat": view.question.seat + 1, "ask": w.QUESTIONS[view.question.kind]}


def result(view: View) -> dict[str, object] | None:
    if view.winner == w.NOBODY:
        return None
    return {"winner": None if view.winner == w.DRAW else view.winner + 1, "victory": w.VICTORIES[view.victory]}
