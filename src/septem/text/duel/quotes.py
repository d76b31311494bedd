"""Prices and receipts in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ... import expansions
from ...core.quote import Line, Quote, Route, Source
from ...duel.constants import GOODS

if TYPE_CHECKING:
    from ..shared.language import Language

ReceiptLine = Callable[["Language", Line], str]


def price(language: Language, quote: Quote) -> str:
    if quote.route is Route.CHAIN:
        return language.say("price.chain")
    if quote.route is Route.LINK and not quote.short:
        return language.say("price.link", coins=language.count("coin", quote.coins))
    if not quote.coins:
        return language.say("price.free")
    coins = language.count("coin", quote.coins)
    return language.say("price.short", coins=coins, short=quote.short) if quote.short else coins


def receipt(language: Language, quote: Quote, players: Sequence[str]) -> list[str]:
    """Line by line, then who is paid and what the city does not make."""
    lines = [receipt_line(language, line) for line in quote.receipt] or [language.say("receipt.nothing")]
    if quote.payee >= 0:
        coins, player = language.count("coin", quote.trade), language.player(quote.payee, players)
        lines.append(language.say("price.payee", coins=coins, player=player))
    if quote.missing:
        goods = language.join(language.count(GOODS[good], units) for good, units in quote.missing)
        lines.append(language.say("price.missing", goods=goods))
    return lines


def receipt_line(language: Language, line: Line) -> str:
    return receipt_lines()[line.source](language, line)


def key_of(line: Line) -> str:
    return f"receipt.{line.source.name.lower()}"


def about_coins(language: Language, line: Line) -> str:
    return language.say(key_of(line), coins=language.count("coin", line.units))


def about_item(language: Language, line: Line) -> str:
    return language.say(key_of(line), item=language.the(line.item))


def about_coins_and_item(language: Language, line: Line) -> str:
    return language.say(key_of(line), coins=language.count("coin", line.units), item=language.the(line.item))


def about_units(language: Language, line: Line) -> str:
    units = language.count(GOODS[line.good], line.units)
    return language.say(key_of(line), units=units, item=language.the(line.item))


def about_waived(language: Language, line: Line) -> str:
    """Units that an item of the city waives, or a rule of an expansion."""
    if line.item >= 0:
        return about_units(language, line)
    return language.say("receipt.waived_by_rule", units=language.count(GOODS[line.good], line.units))


def about_purchase(language: Language, line: Line) -> str:
    units, coins = language.count(GOODS[line.good], line.units), language.count("coin", line.coins)
    return language.say(key_of(line), units=units, coins=coins, price=line.price)


RECEIPT_LINES: dict[Source, ReceiptLine] = {
    Source.PRODUCED: about_units,
    Source.CHOSEN: about_units,
    Source.WAIVED: about_waived,
    Source.BOUGHT: about_purchase,
    Source.COINS: about_coins,
    Source.CHAINED: about_item,
    Source.REBATE: about_coins_and_item,
}


@cache
def receipt_lines() -> dict[Source, ReceiptLine]:
    return RECEIPT_LINES | expansions.table("duel", "texts.quotes", "RECEIPT_LINES")
