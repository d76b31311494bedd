"""What one seat sees now, as a position: enough to list its moves and to judge them, fast enough for millions of games.

A glimpse is written from an allow-list, as a view is: what is not named here stays empty. It has all that lies open and
what the seat holds, but no past and nothing hidden, not even imagined; nobody can play on from it.
"""

from .. import agenda, history, sizes
from ..constants import BEFORE, FREE_SEAT, PLAY_LAST, REVIVE_CARD, SELL, STRICT_SEVENTH
from ..data.components import FIRST_STAGE
from ..model import Extension
from ..rules import seating
from ..state import State
from . import pile, redeal


class FastView:
    """The eyes of one seat. Each look forgets the one before."""

    def __init__(self, empty: State, extensions: list[Extension], seat: int) -> None:
        self.empty = empty  # the table before anything was dealt
        self.extensions = extensions
        self.seat = seat
        self.seen = State()

    def update(self, state: State) -> None:
        self.seen.copy_from(self.empty)
        show_moment(self.seen, state)
        show_rights(self.seen, state)
        for city in range(state.cities):
            show_city(self.seen, state, city)
            show_trade(self.seen, state, city)
            show_helps(self.seen, state, city)
            show_tokens(self.seen, state, city)
        if state.turn != BEFORE:
            show_hands(self.seen, state, self.seat)
        if state.depth:
            show_question(self.seen, state, self.seat)
        for number in range(len(self.extensions)):
            extension = self.extensions[number]
            extension.show(self.seen, state, self.seat)


def show_moment(seen: State, state: State) -> None:
    seen.rulings = state.rulings
    seen.age = state.age
    seen.turn = state.turn
    seen.discarded = state.discarded
    seen.winners = state.winners
    seen.drafted = state.drafted
    seen.recruitments = state.recruitments


def show_rights(seen: State, state: State) -> None:
    """Sets of cities."""
    seen.claims = state.claims
    seen.claiming = state.claiming
    seen.lasting = state.lasting
    seen.reviving = state.reviving
    seen.copying = state.copying
    seen.patrons = state.patrons
    seen.passing = state.passing
    seen.stubborn = state.stubborn
    seen.saving = state.saving
    seen.thrifty = state.thrifty
    seen.pardoning = state.pardoning
    seen.pardons = state.pardons
    seen.hiring = state.hiring
    seen.courting = state.courting


def show_city(seen: State, state: State, city: int) -> None:
    """What stands there (S-135)."""
    seen.coins[city] = state.coins[city]
    seen.board[city] = state.board[city]
    seen.shields[city] = state.shields[city]
    seen.free_symbols[city] = state.free_symbols[city]
    seen.leaders[city] = state.leaders[city]
    seen.copied[city] = state.copied[city]
    for word in range(sizes.WORDS):
        seen.built[city][word] = state.built[city][word]
    for what in range(sizes.COUNTED):
        seen.counts[city][what] = state.counts[city][what]
        seen.bonuses[city][what] = state.bonuses[city][what]
    for symbol in range(sizes.SYMBOLS):
        seen.symbols[city][symbol] = state.symbols[city][symbol]
    for age in range(sizes.AGES):
        seen.victories[city][age] = state.victories[city][age]


def show_trade(seen: State, state: State, city: int) -> None:
    for kind in range(sizes.CLASSES):
        seen.own[city][kind] = state.own[city][kind]
        seen.sale[city][kind] = state.sale[city][kind]
    for side in range(sizes.SUPPLIES):
        seen.rates[city][side] = state.rates[city][side]


def show_helps(seen: State, state: State, city: int) -> None:
    """What comes from effects of buildings and leaders."""
    seen.helps[city] = state.helps[city]
    seen.used[city] = state.used[city]
    seen.waives[city] = state.waives[city]
    seen.frees[city] = state.frees[city]
    seen.chain_bonus[city] = state.chain_bonus[city]
    seen.trade_bonus[city] = state.trade_bonus[city]
    seen.bounty[city] = state.bounty[city]
    seen.set_bonus[city] = state.set_bonus[city]
    seen.reduction[city] = state.reduction[city]
    seen.masks[city] = state.masks[city]


def show_tokens(seen: State, state: State, city: int) -> None:
    """All of it is public (C-141)."""
    seen.debts[city] = state.debts[city]
    seen.doves[city] = state.doves[city]
    seen.spared[city] = state.spared[city]
    seen.owed[city] = state.owed[city]
    seen.owed_tokens[city] = state.owed_tokens[city]
    seen.owed_stages[city] = state.owed_stages[city]


def show_hands(seen: State, state: State, seat: int) -> None:
    """How many cards everyone holds; one's own, and the last one of the Free City's pile for who plays it now."""
    for city in range(state.cities):
        seen.hand[city] = state.hand[city]
        seen.held[city] = state.held[city]
    row = state.hand[seat]
    for place in range(state.held[row]):
        seen.hands[row][place] = state.hands[row][place]
    if state.seats < state.cities and redeal.sees_pile_end(state, seat):
        seen.hands[FREE_SEAT][0] = state.hands[FREE_SEAT][0]


def show_question(seen: State, state: State, seat: int) -> None:
    """What is asked, and what the seat has answered itself; whether others have answered is left out."""
    entry = state.agenda[state.depth - 1]
    kind = agenda.kind_of(entry)
    asked = agenda.asked_of(entry)
    owing = asked
    deciding = 0
    for city in range(state.cities):
        if asked >> city & 1 and seating.decider(state, city) == seat:
            deciding = 1
            if not agenda.owing_of(entry) >> city & 1:
                owing &= ~(1 << city)
                seen.answers[city] = state.answers[city]
    seen.depth = 1
    seen.agenda[0] = agenda.pack(kind, asked, owing)
    if kind == REVIVE_CARD and deciding:
        show_pile(seen, state)
    if kind == PLAY_LAST and state.rulings & STRICT_SEVENTH:
        show_market(seen, state)


def show_pile(seen: State, state: State) -> None:
    """The pile that is looked through, in the order of its cards: it does not matter who threw them, and when."""
    pile.mark(state)
    place = 0
    for card in range(FIRST_STAGE):
        for _ in range(state.cloud[card]):
            seen.history[place // state.cities][place % state.cities] = history.pack(SELL, card)
            place += 1


def show_market(seen: State, state: State) -> None:
    """The market before the sixth turn (R-16)."""
    seen.kept_purse = state.kept_purse
    seen.kept_helps = state.kept_helps
    seen.kept_printed = state.kept_printed
    for side in range(sizes.SUPPLIES):
        seen.kept_rates[side] = state.kept_rates[side]
    for kind in range(sizes.CLASSES):
        for supply in range(sizes.SUPPLIES):
            seen.kept_market[kind][supply] = state.kept_market[kind][supply]
