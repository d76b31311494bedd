"""What a seat has seen of hidden cards, and dealing all others again.

A seat knows some faces for good. Of the others it knows this: between two sights of a hand, and after the last one,
the cards that left it unseen and those still in it are a known set in unknown places, a cloud; they are shuffled among
their slots. All that was never seen is one more cloud, the open slots. A card drawn unseen joins a cloud that is
otherwise known: it is dealt with the open slots first, and then shuffled with its cloud. What has been seen of the pile
lies across clouds: see sifting.
"""

from ..core.chance import Stream
from . import dealing, payment, seating, sifting, sizes, slots
from .box import FIRST_GUILD, GUILD_COUNT
from .state import State
from .words import (
    AFTERWARDS,
    BUILD,
    CLAIM,
    FREE_SEAT,
    LEAVE,
    NO_VERB,
    PAST_BITS,
    PLAY_LAST,
    RAISE,
    VERB_PART,
)

HAND_SLOTS = 64  # as in slots
DRAW_SLOTS = 128
BOX_SLOTS = 136
NOWHERE = -1
FULL_HAND = 7
DEALS = 20  # tried before a deal is taken that does not agree with the pile


def hidden(state: State, seat: int, age: int, turn: int, city: int) -> int:
    """1 if a city laid a card in some turn whose face a seat does not know (S-132, S-133)."""
    entry = state.history[age * sizes.ROUNDS + turn][city]
    verb = entry >> PAST_BITS & VERB_PART
    if entry == 0 or verb in (BUILD, CLAIM):
        return 0
    nobodys = verb == NO_VERB or (verb == LEAVE and city >= state.seats)
    forgotten = verb != RAISE and age * sizes.ROUNDS + turn < state.forgotten
    return 1 if nobodys or forgotten or seating.acted(state, age, turn, city) != seat else 0


def sees_hand(state: State, seat: int, age: int, turn: int, row: int) -> int:
    """1 if a seat held a hand when some turn began, and remembers it."""
    if age * sizes.ROUNDS + turn < state.forgotten:
        return 0
    return 1 if seating.city_holding(state, age, turn, row) == seat else 0


def sees_pile_end(state: State, seat: int) -> int:
    """1 if a seat is asked to play the last card of the Free City's draw pile now (R-24)."""
    if state.depth == 0:
        return 0
    entry = state.agenda[state.depth - 1]
    return 1 if entry & 255 == PLAY_LAST and entry >> 16 >> FREE_SEAT & 1 and seating.holder(state) == seat else 0


def redeal(state: State, seat: int, stream: Stream) -> None:
    """Deal again all that a seat cannot know, in every way it can be with equal chance; a spectator has no seat: 7.

    Answers that others have given in secret are withdrawn.
    """
    begin(state, seat, stream)
    for age in range(state.age + 1):
        sifting.recall(state, seat, age)
        redeal_age(state, seat, age, stream)


def begin(state: State, seat: int, stream: Stream) -> None:
    """What depends on nothing that was seen: others' answers, and the ages to come."""
    withdraw(state, seat)
    for age in range(state.age + 1, sizes.AGES):
        dealing.deal_age(state, age, stream)


def withdraw(state: State, seat: int) -> None:
    """Every other seat thinks again in the present round."""
    if state.depth == 0:
        return
    for city in range(state.cities):
        if seating.decider(state, city) != seat and state.agenda[state.depth - 1] >> 16 >> city & 1:
            state.agenda[state.depth - 1] |= 256 << city
            state.answers[city] = 0


def redeal_age(state: State, seat: int, age: int, stream: Stream) -> int:
    """Deal one age again, in agreement with the checks of the pile; 0 if no such deal was found."""
    agreed = 0
    for _ in range(DEALS):
        agreed = try_deal(state, seat, age, stream)
        if agreed:
            break
    for row in range(state.seats):
        if age == state.age:
            slots.sort_hand(state, row)
        slots.rebuild_row(state, age, row)
    return agreed


def try_deal(state: State, seat: int, age: int, stream: Stream) -> int:
    for turn in range(FULL_HAND):
        state.menu[turn] = NOWHERE  # where each card of the draw pile went, as far as unseen
    opened = open_pile(state, seat, age, 0)
    for row in range(state.seats):
        opened = walk(state, seat, age, row, opened, 0, None)
    boxed = deal_opened(state, age, opened, stream)
    known = 0
    for row in range(state.seats):
        known = walk(state, seat, age, row, opened, known, stream)
    agreed = sifting.agree(state, seat, age, known, opened + boxed, stream)
    follow_draws(state, age)
    return agreed


def walk(state: State, seat: int, age: int, row: int, opened: int, known: int, stream: Stream | None) -> int:
    """Follow a hand through an age, cloud by cloud: open slots, or with a stream shuffle; how many there are then."""
    seen = 0
    size = 0
    first = 0
    count = opened if stream is None else known
    draws = 1 if state.seats < state.cities and row == seating.first_holder(age) else 0
    for turn in range(slots.turns_begun(state, age)):
        holder = seating.city_holding(state, age, turn, row)
        if sees_hand(state, seat, age, turn, row):
            count = close(state, age, seen, size, opened, count, first, turn if draws else first, stream)
            seen = 1
            size = 0
            first = turn + 1
        size = add_event(state, seat, age, turn, holder, size)
        if draws:
            size = add_event(state, seat, age, turn, FREE_SEAT, size)
    last = slots.turns_begun(state, age)
    holder = seating.city_holding(state, age, last - 1, row)
    size = add_event(state, seat, age, AFTERWARDS, holder, size)
    if age == state.age and holder != seat:
        size = add_hand(state, age, row, size)
    return close(state, age, seen, size, opened, count, first, last if draws else first, stream)


