"""Every question of Pantheon."""

from ...core import bits
from .. import building, layout, raising, science, sizes, treasury
from ..box import FIRST_DIVINITY, FIRST_TOKEN, FIRST_WONDER
from ..catalogue import CATALOGUE
from ..model import Decision
from ..state import State
from ..words import (
    ALL_DECKS,
    BARRIER_PLACED,
    CALL,
    CAPITAL,
    CARD_SEIZED,
    CARD_STRUCK,
    DECK_ORDERED,
    DIVINITY_PLACED,
    DROP,
    FAR_COINS,
    FOR_LOOT,
    FOUND,
    GRAY,
    GREEN,
    LOOT_DROPPED,
    LOOT_SPENT,
    MARK_LOST,
    MINERVA,
    NEAR_COINS,
    NOTHING,
    OPEN,
    PART,
    PLACE,
    PLACEMENT_SEEN,
    SACK,
    SECOND_BITS,
    SEIZE,
    SNAKE,
    SNAKE_PLACED,
    STEAL,
    STRIKE,
    TOKEN_KEPT,
    TOKEN_MOVE,
    UNBUILD,
    VERB_BITS,
    WONDER_STOLEN,
    WONDER_UNBUILT,
)
from . import activating, marks, revealing

PLACES = 3  # in a deck
DRAWN = 2


class PlaceDivinity(Decision):
    """Put one of the divinities drawn on an empty slot, face down; the other goes back on its deck (P-016)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        top = about * PLACES + state.piled[about] - 1
        for number in range(min(DRAWN, state.piled[about])):
            for slot in range(sizes.SHRINES):
                if state.shrine[slot] == NOTHING:
                    state.menu[filled] = PLACE << VERB_BITS | slot << SECOND_BITS | state.piles[top - number]
                    filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = move & PART
        slot = move >> SECOND_BITS & PART
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
        state.whisper(revealing.hearers(known), PLACEMENT_SEEN, seat, card, slot)


class ChooseDeck(Decision):
    """Say which deck the Divine Theater opens."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for deck in range(sizes.MYTHOLOGIES):
            if state.piled[deck]:
                state.menu[filled] = OPEN << VERB_BITS | deck
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        revealing.open_deck(state, seat, move & PART)


class CallDivinity(Decision):
    """Activate one of the divinities revealed; where two go back, say which one lies on top (P-085, P-087)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        if about != ALL_DECKS:
            return self.list_deck(state, about)
        filled = 0
        for deck in range(sizes.MYTHOLOGIES):
            if state.piled[deck]:
                state.menu[filled] = CALL << VERB_BITS | state.piles[deck * PLACES + state.piled[deck] - 1]
                filled += 1
        return filled

    def list_deck(self, state: State, deck: int) -> int:
        filled = 0
        first = deck * PLACES
        for place in range(state.piled[deck]):
            if state.piled[deck] < PLACES:
                state.menu[filled] = CALL << VERB_BITS | state.piles[first + place]
                filled += 1
                continue
            for top in range(PLACES):
                if top != place:
                    move = CALL << VERB_BITS | state.piles[first + top] << SECOND_BITS | state.piles[first + place]
                    state.menu[filled] = move
                    filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = move & PART
        deck = (card - FIRST_DIVINITY) // PLACES
        if card != state.lender and state.lent[0] != NOTHING and self.lender_in_deck(state):
            revealing.take_back(state)
        if move >> SECOND_BITS & PART:
            self.order(state, seat, deck, move >> SECOND_BITS & PART, card)
        else:
            self.draw_out(state, deck, card, about != ALL_DECKS)
        activating.activate(state, seat, card, NOTHING)

    def lender_in_deck(self, state: State) -> bool:
        """Tokens on a divinity that lies in the pantheon stay there."""
        return activating.find(state, state.lender) == sizes.SHRINES

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
        """Take a card out of a deck. Of two, only who knew both can tell which one is left and where it lay."""
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
                state.menu[filled] = TOKEN_MOVE << VERB_BITS | state.lent[place]
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = move & PART
        for place in range(sizes.LENT):
            if state.lent[place] == token:
                state.lent[place] = NOTHING
        revealing.take_back(state)
        state.tell(TOKEN_KEPT, seat, token, 0)
        building.receive(state, seat, token, 0)


class PlaceSnake(Decision):
    """Copy the symbol of a green building of the opponent (P-053)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_cards(state, 1 - seat, SNAKE, GREEN, GREEN)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        state.snake[seat] = move & PART
        state.tell(SNAKE_PLACED, seat, move & PART, 0)
        science.learn(state, seat, CATALOGUE.symbol[move & PART])


