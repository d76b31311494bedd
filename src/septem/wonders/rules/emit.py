"""Events of a turn. Called only if someone listens."""

from .. import moves
from ..constants import (
    BANK_BOUGHT,
    BUILD,
    CARD_BUILT,
    CARD_CLAIMED,
    CARD_SOLD,
    CHAINED,
    CLAIM,
    CLAIM_COLOUR,
    COINS_PAID,
    COLOUR_CLAIMED,
    FREE,
    FROM_BANK,
    GIFT_LEFT,
    GIFT_RIGHT,
    GOODS_BOUGHT,
    MARKER_LAID,
    PAID,
    RAISE,
    SALE_SEEN,
    SELL,
    STAGE,
    STAGE_RAISED,
    TRADE_RECEIVED,
    WAY_PART,
)
from ..data.catalogue import CATALOGUE
from ..payment import free, prices
from ..state import State
from . import seating


def paid(state: State, city: int, answer: int) -> None:
    """Emit the coins that a city pays, and to whom."""
    card = moves.card_of(answer)
    left, right = moves.left_of(answer), moves.right_of(answer)
    if moves.verb_of(answer) == BUILD and prices.bank(state, city, card):
        state.tell(COINS_PAID, city, card, prices.bank(state, city, card))
    if moves.verb_of(answer) == RAISE:
        stage = CATALOGUE.stage[state.board[city]] + state.counts[city][STAGE]
        if CATALOGUE.price[stage]:
            state.tell(COINS_PAID, city, stage, CATALOGUE.price[stage])
    if answer & FROM_BANK:
        state.tell(BANK_BOUGHT, city, 0, 1)
    if left or answer & GIFT_LEFT:
        state.tell(GOODS_BOUGHT, city, state.left[city], left)
    if right or answer & GIFT_RIGHT:
        state.tell(GOODS_BOUGHT, city, state.right[city], right)


def laid(state: State, city: int, answer: int) -> None:
    """Emit the card that a city lays; the faces of markers and of sold cards are for one seat only (S-134)."""
    verb, card = moves.verb_of(answer), moves.card_of(answer)
    number = state.counts[city][STAGE]
    audience = state.eyes[seating.decider(state, city)]
    if verb == SELL:
        state.tell(CARD_SOLD, city, 0, 0)
        state.whisper(audience, SALE_SEEN, city, card, 0)
    elif verb == RAISE:
        state.tell(STAGE_RAISED, city, CATALOGUE.stage[state.board[city]] + number, number + 1)
        state.whisper(audience, MARKER_LAID, city, card, number + 1)
    else:
        if verb == CLAIM:
            state.tell(CARD_CLAIMED, city, card, 0)
        if verb == CLAIM_COLOUR:
            state.tell(COLOUR_CLAIMED, city, card, 0)
        chained = prices.chained(state, city, card) and not answer & WAY_PART
        free_card = verb in (CLAIM, CLAIM_COLOUR) or free.is_free_card(state, city, card)
        route = CHAINED if chained and verb == BUILD else FREE if free_card else PAID
        state.tell(CARD_BUILT, city, card, route)


def settled(state: State, city: int, answer: int) -> None:
    """Emit the coins that the neighbours receive."""
    left, right = moves.left_of(answer), moves.right_of(answer)
    if left:
        state.tell(TRADE_RECEIVED, state.left[city], city, left)
    if right:
        state.tell(TRADE_RECEIVED, state.right[city], city, right)


def hands(state: State, fact: int) -> None:
    """Every seat sees the hand it holds now."""
    for city in range(state.seats):
        row = state.hand[city]
        for place in range(state.held[row]):
            state.whisper(state.eyes[city], fact, city, state.hands[row][place], 0)
