"""Makes a new deal agree with knowledge about several groups: cards seen in the pile (S-133), and cards that the Free
City cannot have had.

A check is a round and the cards that must have been thrown on the pile by then: all of them, where the seat has looked
through it; those at least that were built from it since. The deal is changed by random swaps within groups, which
seldom make it worse, until no card is missing. Such a random walk forgets where it began: every deal that agrees comes
out about as often as any other.
"""

from ...core.chance import Stream
from .. import history, sizes
from ..data.components import FIRST_EXTRA, FIRST_GUILD, FIRST_STAGE
from ..state import State
from . import free_city_inference, pile, slots

STEPS = 4000  # before a new deal is tried
MIXING = 4  # steps for each slot at least
RELUCTANCE = 32  # one time of so many a swap is made though one more card is missing then


def forget(state: State) -> None:
    """Begin without any check."""
    state.checks = 0


def check(state: State, end: int) -> None:
    """Begin a new check: the cards that had been thrown when a round was over."""
    for card in range(FIRST_STAGE):
        state.needs[state.checks][card] = 0
    state.check_ends[state.checks] = end
    state.checks += 1


def need(state: State, card: int, copies: int) -> None:
    """The last check wants so many more copies of a card."""
    state.needs[state.checks - 1][card] += copies


def recall(state: State, seat: int, age: int) -> None:
    """Write the checks for everything that a seat knows about the cards thrown in an age."""
    forget(state)
    end = -1
    for past in range(age * state.rounds, sizes.PAST):
        last = min(past, (age + 1) * state.rounds - 1)
        if pile.looks(state, seat) >> past & 1 and last > end:
            end = last
            check(state, end)
            count_thrown(state, age, state.checks - 1, 1)
    for place in range(state.revivals):
        if history.age_of(state.revived[place]) == age:
            recall_revival(state, age, place)


def recall_revival(state: State, age: int, last: int) -> None:
    """A card built from the pile had been thrown before, as had all cards built from it earlier."""
    check(state, min(history.round_of(state.revived[last]), (age + 1) * state.rounds - 1))
    for place in range(last + 1):
        if history.age_of(state.revived[place]) == age:
            need(state, history.card_of(state.revived[place]), 1)


def count_thrown(state: State, age: int, number: int, copies: int) -> None:
    """Add the cards thrown by the time of a check to the cards it wants."""
    for past in range(age * state.rounds, state.check_ends[number] + 1):
        for city in range(state.cities):
            if pile.thrown(state.history[past][city]):
                state.needs[number][history.card_of(state.history[past][city])] += copies


def missing(state: State) -> int:
    """How many cards are missing."""
    total = 0
    for number in range(state.checks):
        for card in range(FIRST_STAGE):
            if state.needs[number][card] > 0:
                total += state.needs[number][card]
    return total


def agree(state: State, seat: int, age: int, known: int, opened: int, stream: Stream) -> int:
    """Swap cards until every check is satisfied; 0 if that fails.

    Places count the slots of all groups first, then the open ones.
    """
    if state.checks == 0 and state.seats == state.cities:
        return 1
    for number in range(state.checks):
        count_thrown(state, age, number, -1)
    lack = missing(state) + count_excluded(state, seat, age, known, opened)
    if lack and known + opened:
        least = MIXING * (known + opened)
        for step in range(STEPS):
            lack += swap(state, seat, age, known, opened, stream)
            if lack == 0 and step >= least:
                break
    for number in range(state.checks):
        count_thrown(state, age, number, 1)
    return 1 if lack == 0 else 0


def swap(state: State, seat: int, age: int, known: int, opened: int, stream: Stream) -> int:
    """Swap two cards of a group, perhaps; how many more cards are missing then."""
    place = stream.below(known + opened)
    if place < known:
        first = state.group_first[place]
        slot = state.known_slots[place]
        other = state.known_slots[first + stream.below(state.group_end[place] - first)]
    else:
        slot = state.open_slots[place - known]
        other = state.open_slots[stream.below(opened)]
    if not fits(state, age, slot, other) or not fits(state, age, other, slot):
        return 0
    change = cost(state, age, slot, other)
    if state.seats < state.cities:
        change -= free_city_inference.is_excluded(state, seat, age, slot) + free_city_inference.is_excluded(
            state, seat, age, other
        )
        carry_out(state, age, slot, other, opened if place < known else 0)
        change += free_city_inference.is_excluded(state, seat, age, slot) + free_city_inference.is_excluded(
            state, seat, age, other
        )
        if is_rejected(change, stream):
            carry_out(state, age, slot, other, opened if place < known else 0)
            change = 0
    elif is_rejected(change, stream):
        change = 0
    else:
        carry_out(state, age, slot, other, 0)
    return change


def is_rejected(change: int, stream: Stream) -> int:
    """Whether a swap is not made, because more cards would be missing."""
    for _ in range(change):
        if stream.below(RELUCTANCE):
            return 1
    return 0


def count_excluded(state: State, seat: int, age: int, known: int, opened: int) -> int:
    """How many slots hold a card that the Free City would have had to use (S2-021, S2-025)."""
    if state.seats == state.cities:
        return 0
    total = 0
    for place in range(known):
        total += free_city_inference.is_excluded(state, seat, age, state.known_slots[place])
    for place in range(opened):
        if not is_known(state, known, state.open_slots[place]):
            total += free_city_inference.is_excluded(state, seat, age, state.open_slots[place])
    return total


def is_known(state: State, known: int, slot: int) -> int:
    """Whether a slot belongs to a group; one that took a card drawn unseen is open, too."""
    for place in range(known):
        if state.known_slots[place] == slot:
            return 1
    return 0


def fits(state: State, age: int, slot: int, other: int) -> int:
    """Only guilds, or further cards of an age, can be in the box, and change places only with their like."""
    if slot < sizes.BOX_SLOTS:
        return 1
    boxed = slots.read(state, age, slot)
    card = slots.read(state, age, other)
    return 1 if card >= FIRST_GUILD and (card < FIRST_EXTRA) == (boxed < FIRST_EXTRA) else 0


def inside(state: State, age: int, slot: int, number: int) -> int:
    """Whether a slot is one of the pile when a check is made."""
    if slot >= sizes.HAND_SLOTS or age * state.rounds + (slot >> 3) > state.check_ends[number]:
        return 0
    return pile.thrown(state.history[age * state.rounds + (slot >> 3)][slot & 7])


def cost(state: State, age: int, slot: int, other: int) -> int:
    """How many more cards would be missing after a swap."""
    card = slots.read(state, age, slot)
    instead = slots.read(state, age, other)
    change = 0
    if card == instead:
        return 0
    for number in range(state.checks):
        side = inside(state, age, slot, number) - inside(state, age, other, number)
        if side:
            leaves = card if side > 0 else instead
            comes = instead if side > 0 else card
            change += (1 if state.needs[number][leaves] >= 0 else 0) - (1 if state.needs[number][comes] > 0 else 0)
    return change


def carry_out(state: State, age: int, slot: int, other: int, opened: int) -> None:
    """Swap; within a group, what was drawn unseen is followed."""
    card = slots.read(state, age, slot)
    instead = slots.read(state, age, other)
    for number in range(state.checks):
        side = inside(state, age, slot, number) - inside(state, age, other, number)
        state.needs[number][card] += side
        state.needs[number][instead] -= side
    slots.exchange(state, age, slot, other)
    if opened:
        slots.follow(state, slot, other, opened)
