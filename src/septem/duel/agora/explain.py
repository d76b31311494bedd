"""Why moves of Agora are refused, and what they cost."""

from __future__ import annotations

from ...core.quote import Quote, Reason
from .. import moves
from ..constants import DESTROY_CARD, NOTHING, TAKE_TURN
from ..data.catalogue import CATALOGUE
from ..pantheon.constants import SEIZE_CARD, STEAL_WONDER
from ..payment import explain
from ..promo.constants import CLAIM_TOP
from ..state import State
from . import constants as c
from . import plots, senate
from .numbers import FIRST_PLOT

BY_QUESTION = {
    c.KEEP_PLOT: Reason.NOT_DRAWN,
    c.LOCK_TOKEN: Reason.NOT_LOCKABLE,
    c.CLAIM_REMOVED: Reason.NOT_ASIDE,
    c.SPY_TOKEN: Reason.NOT_DRAWN,
    c.SWAP_CARDS: Reason.NOT_SWAPPABLE,
    c.SHIFT_DECREE: Reason.NO_DECREE,
    c.RUIN_WONDER: Reason.NOT_IN_THEIR_CITY,
    STEAL_WONDER: Reason.NOT_YOUR_WONDER,
    SEIZE_CARD: Reason.NOT_IN_THEIR_CITY,
    CLAIM_TOP: Reason.NOT_IN_TOP_ROW,
}


def price(state: State, seat: int, move: int) -> Quote | None:
    return explain.bill(state, seat, moves.first_of(move)) if moves.verb_of(move) == c.RECRUIT else None


def refusal(state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
    """The reason why a move is not on the menu, if Agora knows it."""
    verb = moves.verb_of(move)
    if kind == TAKE_TURN and verb in (c.RECRUIT, c.PREPARE, c.TRIGGER):
        return turn_refusal(state, seat, verb, move)
    if verb in (c.PLACE_INFLUENCE, c.MOVE, c.REMOVE):
        return cube_refusal(state, seat, verb, moves.first_of(move))
    if kind == c.CAST_OPEN:
        return explain.card_refusal(state, moves.first_of(move)) if verb != c.PASS else Reason.OTHER_QUESTION
    if kind == c.TRIGGER_PLOT:
        return plot_refusal(state, seat, moves.first_of(move) - FIRST_PLOT, 0)
    if kind == DESTROY_CARD:
        return None
    return BY_QUESTION.get(kind, Reason.OTHER_QUESTION if kind in (c.SENATE_ACTION, c.CONSPIRATOR_ACTION) else None)


def cube_refusal(state: State, seat: int, verb: int, chamber: int) -> Reason:
    if verb == c.PLACE_INFLUENCE:
        return Reason.WRONG_CHAMBER if senate.in_stock(state, seat) else Reason.NO_CUBE
    owner = seat if verb == c.MOVE else 1 - seat
    return Reason.WRONG_CHAMBER if state.cubes[owner][chamber] else Reason.NO_CUBE


def turn_refusal(state: State, seat: int, verb: int, move: int) -> Reason:
    if verb == c.TRIGGER:
        if state.plotted:
            return Reason.TRIGGERED_ALREADY
        return plot_refusal(state, seat, moves.first_of(move) - FIRST_PLOT, 1)
    card = moves.first_of(move) if verb == c.RECRUIT else moves.second_of(move)
    reason = explain.card_refusal(state, card)
    if reason is not Reason.OK:
        return reason
    if verb == c.PREPARE:
        return plot_refusal(state, seat, moves.first_of(move) - FIRST_PLOT, 0)
    return Reason.MISSING_COINS if CATALOGUE.deck[card] == c.SENATOR_DECK else Reason.OTHER_QUESTION


def plot_refusal(state: State, seat: int, plot: int, prepared: int) -> Reason:
    number = plots.find(state, seat, plot)
    if number == state.plots_held[seat] or state.plots_shown[seat] >> number & 1:
        return Reason.NOT_YOUR_PLOT
    under = state.plot_card[seat][number] != NOTHING
    if under == bool(prepared):
        return Reason.NO_EFFECT
    return Reason.PREPARED_ALREADY if under else Reason.NOT_PREPARED
