"""More ways to use a turn: recruit a senator, prepare a conspiracy, and before that trigger one."""

from ...core import bits
from .. import moves, sizes
from ..constants import CARD_TAKEN, NOTHING
from ..data.catalogue import CATALOGUE
from ..model import Option
from ..payment import prices
from ..rules import building, layout
from ..state import State
from . import decisions, plots, senate
from .constants import (
    JUST_TRIGGERED,
    PLOT_PREPARED,
    PREPARE,
    RECRUIT,
    SENATOR_DECK,
    SENATOR_RECRUITED,
)
from .numbers import FIRST_PLOT


def take_card(state: State, seat: int, card: int) -> None:
    slot = layout.find(state, card)
    layout.take(state, slot)
    state.tell(CARD_TAKEN, seat, card, slot)


class Recruit(Option):
    """Take a senator into the city; each costs a coin more than the one before (A-050)."""

    def moves(self, state: State, seat: int, filled: int) -> int:
        cost = senate.cost(state, seat)
        slots = state.open
        while slots:
            card = state.deal[state.age * sizes.SLOTS + bits.lowest(slots)]
            slots &= slots - 1
            if CATALOGUE.deck[card] == SENATOR_DECK and cost <= state.coins[seat] + state.vault[seat]:
                state.menu[filled] = moves.pack(RECRUIT, card)
                filled += 1
        return filled

    def take(self, state: State, seat: int, move: int) -> None:
        card = moves.first_of(move)
        take_card(state, seat, card)
        prices.pay(state, seat, card)
        state.tell(SENATOR_RECRUITED, seat, card, senate.actions(state, seat))
        building.receive(state, seat, card, 0)


class Prepare(Option):
    """Put any accessible card under a conspiracy (A-125)."""

    def moves(self, state: State, seat: int, filled: int) -> int:
        for number in range(state.plots_held[seat]):
            if decisions.is_ready(state, seat, number, 0):
                filled = self.list_cards(state, FIRST_PLOT + state.plot_hand[seat][number], filled)
        return filled

    def list_cards(self, state: State, plot: int, filled: int) -> int:
        slots = state.open
        while slots:
            card = state.deal[state.age * sizes.SLOTS + bits.lowest(slots)]
            slots &= slots - 1
            state.menu[filled] = moves.pack_two(PREPARE, plot, card)
            filled += 1
        return filled

    def take(self, state: State, seat: int, move: int) -> None:
        card = moves.second_of(move)
        number = plots.find(state, seat, moves.first_of(move) - FIRST_PLOT)
        take_card(state, seat, card)
        put_under(state, seat, number, card)
        state.tell(PLOT_PREPARED, seat, card, number)


def put_under(state: State, seat: int, number: int, card: int) -> None:
    """A card lies under a conspiracy for the rest of the game (A-126)."""
    state.plot_card[seat][number] = card
    deck = CATALOGUE.deck[card]
    if card != NOTHING:
        state.kept[deck] |= 1 << card - CATALOGUE.deck_start[deck]


class Trigger(Option):
    """Before the card: trigger one of the prepared conspiracies, once a turn (A-127)."""

    def __init__(self, verb: int, in_vain: bool) -> None:
        self.verb = verb
        self.in_vain = in_vain

    def moves(self, state: State, seat: int, filled: int) -> int:
        return filled if state.plotted else decisions.list_triggers(state, seat, filled, 1, self.in_vain)

    def take(self, state: State, seat: int, move: int) -> None:
        state.plotted = JUST_TRIGGERED
        decisions.trigger(state, seat, moves.first_of(move) - FIRST_PLOT)
