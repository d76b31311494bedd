"""The discard pile: the sold and left-over cards of the history that nobody took out again.

Every card joins the pile in public, so its place is known to all and its face to few; who looks through the pile sees
each face in its place (S-133), and a card taken out is shown with the place it came from.
"""

from . import building, seating, sizes
from .box import FIRST_STAGE
from .state import State
from .words import (
    CARD_LEFT,
    CARD_PART,
    CARD_REVIVED,
    LEAVE,
    LEFT_SEEN,
    PAST_BITS,
    PILE_OPENED,
    PILE_SEEN,
    SELL,
    TAKEN,
)


def lies(entry: int) -> int:
    """Whether an entry of the history is a card of the pile."""
    verb = entry >> PAST_BITS  # a taken card has a bit that no verb has
    return 1 if verb in (SELL, LEAVE) else 0


def mark(state: State) -> None:
    """Write into the cloud which cards lie in the pile."""
    for card in range(FIRST_STAGE):
        state.cloud[card] = 0
    for past in range((state.age + 1) * state.rounds):
        for city in range(state.cities):
            if lies(state.history[past][city]):
                state.cloud[state.history[past][city] & CARD_PART] = 1


def look(state: State, city: int) -> None:
    """Who answers for a city sees every face in the pile."""
    seat = seating.decider(state, city)
    state.looked[seat] = state.age * state.rounds + (state.afterwards if state.turn == state.last_turn else state.turn) + 1
    if state.log is not None:
        tell_pile(state, city, seat)


def tell_pile(state: State, city: int, seat: int) -> None:
    state.tell(PILE_OPENED, city, 0, state.discarded)
    for past in range((state.age + 1) * state.rounds):
        for origin in range(state.cities):
            entry = state.history[past][origin]
            if lies(entry):
                state.whisper(state.eyes[seat], PILE_SEEN, city, entry & CARD_PART, past * sizes.CITIES + origin)


def revive(state: State, city: int, card: int) -> None:
    """The first copy of a card leaves the pile and is built for nothing, with all its effects (S-117)."""
    place = 0
    while not (lies(state.history[place // sizes.CITIES][place % sizes.CITIES])) or (
        state.history[place // sizes.CITIES][place % sizes.CITIES] & CARD_PART != card
    ):
        place += 1
    state.history[place // sizes.CITIES][place % sizes.CITIES] |= TAKEN
    state.discarded -= 1
    state.tell(CARD_REVIVED, city, card, place)
    building.build(state, city, card)
    building.receive(state, city, card)


def rest(state: State) -> int:
    """The cities that hold a seventh card now (a set)."""
    remaining = 0
    for city in range(state.cities):
        if state.held[state.hand[city]]:
            remaining |= 1 << city
    return remaining


def leave_rest(state: State) -> None:
    """Every card still in a hand, or in the Free City's pile, is discarded without coins (S-030.6, S2-033)."""
    for city in range(state.cities):
        if state.held[state.hand[city]]:
            leave(state, city, state.hand[city])


def leave(state: State, city: int, row: int) -> None:
    card = state.hands[row][0]
    state.history[state.age * state.rounds + state.afterwards][city] = LEAVE << PAST_BITS | card
    state.held[row] = 0
    state.discarded += 1
    if state.log is not None:
        state.tell(CARD_LEFT, city, 0, 0)
        if city < state.seats:
            state.whisper(state.eyes[city], LEFT_SEEN, city, card, 0)
