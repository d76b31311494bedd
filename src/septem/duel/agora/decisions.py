"""Questions about the senate and about conspiracies."""

from .. import agenda, lookup, moves, sizes
from ..constants import BLUE, BROWN, GRAY, NOTHING, PICK_TOKEN, WONDER, YELLOW
from ..data.catalogue import CATALOGUE
from ..model import Decision
from ..promo import effects as promo_effects
from ..state import State
from . import effects, plots, removed, senate
from .constants import (
    ACTIONS,
    ACTIONS_FORGONE,
    BLACKMAIL,
    BOTTOM,
    CAST_OPEN,
    CHAMBERS_A_SECTION,
    COERCION,
    CONSPIRE,
    EMBEZZLEMENT,
    EXPROPRIATION,
    EXTORTION,
    FOR_CONSPIRATOR,
    FOR_POLITICIAN,
    FOR_TOKEN,
    FORECLOSURE,
    KEEP,
    MOVE,
    MOVE_CUBE,
    PASS,
    PLACE_CUBE,
    PLACE_INFLUENCE,
    PLOT_TRIGGERED,
    PROPERTY_FRAUD,
    REMOVE,
    REMOVE_CUBE,
    SABOTAGE,
    SENATE_ACTION,
    SWINDLE,
    TOP,
    TREASON,
    TRIGGER,
    TRIGGER_PLOT,
    TURN_OF_EVENTS,
)
from .numbers import FIRST_PLOT


def list_places(state: State, seat: int, first: int, last: int, filled: int) -> int:
    """Write the chambers in which a cube can be placed into the menu, behind what is there."""
    if senate.in_stock(state, seat):
        for chamber in range(first, last):
            state.menu[filled] = moves.pack(PLACE_INFLUENCE, chamber)
            filled += 1
    return filled


def list_moves(state: State, seat: int, filled: int) -> int:
    for chamber in range(sizes.CHAMBERS):
        if state.cubes[seat][chamber]:
            if chamber:
                state.menu[filled] = moves.pack_two(MOVE, chamber, chamber - 1)
                filled += 1
            if chamber < sizes.CHAMBERS - 1:
                state.menu[filled] = moves.pack_two(MOVE, chamber, chamber + 1)
                filled += 1
    return filled


def put_pass(state: State, filled: int) -> int:
    state.menu[filled] = moves.pack(PASS, 0)
    return filled + 1


class SenateAction(Decision):
    """An action of a politician: place a cube in the section, or move one (A-057)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        first = about // (ACTIONS + 1) * CHAMBERS_A_SECTION
        filled = list_places(state, seat, first, first + CHAMBERS_A_SECTION, 0)
        return put_pass(state, list_moves(state, seat, filled))

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        left = about % (ACTIONS + 1) - 1
        if moves.verb_of(move) == PASS:
            state.tell(ACTIONS_FORGONE, seat, SENATE_ACTION, left + 1)
            return
        if left:
            state.ask(SENATE_ACTION, seat, about - 1)
        if moves.verb_of(move) == PLACE_INFLUENCE:
            senate.place(state, seat, moves.first_of(move), FOR_POLITICIAN)
        else:
            senate.move(state, seat, moves.first_of(move), moves.second_of(move))


class ConspiratorAction(Decision):
    """Place a cube in any chamber, or conspire (A-060)."""

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = list_places(state, seat, 0, sizes.CHAMBERS, 0)
        if state.plots_left >= plots.DRAWN:
            state.menu[filled] = moves.pack(CONSPIRE, 0)
            filled += 1
        return put_pass(state, filled) if self.optional else filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        verb = moves.verb_of(move)
        if verb == CONSPIRE:
            plots.conspire(state, seat)
        elif verb == PLACE_INFLUENCE:
            senate.place(state, seat, moves.first_of(move), FOR_CONSPIRATOR)


class PlaceCube(Decision):
    """Place a cube in any chamber (A-070)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return list_places(state, seat, 0, sizes.CHAMBERS, 0)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        senate.place(state, seat, moves.first_of(move), about)


class MoveCube(Decision):
    """Move a cube to a neighbouring chamber, or do not (A-132)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        return put_pass(state, list_moves(state, seat, 0))

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        if moves.verb_of(move) == PASS:
            state.tell(ACTIONS_FORGONE, seat, MOVE_CUBE, 1)
        else:
            senate.move(state, seat, moves.first_of(move), moves.second_of(move))


class RemoveCube(Decision):
    """Remove a cube of the opponent (A-072)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for chamber in range(sizes.CHAMBERS):
            if state.cubes[1 - seat][chamber]:
                state.menu[filled] = moves.pack(REMOVE, chamber)
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        senate.remove(state, 1 - seat, moves.first_of(move), about)


