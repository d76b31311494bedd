"""Quotes: whether a move is legal, its price, and the reasons. The menu decides; this module only explains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import compress

from ...core import bits
from ...core.quote import Line, Quote, Reason, Route, Source
from .. import agenda, moves, sizes
from ..constants import (
    BUILD,
    DESTROY_CARD,
    DRAFT_WONDER,
    GRAY,
    KEEP_TOKEN,
    MADE_FROM,
    MOST_WONDERS,
    NOBODY,
    PICK_TOKEN,
    RAISE,
    REVIVE_CARD,
    SELL,
    TAKE_TURN,
)
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_WONDER
from ..files import notation
from ..files.verbs import answers
from ..model import Effect, Extension
from ..rules.effects import Discount, OneMade, OneRaw
from ..state import State
from . import price_rules, prices


def quote(
    state: State, seat: int, move: int, legal: list[int], verbs: Sequence[int], extensions: list[Extension]
) -> Quote:
    """A move's quote, given the legal ones."""
    reason = Reason.OK if move in legal else refusal(state, seat, move, verbs, extensions)
    quoted = priced(state, seat, move, extensions) if notation.well_formed(move) else None
    return (
        Quote(reason)
        if quoted is None
        else with_purse(replace(quoted, reason=reason), state, seat, moves.purse_of(move))
    )


def price(state: State, seat: int, item: int) -> Quote:
    """The price of any building or wonder for a seat, wherever the item lies."""
    return with_purse(bill(state, seat, item), state, seat, 0)


def priced(state: State, seat: int, move: int, extensions: list[Extension]) -> Quote | None:
    """The price, where the move has one."""
    verb = moves.verb_of(move)
    if verb in (BUILD, RAISE):
        return bill(state, seat, moves.first_of(move))
    quotes = (extension.price(state, seat, move) for extension in extensions)
    return next((quote for quote in quotes if quote is not None), None)


def with_purse(quoted: Quote, state: State, seat: int, chosen: int) -> Quote:
    """Add to the receipt the coins from outside the treasury: those it lacks, or as many as the player chose."""
    coins = chosen or (0 if quoted.short else max(quoted.coins - state.coins[seat], 0))
    return replace(quoted, receipt=(*quoted.receipt, Line(Source.VAULT, -1, coins, 0))) if coins else quoted


def refusal(state: State, seat: int, move: int, verbs: Sequence[int], extensions: list[Extension]) -> Reason:
    """Why a move that is not on the menu is not."""
    if not notation.well_formed(move):
        return Reason.NOT_A_MOVE
    if not state.depth:
        return Reason.NO_DECISION if state.winner == NOBODY else Reason.GAME_OVER
    entry = state.agenda[state.depth - 1]
    kind, asked, about = agenda.kind_of(entry), agenda.seat_of(entry), agenda.about_of(entry)
    if asked != seat:
        return Reason.NOT_YOUR_DECISION
    verb = moves.verb_of(move)
    if kind not in answers(verb) or verb not in verbs:
        return Reason.OTHER_QUESTION
    for extension in extensions:
        if (reason := extension.refusal(state, seat, kind, about, move)) is not None:
            return reason
    if kind == TAKE_TURN:
        return turn_refusal(state, seat, move)
    if kind == DESTROY_CARD:
        return Reason.WRONG_COLOUR if CATALOGUE.colour[moves.first_of(move)] != about else Reason.NOT_IN_THEIR_CITY
    return {
        DRAFT_WONDER: Reason.NOT_OFFERED,
        PICK_TOKEN: Reason.NOT_ON_BOARD,
        KEEP_TOKEN: Reason.NOT_DRAWN,
        REVIVE_CARD: Reason.NOT_IN_DISCARD,
    }[kind]


