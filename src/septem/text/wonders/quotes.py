"""Prices and receipts in words: what comes from the own city, the left neighbour, the right one, and the bank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.quote import Line, Quote, Route, Source
from ...wonders.box import FIRST_STAGE
from ...wonders.explain import Offer
from ...wonders.receipts import Purchase
from ...wonders.words import GOODS

if TYPE_CHECKING:
    from ..language import Language


def price(language: Language, quote: Quote) -> str:
    """All that is paid; how much of it to whom, if there are several."""
    if quote.route is not Route.PAID:
        return language.say("price.chain" if quote.route is Route.CHAIN else "price.free")
    if isinstance(quote, Offer) and quote.missing and not (quote.payments or quote.short):
        return language.say("price.not_sold")
    if not quote.coins:
        return language.say("price.free")
    coins = language.count("coin", quote.coins)
    if quote.short:
        return language.say("price.short", coins=coins, short=quote.short)
    parts = shares(language, quote)
    return f"{coins} ({', '.join(parts)})" if parts else coins


def shares(language: Language, quote: Quote) -> list[str]:
    if not isinstance(quote, Offer):
        return []
    parts = [("price.to_left", quote.left), ("price.to_right", quote.right)]
    return [language.say(key, coins=coins) for key, coins in parts if coins]


def receipt(language: Language, quote: Quote, players: Sequence[str]) -> list[str]:
    """Line by line, then what the city does not make."""
    sides = sides_of(quote)
    lines = [receipt_line(language, line, sides, players) for line in quote.receipt]
    if quote.missing:
        goods = language.join(language.count(GOODS[good], units) for good, units in quote.missing)
        lines.append(language.say("price.missing", goods=goods))
    return lines or [language.say("receipt.nothing")]


def sides_of(quote: Quote) -> dict[int, str]:
    """Which seller sits on which side: what comes from the left stands first in a receipt."""
    sellers = list(dict.fromkeys(line.seller for line in quote.receipt if isinstance(line, Purchase)))
    first = "left" if isinstance(quote, Offer) and quote.left else "right"
    return dict(zip(sellers, (first, "right"), strict=False))


def receipt_line(language: Language, line: Line, sides: dict[int, str], players: Sequence[str]) -> str:
    key = f"receipt.{line.source.name.lower()}"
    if line.source is Source.CHAINED:
        return language.say(key, item=language.the(line.item))
    if line.source is Source.COINS:
        return language.say(key, coins=language.count("coin", line.units))
    units = language.count(GOODS[line.good], line.units)
    if not isinstance(line, Purchase):
        return language.say(key, units=units, item=maker(language, line.item))
    return language.say(
        "receipt.bought_from",
        units=units,
        side=language.say(f"side.{sides[line.seller]}"),
        player=language.player(line.seller, players),
        item=maker(language, line.item),
        coins=language.count("coin", line.coins),
        price=line.price,
    )


def maker(language: Language, item: int) -> str:
    """What makes a good: a building, a stage, or the board itself."""
    if item < 0:
        return language.say("receipt.board")
    return language.the(item) if item < FIRST_STAGE else language.say("receipt.stage")
