"""A round of answers carried out: four sweeps over the table, so that the order of cities cannot matter (S-031)."""

from .. import history, moves
from ..constants import (
    BANK_SELLS,
    BUILD,
    CLAIM,
    CLAIM_COLOUR,
    FOR_CHAIN,
    FOR_SALE,
    FOR_TRADE,
    FREE_SEAT,
    FREES,
    FROM_BANK,
    GIFT_LEFT,
    GIFT_RIGHT,
    RAISE,
    REBATE_LEFT,
    REBATE_RIGHT,
    SALE,
    SELL,
    STAGE,
    STRICT_SEVENTH,
    TRADED_LEFT,
    TRADED_RIGHT,
    WAY_PART,
)
from ..data.catalogue import CATALOGUE
from ..knowledge import free_city_inference
from ..payment import prices
from ..state import State
from . import building, emit, seating, treasury


def begin(state: State) -> None:
    """Begin a turn, or a phase that counts as one: payment aids that work once a turn work again."""
    state.interest_due = state.interest
    for city in range(state.cities):
        state.used[city] = 0


def resolve(state: State, asked: int, when: int) -> None:
    """Every answer is in: pay, place, receive (S-030)."""
    remember(state, asked, when)
    for city in range(state.cities):
        if asked >> city & 1:
            bill(state, city, when)
    for city in range(state.cities):
        if asked >> city & 1:
            lay(state, city)
    for city in range(state.cities):
        if asked >> city & 1:
            settle(state, city)
    for city in range(state.cities):
        if asked >> city & 1:
            activate(state, city)


def remember(state: State, asked: int, when: int) -> None:
    """Keep facts about the table that are needed later, before the answers are carried out."""
    if state.rulings & STRICT_SEVENTH and when == state.last_turn:
        keep(state)
    if state.seats == FREE_SEAT and asked >> FREE_SEAT & 1:
        free_city_inference.remember(state, when)


def keep(state: State) -> None:
    """Remember coins and goods of the city with a seventh card before the sixth, less the price of the sixth (R-16)."""
    for city in range(state.cities):
        raising = moves.verb_of(state.answers[city]) == RAISE
        if state.lasting >> city & 1 or (raising and CATALOGUE.lasts[next_stage(state, city)]):
            prices.keep_market(state, city)
            state.kept_purse = state.coins[city] - cost(state, city)


def bill(state: State, city: int, when: int) -> None:
    """The card leaves the hand, and every coin the answer costs leaves the purse."""
    answer = state.answers[city]
    verb = moves.verb_of(answer)
    card = moves.card_of(answer)
    take_from_hand(state, seating.row_played(state, city, when), card)
    state.history[state.age * state.rounds + when][city] = history.pack(verb, card)
    state.coins[city] -= cost(state, city)
    if state.log is not None:
        emit.paid(state, city, answer)
    if state.helps[city]:
        note_help(state, city)


def note_help(state: State, city: int) -> None:
    """Note the payment aids that work once a turn and that a city has used now (C-R21)."""
    if not (state.helps[city] & ~FREES or state.frees[city]):  # a free first or last card is no payment aid (E-060)
        return
    answer = state.answers[city]
    if answer & FROM_BANK:
        state.used[city] |= BANK_SELLS
    if moves.left_of(answer) or answer & GIFT_LEFT:
        state.used[city] |= REBATE_LEFT
    if moves.right_of(answer) or answer & GIFT_RIGHT:
        state.used[city] |= REBATE_RIGHT


def cost(state: State, city: int) -> int:
    """All the coins an answer costs."""
    answer = state.answers[city]
    coins = moves.left_of(answer) + moves.right_of(answer)
    if answer & FROM_BANK:
        coins += 1
    if moves.verb_of(answer) == BUILD:
        coins += prices.bank(state, city, moves.card_of(answer))
    elif moves.verb_of(answer) == RAISE:
        coins += CATALOGUE.price[next_stage(state, city)]
    return coins


def take_from_hand(state: State, row: int, card: int) -> None:
    """Hands stay sorted."""
    cards = state.hands[row]
    place = 0
    while cards[place] != card:
        place += 1
    state.held[row] -= 1
    for other in range(place, state.held[row]):
        cards[other] = cards[other + 1]


def lay(state: State, city: int) -> None:
    answer = state.answers[city]
    verb = moves.verb_of(answer)
    card = moves.card_of(answer)
    if state.log is not None:
        emit.laid(state, city, answer)
    if verb == SELL:
        state.discarded += 1
    elif verb == RAISE:
        building.enter(state, city, next_stage(state, city))
    else:
        if verb == CLAIM:
            state.claims &= ~(1 << city)
        elif verb == CLAIM_COLOUR:
            state.colour_claims &= ~(1 << city)
        building.build(state, city, card)


def settle(state: State, city: int) -> None:
    """The neighbours are paid, and the bank pays for a card sold."""
    answer = state.answers[city]
    state.coins[state.left[city]] += moves.left_of(answer)
    state.coins[state.right[city]] += moves.right_of(answer)
    if state.log is not None:
        emit.settled(state, city, answer)
    if state.trade_bonus[city]:
        reward_trade(state, city)
    if moves.verb_of(answer) == SELL:
        treasury.receive(state, city, SALE, FOR_SALE)


def reward_trade(state: State, city: int) -> None:
    """Coins from the bank for buying from a neighbour, once a turn for each (L-072)."""
    answer = state.answers[city]
    if (moves.left_of(answer) or answer & GIFT_LEFT) and not state.used[city] & TRADED_LEFT:
        state.used[city] |= TRADED_LEFT
        treasury.receive(state, city, state.trade_bonus[city], FOR_TRADE)
    if (moves.right_of(answer) or answer & GIFT_RIGHT) and not state.used[city] & TRADED_RIGHT:
        state.used[city] |= TRADED_RIGHT
        treasury.receive(state, city, state.trade_bonus[city], FOR_TRADE)


def activate(state: State, city: int) -> None:
    """Coins are counted on the cities as they are after everyone has built (S-030.4)."""
    answer = state.answers[city]
    verb = moves.verb_of(answer)
    if verb == RAISE:
        building.receive(state, city, next_stage(state, city) - 1)
    elif verb != SELL:
        card = moves.card_of(answer)
        building.receive(state, city, card)
        paid = answer & WAY_PART  # although there may be a chain
        if state.chain_bonus[city] and verb == BUILD and not paid and prices.chained(state, city, card):
            treasury.receive(state, city, state.chain_bonus[city], FOR_CHAIN)


def next_stage(state: State, city: int) -> int:
    return CATALOGUE.stage[state.board[city]] + state.counts[city][STAGE]
