"""Prices at the table: of any building or stage, for any city, with every way to pay."""

from __future__ import annotations

from dataclasses import replace

from ...core.errors import Problem, nearest
from ...core.quote import Reason
from ...core.table import Table
from ...wonders import explain, payment
from ...wonders.box import FIRST_LEADER, FIRST_STAGE
from ...wonders.catalogue import CATALOGUE
from ...wonders.explain import Offer, Refusal
from ...wonders.leaders import quoting
from ...wonders.notation import CARDS as NUMBERS
from ...wonders.notation import pack
from ...wonders.state import State
from ...wonders.words import FOR_FREE_CITY, FREE_SEAT, RECRUIT, STAGE

NEXT_STAGE = 999  # stands for whatever stage a city would build next
STAGE_WORD = "stage"
CARDS: dict[str, int] = {CATALOGUE.id(card): card for card in NUMBERS}


def buildable(given: str) -> int:
    """A building or a leader by its id, or the next stage."""
    known = CARDS | {STAGE_WORD: NEXT_STAGE}
    if given not in known:
        raise Problem("unknown_item", given=given, near=nearest(given, known))
    return known[given]


def item_id(item: int) -> str:
    return STAGE_WORD if is_stage(item) else CATALOGUE.id(item)


def is_stage(item: int) -> bool:
    return item == NEXT_STAGE or FIRST_STAGE <= item < FIRST_LEADER


def city_asked(table: Table, seat: int) -> int:
    """The city a seat answers for now: its own, or the Free City."""
    legal = table.game.legal(table.state, seat)
    return FREE_SEAT if legal and legal[0] & FOR_FREE_CITY else seat


def price(table: Table, city: int, item: int) -> Offer:
    """What an item would cost a city now, wherever it lies; paid in the cheapest way."""
    state: State = table.state
    if item == NEXT_STAGE:
        raised = state.counts[city][STAGE]
        if raised == CATALOGUE.stages[state.board[city]]:
            return Offer(Reason.NOT_OFFERED, refusal=Refusal.NO_STAGE_LEFT)
        item = CATALOGUE.stage[state.board[city]] + raised
    if item >= FIRST_LEADER:
        return recruiting(state, city, item)
    if item < FIRST_STAGE and payment.has(state, city, item):
        return Offer(Reason.NOT_OFFERED, refusal=Refusal.ALREADY_BUILT)
    return judged(state, city, item)


def recruiting(state: State, city: int, leader: int) -> Offer:
    """What a leader would cost."""
    offer = quoting.price(state, city, pack(RECRUIT, leader)) or Offer(Reason.OK)
    return replace(offer, reason=Reason.MISSING_COINS, refusal=Refusal.MISSING_COINS) if offer.short else offer


def judged(state: State, city: int, item: int) -> Offer:
    ways = payment.offered(state, city, item, explain.ANY_PURSE, explain.is_kept(state, city))
    if not ways and not payment.chained(state, city, item):
        return explain.bill(state, city, item, 0, Reason.MISSING_COINS, Refusal.NO_SELLER)
    offer = explain.bill(state, city, item, ways[0] if ways else 0, Reason.OK, Refusal.NONE)
    if offer.short:
        return explain.bill(state, city, item, ways[0], Reason.MISSING_COINS, Refusal.MISSING_COINS)
    return offer
