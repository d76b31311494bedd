"""Deals again, in place, all cards that a seat cannot know. The package's docstring explains groups and open slots."""

from ...core.chance import Stream
from .. import agenda, history, sizes
from ..constants import BEFORE, BUILD, CLAIM, CLAIM_COLOUR, FREE_SEAT, LEAVE, NO_VERB, NOWHERE, PLAY_LAST, RAISE
from ..data.components import EXTRAS_AN_AGE, FIRST_EXTRA, FIRST_GUILD
from ..payment import prices
from ..rules import dealing, seating
from ..state import State
from . import constraints, slots

DEALS = 20  # tried before a deal is taken that does not agree with the pile


def hidden(state: State, seat: int, age: int, turn: int, city: int) -> int:
    """1 if a city laid a card in some turn whose face a seat does not know (S-132, S-133)."""
    entry = state.history[age * state.rounds + turn][city]
    verb = history.verb_of(entry)
    if entry == 0 or verb in (BUILD, CLAIM, CLAIM_COLOUR):
        return 0
    nobodys = verb == NO_VERB or (verb == LEAVE and city >= state.seats)
    forgotten = verb != RAISE and age * state.rounds + turn < state.forgotten
    if nobodys or forgotten:
        return 1
    return 0 if seating.eyes(state, seat) >> seating.acted(state, age, turn, city) & 1 else 1


def sees_hand(state: State, seat: int, age: int, turn: int, row: int) -> int:
    """1 if a seat held a hand when some turn began, and remembers it."""
    if age * state.rounds + turn < state.forgotten:
        return 0
    return seating.eyes(state, seat) >> seating.city_holding(state, age, turn, row) & 1


def sees_pile_end(state: State, seat: int) -> int:
    """1 if a seat is asked to play the last card of the Free City's draw pile now (R-24)."""
    if state.depth == 0:
        return 0
    entry = state.agenda[state.depth - 1]
    if agenda.kind_of(entry) != PLAY_LAST or seating.holder(state) != seat:
        return 0
    return agenda.asked_of(entry) >> FREE_SEAT & 1


def redeal(state: State, seat: int, stream: Stream) -> None:
    """Deal again all that a seat cannot know, in every way it can be with equal chance; a spectator has no seat: 8.

    Answers that others have given in secret are withdrawn.
    """
    begin(state, seat, stream)
    for age in range(ages_begun(state)):
        constraints.recall(state, seat, age)
        redeal_age(state, seat, age, stream)


def begin(state: State, seat: int, stream: Stream) -> None:
    """Redo everything that the seat has seen nothing of: the answers of others, and the ages to come."""
    withdraw(state, seat)
    for age in range(ages_begun(state), sizes.AGES):
        dealing.deal_age(state, age, stream)


def ages_begun(state: State) -> int:
    """How many ages have been dealt."""
    return state.age if state.turn == BEFORE else state.age + 1


def withdraw(state: State, seat: int) -> None:
    """Every other seat thinks again in the present round."""
    if state.depth == 0:
        return
    top = state.depth - 1
    for city in range(state.cities):
        if seating.decider(state, city) != seat and agenda.asked_of(state.agenda[top]) >> city & 1:
            state.agenda[top] = agenda.withdrawn(state.agenda[top], city)
            state.answers[city] = 0


def redeal_age(state: State, seat: int, age: int, stream: Stream) -> int:
    """Deal one age again, in agreement with the checks of the pile; 0 if no such deal was found."""
    agreed = 0
    for _ in range(DEALS):
        agreed = try_deal(state, seat, age, stream)
        for row in range(state.seats):  # also before another try: what went to the box is dealt no longer
            if age == state.age:
                slots.sort_hand(state, row)
            slots.rebuild_row(state, age, row)
        if agreed:
            break
    return agreed


def try_deal(state: State, seat: int, age: int, stream: Stream) -> int:
    for turn in range(state.rounds):
        state.draw_slots[turn] = NOWHERE  # where each card of the draw pile went, as far as unseen
    opened = open_pile(state, seat, age, 0)
    for row in range(state.seats):
        opened = follow_hand(state, seat, age, row, opened, 0, None)
    boxed = deal_opened(state, age, opened, stream)
    known = 0
    for row in range(state.seats):
        known = follow_hand(state, seat, age, row, opened, known, stream)
    agreed = constraints.agree(state, seat, age, known, opened + boxed, stream)
    follow_draws(state, age)
    return agreed


def follow_hand(state: State, seat: int, age: int, row: int, opened: int, known: int, stream: Stream | None) -> int:
    """Follow a hand through an age, group by group: open slots, or with a stream shuffle; how many there are then."""
    seen = 0
    size = 0
    first = 0
    count = opened if stream is None else known
    draws = 1 if state.seats < state.cities and row == seating.first_holder(age) else 0
    for turn in range(slots.turns_begun(state, age)):
        holder = seating.city_holding(state, age, turn, row)
        if sees_hand(state, seat, age, turn, row):
            count = close_group(state, age, seen, size, opened, count, first, turn if draws else first, stream)
            seen = 1
            size = 0
            first = turn + 1
        size = add_event(state, seat, age, turn, holder, size)
        if draws:
            size = add_event(state, seat, age, turn, FREE_SEAT, size)
    last = slots.turns_begun(state, age)
    holder = seating.city_holding(state, age, last - 1, row)
    size = add_event(state, seat, age, state.afterwards, holder, size)
    if age == state.age and not seating.eyes(state, seat) >> holder & 1:
        size = add_hand(state, age, row, size)
    return close_group(state, age, seen, size, opened, count, first, last if draws else first, stream)


