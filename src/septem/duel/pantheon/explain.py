"""Quotes for the moves of Pantheon: activations with their receipts, and reasons for refusals."""

from __future__ import annotations

from ...core import bits
from ...core.quote import Line, Quote, Reason, Source
from .. import moves, sizes
from ..constants import GRAY, GREEN, NOTHING, TAKE_TURN
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN, FIRST_WONDER
from ..model import Effect
from ..state import State
from . import activation
from .constants import (
    ACTIVATE,
    ALL_DECKS,
    CALL_DIVINITY,
    CHOOSE_DECK,
    DROP_LOOT,
    KEEP_LENT,
    PLACE_BARRIER,
    PLACE_DIVINITY,
    PLACE_SNAKE,
    PLACES,
    RAISE_FREE,
    SACK_LOOT,
    SEIZE_CARD,
    STEAL_WONDER,
    STRIKE_CARD,
    UNBUILD_WONDER,
)
from .effects import Rebate
from .numbers import THE_GATE

PLAIN = {
    CHOOSE_DECK: Reason.DECK_EMPTY,
    KEEP_LENT: Reason.NOT_DRAWN,
    STRIKE_CARD: Reason.NOT_IN_STRUCTURE,
    UNBUILD_WONDER: Reason.NOT_BUILT,
    PLACE_BARRIER: Reason.ON_THE_PAWN,
    DROP_LOOT: Reason.NOT_ON_TRACK,
    SACK_LOOT: Reason.NOT_ON_TRACK,
}


def price(state: State, seat: int, move: int) -> Quote | None:
    """The receipt of an activation: slot, doubling, Sanctuary, offerings (P-031)."""
    slot = activation.find(state, moves.first_of(move))
    if moves.verb_of(move) != ACTIVATE or slot == sizes.SHRINES or state.age < 1:
        return None
    used = moves.second_of(move)
    coins = activation.price_of(state, seat, move)
    return Quote(
        Reason.OK,
        coins=coins,
        receipt=tuple(lines(state, seat, slot, used)),
        short=max(coins - state.coins[seat] - state.vault[seat], 0),
    )


def lines(state: State, seat: int, slot: int, used: int) -> list[Line]:
    """The lines of a receipt; reductions have a negative price."""
    cost = activation.slot_cost(seat, slot)
    receipt = [Line(Source.SLOT, -1, cost, 1, state.shrine[slot])]
    if state.shrine[slot] == THE_GATE:
        receipt.append(Line(Source.DOUBLED, -1, cost, 1, THE_GATE))
    left = sum(line.coins for line in receipt)
    if state.rebate[seat]:
        less = min(state.rebate[seat], left)
        receipt.append(Line(Source.REBATE, -1, less, -1, giver(state, seat, Rebate)))
        left -= less
    for offering in bits.members(used):
        less = min(activation.value(1 << offering), left)
        receipt.append(Line(Source.OFFERED, -1, less, -1, offering))
        left -= less
    return receipt


def giver(state: State, seat: int, kind: type[Effect]) -> int:
    """The item in a city that has an effect."""
    owned = (item for item in range(FIRST_WONDER, FIRST_TOKEN) if state.built[seat][item])
    return next(item for item in owned if any(isinstance(effect, kind) for effect in CATALOGUE.cards[item].effects))


def refusal(state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
    if kind == TAKE_TURN:
        return activation_refusal(state, seat, move) if moves.verb_of(move) == ACTIVATE else purse_refusal(move)
    if kind in (PLACE_SNAKE, SEIZE_CARD):
        return card_refusal(state, seat, kind, moves.first_of(move))
    if kind == PLACE_DIVINITY:
        slot = moves.second_of(move)
        return Reason.SLOT_TAKEN if state.shrine[slot] != NOTHING else Reason.NOT_REVEALED
    if kind == CALL_DIVINITY:
        return Reason.NO_SUCH_ORDER if moves.first_of(move) in revealed(state, about) else Reason.NOT_REVEALED
    if kind == RAISE_FREE:
        own = state.hand[seat] >> moves.first_of(move) - FIRST_WONDER & 1
        return Reason.NOT_IN_DISCARD if own else unraised_refusal(state, seat, moves.first_of(move))
    if kind == STEAL_WONDER:
        return unraised_refusal(state, 1 - seat, moves.first_of(move))
    return PLAIN.get(kind)


def revealed(state: State, about: int) -> list[int]:
    """The divinities that may be called: a whole deck, or the top of each."""
    decks = range(sizes.MYTHOLOGIES) if about == ALL_DECKS else [about]
    cards = [state.piles[deck * PLACES : deck * PLACES + state.piled[deck]] for deck in decks]
    return [card for deck in cards for card in (deck[-1:] if about == ALL_DECKS else deck)]


def unraised_refusal(state: State, owner: int, wonder: int) -> Reason:
    """Why this is not an unbuilt wonder of a city."""
    return Reason.WONDER_BUILT if state.built[owner][wonder] else Reason.NOT_YOUR_WONDER


def activation_refusal(state: State, seat: int, move: int) -> Reason:
    used = moves.second_of(move)
    if state.age < 1:
        return Reason.TOO_EARLY
    slot = activation.find(state, moves.first_of(move))
    if slot == sizes.SHRINES:
        return Reason.NOT_IN_PANTHEON
    if used & ~state.offerings[seat]:
        return Reason.NOT_YOUR_OFFERING
    if activation.price_of(state, seat, move) > state.coins[seat] + state.vault[seat]:
        return Reason.MISSING_COINS
    return purse_refusal(move) or Reason.OK  # wasteful ways are not offered, but accepted (P-032)


def purse_refusal(move: int) -> Reason | None:
    return Reason.NOT_YOUR_COINS if moves.purse_of(move) else None


def card_refusal(state: State, seat: int, kind: int, card: int) -> Reason:
    colours = range(GREEN, GREEN + 1) if kind == PLACE_SNAKE else range(GRAY + 1)
    return Reason.NOT_IN_THEIR_CITY if CATALOGUE.colour[card] in colours else Reason.WRONG_COLOUR
