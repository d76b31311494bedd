"""Prices, receipts and refusals in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.quote import Line, Quote, Reason, Route, Source
from ...duel.constants import GOODS
from ...duel.pantheon.constants import OFFERINGS
from ...wonders import moves
from ...wonders.constants import FROM_BANK, GIFT_LEFT, GIFT_RIGHT
from ...wonders.constants import GOODS as WONDERS_GOODS
from ...wonders.payment.explain import Offer

if TYPE_CHECKING:
    from ..shared.language import Language

COINS_ONLY = (Source.COINS, Source.SLOT, Source.VAULT)
COINS_AND_ITEM = (Source.LINKED, Source.DOUBLED, Source.REBATE)


def reason(language: Language, quote: Quote) -> str:
    """Why a move is refused, in whatever game; what is lacking, where coins are."""
    if isinstance(quote, Offer) and quote.refusal:
        return refusal(language, quote)
    if quote.reason is Reason.MISSING_COINS:
        short, coins = language.count("coin", quote.short), language.count("coin", quote.coins)
        return language.say("reason.missing_coins", short=short, coins=coins)
    return language.say(f"reason.{quote.reason.name.lower()}")


def refusal(language: Language, offer: Offer) -> str:
    """Why 7 Wonders refuses a move, where it has reasons of its own."""
    goods = language.join(language.count(WONDERS_GOODS[good], units) for good, units in offer.missing)
    ways = (payment(language, way) for way in offer.ways)
    return language.say(
        f"refusal.{offer.refusal.name.lower()}",
        goods=goods,
        short=language.count("coin", offer.short),
        payments=language.join(ways, "or"),
    )


def payment(language: Language, way: int) -> str:
    """One way to pay two neighbours and, for a good, the bank; a good that costs nothing is bought all the same."""
    left, right = moves.left_of(way), moves.right_of(way)
    parts = [language.say("payment.left", coins=left)] if left or way & GIFT_LEFT else []
    parts += [language.say("payment.right", coins=right)] if right or way & GIFT_RIGHT else []
    parts += [language.say("payment.bank", coins=1)] if way & FROM_BANK else []
    return language.join(parts) if parts else language.say("payment.nothing")


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
    key = f"receipt.{line.source.name.lower()}"
    if line.source is Source.CHAINED:
        return language.say(key, item=language.the(line.item))
    if line.source in COINS_ONLY:
        return language.say(key, coins=language.count("coin", line.units))
    if line.source is Source.OFFERED:
        offering = language.say(f"offering.{OFFERINGS[line.item]}")
        return language.say(key, coins=language.count("coin", line.units), offering=offering)
    if line.source in COINS_AND_ITEM:
        return language.say(key, coins=language.count("coin", line.units), item=language.the(line.item))
    units = language.count(GOODS[line.good], line.units)
    if line.source is Source.BOUGHT:
        return language.say(key, units=units, coins=language.count("coin", line.coins), price=line.price)
    return language.say(key, units=units, item=language.the(line.item))
