"""What anything would cost a city now, wherever it lies: the judge's answer to a question nobody has to be asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...core.quote import Reason
from ..constants import FOR_FREE_CITY, FREE_SEAT, STAGE
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_LEADER, FIRST_STAGE
from ..files.notation import pack
from ..leaders.constants import RECRUIT
from ..model import Extension
from ..state import State
from . import explain, prices
from .explain import Offer, Refusal

NEXT_STAGE = 999  # stands for whatever stage a city would build next


def city_asked(legal: Sequence[int], seat: int) -> int:
    """The city a seat answers for with these moves: its own, or the Free City."""
    return FREE_SEAT if legal and legal[0] & FOR_FREE_CITY else seat


def is_stage(item: int) -> bool:
    return item == NEXT_STAGE or FIRST_STAGE <= item < FIRST_LEADER


def price(state: State, city: int, item: int, extensions: Sequence[Extension]) -> Offer:
    """What a building, a leader or a stage would cost, paid in the cheapest way."""
    if item == NEXT_STAGE:
        raised = state.counts[city][STAGE]
        if raised == CATALOGUE.stages[state.board[city]]:
            return Offer(Reason.NOT_OFFERED, refusal=Refusal.NO_STAGE_LEFT)
        item = CATALOGUE.stage[state.board[city]] + raised
    if item >= FIRST_LEADER:
        return recruiting(state, city, item, extensions)
    if item < FIRST_STAGE and prices.has(state, city, item):
        return Offer(Reason.NOT_OFFERED, refusal=Refusal.ALREADY_BUILT)
    return building(state, city, item)


def recruiting(state: State, city: int, leader: int, extensions: Sequence[Extension]) -> Offer:
    offers = (extension.price(state, city, pack(RECRUIT, leader)) for extension in extensions)
    offer = next((offer for offer in offers if offer is not None), Offer(Reason.NOT_OFFERED))
    return replace(offer, reason=Reason.MISSING_COINS, refusal=Refusal.MISSING_COINS) if offer.short else offer


def building(state: State, city: int, item: int) -> Offer:
    ways = prices.offered(state, city, item, explain.ANY_PURSE, explain.is_kept(state, city))
    if not ways and not prices.chained(state, city, item):
        return explain.bill(state, city, item, 0, Reason.MISSING_COINS, Refusal.NO_SELLER)
    offer = explain.bill(state, city, item, ways[0] if ways else 0, Reason.OK, Refusal.NONE)
    if offer.short:
        return explain.bill(state, city, item, ways[0], Reason.MISSING_COINS, Refusal.MISSING_COINS)
    return offer
