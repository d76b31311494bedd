"""Quotes: whether a move is legal, what it costs and why. The menu decides; this only says so in detail."""

from __future__ import annotations

from ..core import bits
from ..core.quote import Line, Quote, Reason, Route, Source
from . import notation, payment, sizes
from .box import FIRST_WONDER
from .catalogue import CATALOGUE
from .effects import Discount, OneMade, OneRaw
from .model import Effect
from .state import State
from .words import (
    BUILD,
    CHOOSE_STARTER,
    DESTROY,
    DESTROY_CARD,
    DRAFT,
    DRAFT_WONDER,
    GRAY,
    KEEP_TOKEN,
    MADE_FROM,
    MOST_WONDERS,
    PART,
    PICK_TOKEN,
    RAISE,
    REVIVE,
    REVIVE_CARD,
    SECOND_BITS,
    SELL,
    START,
    TAKE_TURN,
    TOKEN_MOVE,
    VERB_BITS,
)

QUESTIONS_OF = {
    DRAFT: (DRAFT_WONDER,),
    SELL: (TAKE_TURN,),
    BUILD: (TAKE_TURN,),
    RAISE: (TAKE_TURN,),
    TOKEN_MOVE: (PICK_TOKEN, KEEP_TOKEN),
    REVIVE: (REVIVE_CARD,),
    DESTROY: (DESTROY_CARD,),
    START: (CHOOSE_STARTER,),
}


def quote(state: State, seat: int, move: int, legal: list[int]) -> Quote:
    """A move's quote, given the legal ones."""
    if move in legal:
        return priced(state, seat, move, Reason.OK)
    return priced(state, seat, move, refusal(state, seat, move))


def priced(state: State, seat: int, move: int, reason: Reason) -> Quote:
    """With the price, where the move has one."""
    if not notation.well_formed(move) or move >> VERB_BITS not in (BUILD, RAISE):
        return Quote(reason)
    return bill(state, seat, move & PART, reason)


def refusal(state: State, seat: int, move: int) -> Reason:
    """Why a move that is not on the menu is not."""
    if not notation.well_formed(move):
        return Reason.NOT_A_MOVE
    if not state.depth:
        return Reason.GAME_OVER
    entry = state.agenda[state.depth - 1]
    kind, asked, about = entry & 255, entry >> 8 & 255, entry >> 16
    if asked != seat:
        return Reason.NOT_YOUR_DECISION
    if kind not in QUESTIONS_OF[move >> VERB_BITS]:
        return Reason.OTHER_QUESTION
    if kind == TAKE_TURN:
        return turn_refusal(state, seat, move)
    if kind == DESTROY_CARD:
        return Reason.WRONG_COLOUR if CATALOGUE.colour[move & PART] != about else Reason.NOT_IN_THEIR_CITY
    return {
        DRAFT_WONDER: Reason.NOT_OFFERED,
        PICK_TOKEN: Reason.NOT_ON_BOARD,
        KEEP_TOKEN: Reason.NOT_DRAWN,
        REVIVE_CARD: Reason.NOT_IN_DISCARD,
    }[kind]


def turn_refusal(state: State, seat: int, move: int) -> Reason:
    raising = move >> VERB_BITS == RAISE
    reason = card_refusal(state, move >> SECOND_BITS & PART if raising else move & PART)
    if reason is not Reason.OK:
        return reason
    if raising:
        reason = wonder_refusal(state, seat, move & PART)
    return reason if reason is not Reason.OK else Reason.MISSING_COINS


def card_refusal(state: State, card: int) -> Reason:
    """Whether a card lies open in the structure. A face-down card is not said to lie anywhere (DH-03)."""
    faces = state.deal[state.age * sizes.SLOTS : (state.age + 1) * sizes.SLOTS]
    for slot in bits.members(state.present & state.shown):
        if faces[slot] == card:
            return Reason.OK if state.open >> slot & 1 else Reason.COVERED
    return Reason.NOT_IN_STRUCTURE


