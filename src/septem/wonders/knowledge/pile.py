"""The discard pile: cards sold or left over, less those built from it again.

The pile is one pile. A player who looks through it sees the cards and the age on each back, but not who threw which
(S-133); a card that is built from it is seen by all, and nobody learns whose it was.
"""

from .. import history, sizes
from ..constants import CARD_LEFT, CARD_REVIVED, LEAVE, LEFT_SEEN, PILE_OPENED, PILE_SEEN, SELL
from ..data.components import FIRST_STAGE
from ..rules import building, seating
from ..state import State


def thrown(entry: int) -> int:
    """Whether an entry of the history is a card that went to the pile."""
    verb = history.verb_of(entry)
    return 1 if verb in (SELL, LEAVE) else 0


def mark(state: State) -> None:
    """Write down how often each card lies in the pile."""
    for card in range(FIRST_STAGE):
        state.pile_counts[card] = 0
    for age in range(state.age + 1):
        add_age(state, age, sizes.PAST)


def mark_age(state: State, age: int, until: int) -> None:
    """The same for the cards of one age, as they lay when a round was over, before anyone took one then."""
    for card in range(FIRST_STAGE):
        state.pile_counts[card] = 0
    add_age(state, age, until)


def add_age(state: State, age: int, until: int) -> None:
    for past in range(age * state.rounds, min(until + 1, (age + 1) * state.rounds)):
        for city in range(state.cities):
            if thrown(state.history[past][city]):
                state.pile_counts[history.card_of(state.history[past][city])] += 1
    for place in range(state.revivals):
        entry = state.revived[place]
        if history.age_of(entry) == age and history.round_of(entry) < until:
            state.pile_counts[history.card_of(entry)] -= 1


def moment(state: State) -> int:
    """The round that is over when the pile is looked through."""
    return state.age * state.rounds + (state.afterwards if state.turn == state.last_turn else state.turn)


def look(state: State, city: int) -> None:
    """The seat that answers for a city sees every face in the pile."""
    seat = seating.decider(state, city)
    state.looked[seat] |= 1 << moment(state)
    if state.log is not None:
        tell_pile(state, city, seat)


def looks(state: State, seat: int) -> int:
    """The rounds after which a seat or its partner has looked through the pile (a set)."""
    rounds = 0
    for mate in range(state.seats):
        if seating.eyes(state, seat) >> mate & 1:
            rounds |= state.looked[mate]
    return rounds


def tell_pile(state: State, city: int, seat: int) -> None:
    """By age and card, so that the order says nothing."""
    state.tell(PILE_OPENED, city, 0, state.discarded)
    for age in range(state.age + 1):
        mark_age(state, age, sizes.PAST)
        for card in range(FIRST_STAGE):
            for _ in range(state.pile_counts[card]):
                state.whisper(state.eyes[seat], PILE_SEEN, city, card, age + 1)


def revive(state: State, city: int, card: int) -> None:
    """A card leaves the pile, the oldest of its kind, and is built for nothing, with all its effects (S-117)."""
    age = 0
    mark_age(state, age, sizes.PAST)
    while state.pile_counts[card] == 0:
        age += 1
        mark_age(state, age, sizes.PAST)
    state.revived[state.revivals] = history.pack_revival(moment(state), city, age, card)
    state.revivals += 1
    state.discarded -= 1
    state.tell(CARD_REVIVED, city, card, age + 1)
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
    state.history[state.age * state.rounds + state.afterwards][city] = history.pack(LEAVE, card)
    state.held[row] = 0
    state.discarded += 1
    if state.log is not None:
        state.tell(CARD_LEFT, city, 0, 0)
        if city < state.seats:
            state.whisper(state.eyes[city], LEFT_SEEN, city, card, 0)
