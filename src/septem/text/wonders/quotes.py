"""Prices, receipts and refusals in words: own production, purchases from both neighbours and from the bank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.quote import Line, Quote, Route, Source
from ...wonders import moves
from ...wonders.constants import FROM_BANK, GIFT_LEFT, GIFT_RIGHT, GOODS
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.declarations import Card
from ...wonders.payment.explain import Offer
from ...wonders.payment.receipts import Purchase

if TYPE_CHECKING:
    from ..shared.language import Language

BANK = -1  # the seller of goods bought there


def refusal(language: Language, offer: Offer) -> str:
    """Why 7 Wonders refuses a move, where it has reasons of its own."""
    goods = language.join(language.count(GOODS[good], units) for good, units in offer.missing)
    ways = (payment(language, way) for way in offer.ways)
    return language.say(
        f"refusal.{offer.refusal.name.lower()}",
        goods=goods,
        short=language.count("coin", offer.short),
        payments=language.join(ways, "or"),
    )


def payment(language: Language, way: int) -> str:
    """One way to pay two neighbours and the bank; a purchase that costs nothing is named too."""
    left, right = moves.left_of(way), moves.right_of(way)
    parts = [language.say("payment.left", coins=left)] if left or way & GIFT_LEFT else []
    parts += [language.say("payment.right", coins=right)] if right or way & GIFT_RIGHT else []
    parts += [language.say("payment.bank", coins=1)] if way & FROM_BANK else []
    return language.join(parts) if parts else language.say("payment.nothing")


def price(language: Language, quote: Quote) -> str:
    """The total price, and the share of each payee if there are several."""
    if quote.route is not Route.PAID:
        return language.say("price.chain" if quote.route is Route.CHAIN else "price.free")
    if isinstance(quote, Offer) and quote.missing and not (quote.ways or quote.short):
        return language.say("price.not_sold")
    parts = shares(language, quote)
    if not quote.coins and not parts:
        return language.say("price.free")
    coins = language.count("coin", quote.coins)
    if quote.short:
        return language.say("price.short", coins=coins, short=quote.short)
    return f"{coins} ({', '.join(parts)})" if parts else coins


def shares(language: Language, quote: Quote) -> list[str]:
    if not isinstance(quote, Offer):
        return []
    parts = [
        ("price.to_left", quote.left, quote.left or quote.way & GIFT_LEFT),
        ("price.to_right", quote.right, quote.right or quote.way & GIFT_RIGHT),
        ("price.to_bank", 1, quote.way & FROM_BANK),
    ]
    return [language.say(key, coins=coins) for key, coins, paid in parts if paid]


def receipt(language: Language, quote: Quote, players: Sequence[str]) -> list[str]:
    """Line by line, then what the city does not make."""
    sides = sides_of(quote)
    lines = [receipt_line(language, line, sides, players) for line in quote.receipt]
    if quote.missing:
        goods = language.join(language.count(GOODS[good], units) for good, units in quote.missing)
        lines.append(language.say("price.missing", goods=goods))
    return lines or [language.say("receipt.nothing")]


def sides_of(quote: Quote) -> dict[int, str]:
    """Which seller is on which side: purchases from the left come first in a receipt."""
    bought = [line.seller for line in quote.receipt if isinstance(line, Purchase)]
    sellers = [seller for seller in dict.fromkeys(bought) if seller != BANK]
    first = "left" if isinstance(quote, Offer) and (quote.left or quote.way & GIFT_LEFT) else "right"
    return dict(zip(sellers, (first, "right"), strict=False))


def receipt_line(language: Language, line: Line, sides: dict[int, str], players: Sequence[str]) -> str:
    key = f"receipt.{line.source.name.lower()}"
    if line.source is Source.CHAINED:
        return language.say(key, item=language.the(line.item))
    if line.source in (Source.COINS, Source.REBATE):
        return language.say(key, coins=language.count("coin", line.units), item=maker(language, line.item))
    units = language.count(GOODS[line.good], line.units)
    if not isinstance(line, Purchase):
        return language.say(key, units=units, item=maker(language, line.item))
    item, coins = maker(language, line.item), language.count("coin", line.coins)
    if line.seller == BANK:
        return language.say("receipt.from_bank", units=units, item=item, coins=coins)
    return language.say(
        "receipt.bought_from",
        units=units,
        side=language.say(f"side.{sides[line.seller]}"),
        player=language.player(line.seller, players),
        item=item,
        coins=coins,
        price=line.price,
    )


def maker(language: Language, item: int) -> str:
    """The source of a good: a building, a stage, or the board itself."""
    if item < 0:
        return language.say("receipt.board")
    return language.the(item) if isinstance(CATALOGUE.cards[item], Card) else language.say("receipt.stage")
