"""Infers from forced moves which cards the Free City cannot have held (S2-021, S2-025).

It sells only if no card left in the holder's hand can be played for it, and marks no stage with a card that it must
build by its chain. When it does one or the other, everyone can tell which cards it did not have. A set of cards of an
age has a bit for each kind in the deck for three cities, then one for each guild and each further card.
"""

from ...core.names import check_room
from .. import history, moves, sizes
from ..constants import CHAINED_MARKER, FREE_SEAT, RAISE, SELL, STRICT_SEVENTH
from ..data.catalogue import CATALOGUE
from ..data.components import EXTRAS_AN_AGE, FIRST_EXTRA, FIRST_GUILD
from ..payment import prices
from ..rules import seating
from ..state import State
from . import slots

FREE_CITIES = 3
ONE = 1  # as wide as a set of cards,
MOST = 63  # which can hold so many


def remember(state: State, when: int) -> None:
    """Every answer is in: remember the Free City's coins, and the cards it cannot have had."""
    past = state.age * state.rounds + when
    strict = when == state.afterwards and state.rulings & STRICT_SEVENTH
    state.free_city_coins[past] = 1 + (state.kept_purse if strict else state.coins[FREE_SEAT])
    state.excluded[past] = cannot_have(state, state.age, when, moves.verb_of(state.answers[FREE_SEAT]))


def cannot_have(state: State, age: int, when: int, verb: int) -> int:
    """The cards that the Free City did not have, as it now stands, if it uses one in some way (a set)."""
    if verb == SELL:
        if when == state.afterwards and state.rulings & STRICT_SEVENTH:
            prices.recall_market(state, FREE_SEAT)
        else:
            prices.open_market(state, FREE_SEAT)
    elif verb != RAISE or state.rulings & CHAINED_MARKER:
        return 0
    cards = 0
    for place in range(kinds(age)):
        card = kind(age, place)
        if not prices.has(state, FREE_SEAT, card) and must(state, card, verb):
            cards |= ONE << place
    return cards


def must(state: State, card: int, verb: int) -> int:
    """Whether a card would have had to be built, with the market open."""
    if verb == RAISE:
        return prices.chained(state, FREE_SEAT, card)
    if prices.claims_colour(state, FREE_SEAT, card):
        return 1
    return 1 if state.claims >> FREE_SEAT & 1 or prices.ways(state, FREE_SEAT, card, state.ways) else 0


def kinds(age: int) -> int:
    """How many kinds of cards an age can have."""
    return usual(age) + guilds(age) + EXTRAS_AN_AGE


def usual(age: int) -> int:
    return CATALOGUE.deck_size[FREE_CITIES * sizes.AGES + age]


def guilds(age: int) -> int:
    return FIRST_EXTRA - FIRST_GUILD if age == sizes.AGES - 1 else 0


def kind(age: int, place: int) -> int:
    if place < usual(age):
        return CATALOGUE.deck[FREE_CITIES * sizes.AGES + age][place]
    if place < usual(age) + guilds(age):
        return FIRST_GUILD + place - usual(age)
    return FIRST_EXTRA + age * EXTRAS_AN_AGE + place - usual(age) - guilds(age)


def is_excluded(state: State, seat: int, age: int, slot: int) -> int:
    """1 if the card in a slot is one that the Free City cannot have left aside, as far as a seat can tell."""
    if slot >= sizes.DRAW_SLOTS:
        return 0
    turn = slot >> 3 if slot < sizes.HAND_SLOTS else state.rounds
    free = 1 if slot < sizes.HAND_SLOTS and slot & 7 == FREE_SEAT else 0
    if free and is_in(state, age, slot, state.excluded[age * state.rounds + turn]):
        return 1
    if not is_in_shared_hand(state, age, slot, turn, free):
        return 0
    for earlier in range(arrived(state, seat, age, slot, turn), min(turn, state.afterwards)):
        verb = history.verb_of(state.history[age * state.rounds + earlier][FREE_SEAT])
        if verb == SELL and is_in(state, age, slot, state.excluded[age * state.rounds + earlier]):
            return 1
    return 0


def is_in(state: State, age: int, slot: int, cards: int) -> int:
    """Whether the card in a slot is one of a set."""
    if cards == 0:
        return 0
    card = slots.read(state, age, slot)
    for place in range(kinds(age)):
        if kind(age, place) == card:
            return cards >> place & 1
    return 0


def is_in_shared_hand(state: State, age: int, slot: int, turn: int, free: int) -> int:
    """Whether a slot's card was in the hand that the Free City plays from."""
    row = seating.first_holder(age)
    if slot >= sizes.HAND_SLOTS:
        return 1 if slot - sizes.HAND_SLOTS >> 4 == row else 0
    if free:
        return 1 if turn < state.afterwards else 0
    return 1 if seating.city_holding(state, age, min(turn, state.afterwards - 1), row) == slot & 7 else 0


def arrived(state: State, seat: int, age: int, slot: int, until: int) -> int:
    """From when on the card in a slot was surely in the hand: when it was drawn, or the seat saw the hand last."""
    for turn in range(state.rounds):
        if state.draw_slots[turn] == slot:
            return turn
    seen = 0
    for turn in range(min(until + 1, slots.turns_begun(state, age))):
        if seating.city_holding(state, age, turn, seating.first_holder(age)) == seat:
            seen = turn
    return seen


for each in range(sizes.AGES):
    check_room(kinds(each), MOST, "kinds of cards in an age", "the type of State.excluded")
