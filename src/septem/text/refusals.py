"""Why a move is refused, whatever the game: a problem may be raised before it is known which one is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.quote import Quote, Reason

if TYPE_CHECKING:
    from .shared.language import Language


def reason(language: Language, quote: Quote) -> str:
    """The reason; where coins are missing, how many."""
    if type(quote) is not Quote:  # imported here, so that Duel alone does not load 7 Wonders
        from ..wonders.payment.explain import Offer
        from .wonders.quotes import refusal

        if isinstance(quote, Offer) and quote.refusal:
            return refusal(language, quote)
    if quote.reason is Reason.MISSING_COINS:
        short, coins = language.count("coin", quote.short), language.count("coin", quote.coins)
        return language.say("reason.missing_coins", short=short, coins=coins)
    return language.say(f"reason.{quote.reason.name.lower()}")