def add_event(state: State, seat: int, age: int, turn: int, city: int, size: int) -> int:
    """Put a card that was laid unseen into the cloud."""
    if hidden(state, seat, age, turn, city):
        state.cloud[size] = turn << 3 | city
        return size + 1
    return size


def add_hand(state: State, age: int, row: int, size: int) -> int:
    for place in range(state.held[row]):
        state.cloud[size] = HAND_SLOTS + (row << 3 | place)
        size += 1
    return size


def close(
    state: State, age: int, seen: int, size: int, opened: int, count: int, first: int, last: int, stream: Stream | None
) -> int:
    """A cloud is complete; the cards of the turns given were drawn into it unseen."""
    if stream is None:
        return open_cloud(state, age, seen, size, count, first, last)
    if seen == 0:
        return count
    slots.shuffle_cloud(state, age, size, opened, stream)
    for place in range(size):
        state.lots[count + place] = state.cloud[place] << 16 | count << 8 | count + size
    return count + size


def open_cloud(state: State, age: int, seen: int, size: int, opened: int, first: int, last: int) -> int:
    """Open every slot of a hand never seen before; of a known one, those that took a card drawn unseen.

    If none of its hidden cards is like the card drawn, the seat can tell which one was drawn.
    """
    for turn in range(first, last):
        place = slots.find(state, age, state.dealt[age * sizes.CITIES + FREE_SEAT][turn], size)
        if place != NOWHERE:
            state.menu[turn] = state.cloud[place]
            if seen:
                state.open_slots[opened] = state.cloud[place]
                opened += 1
    if not seen:
        for place in range(size):
            state.open_slots[opened] = state.cloud[place]
            opened += 1
    return opened


def open_pile(state: State, seat: int, age: int, opened: int) -> int:
    """The cards of the Free City's pile that are not drawn yet, and the one left at the end."""
    if state.seats == state.cities:
        return opened
    for turn in range(slots.turns_begun(state, age), FULL_HAND):
        if state.history[age * sizes.ROUNDS + AFTERWARDS][FREE_SEAT]:
            if hidden(state, seat, age, AFTERWARDS, FREE_SEAT):
                state.menu[turn] = AFTERWARDS << 3 | FREE_SEAT
                state.open_slots[opened] = AFTERWARDS << 3 | FREE_SEAT
                opened += 1
        elif turn < FULL_HAND - 1 or not sees_pile_end(state, seat):
            state.open_slots[opened] = DRAW_SLOTS + turn
            opened += 1
    return opened


def deal_opened(state: State, age: int, opened: int, stream: Stream) -> int:
    """Shuffle the cards of the open slots among them; any guild may be one never seen (S-136). How many are boxed."""
    boxed = 0
    for place in range(opened):
        state.bag[place] = slots.read(state, age, state.open_slots[place])
    if age == sizes.AGES - 1:
        boxed = change_guilds(state, opened, stream)
    for place in range(opened):
        slots.write(state, age, state.open_slots[place], dealing.draw(state, opened, place, stream))
    for place in range(boxed):
        state.open_slots[opened + place] = BOX_SLOTS + place
    return boxed


def change_guilds(state: State, opened: int, stream: Stream) -> int:
    """Let the guilds in the bag be any that the seat has not seen; how many others are left in the box."""
    unknown = unseen_guilds(state, opened)
    size = 0
    for guild in range(GUILD_COUNT):
        if unknown >> guild & 1:
            state.cloud[size] = FIRST_GUILD + guild
            size += 1
    drawn = 0
    for place in range(opened):
        if state.bag[place] >= FIRST_GUILD:
            other = drawn + stream.below(size - drawn)
            state.bag[place] = state.cloud[other]
            state.cloud[other] = state.cloud[drawn]
            drawn += 1
    for place in range(drawn, size):
        state.box[place - drawn] = state.cloud[place]
    return size - drawn


def unseen_guilds(state: State, opened: int) -> int:
    """The guilds that are in the bag or nowhere (a set)."""
    unseen = (1 << GUILD_COUNT) - 1
    for guild in range(GUILD_COUNT):
        for city in range(state.cities):
            if payment.has(state, city, FIRST_GUILD + guild):
                unseen &= ~(1 << guild)
    for row in range(state.cities):
        for place in range(FULL_HAND):
            if state.dealt[(sizes.AGES - 1) * sizes.CITIES + row][place] >= FIRST_GUILD:
                unseen &= ~(1 << state.dealt[(sizes.AGES - 1) * sizes.CITIES + row][place] - FIRST_GUILD)
    for place in range(opened):
        if state.bag[place] >= FIRST_GUILD:
            unseen |= 1 << state.bag[place] - FIRST_GUILD
    return unseen


def follow_draws(state: State, age: int) -> None:
    """The cards drawn are those that now lie where they went."""
    if state.seats == state.cities:
        return
    for turn in range(FULL_HAND):
        if state.menu[turn] != NOWHERE:
            state.dealt[age * sizes.CITIES + FREE_SEAT][turn] = slots.read(state, age, state.menu[turn])
    if age == state.age:
        state.hands[FREE_SEAT][0] = state.dealt[age * sizes.CITIES + FREE_SEAT][FULL_HAND - 1]