class SeizeCard(Decision):
    """Take a brown or gray building of the opponent; nothing else happens (P-064)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_cards(state, 1 - seat, SEIZE, 0, GRAY)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        building.leave(state, 1 - seat, move & PART)
        building.enter(state, seat, move & PART)
        state.tell(CARD_SEIZED, seat, move & PART, 0)


def list_cards(state: State, owner: int, verb: int, from_colour: int, to_colour: int) -> int:
    """Write a city's buildings of some colours into the menu; how many there are."""
    filled = 0
    for card in range(FIRST_WONDER):
        if state.built[owner][card] and from_colour <= CATALOGUE.colour[card] <= to_colour:
            state.menu[filled] = verb << VERB_BITS | card
            filled += 1
    return filled


class StrikeCard(Decision):
    """Discard a card of the structure, with the token on it, which the table's rules may give to the player (P-068)."""

    def __init__(self, takes_tokens: bool) -> None:
        self.takes_tokens = takes_tokens

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        slots = state.present
        while slots:
            state.menu[filled] = STRIKE << VERB_BITS | bits.lowest(slots)
            filled += 1
            slots &= slots - 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        slot = move & PART
        card = state.deal[state.age * sizes.SLOTS + slot]
        layout.take(state, slot)
        state.discard(card)
        state.tell(CARD_STRUCK, seat, card, slot)
        if not state.marked >> slot & 1:
            return
        if self.takes_tokens:
            marks.take(state, seat, slot)
        else:
            state.tell(MARK_LOST, seat, marks.at(state, slot), slot)
            state.marked &= ~(1 << slot)


class UnbuildWonder(Decision):
    """Discard the card under a built wonder; its owner may build it again (P-070, P-071)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for wonder in range(FIRST_WONDER, FIRST_TOKEN):
            if state.built[0][wonder] or state.built[1][wonder]:
                state.menu[filled] = UNBUILD << VERB_BITS | wonder
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        wonder = move & PART
        owner = 0 if state.built[0][wonder] else 1
        card = state.spent[wonder - FIRST_WONDER]
        building.leave(state, owner, wonder)
        state.spent[wonder - FIRST_WONDER] = NOTHING
        state.raised -= 1
        state.hand[owner] |= 1 << wonder - FIRST_WONDER
        if card != NOTHING:
            state.discard(card)
        state.tell(WONDER_UNBUILT, owner, wonder, card)


class RaiseFree(Decision):
    """Build an own wonder with a card of the discard pile, for nothing (P-073)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        wonders = state.hand[seat]
        while wonders:
            wonder = FIRST_WONDER + bits.lowest(wonders)
            wonders &= wonders - 1
            for place in range(state.discarded):
                state.menu[filled] = FOUND << VERB_BITS | state.discards[place] << SECOND_BITS | wonder
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = move >> SECOND_BITS & PART
        state.take_back(card)
        raising.raise_wonder(state, seat, move & PART, card)


class StealWonder(Decision):
    """Take an unbuilt wonder of the opponent (P-074)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        wonders = state.hand[1 - seat]
        while wonders:
            state.menu[filled] = STEAL << VERB_BITS | FIRST_WONDER + bits.lowest(wonders)
            filled += 1
            wonders &= wonders - 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        wonder = 1 << (move & PART) - FIRST_WONDER
        state.hand[1 - seat] &= ~wonder
        state.hand[seat] |= wonder
        state.tell(WONDER_STOLEN, seat, move & PART, 0)


class PlaceBarrier(Decision):
    """Put the Minerva pawn on a space; the table's rules may allow that of the conflict pawn (P-076, P-077)."""

    def __init__(self, on_pawn: bool) -> None:
        self.on_pawn = on_pawn

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for space in range(2 * CAPITAL + 1):
            if self.on_pawn or space - CAPITAL != state.pawn:
                state.menu[filled] = MINERVA << VERB_BITS | space
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        state.barrier = (move & PART) - CAPITAL
        state.tell(BARRIER_PLACED, seat, state.barrier, 0)


class DropLoot(Decision):
    """Discard a loot token without effect (P-078)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_loot(state, DROP)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        state.loot &= ~(1 << (move & PART))
        state.tell(LOOT_DROPPED, seat, move & PART, 0)


class SackLoot(Decision):
    """Apply a loot token to the opponent, wherever it lies (P-078)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_loot(state, SACK)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = move & PART
        state.loot &= ~(1 << token)
        state.tell(LOOT_SPENT, 1 - seat, token, 0)
        treasury.lose(state, 1 - seat, FAR_COINS if token & 1 else NEAR_COINS, FOR_LOOT)


def list_loot(state: State, verb: int) -> int:
    filled = 0
    tokens = state.loot
    while tokens:
        state.menu[filled] = verb << VERB_BITS | bits.lowest(tokens)
        filled += 1
        tokens &= tokens - 1
    return filled
