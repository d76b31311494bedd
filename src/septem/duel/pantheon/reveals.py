"""Divinities seen and drawn from their decks. The position says which seats know each place of a deck."""

from ...core.events import EVERYONE
from .. import sizes
from ..constants import EVERY_SEAT, NOTHING
from ..rules import token_draw
from ..state import State
from .constants import (
    ALL_DECKS,
    CALL_DIVINITY,
    CHOOSE_DECK,
    DECK_OPENED,
    DIVINITIES_DRAWN,
    DIVINITY_SEEN,
    DRAWN,
    PLACE_DIVINITY,
    PLACES,
    TOKEN_LENT,
    TOKEN_RETURNED,
)


def hearers(seats: int) -> int:
    """A set of seats, as the audience of an event."""
    return EVERYONE if seats == EVERY_SEAT else seats


def show(state: State, seat: int, deck: int, place: int, seats: int) -> None:
    """Some seats see a place of a deck; tokens are laid on the divinity that lends them (P-050)."""
    spot = deck * PLACES + place
    state.pile_seen[spot] |= seats
    state.whisper(hearers(seats), DIVINITY_SEEN, seat, state.piles[spot], state.piled[deck] - 1 - place)


def draw(state: State, seat: int, deck: int) -> None:
    """A mythology token was taken: look at the top of its deck (P-016, P-017)."""
    drawn = min(DRAWN, state.piled[deck])
    if drawn:
        state.tell(DIVINITIES_DRAWN, seat, deck, drawn)
        for number in range(drawn):
            show(state, seat, deck, state.piled[deck] - 1 - number, 1 << seat)
        state.ask(PLACE_DIVINITY, seat, deck)


def reveal_tops(state: State, seat: int) -> None:
    """Every deck that has a card shows its top (P-085)."""
    seats = state.reveal_view | 1 << seat
    found = 0
    for deck in range(sizes.MYTHOLOGIES):
        if state.piled[deck]:
            found += 1
            show(state, seat, deck, state.piled[deck] - 1, seats)
            if state.piles[deck * PLACES + state.piled[deck] - 1] == state.lender:
                lend(state, seats)
    if found:
        state.ask(CALL_DIVINITY, seat, ALL_DECKS)


def choose_deck(state: State, seat: int) -> None:
    """A deck that is not empty is opened; if there are several, the player says which (P-087)."""
    found = 0
    last = 0
    for deck in range(sizes.MYTHOLOGIES):
        if state.piled[deck]:
            found += 1
            last = deck
    if found == 1:
        open_deck(state, seat, last)
    elif found:
        state.ask(CHOOSE_DECK, seat, 0)


def open_deck(state: State, seat: int, deck: int) -> None:
    seats = state.reveal_view | 1 << seat
    state.tell(DECK_OPENED, seat, deck, state.piled[deck])
    for place in range(state.piled[deck]):
        show(state, seat, deck, place, seats)
        if state.piles[deck * PLACES + place] == state.lender:
            lend(state, seats)
    state.ask(CALL_DIVINITY, seat, deck)


def lend(state: State, seats: int) -> None:
    """Tokens from the box are laid on a divinity, for those who see it."""
    state.lent_seen = seats
    for place in range(min(sizes.LENT, state.boxed)):
        state.lent[place] = token_draw.draw(state)
        state.whisper(hearers(seats), TOKEN_LENT, 0, state.lent[place], place)
        token_draw.note_seen(state, seats, state.lent[place])


def take_back(state: State) -> None:
    """Put the tokens that are still on the divinity back into the box, and mix the box (P-050, P-051)."""
    for place in range(sizes.LENT):
        if state.lent[place] != NOTHING:
            state.whisper(hearers(state.lent_seen), TOKEN_RETURNED, 0, state.lent[place], 0)
    collect(state)
    token_draw.mix(state)


def collect(state: State) -> None:
    """Put lent tokens into the box, without an event."""
    for place in range(sizes.LENT):
        if state.lent[place] != NOTHING:
            token_draw.put_back(state, state.lent[place])
            state.lent[place] = NOTHING
    state.lent_seen = 0
