"""Every shuffle of the game: the first deal, and dealing again what a seat cannot know."""

from ...core import bits
from ...core.chance import Stream, moment
from .. import sizes
from ..constants import GROUP, NOTHING, REMOVED, TOKENS_ON_BOARD
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN, FIRST_WONDER
from ..state import State
from . import token_draw

FULL = 1 << 31

WONDER_STREAM, TOKEN_STREAM, AGE_STREAM = moment("duel.wonders"), moment("duel.tokens"), moment("duel.age")


def deal(state: State, seed: int, stream: Stream) -> None:
    """Shuffle everything; each moment has its own stream, so that it depends on no other."""
    stream.open(seed, WONDER_STREAM, 0)
    size = gather(state, state.wonder_pool, FIRST_WONDER)
    for place in range(sizes.OFFER):
        state.offer[place] = draw(state, size, place, stream)
    stream.open(seed, TOKEN_STREAM, 0)
    deal_tokens(state, stream)
    for age in range(sizes.AGES):
        stream.open(seed, AGE_STREAM, age + 1)
        deal_age(state, age, stream)
    state.luck = seed
    state.mixed = 0


def draw(state: State, size: int, place: int, stream: Stream) -> int:
    """The next number of the bag, at random."""
    other = place + stream.below(size - place)
    drawn = state.bag[other]
    state.bag[other] = state.bag[place]
    state.bag[place] = drawn
    return drawn


def deal_tokens(state: State, stream: Stream) -> None:
    """Five tokens on the board; the others wait in the box, in the order in which they would be drawn."""
    size = gather(state, state.token_pool, FIRST_TOKEN)
    state.board = 0
    state.boxed = size - TOKENS_ON_BOARD
    for place in range(TOKENS_ON_BOARD):
        state.board |= 1 << draw(state, size, place, stream) - FIRST_TOKEN
    for place in range(state.boxed):
        state.box[place] = draw(state, size, TOKENS_ON_BOARD + place, stream)


def deal_age(state: State, age: int, stream: Stream) -> None:
    """Lay the structure of an age; guilds or what stands for them go to random places of the third."""
    cards = age * sizes.SLOTS
    size = gather(state, state.deck_pool[age], CATALOGUE.deck_start[age])
    for slot in range(CATALOGUE.in_play[age]):
        state.deal[cards + slot] = draw(state, size, slot, stream)
    set_aside(state, age, CATALOGUE.in_play[age], size)
    if CATALOGUE.in_play[age] < sizes.SLOTS:
        deal_late(state, age, state.late_deck, stream)


def deal_late(state: State, age: int, deck: int, stream: Stream) -> None:
    cards = age * sizes.SLOTS
    size = gather(state, state.deck_pool[deck], CATALOGUE.deck_start[deck])
    for number in range(CATALOGUE.in_play[deck]):
        guild = draw(state, size, number, stream)
        last = CATALOGUE.in_play[age] + number
        place = stream.below(last + 1)
        state.deal[cards + last] = state.deal[cards + place]
        state.deal[cards + place] = guild


def set_aside(state: State, age: int, drawn: int, size: int) -> None:
    """What is left in the bag after so many were drawn: the cards put back into the box (D-007)."""
    for number in range(REMOVED):
        place = drawn + number
        state.removed[age * REMOVED + number] = state.bag[place] if place < size else NOTHING


def redeal(state: State, seat: int, stream: Stream) -> None:
    """Deal again all that a seat cannot know, in every way it can be with equal chance. No seat is seat 2."""
    for age in range(state.age + 1, sizes.AGES):
        deal_age(state, age, stream)
    if state.age >= 0:
        redeal_deck(state, state.age, stream)
        if CATALOGUE.in_play[state.age] < sizes.SLOTS:
            redeal_deck(state, state.late_deck, stream)
    if state.drafted < GROUP:
        redeal_offer(state, stream)
    token_draw.shuffle_from(state, state.drawn if state.watching >> seat & 1 else 0, stream)
    state.luck = stream.below(FULL)
    state.mixed = 0


def redeal_deck(state: State, deck: int, stream: Stream) -> None:
    """The backs of face-down cards are public (DH-02): each deck is dealt again among its own slots."""
    cards = state.age * sizes.SLOTS
    hidden = state.present & ~state.shown
    start = CATALOGUE.deck_start[deck]
    size = gather(state, unseen(state, deck, hidden), start)
    drawn = 0
    for slot in range(sizes.SLOTS):
        if hidden >> slot & 1 and CATALOGUE.deck[state.deal[cards + slot]] == deck:
            state.deal[cards + slot] = draw(state, size, drawn, stream)
            drawn += 1
    if deck == state.age and not state.removed_shown:
        set_aside(state, deck, drawn, size)


def unseen(state: State, deck: int, hidden: int) -> int:
    """The cards of a deck that nobody has seen: a set, from the first of the deck on."""
    start = CATALOGUE.deck_start[deck]
    size = CATALOGUE.deck_start[deck + 1] - start
    cards = 0
    for number in range(size):
        if state.built[0][start + number] or state.built[1][start + number]:
            continue
        cards |= 1 << number & state.deck_pool[deck]
    for slot in range(sizes.SLOTS):
        if (state.present & ~hidden) >> slot & 1:
            cards = without(cards, state.deal[state.age * sizes.SLOTS + slot] - start, size)
    for place in range(state.discarded):
        cards = without(cards, state.discards[place] - start, size)
    for wonder in range(sizes.WONDERS):
        cards = without(cards, state.spent[wonder] - start, size)
    if deck == state.age and state.removed_shown:
        for number in range(REMOVED):
            cards = without(cards, state.removed[deck * REMOVED + number] - start, size)
    return cards


def without(members: int, number: int, size: int) -> int:
    """A set less one number, if that is among the first so many at all."""
    return members & ~(1 << number) if 0 <= number < size else members


def gather(state: State, members: int, start: int) -> int:
    """Put the members of a set into the bag; how many there are."""
    size = 0
    while members:
        state.bag[size] = start + bits.lowest(members)
        size += 1
        members &= members - 1
    return size


def redeal_offer(state: State, stream: Stream) -> None:
    """The second group of wonders is shown only when the first is gone (D-013)."""
    others = state.wonder_pool
    for place in range(GROUP):
        others = without(others, state.offer[place] - FIRST_WONDER, sizes.WONDERS)
    size = gather(state, others, FIRST_WONDER)
    for place in range(sizes.OFFER - GROUP):
        state.offer[GROUP + place] = draw(state, size, place, stream)
