"""Bids in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....text.duel.moves import Description
from ..constants import ACCEPT, BID, BID_FOR_START

if TYPE_CHECKING:
    from ....text.shared.language import Language


def question(language: Language, least: int) -> str:
    """The question says what was bid: one coin less than the next bid has to be."""
    if not least:
        return language.say("question.bid")
    return language.say("question.bid_higher", coins=language.count("coin", least - 1))


DESCRIPTIONS: dict[int, Description] = {
    BID: lambda language, coins, _: language.say("move.bid", coins=language.count("coin", coins)),
    ACCEPT: lambda language, _, __: language.say("move.accept"),
}
QUESTIONS: dict[int, Callable[[Language, int], str]] = {BID_FOR_START: question}
