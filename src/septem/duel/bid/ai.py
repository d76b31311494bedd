"""The bid for bots: what going first is worth, from simulations, and what follows from it for every bid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from ...ai.analysis import Reason
from ..expansions import in_play
from ..files.notation import pack
from ..game import Duel
from ..knowledge.view import Question
from . import constants as c

if TYPE_CHECKING:
    from ...ai.duel.reasons import Consequences

# The first player's chance without any coins for the second, and how much of it each coin takes: straight lines
# through the measured shares (docs/simulations.md), by the expansion whose games were simulated.
FIRST_WINS = {"base": (0.6477, 0.01845)}


def chances(game: Duel, question: Question) -> dict[int, float]:
    """The chance to win after each answer, if both players go on bidding as well as they can."""
    first = first_chances(curve_for(game))
    worth = bid_values(first)
    found = {pack(c.BID, coins): worth[coins] for coins in range(question.about, c.MOST_BID + 1)}
    return {pack(c.ACCEPT, 0): 1 - first[question.about - 1], **found} if question.about else found


def curve_for(game: Duel) -> str:
    names = [expansion.name for expansion in in_play(game.options)]
    return next((name for name in FIRST_WINS if name in names), "base")


@cache
def first_chances(curve: str) -> tuple[float, ...]:
    """The first player's chance for each number of coins that the second one gets."""
    without, slope = FIRST_WINS[curve]
    return tuple(without - slope * coins for coins in range(c.MOST_BID + 1))


@cache
def bid_values(first: tuple[float, ...]) -> tuple[float, ...]:
    """The worth of each bid for the bidder: the opponent accepts it, or bids more if that is better."""
    worth: list[float] = []
    for chance in reversed(first):
        worth.append(min([chance, *(1 - higher for higher in worth)]))
    return tuple(reversed(worth))


def fair_bid(curve: str = "base") -> int:
    """The bid at which both players have nearly the same chance."""
    first = first_chances(curve)
    return min(range(len(first)), key=lambda coins: abs(first[coins] - 0.5))


CHANCES = {c.BID_FOR_START: chances}


def more_reasons(move: Consequences) -> Iterator[Reason]:
    if move.verb in (c.BID, c.ACCEPT):
        yield Reason("fair_bid", amount=fair_bid(curve_for(move.game)))
