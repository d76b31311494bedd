"""Prices of leaders, and reasons why moves with them are refused."""

from __future__ import annotations

from ...core.quote import Line, Reason, Route, Source
from ..constants import NO_CARD
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..files.notation import parts
from ..payment.explain import Offer
from ..refusal import Refusal
from ..state import State
from . import recruitment
from .constants import COURT_LEADER, DRAFT_LEADER, HIRE_LEADER, RECRUIT, RECRUIT_LEADER


def price(state: State, city: int, move: int) -> Offer | None:
    """Coins for a leader."""
    verb, leader, _, _ = parts(move)
    if verb != RECRUIT:
        return None
    coins = recruitment.price(state, city, leader)
    if not coins:
        return Offer(Reason.OK, route=Route.FREE)
    short = max(coins - state.coins[city], 0)
    return Offer(Reason.OK, coins=coins, receipt=receipt(leader, coins), short=short, bank=coins)


def receipt(leader: int, coins: int) -> tuple[Line, ...]:
    """Coins printed, and those that a board takes off (L-092)."""
    printed = CATALOGUE.price[leader]
    line = Line(Source.COINS, NO_CARD, printed, 1)
    return (line, Line(Source.REBATE, NO_CARD, printed - coins, -1)) if printed > coins else (line,)


def refusal(state: State, city: int, kind: int, move: int) -> Refusal | None:
    verb, leader, _, _ = parts(move)
    if kind == DRAFT_LEADER:
        return Refusal.NOT_IN_PACK
    if kind == COURT_LEADER:
        return Refusal.NOT_A_NEIGHBOURS_LEADER
    if kind not in (RECRUIT_LEADER, HIRE_LEADER):
        return None
    if leader < FIRST_LEADER or not state.leader_hand[city] >> leader - FIRST_LEADER & 1:
        return Refusal.NOT_IN_HAND
    return Refusal.MISSING_COINS if verb == RECRUIT else None
