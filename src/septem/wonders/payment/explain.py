"""Quotes: whether a move is legal, its price and the reasons; and the price of any item, outside a decision.

The menu decides what is legal; this module only explains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...core.quote import Line, Quote, Reason, Route, Source
from .. import agenda, moves, setters
from ..constants import (
    BUILD,
    CLAIM,
    CLAIM_COLOUR,
    FOR_FREE_CITY,
    FREE_SEAT,
    NO_CARD,
    PLAY_LAST,
    RAISE,
    REVIVE,
    REVIVE_CARD,
    SELL,
    STAGE,
    STAGES_FREE,
    STRICT_SEVENTH,
    WAY_PART,
)
from ..data.catalogue import CATALOGUE
from ..data.components import AFTER_OTHERS, FIRST_OTHER, FIRST_STAGE
from ..files import notation
from ..model import Extension
from ..refusal import Refusal
from ..rules import seating, turn
from ..state import State
from . import extras, free, prices, receipts

ANY_PURSE = 999
STAGE_WORD = "stage"
NEXT_STAGE = 999  # stands for whatever stage a city would build next


@dataclass(frozen=True)
class Offer(Quote):
    """A quote with the two neighbours' parts, and every payment there is: (left, right), cheapest first."""

    refusal: Refusal = Refusal.NONE
    bank: int = 0  # coins printed in the cost
    left: int = 0
    right: int = 0
    payments: tuple[tuple[int, int], ...] = ()
    way: int = 0  # the payment, as the part of a move that it is,
    ways: tuple[int, ...] = ()  # and all there are


def quote(state: State, seat: int, move: int, legal: list[int], extensions: Sequence[Extension] = ()) -> Offer:
    """A move's quote, given the legal ones."""
    if not notation.well_formed(move):
        return Offer(Reason.NOT_A_MOVE)
    verb, card, _, _ = notation.parts(move)
    city = FREE_SEAT if move & FOR_FREE_CITY else seat
    reason, refusal = (Reason.OK, Refusal.NONE) if move in legal else refused(state, seat, move, extensions)
    if not state.depth or verb not in (BUILD, RAISE) or city >= state.cities:
        offers = [extension.price(state, city, move) for extension in extensions if state.depth and city < state.cities]
        for offer in offers:
            if offer is not None:
                return replace(offer, reason=reason, refusal=refusal)
        route = Route.FREE if verb in (CLAIM, REVIVE, CLAIM_COLOUR) else Route.PAID
        return Offer(reason, route=route, refusal=refusal)
    item = card
    if verb == RAISE:
        if state.counts[city][STAGE] == CATALOGUE.stages[state.board[city]]:
            return Offer(reason, refusal=refusal)
        item = CATALOGUE.stage[state.board[city]] + state.counts[city][STAGE]
    return bill(state, city, item, move & WAY_PART, reason, refusal)


def bill(state: State, city: int, item: int, way: int, reason: Reason, refusal: Refusal) -> Offer:
    """The price of a building or stage for a city, paid in one of its ways."""
    if prices.chained(state, city, item):
        line = Line(Source.CHAINED, NO_CARD, 1, 0, chain_source(state, city, item))
        return Offer(reason, route=Route.CHAIN, receipt=(line,), refusal=refusal, payments=((0, 0),), ways=(0,))
    if free.is_free(state, city, item):
        return Offer(reason, route=Route.FREE, refusal=refusal, payments=((0, 0),), ways=(0,))
    kept = is_kept(state, city)
    purse = state.kept_purse if kept else state.coins[city]
    bank = CATALOGUE.price[item]
    any_price = prices.offered(state, city, item, ANY_PURSE, kept)
    least = min((extras.spent(each) for each in any_price), default=0) + bank
    ways = tuple(prices.offered(state, city, item, purse, kept))
    return Offer(
        reason,
        coins=extras.spent(way) + bank,
        trade=extras.spent(way),
        receipt=(*goods_lines(state, city, item, way, kept), *bank_lines(bank)),
        missing=() if is_waived(state, item) else receipts.lacking(state, city, item, kept),
        short=max(least - purse, 0) if any_price else 0,
        refusal=refusal,
        bank=bank,
        left=moves.left_of(way),
        right=moves.right_of(way),
        payments=tuple((moves.left_of(each), moves.right_of(each)) for each in ways),
        way=way,
        ways=ways,
    )