def turn_refusal(state: State, seat: int, move: int) -> Reason:
    if moves.purse_of(move) or moves.verb_of(move) not in (SELL, BUILD, RAISE):
        return Reason.OTHER_QUESTION
    raising = moves.verb_of(move) == RAISE
    reason = card_refusal(state, moves.second_of(move) if raising else moves.first_of(move))
    if reason is not Reason.OK:
        return reason
    if raising:
        reason = wonder_refusal(state, seat, moves.first_of(move))
    if reason is Reason.OK and not raising and not CATALOGUE.buildable[moves.first_of(move)]:
        return Reason.NOT_A_BUILDING
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
    coins = prices.itemise(state, seat, item)
    short = max(coins - state.coins[seat] - state.vault[seat], 0)
    if reason is None:
        reason = Reason.MISSING_COINS if short else Reason.OK
    if prices.linked(state, seat, item):
        return Quote(reason, route=Route.CHAIN, receipt=(Line(Source.CHAINED, -1, 1, 0, CATALOGUE.chain[item]),))
    if prices.by_link(state, seat, item, coins):
        line = Line(Source.LINKED, -1, coins, 1, link_giver(state, seat))
        return Quote(
            reason, route=Route.LINK, coins=coins, receipt=(line,), missing=missing(state, seat, item), short=short
        )
    items = owned(state, seat)
    lines = [*produced(items, item), *chosen(state, items), *waived(state, items, item), *bought(state)]
    if CATALOGUE.price[item]:
        lines.append(Line(Source.COINS, -1, CATALOGUE.price[item], 1))
    lines += price_rules.lines(state, seat, item, prices.usual_price(state, seat, item))
    trade = prices.trade(state, seat, item, coins)
    return Quote(
        reason,
        coins=coins,
        trade=trade,
        payee=1 - seat if trade and state.tolls[1 - seat] else -1,
        receipt=tuple(lines),
        missing=missing(state, seat, item),
        short=short,
    )


def link_giver(state: State, seat: int) -> int:
    """The item to which a city owes the price of any card with a chain."""
    kinds = ({effect.facts()["kind"] for effect in CATALOGUE.cards[item].effects} for item in owned(state, seat))
    return next(
        item for item, kind in zip(owned(state, seat), kinds, strict=True) if "build_any_chain_card_for" in kind
    )


def market(state: State, seat: int) -> tuple[int, ...]:
    """The price of one unit of each good for a seat in trade."""
    prices.itemise(state, seat, 0)
    return tuple(state.rate[: sizes.GOODS])


def missing(state: State, seat: int, item: int) -> tuple[tuple[int, int], ...]:
    """The goods of the cost that the city's brown and gray buildings do not make."""
    lacking = zip(cost_of(item), state.goods[seat][: sizes.GOODS], strict=True)
    return tuple((good, wanted - made) for good, (wanted, made) in enumerate(lacking) if wanted > made)


# Below, rows are read once: where the rules are compiled, each reading makes lists of all rows.
@cache
def cost_of(item: int) -> tuple[int, ...]:
    return tuple(CATALOGUE.cost[item][: sizes.GOODS])


@cache
def made_by(item: int) -> tuple[int, ...]:
    """Units of each good that a brown or gray building makes."""
    return tuple(CATALOGUE.makes[item]) if CATALOGUE.colour[item] <= GRAY else ()


def produced(items: list[int], wanted_item: int) -> list[Line]:
    """Units made by brown and gray buildings, building by building."""
    lines = []
    makers = [item for item in items if made_by(item)]
    for good, wanted in enumerate(cost_of(wanted_item)):
        for maker in makers:
            units = min(wanted, made_by(maker)[good])
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
    giver = givers[0] if givers else -1  # nothing in the city: a rule of an expansion
    return [Line(Source.WAIVED, good, units, 0, giver) for good, units in enumerate(state.by_discount) if units]


def bought(state: State) -> list[Line]:
    rate = state.rate
    return [Line(Source.BOUGHT, good, units, rate[good]) for good, units in enumerate(state.missing) if units]


def owned(state: State, seat: int) -> list[int]:
    return list(compress(range(sizes.ITEMS), state.built[seat]))


@cache
def has_effect(item: int, kind: type[Effect]) -> bool:
    return any(isinstance(effect, kind) for effect in CATALOGUE.cards[item].effects)


@cache
def discounts(item: int, colour: int) -> bool:
    """Whether an item waives goods of this colour's costs."""
    return any(isinstance(effect, Discount) and effect.colour == colour for effect in CATALOGUE.cards[item].effects)
