"""Questions about divinities: which one is placed, which deck is opened, which one is called."""

from .. import moves, sizes
from ..constants import NOTHING, TOKEN_KEPT, TOKEN_MOVE
from ..model import Decision
from ..rules import building
from ..state import State
from . import activation, reveals
from .constants import ALL_DECKS, CALL, DECK_ORDERED, DIVINITY_PLACED, DRAWN, OPEN, PLACE, PLACEMENT_SEEN, PLACES
from .numbers import FIRST_DIVINITY


class PlaceDivinity(Decision):
    """Put one of the divinities drawn on an empty slot, face down; the other goes back on its deck (P-016)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        top = about * PLACES + state.piled[about] - 1
        for number in range(min(DRAWN, state.piled[about])):
            for slot in range(sizes.SHRINES):
                if state.shrine[slot] == NOTHING:
                    state.menu[filled] = moves.pack_two(PLACE, state.piles[top - number], slot)
                    filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = moves.first_of(move)
        slot = moves.second_of(move)
        top = about * PLACES + state.piled[about] - 1
        known = state.pile_seen[top]
        if state.piled[about] > 1:  # nobody else can tell which of the two it was
            known = 1 << seat
            if state.piles[top - 1] == card:
                state.piles[top - 1] = state.piles[top]
            state.pile_seen[top - 1] = known
        state.piles[top] = NOTHING
        state.pile_seen[top] = 0
        state.piled[about] -= 1
        state.shrine[slot] = card
        state.shrine_seen[slot] = known
        state.tell(DIVINITY_PLACED, seat, about, slot)
        state.whisper(reveals.hearers(known), PLACEMENT_SEEN, seat, card, slot)


class ChooseDeck(Decision):
    """Say which deck the Divine Theater opens."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for deck in range(sizes.MYTHOLOGIES):
            if state.piled[deck]:
                state.menu[filled] = moves.pack(OPEN, deck)
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        reveals.open_deck(state, seat, moves.first_of(move))


class CallDivinity(Decision):
    """Activate one of the divinities revealed; where two go back, say which one lies on top (P-085, P-087)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        if about != ALL_DECKS:
            return self.list_deck(state, about)
        filled = 0
        for deck in range(sizes.MYTHOLOGIES):
            if state.piled[deck]:
                state.menu[filled] = moves.pack(CALL, state.piles[deck * PLACES + state.piled[deck] - 1])
                filled += 1
        return filled

    def list_deck(self, state: State, deck: int) -> int:
        filled = 0
        first = deck * PLACES
        for place in range(state.piled[deck]):
            if state.piled[deck] < PLACES:
                state.menu[filled] = moves.pack(CALL, state.piles[first + place])
                filled += 1
                continue
            for top in range(PLACES):
                if top != place:
                    move = moves.pack_two(CALL, state.piles[first + place], state.piles[first + top])
                    state.menu[filled] = move
                    filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = moves.first_of(move)
        deck = (card - FIRST_DIVINITY) // PLACES
        if card != state.lender and state.lent[0] != NOTHING and self.lender_in_deck(state):
            reveals.take_back(state)
        if moves.second_of(move):
            self.order(state, seat, deck, moves.second_of(move), card)
        else:
            self.draw_out(state, deck, card, about != ALL_DECKS)
        activation.activate(state, seat, card, NOTHING)

    def lender_in_deck(self, state: State) -> bool:
        """Tokens on a divinity that lies in the pantheon stay there."""
        return activation.find(state, state.lender) == sizes.SHRINES

    def order(self, state: State, seat: int, deck: int, top: int, card: int) -> None:
        """Two cards go back in an order that only their owner knows (DH-14)."""
        first = deck * PLACES
        for place in range(PLACES):
            other = state.piles[first + place]
            if other != top and other != card:
                state.piles[first] = other
        state.piles[first + 1] = top
        for place in range(PLACES):
            state.pile_seen[first + place] = 1 << seat
        self.shorten(state, deck)
        state.whisper(1 << seat, DECK_ORDERED, seat, top, deck)

    def draw_out(self, state: State, deck: int, card: int, opened: bool) -> None:
        """Take a card out of a deck. Of two cards, only a seat that knew both knows the one left and its place."""
        top = deck * PLACES + state.piled[deck] - 1
        if opened and state.piled[deck] > 1:
            if state.piles[top] != card:
                state.piles[top - 1] = state.piles[top]
            state.pile_seen[top - 1] &= state.pile_seen[top]
        self.shorten(state, deck)

    def shorten(self, state: State, deck: int) -> None:
        state.piled[deck] -= 1
        state.piles[deck * PLACES + state.piled[deck]] = NOTHING
        state.pile_seen[deck * PLACES + state.piled[deck]] = 0


class KeepLent(Decision):
    """Keep one of the tokens on Enki; the other goes back to the box (P-050)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for place in range(sizes.LENT):
            if state.lent[place] != NOTHING:
                state.menu[filled] = moves.pack(TOKEN_MOVE, state.lent[place])
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = moves.first_of(move)
        for place in range(sizes.LENT):
            if state.lent[place] == token:
                state.lent[place] = NOTHING
        reveals.take_back(state)
        state.tell(TOKEN_KEPT, seat, token, 0)
        building.receive(state, seat, token, 0)
