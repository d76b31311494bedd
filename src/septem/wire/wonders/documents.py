"""Quotes, events and decisions of 7 Wonders as JSON: ids instead of names, seats and cities from 1."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ... import expansions
from ...core import bits
from ...core.events import Event
from ...core.quote import Line, Quote, Route
from ...wonders import constants as w
from ...wonders import moves
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.declarations import Card
from ...wonders.knowledge.view import View
from ...wonders.payment.explain import Offer
from ...wonders.payment.receipts import Purchase
from ..receipts import line_data

ITEM_FACTS = {
    w.CARD_DEALT,
    w.DRAW_SEEN,
    w.CARD_BUILT,
    w.CARD_CLAIMED,
    w.MARKER_LAID,
    w.SALE_SEEN,
    w.LAST_SEEN,
    w.LEFT_SEEN,
    w.PILE_SEEN,
    w.CARD_REVIVED,
    w.CARD_SEEN,
}
NO_CITY = {w.AGE_OPENED, w.TURN_BEGUN, w.HANDS_PASSED}
COIN_FACTS = {
    w.COINS_RECEIVED,
    w.COINS_PAID,
    w.GOODS_BOUGHT,
    w.TRADE_RECEIVED,
    w.LAST_ASKED,
}
OTHER_CITY = {
    w.GOODS_BOUGHT: "seller",
    w.TRADE_RECEIVED: "buyer",
    w.CONFLICT_WON: "loser",
    w.CONFLICT_LOST: "winner",
}
SETS = {"ITEM_FACTS": ITEM_FACTS, "NO_CITY": NO_CITY, "COIN_FACTS": COIN_FACTS}
Details = Callable[[Event], dict[str, object]]  # what and amount of an event, under their names
CAUSES = {
    w.FOR_SETUP: "setup",
    w.FOR_SALE: "sale",
    w.FOR_INTEREST: "interest",
    w.FOR_CHAIN: "chain",
    w.FOR_TRADE: "trade",
    w.FOR_COLOUR: "colour",
    w.FOR_VICTORY: "victory",
}


def event(happened: Event) -> dict[str, object]:
    """A fact with its named values; values that do not apply are left out."""
    fact, city, what, amount, _ = happened
    document: dict[str, object] = {"fact": w.FACTS[fact]}
    if fact not in facts("NO_CITY"):
        document["city"] = city + 1
    if fact in facts("ITEM_FACTS"):
        document["item"] = CATALOGUE.id(what)
    if fact in other_city():
        document[other_city()[fact]] = what + 1
    if fact in facts("COIN_FACTS"):
        document["coins"] = amount
    return document | (details()[fact](happened) if fact in details() else {})


@cache
def facts(name: str) -> set[int]:
    """The facts of a set, those of expansions included."""
    return SETS[name] | expansions.collected("wonders", "wire", name)


@cache
def other_city() -> dict[int, str]:
    return OTHER_CITY | expansions.table("wonders", "wire", "OTHER_CITY")


@cache
def details() -> dict[int, Details]:
    return DETAILS | expansions.table("wonders", "wire", "DETAILS")


def cause(item: int) -> str:
    """Why coins come, or what they are paid for: a building, a stage, or something else."""
    if item in CAUSES:
        return CAUSES[item]
    return CATALOGUE.id(item) if isinstance(CATALOGUE.cards[item], Card) else "stage"


def board(side: int) -> dict[str, object]:
    return {"board": CATALOGUE.boards[side].id, "side": CATALOGUE.boards[side].side}


DETAILS: dict[int, Details] = {
    w.BOARD_GIVEN: lambda told: board(told.what),
    w.COINS_RECEIVED: lambda told: {"cause": cause(told.what)},
    w.COINS_PAID: lambda told: {"item": cause(told.what)},
    w.AGE_OPENED: lambda told: {"age": told.what, "cards": told.amount},
    w.TURN_BEGUN: lambda told: {"turn": told.what, **({"free_city": told.seat + 1} if told.seat >= 0 else {})},
    w.CARD_DRAWN: lambda told: {"left": told.amount},
    w.CARD_BUILT: lambda told: {"route": Route(told.amount).name.lower()},
    w.STAGE_RAISED: lambda told: {"stage": told.amount},
    w.MARKER_LAID: lambda told: {"stage": told.amount},
    w.PILE_OPENED: lambda told: {"cards": told.amount},
    w.PILE_SEEN: lambda told: {"age": told.amount},
    w.CARD_REVIVED: lambda told: {"age": told.amount},
    w.HANDS_PASSED: lambda told: {"direction": w.SIDES[told.what]},
    w.CONFLICT_WON: lambda told: {"points": told.amount},
    w.CONFLICT_LOST: lambda told: {"points": told.amount},
    w.GAME_WON: lambda told: {"points": told.what, "coins": told.amount},
}


def quote(given: Quote) -> dict[str, object]:
    """A price with its receipt, every way to pay it, and the reason if the move is refused."""
    offer = given if isinstance(given, Offer) else Offer(given.reason)
    reason = offer.refusal.name if offer.refusal else offer.reason.name
    return {
        "legal": offer.legal,
        "reason": reason.lower(),
        "route": offer.route.name.lower(),
        "coins": offer.coins,
        "bank": offer.bank,
        "left": offer.left,
        "right": offer.right,
        "short": offer.short,
        "missing": {w.GOODS[good]: units for good, units in offer.missing},
        "payments": [payment(way) for way in offer.ways],
        "receipt": [receipt_line(line) for line in offer.receipt],
    }


def payment(way: int) -> dict[str, object]:
    """Coins to both neighbours; the bank and free purchases only where there are any."""
    coins: dict[str, object] = {"left": moves.left_of(way), "right": moves.right_of(way)}
    free = [side for side, flag in (("left", w.GIFT_LEFT), ("right", w.GIFT_RIGHT)) if way & flag]
    return coins | ({"bank": 1} if way & w.FROM_BANK else {}) | ({"free": free} if free else {})


def receipt_line(line: Line) -> dict[str, object]:
    item = None if line.item < 0 else cause(line.item)
    seller = line.seller + 1 if isinstance(line, Purchase) and line.seller >= 0 else None
    return line_data(line, w.GOODS, item) | {"seller": seller}


def decision(view: View) -> dict[str, object] | None:
    """The seats that are asked, and their question."""
    if view.round is None:
        return None
    return {"seats": [seat + 1 for seat in bits.members(view.round.owing)], "ask": w.QUESTIONS[view.round.kind]}


def result(view: View) -> dict[str, object] | None:
    return {"winners": [seat + 1 for seat in view.winners]} if view.winners else None
