"""A round of answers carried out: four sweeps over the table, so that the order of cities cannot matter (S-031)."""

from . import building, duty, payment, seating, sizes, telling, treasury
from .catalogue import CATALOGUE
from .state import State
from .words import (
    BUILD,
    CARD_BITS,
    CARD_PART,
    CLAIM,
    COIN_PART,
    CONFLICT_LOST,
    CONFLICT_WON,
    DEFEAT,
    FOR_SALE,
    FREE_SEAT,
    LAST_TURN,
    LEFT_BITS,
    PAST_BITS,
    RAISE,
    SELL,
    STAGE,
    STRICT_SEVENTH,
    VERB_BITS,
    VERB_PART,
)

SALE = 3


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
    """What will be wanted of the table as it was before the answers are carried out."""
    if state.rulings & STRICT_SEVENTH and when == LAST_TURN:
        keep(state)
    if state.seats == FREE_SEAT and asked >> FREE_SEAT & 1:
        duty.note(state, when)


def keep(state: State) -> None:
    """Remember what the city that may play its seventh card has before the sixth, less what that one costs (R-16)."""
    for city in range(state.cities):
        raising = state.answers[city] >> VERB_BITS & VERB_PART == RAISE
        if state.lasting >> city & 1 or (raising and CATALOGUE.lasts[next_stage(state, city)]):
            payment.keep_market(state, city)
            state.kept_purse = state.coins[city] - cost(state, city)


def bill(state: State, city: int, when: int) -> None:
    """The card leaves the hand, and every coin the answer costs leaves the purse."""
    answer = state.answers[city]
    verb = answer >> VERB_BITS & VERB_PART
    card = answer >> CARD_BITS & CARD_PART
    take_from_hand(state, seating.row_played(state, city, when), card)
    state.history[state.age * sizes.ROUNDS + when][city] = verb << PAST_BITS | card
    state.coins[city] -= cost(state, city)
    if state.log is not None:
        telling.paid(state, city, answer)


def cost(state: State, city: int) -> int:
    """All the coins an answer costs."""
    answer = state.answers[city]
    coins = (answer >> LEFT_BITS & COIN_PART) + (answer & COIN_PART)
    if answer >> VERB_BITS & VERB_PART == BUILD:
        coins += payment.bank(state, city, answer >> CARD_BITS & CARD_PART)
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
    verb = answer >> VERB_BITS & VERB_PART
    card = answer >> CARD_BITS & CARD_PART
    if state.log is not None:
        telling.laid(state, city, answer)
    if verb == SELL:
        state.discarded += 1
    elif verb == RAISE:
        building.enter(state, city, next_stage(state, city))
    else:
        if verb == CLAIM:
            state.claims &= ~(1 << city)
        building.build(state, city, card)


def settle(state: State, city: int) -> None:
    """The neighbours are paid, and the bank pays for a card sold."""
    answer = state.answers[city]
    state.coins[state.left[city]] += answer >> LEFT_BITS & COIN_PART
    state.coins[state.right[city]] += answer & COIN_PART
    if state.log is not None:
        telling.settled(state, city, answer)
    if answer >> VERB_BITS & VERB_PART == SELL:
        treasury.receive(state, city, SALE, FOR_SALE)


def activate(state: State, city: int) -> None:
    """Coins are counted on the cities as they are after everyone has built (S-030.4)."""
    answer = state.answers[city]
    verb = answer >> VERB_BITS & VERB_PART
    if verb == RAISE:
        building.receive(state, city, next_stage(state, city) - 1)
    elif verb != SELL:
        building.receive(state, city, answer >> CARD_BITS & CARD_PART)


def next_stage(state: State, city: int) -> int:
    return CATALOGUE.stage[state.board[city]] + state.counts[city][STAGE]


def conflicts(state: State, worth: int) -> None:
    """Every city against its left neighbour, so each pair once (S-095, S-096)."""
    for city in range(state.cities):
        left = state.left[city]
        if state.shields[city] > state.shields[left]:
            beat(state, city, left, worth)
        elif state.shields[city] < state.shields[left]:
            beat(state, left, city, worth)


def beat(state: State, winner: int, loser: int, worth: int) -> None:
    state.victories[winner][state.age] += 1
    state.counts[loser][DEFEAT] += 1
    if state.log is not None:
        state.tell(CONFLICT_WON, winner, loser, worth)
        state.tell(CONFLICT_LOST, loser, winner, -1)