def is_waived(state: State, item: int) -> bool:
    """Whether a stage needs no goods, the market being open (C-073)."""
    return bool(CATALOGUE.colour[item] == STAGE and state.help & STAGES_FREE)


def goods_lines(state: State, city: int, item: int, way: int, kept: int) -> list[Line]:
    if is_waived(state, item):
        helper = receipts.helper(state, city, STAGES_FREE)
        return receipts.waived_lines(CATALOGUE.cards[item].cost.goods, helper)
    return receipts.itemise(state, city, item, way, kept)


def forget_chain(state: State, seat: int, move: int) -> None:
    """Forget what makes a card free for a seat that pays for it; the Free City (S2-025) and teams (CT-007) must not."""
    verb, card, _, _ = notation.parts(move)
    if verb == BUILD and card < FIRST_STAGE and move & WAY_PART and not (move & FOR_FREE_CITY or state.team):
        setters.remove_building(state, seat, CATALOGUE.chain[card])
        setters.remove_building(state, seat, CATALOGUE.other_chain[card])


def chain_source(state: State, city: int, item: int) -> int:
    """The building that makes an item free."""
    one = CATALOGUE.chain[item]
    return one if prices.has(state, city, one) else CATALOGUE.other_chain[item]


def bank_lines(coins: int) -> list[Line]:
    return [Line(Source.COINS, NO_CARD, coins, 1)] if coins else []


def is_kept(state: State, city: int) -> int:
    """Whether a city is asked about a seventh card that it must pay as before the sixth (R-16)."""
    entry = state.agenda[state.depth - 1]
    asked = agenda.kind_of(entry) == PLAY_LAST and agenda.asked_of(entry) >> city & 1
    return int(bool(state.rulings & STRICT_SEVENTH and asked))


def refused(state: State, seat: int, move: int, extensions: Sequence[Extension] = ()) -> tuple[Reason, Refusal]:
    """Why a move that is not on the menu is not."""
    if not state.depth:
        return Reason.GAME_OVER if state.winners else Reason.NO_DECISION, Refusal.NONE
    entry = state.agenda[state.depth - 1]
    kind, owing = agenda.kind_of(entry), agenda.owing_of(entry)
    verb = notation.parts(move)[0]
    city = FREE_SEAT if move & FOR_FREE_CITY else seat
    if city >= state.cities or seating.decider(state, city) != seat or not owing >> city & 1:
        return Reason.NOT_YOUR_DECISION, Refusal.NONE
    if kind not in notation.VERBS_OF[verb].answers:
        return Reason.OTHER_QUESTION, Refusal.NONE
    if city != seat and owing >> seat & 1:
        return Reason.NOT_YOUR_DECISION, Refusal.OWN_CARD_FIRST
    if kind == REVIVE_CARD:
        built = prices.has(state, city, notation.parts(move)[1])
        return Reason.NOT_IN_DISCARD, Refusal.ALREADY_BUILT if built else Refusal.NOT_IN_PILE
    refusal = Refusal.NONE
    for extension in extensions:
        refusal = refusal or extension.refusal(state, seat, city, kind, move) or Refusal.NONE
    refusal = refusal or card_refusal(state, seat, city, move, extensions)
    coins = refusal in (Refusal.MISSING_COINS, Refusal.NO_SELLER)
    return Reason.MISSING_COINS if coins else Reason.NOT_OFFERED, refusal


