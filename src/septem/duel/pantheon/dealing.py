"""Every shuffle of Pantheon: decks and tokens at the start, and dealing again what a seat cannot know."""

from ...core.chance import Stream, moment
from .. import agenda, sizes
from ..constants import NOTHING
from ..rules import token_draw
from ..state import State
from . import marks, reveals
from .constants import ALL_DECKS, CALL_DIVINITY, FIRST_OFFERING, PLACES
from .numbers import FIRST_DIVINITY, THE_GATE

DECK_STREAM, MARK_STREAM, OFFERING_STREAM = (
    moment("pantheon.deck"),
    moment("pantheon.marks"),
    moment("pantheon.offerings"),
)
MYTHOLOGY_TOKENS = 10


def deal(state: State, seed: int, stream: Stream) -> None:
    """Shuffle the decks of divinities and the tokens (P-004, P-005, P-007)."""
    for deck in range(sizes.MYTHOLOGIES):
        stream.open(seed, DECK_STREAM, deck)
        fill_deck(state, deck, stream)
    stream.open(seed, MARK_STREAM, 0)
    draw_marks(state, stream)
    stream.open(seed, OFFERING_STREAM, 0)
    lay_offerings(state)
    shuffle_offerings(state, stream)


def fill_deck(state: State, deck: int, stream: Stream) -> None:
    first = deck * PLACES
    for place in range(PLACES):
        state.piles[first + place] = FIRST_DIVINITY + first + place
        state.pile_seen[first + place] = 0
    state.piled[deck] = PLACES
    for place in range(PLACES - 1, 0, -1):
        swap(state, first + place, first + stream.below(place + 1))


def swap(state: State, one: int, two: int) -> None:
    card = state.piles[one]
    state.piles[one] = state.piles[two]
    state.piles[two] = card


def draw_marks(state: State, stream: Stream) -> None:
    """Five of the ten mythology tokens, two a kind."""
    for number in range(MYTHOLOGY_TOKENS):
        state.bag[number] = number // 2
    for place in range(marks.after_last_of(0)):
        other = place + stream.below(MYTHOLOGY_TOKENS - place)
        state.mark[place] = state.bag[other]
        state.bag[other] = state.bag[place]


def lay_offerings(state: State) -> None:
    for number in range(sizes.OFFERINGS):
        state.mark[marks.first_of(1) + number] = FIRST_OFFERING + number


def shuffle_offerings(state: State, stream: Stream) -> None:
    first = marks.first_of(1)
    for place in range(sizes.OFFERINGS - 1, 0, -1):
        other = stream.below(place + 1)
        token = state.mark[first + place]
        state.mark[first + place] = state.mark[first + other]
        state.mark[first + other] = token


def redeal(state: State, seat: int, stream: Stream) -> None:
    """Deal again all that a seat cannot know, in every way it can be with equal chance. No seat is seat 2."""
    redeal_places(state, seat, stream)
    if looks_in_secret(state, seat):
        redeal_lent(state, stream)


def redeal_places(state: State, seat: int, stream: Stream) -> None:
    """Deal again the places of the divinities and the offerings of the second age."""
    for deck in range(sizes.MYTHOLOGIES):
        redeal_deck(state, seat, deck, stream)
    if state.age < 1:
        shuffle_offerings(state, stream)


def redeal_deck(state: State, seat: int, deck: int, stream: Stream) -> None:
    """Every place of a mythology that a seat does not know gets one of the cards it has not seen, at random."""
    size = gather(state, seat, deck)
    drawn = 0
    for place in range(state.piled[deck]):
        if not state.pile_seen[deck * PLACES + place] >> seat & 1:
            state.piles[deck * PLACES + place] = draw(state, size, drawn, stream)
            drawn += 1
    for slot in range(sizes.SHRINES):
        if hidden_in(state, seat, deck, slot):
            state.shrine[slot] = draw(state, size, drawn, stream)
            drawn += 1


def gather(state: State, seat: int, deck: int) -> int:
    """Put the cards of a mythology that a seat does not know into the bag, in order; how many there are."""
    size = 0
    for number in range(PLACES):
        card = FIRST_DIVINITY + deck * PLACES + number
        if unknown(state, seat, deck, card):
            state.bag[size] = card
            size += 1
    return size


def unknown(state: State, seat: int, deck: int, card: int) -> bool:
    for place in range(state.piled[deck]):
        if state.piles[deck * PLACES + place] == card:
            return not state.pile_seen[deck * PLACES + place] >> seat & 1
    for slot in range(sizes.SHRINES):
        if state.shrine[slot] == card:
            return not state.shrine_seen[slot] >> seat & 1
    return False


def hidden_in(state: State, seat: int, deck: int, slot: int) -> bool:
    card = state.shrine[slot]
    if card in (NOTHING, THE_GATE) or (card - FIRST_DIVINITY) // PLACES != deck:
        return False
    return not state.shrine_seen[slot] >> seat & 1


def draw(state: State, size: int, place: int, stream: Stream) -> int:
    other = place + stream.below(size - place)
    card = state.bag[other]
    state.bag[other] = state.bag[place]
    state.bag[place] = card
    return card


def looks_in_secret(state: State, seat: int) -> bool:
    """Whether somebody else looks at divinities among which the one with tokens on it may be."""
    if not state.depth or state.reveal_view or state.lent_seen >> seat & 1:
        return False
    entry = state.agenda[state.depth - 1]
    about = agenda.about_of(entry)
    return (
        agenda.kind_of(entry) == CALL_DIVINITY and agenda.seat_of(entry) != seat and (about == ALL_DECKS or about == 0)
    )


def redeal_lent(state: State, stream: Stream) -> None:
    """Deal the lent tokens again: they are out of the box only if the redealt divinity that lends them is looked at."""
    reveals.collect(state)
    token_draw.shuffle_from(state, 0, stream)
    if lender_open(state):
        state.lent_seen = 1 << agenda.seat_of(state.agenda[state.depth - 1])
        for place in range(min(sizes.LENT, state.boxed)):
            state.lent[place] = token_draw.draw(state)


def lender_open(state: State) -> bool:
    """Whether the divinity with tokens on it lies where somebody looks."""
    about = agenda.about_of(state.agenda[state.depth - 1])
    for place in range(state.piled[0]):
        if state.piles[place] == state.lender and (about == 0 or place == state.piled[0] - 1):
            return True
    return False
