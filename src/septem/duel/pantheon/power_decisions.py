"""Questions that the powers of divinities ask."""

from ...core import bits
from .. import moves, sizes
from ..constants import (
    CAPITAL,
    FAR_COINS,
    GRAY,
    GREEN,
    NEAR_COINS,
    NOTHING,
)
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN, FIRST_WONDER
from ..model import Decision
from ..rules import building, layout, science, track, wonder_building
from ..state import State
from . import marks
from .constants import (
    BARRIER_PLACED,
    CARD_SEIZED,
    CARD_STRUCK,
    DROP,
    FOUND,
    LOOT_DROPPED,
    MARK_LOST,
    MINERVA,
    SACK,
    SEIZE,
    SNAKE,
    SNAKE_PLACED,
    STEAL,
    STRIKE,
    UNBUILD,
    WONDER_STOLEN,
    WONDER_UNBUILT,
)


class PlaceSnake(Decision):
    """Copy the symbol of a green building of the opponent (P-053)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_cards(state, 1 - seat, SNAKE, GREEN, GREEN)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        state.snake[seat] = moves.first_of(move)
        state.tell(SNAKE_PLACED, seat, moves.first_of(move), 0)
        science.learn(state, seat, CATALOGUE.symbol[moves.first_of(move)])


class SeizeCard(Decision):
    """Take a brown or gray building of the opponent; nothing else happens (P-064)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_cards(state, 1 - seat, SEIZE, 0, GRAY)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        building.leave(state, 1 - seat, moves.first_of(move))
        building.enter(state, seat, moves.first_of(move))
        state.tell(CARD_SEIZED, seat, moves.first_of(move), 0)


def list_cards(state: State, owner: int, verb: int, from_colour: int, to_colour: int) -> int:
    """Write a city's buildings of some colours into the menu; how many there are."""
    filled = 0
    for card in range(FIRST_WONDER):
        if state.built[owner][card] and from_colour <= CATALOGUE.colour[card] <= to_colour:
            state.menu[filled] = moves.pack(verb, card)
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
            state.menu[filled] = moves.pack(STRIKE, bits.lowest(slots))
            filled += 1
            slots &= slots - 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        slot = moves.first_of(move)
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
                state.menu[filled] = moves.pack(UNBUILD, wonder)
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        wonder = moves.first_of(move)
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
                state.menu[filled] = moves.pack_two(FOUND, wonder, state.discards[place])
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = moves.second_of(move)
        state.take_back(card)
        wonder_building.raise_wonder(state, seat, moves.first_of(move), card)


class StealWonder(Decision):
    """Take an unbuilt wonder of the opponent (P-074)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        wonders = state.hand[1 - seat]
        while wonders:
            state.menu[filled] = moves.pack(STEAL, FIRST_WONDER + bits.lowest(wonders))
            filled += 1
            wonders &= wonders - 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        wonder = 1 << moves.first_of(move) - FIRST_WONDER
        state.hand[1 - seat] &= ~wonder
        state.hand[seat] |= wonder
        state.tell(WONDER_STOLEN, seat, moves.first_of(move), 0)


class PlaceBarrier(Decision):
    """Put the Minerva pawn on a space; the table's rules may allow that of the conflict pawn (P-076, P-077)."""

    def __init__(self, on_pawn: bool) -> None:
        self.on_pawn = on_pawn

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for space in range(2 * CAPITAL + 1):
            if self.on_pawn or space - CAPITAL != state.pawn:
                state.menu[filled] = moves.pack(MINERVA, space)
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        state.barrier = moves.first_of(move) - CAPITAL
        state.tell(BARRIER_PLACED, seat, state.barrier, 0)


class DropLoot(Decision):
    """Discard a loot token without effect (P-078)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_loot(state, DROP)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        state.loot &= ~(1 << moves.first_of(move))
        state.tell(LOOT_DROPPED, seat, moves.first_of(move), 0)


class SackLoot(Decision):
    """Apply a loot token to the opponent, wherever it lies (P-078)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_loot(state, SACK)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = moves.first_of(move)
        track.spend(state, 1 - seat, token, FAR_COINS if token & 1 else NEAR_COINS)


def list_loot(state: State, verb: int) -> int:
    filled = 0
    tokens = state.loot
    while tokens:
        state.menu[filled] = moves.pack(verb, bits.lowest(tokens))
        filled += 1
        tokens &= tokens - 1
    return filled
