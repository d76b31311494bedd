"""Functions that set up a position by hand: code outside the compiled rules cannot change their rows."""

from . import sizes
from .constants import NOTHING, REMOVED
from .data.catalogue import CATALOGUE
from .data.components import FIRST_WONDER
from .rules import building, layout
from .state import State


def put_coins(state: State, seat: int, coins: int) -> None:
    state.coins[seat] = coins


def put_item(state: State, seat: int, item: int) -> None:
    """Put a building, wonder or token into a city, without its immediate effects."""
    building.enter(state, seat, item)
    if CATALOGUE.symbol[item] >= 0:
        mark = 1 << CATALOGUE.symbol[item]
        state.pairs[seat] |= state.symbols[seat] & mark
        state.symbols[seat] |= mark


def put_wonder(state: State, seat: int, wonder: int, card: int) -> None:
    """A wonder that is built, with the card under it."""
    put_item(state, seat, wonder)
    state.spent[wonder - FIRST_WONDER] = card
    state.raised += 1


def put_hand(state: State, seat: int, wonders: int) -> None:
    state.hand[seat] = wonders


def put_track(state: State, pawn: int, loot: int) -> None:
    state.pawn = pawn
    state.loot = loot


def put_board(state: State, board: int) -> None:
    state.board = board


def put_box(state: State, box: list[int], drawn: int, watching: int) -> None:
    for place, token in enumerate(box):
        state.box[place] = token
    state.boxed = len(box)
    state.drawn = drawn
    state.watching = watching


def put_offer(state: State, offer: list[int], drafted: int) -> None:
    for place, wonder in enumerate(offer):
        state.offer[place] = wonder
    state.drafted = drafted
    state.begun = int(drafted == sizes.OFFER)


def put_pile(state: State, pile: list[int]) -> None:
    for place, card in enumerate(pile):
        state.discards[place] = card
    state.discarded = len(pile)


def put_faces(state: State, age: int, faces: list[int]) -> None:
    """Set the faces of an age's structure; cards of its deck that lie nowhere else were put back into the box."""
    for slot, card in enumerate(faces):
        state.deal[age * sizes.SLOTS + slot] = card
    deck = range(CATALOGUE.deck_start[age], CATALOGUE.deck_start[age + 1])
    left = [card for card in deck if card not in faces and not is_out(state, card)]
    for number in range(REMOVED):
        state.removed[age * REMOVED + number] = left[number] if number < len(left) else NOTHING


def is_out(state: State, card: int) -> bool:
    """Whether a card lies in a city, under a wonder, in the discard pile or where an expansion keeps it."""
    deck = CATALOGUE.deck[card]
    if state.kept[deck] >> card - CATALOGUE.deck_start[deck] & 1:
        return True
    for place in range(state.discarded):
        if state.discards[place] == card:
            return True
    for wonder in range(sizes.WONDERS):
        if state.spent[wonder] == card:
            return True
    return state.built[0][card] + state.built[1][card] > 0


def put_structure(state: State, age: int, present: int, shown: int) -> None:
    state.age = age
    state.present = present
    state.shown = shown
    state.open = layout.accessible(state.layouts + age, present)


def put_turn(state: State, mover: int, again: int) -> None:
    state.mover = mover
    state.again = again


def put_no_question(state: State) -> None:
    state.depth = 0


def put_question(state: State, kind: int, seat: int, about: int) -> None:
    state.ask(kind, seat, about)


def put_luck(state: State, luck: int, mixed: int) -> None:
    """Set the number that decides draws after a mixing, and the number of mixings so far."""
    state.luck = luck
    state.mixed = mixed


def put_result(state: State, winner: int, victory: int) -> None:
    state.finish(winner, victory)