def card_refusal(state: State, seat: int, city: int, move: int, extensions: Sequence[Extension]) -> Refusal:
    verb, card, _, _ = notation.parts(move)
    more = [item for extension in extensions for item in extension.hand(state, seat)]
    if card not in (*hand_of(state, seat, city), *more):
        return Refusal.NOT_IN_HAND
    if verb == SELL:
        return Refusal.FREE_CITY_MUST_PLAY
    if verb == RAISE:
        return stage_refusal(state, city, card)
    if prices.has(state, city, card):
        return Refusal.ALREADY_BUILT
    if verb == CLAIM:
        return Refusal.RIGHT_NOT_NEEDED if state.claims >> city & 1 else Refusal.NO_RIGHT
    return price_refusal(state, city, card)


def hand_of(state: State, seat: int, city: int) -> list[int]:
    """The cards of the age that a seat can use for a city."""
    last = agenda.kind_of(state.agenda[state.depth - 1]) == PLAY_LAST
    row = FREE_SEAT if last and city == FREE_SEAT == state.seats else state.hand[seat]
    hand = list(state.hands[row][: state.held[row]])
    if city != seat and not last:
        hand.remove(moves.card_of(state.answers[seat]))
    return hand


def stage_refusal(state: State, city: int, card: int) -> Refusal:
    if state.counts[city][STAGE] == CATALOGUE.stages[state.board[city]]:
        return Refusal.NO_STAGE_LEFT
    reason = price_refusal(state, city, turn.next_stage(state, city))
    chained = prices.chained(state, city, card) and not prices.has(state, city, card)
    return Refusal.FREE_CITY_MUST_CHAIN if city >= state.seats and chained else reason


def price_refusal(state: State, city: int, item: int) -> Refusal:
    """Why an item cannot be paid for so."""
    kept = is_kept(state, city)
    purse = state.kept_purse if kept else state.coins[city]
    if prices.listed(state, city, item, purse, kept):
        return Refusal.WRONG_PAYMENT
    payable = prices.listed(state, city, item, ANY_PURSE, kept)
    return Refusal.MISSING_COINS if payable else Refusal.NO_SELLER


def city_asked(legal: Sequence[int], seat: int) -> int:
    """The city a seat answers for with these moves: its own, or the Free City."""
    return FREE_SEAT if legal and legal[0] & FOR_FREE_CITY else seat


def is_stage(item: int) -> bool:
    return item == NEXT_STAGE or CATALOGUE.colour[item] == STAGE


def price(state: State, city: int, item: int, extensions: Sequence[Extension]) -> Offer:
    """The price of a building, a stage or another item, paid in the cheapest way."""
    if item == NEXT_STAGE:
        raised = state.counts[city][STAGE]
        if raised == CATALOGUE.stages[state.board[city]]:
            return Offer(Reason.NOT_OFFERED, refusal=Refusal.NO_STAGE_LEFT)
        item = CATALOGUE.stage[state.board[city]] + raised
    if FIRST_OTHER <= item < AFTER_OTHERS:
        return price_of_other(state, city, item, extensions)
    if item < FIRST_STAGE and prices.has(state, city, item):
        return Offer(Reason.NOT_OFFERED, refusal=Refusal.ALREADY_BUILT)
    return price_of_building(state, city, item)


def price_of_other(state: State, city: int, item: int, extensions: Sequence[Extension]) -> Offer:
    """The price of an item that only an expansion knows."""
    offers = (extension.price_item(state, city, item) for extension in extensions)
    offer = next((offer for offer in offers if offer is not None), Offer(Reason.NOT_OFFERED))
    return replace(offer, reason=Reason.MISSING_COINS, refusal=Refusal.MISSING_COINS) if offer.short else offer


def price_of_building(state: State, city: int, item: int) -> Offer:
    ways = prices.offered(state, city, item, ANY_PURSE, is_kept(state, city))
    if not ways and not prices.chained(state, city, item):
        return bill(state, city, item, 0, Reason.MISSING_COINS, Refusal.NO_SELLER)
    offer = bill(state, city, item, ways[0] if ways else 0, Reason.OK, Refusal.NONE)
    if offer.short:
        return bill(state, city, item, ways[0], Reason.MISSING_COINS, Refusal.MISSING_COINS)
    return offer
