"""Setting up Pantheon's part of a position by hand: rows cannot be written from outside the compiled rules."""

from .. import agenda, sizes
from ..constants import EVERY_SEAT, NOTHING
from ..data.catalogue import CATALOGUE
from ..rules import building, token_draw
from ..state import State
from . import marks
from .constants import ALL_DECKS, CALL_DIVINITY, DRAWN, PLACE_DIVINITY, PLACES


def put_slot(state: State, slot: int, item: int, known: int) -> None:
    state.shrine[slot] = item
    state.shrine_seen[slot] = known


def put_deck(state: State, deck: int, items: list[int], known: list[int]) -> None:
    """Set the divinities of a deck, from the bottom on, and the seats that know each."""
    for place in range(PLACES):
        here = place < len(items)
        state.piles[deck * PLACES + place] = items[place] if here else NOTHING
        state.pile_seen[deck * PLACES + place] = known[place] if here else 0
    state.piled[deck] = len(items)


def put_slot_known(state: State, slot: int, known: int) -> None:
    state.shrine_seen[slot] = known


def put_deck_known(state: State, deck: int, known: list[int]) -> None:
    """Set which seats know each divinity of a deck, from the bottom on."""
    for place, seats in enumerate(known):
        state.pile_seen[deck * PLACES + place] = seats


def show_asked(state: State) -> None:
    """A seat that is asked about divinities sees them (P-016, P-085, P-087)."""
    entry = state.agenda[state.depth - 1] if state.depth else 0
    about = agenda.about_of(entry)
    if agenda.kind_of(entry) == PLACE_DIVINITY:
        show_top(state, about, DRAWN, asked_seats(state))
    elif agenda.kind_of(entry) == CALL_DIVINITY:
        for deck in range(sizes.MYTHOLOGIES):
            if about in (deck, ALL_DECKS):
                show_top(state, deck, 1 if about == ALL_DECKS else PLACES, asked_seats(state) | state.reveal_view)


def show_top(state: State, deck: int, cards: int, seats: int) -> None:
    for number in range(min(cards, state.piled[deck])):
        state.pile_seen[deck * PLACES + state.piled[deck] - 1 - number] |= seats


def put_marks(state: State, pairs: list[tuple[int, int]]) -> None:
    """Tokens on the slots of the current age."""
    state.marked = 0
    for slot, token in pairs:
        state.marked |= 1 << slot
        for place in range(marks.first_of(state.age), marks.after_last_of(state.age)):
            if marks.slot_of(state.layouts, state.age, place) == slot:
                state.mark[place] = token


def put_all_marks(state: State, tokens: list[int]) -> None:
    """The tokens of the first age, then those of the second."""
    for place, token in enumerate(tokens):
        state.mark[place] = token


def put_offerings(state: State, tokens: list[int]) -> None:
    """The tokens of the second age."""
    for number, token in enumerate(tokens):
        state.mark[marks.first_of(1) + number] = token


def put_city(state: State, seat: int, divinities: list[int], mythologies: list[int]) -> None:
    """Cards of the pantheon that have worked already, and tokens taken."""
    for item in divinities:
        building.enter(state, seat, item)
        learn(state, seat, CATALOGUE.symbol[item])
    for mythology in mythologies:
        marks.own(state, seat, mythology)


def put_means(state: State, seat: int, offerings: int, vault: int, snake: int) -> None:
    state.offerings[seat] = offerings
    state.vault[seat] = vault
    state.snake[seat] = snake
    if snake != NOTHING:
        learn(state, seat, CATALOGUE.symbol[snake])


def learn(state: State, seat: int, symbol: int) -> None:
    """A symbol that was learned earlier."""
    if symbol >= 0:
        state.pairs[seat] |= state.symbols[seat] & 1 << symbol
        state.symbols[seat] |= 1 << symbol


def put_barrier(state: State, space: int) -> None:
    state.barrier = space


def put_lent(state: State, tokens: list[int], known: int) -> None:
    for place in range(sizes.LENT):
        state.lent[place] = tokens[place] if place < len(tokens) else NOTHING
        if place < len(tokens) and boxed(state, tokens[place]):
            token_draw.pull(state, tokens[place])
    state.lent_seen = known


def boxed(state: State, token: int) -> bool:
    for place in range(state.boxed):
        if state.box[place] == token:
            return True
    return False


def lend_last(state: State) -> None:
    """Tokens nobody has said anything about lie on a divinity that is looked at."""
    state.lent_seen = lookers(state)
    for place in range(min(sizes.LENT, state.boxed)):
        state.boxed -= 1
        state.lent[place] = state.box[state.boxed]


def lookers(state: State) -> int:
    """The seats that see the tokens on a divinity: everyone, unless the divinity is looked at in its deck."""
    for place in range(state.piled[0]):
        if state.piles[place] == state.lender:
            return asked_seats(state) | state.reveal_view
    return EVERY_SEAT


def asked_seats(state: State) -> int:
    """The seat that is asked now, as a set."""
    return 1 << agenda.seat_of(state.agenda[state.depth - 1]) if state.depth else 0