def wonder_refusal(state: State, seat: int, wonder: int) -> Reason:
    if state.built[seat][wonder]:
        return Reason.WONDER_BUILT
    if state.raised >= MOST_WONDERS:
        return Reason.ENOUGH_WONDERS
    if not state.hand[seat] >> wonder - FIRST_WONDER & 1:
        return Reason.NOT_YOUR_WONDER
    return Reason.OK


def bill(state: State, seat: int, item: int, reason: Reason | None = None) -> Quote:
    """The price of any building or wonder for a seat, wherever it lies, with its receipt."""
    coins = payment.itemise(state, seat, item)
    short = max(coins - state.coins[seat], 0)
    if reason is None:
        reason = Reason.MISSING_COINS if short else Reason.OK
    if payment.linked(state, seat, item):
        return Quote(reason, route=Route.CHAIN, receipt=(Line(Source.CHAINED, -1, 1, 0, CATALOGUE.chain[item]),))
    items = owned(state, seat)
    lines = [*produced(items, item), *chosen(state, items), *waived(state, items, item), *bought(state)]
    if CATALOGUE.price[item]:
        lines.append(Line(Source.COINS, -1, CATALOGUE.price[item], 1))
    trade = coins - CATALOGUE.price[item]
    return Quote(
        reason,
        coins=coins,
        trade=trade,
        payee=1 - seat if trade and state.tolls[1 - seat] else -1,
        receipt=tuple(lines),
        missing=missing(state, seat, item),
        short=short,
    )


def market(state: State, seat: int) -> tuple[int, ...]:
    """What each good costs a seat in trade."""
    payment.itemise(state, seat, 0)
    return tuple(state.rate)


def missing(state: State, seat: int, item: int) -> tuple[tuple[int, int], ...]:
    """The goods of the cost that the city's brown and gray buildings do not make."""
    lacking = zip(CATALOGUE.cost[item], state.goods[seat], strict=True)
    return tuple((good, wanted - made) for good, (wanted, made) in enumerate(lacking) if wanted > made)


# Below, rows are read once: where the rules are compiled, each reading makes a list of the whole row.
def produced(items: list[int], wanted_item: int) -> list[Line]:
    """Units made by brown and gray buildings, building by building."""
    lines = []
    makes, colour = CATALOGUE.makes, CATALOGUE.colour
    makers = [item for item in items if colour[item] <= GRAY]
    for good, wanted in enumerate(CATALOGUE.cost[wanted_item]):
        for maker in makers:
            units = min(wanted, makes[maker][good])
            if units:
                lines.append(Line(Source.PRODUCED, good, units, 0, maker))
                wanted -= units
    return lines


def chosen(state: State, items: list[int]) -> list[Line]:
    """Units made by producers of choice; which one makes which does not matter within a class."""
    lines = []
    raw = iter([item for item in items if has_effect(item, OneRaw)])
    made = iter([item for item in items if has_effect(item, OneMade)])
    for good, units in enumerate(state.by_choice):
        makers = made if good >= MADE_FROM else raw
        lines += [Line(Source.CHOSEN, good, 1, 0, next(makers)) for _ in range(units)]
    return lines


def waived(state: State, items: list[int], wanted_item: int) -> list[Line]:
    colour = CATALOGUE.colour[wanted_item]
    givers = [item for item in items if discounts(item, colour)]
    return [Line(Source.WAIVED, good, units, 0, givers[0]) for good, units in enumerate(state.by_discount) if units]


def bought(state: State) -> list[Line]:
    rate = state.rate
    return [Line(Source.BOUGHT, good, units, rate[good]) for good, units in enumerate(state.missing) if units]


def owned(state: State, seat: int) -> list[int]:
    return [item for item, here in enumerate(state.built[seat]) if here]


def has_effect(item: int, kind: type[Effect]) -> bool:
    return any(isinstance(effect, kind) for effect in CATALOGUE.cards[item].effects)


def discounts(item: int, colour: int) -> bool:
    """Whether an item waives goods of this colour's costs."""
    return any(isinstance(effect, Discount) and effect.colour == colour for effect in CATALOGUE.cards[item].effects)
