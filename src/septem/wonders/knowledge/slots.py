"""Reads, writes and swaps the cards of slots, the places of an age: played, in hands, to be drawn, in the box."""

from ...core.chance import Stream
from ...core.names import check_room
from .. import history, sizes
from ..constants import FREE_SEAT, NOWHERE, SIZES
from ..data.components import EXTRAS_AN_AGE, FIRST_EXTRA, FIRST_GUILD
from ..rules import dealing, seating
from ..state import State

# Slots of an age: turn << 3 | city for cards played; from sizes.HAND_SLOTS on row << 4 | place in hands; from
# sizes.DRAW_SLOTS on places of the draw pile; from sizes.BOX_SLOTS on places in the box.
check_room(sizes.BOX_SLOTS + FIRST_EXTRA - FIRST_GUILD + EXTRAS_AN_AGE, sizes.SLOTS, "slots", f"SLOTS in {SIZES}")


def turns_begun(state: State, age: int) -> int:
    return state.turn + 1 if age == state.age else state.last_turn + 1


def read(state: State, age: int, slot: int) -> int:
    """The card in a slot."""
    if slot < sizes.HAND_SLOTS:
        return history.card_of(state.history[age * state.rounds + (slot >> 3)][slot & 7])
    if slot < sizes.DRAW_SLOTS:
        return state.hands[slot - sizes.HAND_SLOTS >> 4][slot & 15]
    if slot < sizes.BOX_SLOTS:
        return state.dealt[age * sizes.CITIES + FREE_SEAT][slot - sizes.DRAW_SLOTS]
    return state.box[slot - sizes.BOX_SLOTS]


def write(state: State, age: int, slot: int, card: int) -> None:
    if slot < sizes.HAND_SLOTS:
        entry = state.history[age * state.rounds + (slot >> 3)][slot & 7]
        state.history[age * state.rounds + (slot >> 3)][slot & 7] = history.with_card(entry, card)
    elif slot < sizes.DRAW_SLOTS:
        state.hands[slot - sizes.HAND_SLOTS >> 4][slot & 15] = card
    elif slot < sizes.BOX_SLOTS:
        state.dealt[age * sizes.CITIES + FREE_SEAT][slot - sizes.DRAW_SLOTS] = card
    else:
        state.box[slot - sizes.BOX_SLOTS] = card


def exchange(state: State, age: int, slot: int, other: int) -> None:
    """The cards of two slots change places."""
    card = read(state, age, slot)
    write(state, age, slot, read(state, age, other))
    write(state, age, other, card)


def shuffle_group(state: State, age: int, size: int, opened: int, stream: Stream) -> None:
    for place in range(size - 1, 0, -1):
        other = stream.below(place + 1)
        exchange(state, age, state.group[place], state.group[other])
        follow(state, state.group[place], state.group[other], opened)


def follow(state: State, slot: int, other: int, opened: int) -> None:
    """A card drawn unseen that changes its slot is still the card drawn."""
    if state.seats == state.cities:
        return
    for turn in range(state.rounds):
        state.draw_slots[turn] = moved(state.draw_slots[turn], slot, other)
    for place in range(opened):
        state.open_slots[place] = moved(state.open_slots[place], slot, other)


def moved(place: int, slot: int, other: int) -> int:
    """The new place of a card when two slots have changed places."""
    return other if place == slot else slot if place == other else place


def find(state: State, age: int, card: int, size: int) -> int:
    """A slot of the group with such a card, that no other card drawn is said to lie in."""
    for place in range(size):
        if read(state, age, state.group[place]) == card:
            taken = 0
            for turn in range(state.rounds):
                if state.draw_slots[turn] == state.group[place]:
                    taken = 1
            if not taken:
                return place
    return NOWHERE


def sort_hand(state: State, row: int) -> None:
    for place in range(1, state.held[row]):
        dealing.insert(state.hands[row], place, state.hands[row][place])


def rebuild_row(state: State, age: int, row: int) -> None:
    """A hand as it must have been dealt: all that was played from it and is still in it, but for cards drawn."""
    draws = 1 if state.seats < state.cities and row == seating.first_holder(age) else 0
    size = 0
    for turn in range(turns_begun(state, age)):
        holder = seating.city_holding(state, age, turn, row)
        for city in range(state.cities):
            if city == holder or (draws and city == FREE_SEAT):
                size = put_event(state, age, turn, city, size)
    holder = seating.city_holding(state, age, turns_begun(state, age) - 1, row)
    size = put_event(state, age, state.afterwards, holder, size)
    if age == state.age:
        for place in range(state.held[row]):
            state.collected[size] = state.hands[row][place]
            size += 1
    if draws:
        for turn in range(turns_begun(state, age)):
            size = remove(state, state.dealt[age * sizes.CITIES + FREE_SEAT][turn], size)
    for place in range(size):
        dealing.insert(state.dealt[age * sizes.CITIES + row], place, state.collected[place])


def put_event(state: State, age: int, turn: int, city: int, size: int) -> int:
    """Put a card that was laid into the bag."""
    entry = state.history[age * state.rounds + turn][city]
    if entry == 0:
        return size
    state.collected[size] = history.card_of(entry)
    return size + 1


def remove(state: State, card: int, size: int) -> int:
    """Take one such card out of the bag."""
    for place in range(size):
        if state.collected[place] == card:
            state.collected[place] = state.collected[size - 1]
            return size - 1
    return size