class KeepPlot(Decision):
    """Keep one of the two conspiracies drawn, and say where the other goes (A-121)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for number in range(plots.DRAWN):
            plot = FIRST_PLOT + state.plot_deck[state.plots_left - 1 - number]
            for end in (TOP, BOTTOM):
                state.menu[filled] = moves.pack_two(KEEP, plot, end)
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        plots.keep(state, seat, moves.first_of(move) - FIRST_PLOT, moves.second_of(move))


class TriggerPlot(Decision):
    """Trigger a conspiracy that is not prepared, or none (A-181)."""

    def __init__(self, in_vain: bool) -> None:
        self.in_vain = in_vain

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = list_triggers(state, seat, 0, 0, self.in_vain)
        return put_pass(state, filled)

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        if moves.verb_of(move) == PASS:
            state.tell(ACTIONS_FORGONE, seat, TRIGGER_PLOT, 1)
        else:
            trigger(state, seat, moves.first_of(move) - FIRST_PLOT)


def list_triggers(state: State, seat: int, filled: int, prepared: int, in_vain: int) -> int:
    """Write the conspiracies that can be triggered into the menu: those prepared, or those that are not."""
    for number in range(state.plots_held[seat]):
        if is_ready(state, seat, number, prepared) and (in_vain or works(state, seat, state.plot_hand[seat][number])):
            state.menu[filled] = moves.pack(TRIGGER, FIRST_PLOT + state.plot_hand[seat][number])
            filled += 1
    return filled


def is_ready(state: State, seat: int, number: int, prepared: int) -> int:
    """1 if a conspiracy waits to be triggered, with a card under it or without, as wanted."""
    if state.plots_shown[seat] >> number & 1:
        return 0
    return 1 if (state.plot_card[seat][number] != NOTHING) == prepared else 0


def trigger(state: State, seat: int, plot: int) -> None:
    """Turn a conspiracy up; the first of its parts is asked last, and so answered first (A-131)."""
    number = plots.find(state, seat, plot)
    state.tell(PLOT_TRIGGERED, seat, FIRST_PLOT + plot, number)
    plots.show(state, seat, number)
    first = CATALOGUE.acts_from[FIRST_PLOT + plot]
    for act in range(CATALOGUE.acts_to[FIRST_PLOT + plot] - 1, first - 1, -1):
        effect = lookup.immediate(CATALOGUE.acts, act)
        effect.apply(state, seat, FIRST_PLOT + plot)


def works(state: State, seat: int, plot: int) -> int:
    """1 if some part of a conspiracy would do something (A-130)."""
    other = 1 - seat
    if senate.in_senate(state, seat) and moves_a_cube(plot):
        return 1
    if plot == EXTORTION:
        return 1 if state.hand[other] else 0
    if plot == BLACKMAIL:
        return 1 if state.coins[other] else 0
    if plot == EXPROPRIATION:
        return 1 if state.counts[other][BLUE] else 0
    if plot == SWINDLE:
        return 1 if state.counts[other][YELLOW] else 0
    return works_too(state, seat, plot)


def works_too(state: State, seat: int, plot: int) -> int:
    """The same for the other half of the conspiracies."""
    other = 1 - seat
    if plot == PROPERTY_FRAUD:
        return 1 if promo_effects.claimable(state) else 0
    if plot == TREASON:
        return 1 if removed.count(state) else 0
    if plot == TURN_OF_EVENTS:
        return 1 if state.present else 0
    if plot == EMBEZZLEMENT:
        both = senate.in_senate(state, other) and state.coins[other]
        return 1 if senate.in_senate(state, seat) or both else 0
    if plot == FORECLOSURE:
        return 1 if state.counts[other][BROWN] or state.counts[other][GRAY] else 0
    if plot == COERCION:
        return effects.swappable(state)
    if plot == SABOTAGE:
        return 1 if state.counts[other][WONDER] else 0
    return 1


def moves_a_cube(plot: int) -> int:
    """1 if the last part of a conspiracy is the move of a cube."""
    return 1 if plot in (EXTORTION, BLACKMAIL, EXPROPRIATION, SWINDLE, TURN_OF_EVENTS, COERCION) else 0


def ask_for_spoils(state: State) -> None:
    """Military tokens reached: the nearer one is answered first, so it is asked last (A-201, A-203)."""
    for seat in range(sizes.SEATS):
        if state.spoils >> 2 * seat + 1 & 1:
            state.ask(MOVE_CUBE, seat, FOR_TOKEN)
            state.ask(REMOVE_CUBE, seat, FOR_TOKEN)
        if state.spoils >> 2 * seat & 1:
            state.ask(PLACE_CUBE, seat, FOR_TOKEN)
    state.spoils = 0


def drop_vain(state: State, in_vain: int) -> None:
    """Questions that have nothing to choose from are not asked (A-059, A-081)."""
    while state.depth and is_vain(state, state.agenda[state.depth - 1], in_vain):
        state.depth -= 1


def is_vain(state: State, entry: int, in_vain: int) -> int:
    kind = agenda.kind_of(entry)
    seat = agenda.seat_of(entry)
    vain = False
    if kind == PLACE_CUBE:
        vain = senate.in_stock(state, seat) == 0
    elif kind == MOVE_CUBE:
        vain = senate.in_senate(state, seat) == 0
    elif kind == REMOVE_CUBE:
        vain = senate.in_senate(state, 1 - seat) == 0
    elif kind == CAST_OPEN:
        vain = state.present == 0
    elif kind == PICK_TOKEN:
        vain = state.board == 0
    elif kind == TRIGGER_PLOT:
        vain = list_triggers(state, seat, 0, 0, in_vain) == 0
    return 1 if vain else 0