def add_event(state: State, seat: int, age: int, turn: int, city: int, size: int) -> int:
    """Put the slot of a card that was laid unseen into the group."""
    if hidden(state, seat, age, turn, city):
        state.group[size] = turn << 3 | city
        return size + 1
    return size


def add_hand(state: State, age: int, row: int, size: int) -> int:
    for place in range(state.held[row]):
        state.group[size] = sizes.HAND_SLOTS + (row << 4 | place)
        size += 1
    return size


def close_group(
    state: State, age: int, seen: int, size: int, opened: int, count: int, first: int, last: int, stream: Stream | None
) -> int:
    """A group is complete; the cards of the turns given were drawn into it unseen."""
    if stream is None:
        return open_group(state, age, seen, size, count, first, last)
    if seen == 0:
        return count
    slots.shuffle_group(state, age, size, opened, stream)
    for place in range(size):
        state.known_slots[count + place] = state.group[place]
        state.group_first[count + place] = count
        state.group_end[count + place] = count + size
    return count + size


def open_group(state: State, age: int, seen: int, size: int, opened: int, first: int, last: int) -> int:
    """Open every slot of a hand never seen before; of a known one, those that took a card drawn unseen.

    If none of its hidden cards is like the card drawn, the seat can tell which one was drawn.
    """
    for turn in range(first, last):
        place = slots.find(state, age, state.dealt[age * sizes.CITIES + FREE_SEAT][turn], size)
        if place != NOWHERE:
            state.draw_slots[turn] = state.group[place]
            if seen:
                state.open_slots[opened] = state.group[place]
                opened += 1
    if not seen:
        for place in range(size):
            state.open_slots[opened] = state.group[place]
            opened += 1
    return opened


def open_pile(state: State, seat: int, age: int, opened: int) -> int:
    """The cards of the Free City's pile that are not drawn yet, and the one left at the end."""
    if state.seats == state.cities:
        return opened
    for turn in range(slots.turns_begun(state, age), state.rounds):
        if state.history[age * state.rounds + state.afterwards][FREE_SEAT]:
            if hidden(state, seat, age, state.afterwards, FREE_SEAT):
                state.draw_slots[turn] = state.afterwards << 3 | FREE_SEAT
                state.open_slots[opened] = state.afterwards << 3 | FREE_SEAT
                opened += 1
        elif turn < state.rounds - 1 or not sees_pile_end(state, seat):
            state.open_slots[opened] = sizes.DRAW_SLOTS + turn
            opened += 1
    return opened


def deal_opened(state: State, age: int, opened: int, stream: Stream) -> int:
    """Shuffle the cards of the open slots among them; cards that not every game has may be any never seen (S-136).

    How many of those are in the box.
    """
    boxed = 0
    for place in range(opened):
        state.bag[place] = slots.read(state, age, state.open_slots[place])
    if age == sizes.AGES - 1:
        boxed = change_cards(state, age, opened, FIRST_GUILD, FIRST_EXTRA, boxed, stream)
    if state.extras:
        first = FIRST_EXTRA + age * EXTRAS_AN_AGE
        boxed = change_cards(state, age, opened, first, first + EXTRAS_AN_AGE, boxed, stream)
    for place in range(opened):
        slots.write(state, age, state.open_slots[place], dealing.draw(state, opened, place, stream))
    for place in range(boxed):
        state.open_slots[opened + place] = sizes.BOX_SLOTS + place
    return boxed


def change_cards(state: State, age: int, opened: int, first: int, after: int, boxed: int, stream: Stream) -> int:
    """Let the cards of a range that are in the bag be any that the seat has not seen; how many are boxed then."""
    unknown = unseen(state, age, opened, first, after)
    size = 0
    for number in range(after - first):
        if unknown >> number & 1:
            state.candidates[size] = first + number
            size += 1
    drawn = 0
    for place in range(opened):
        if first <= state.bag[place] < after:
            other = drawn + stream.below(size - drawn)
            state.bag[place] = state.candidates[other]
            state.candidates[other] = state.candidates[drawn]
            drawn += 1
    for place in range(drawn, size):
        state.box[boxed + place - drawn] = state.candidates[place]
    return boxed + size - drawn


def unseen(state: State, age: int, opened: int, first: int, after: int) -> int:
    """The cards of a range that are in the bag or nowhere (a set)."""
    cards = state.guild_pool if first == FIRST_GUILD else (1 << after - first) - 1
    for number in range(after - first):
        for city in range(state.cities):
            if prices.has(state, city, first + number):
                cards &= ~(1 << number)
    for row in range(state.cities):
        for place in range(state.rounds):
            card = state.dealt[age * sizes.CITIES + row][place]
            if first <= card < after:
                cards &= ~(1 << card - first)
    for place in range(opened):
        if first <= state.bag[place] < after:
            cards |= 1 << state.bag[place] - first
    return cards


def follow_draws(state: State, age: int) -> None:
    """The cards drawn are those that now lie where they went."""
    if state.seats == state.cities:
        return
    for turn in range(state.rounds):
        if state.draw_slots[turn] != NOWHERE:
            state.dealt[age * sizes.CITIES + FREE_SEAT][turn] = slots.read(state, age, state.draw_slots[turn])
    if age == state.age:
        state.hands[FREE_SEAT][0] = state.dealt[age * sizes.CITIES + FREE_SEAT][state.rounds - 1]
