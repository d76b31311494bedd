"""The knowledge of a seat about leaders, in rows of numbers; leaders are counted from the first, and -1 is none.

Only facts that a view shows (`view`) are written here, whether they are read off a view or off the table.
"""

from __future__ import annotations

from ...core import bits
from ...core.errors import Problem
from ...core.rows import row, rows
from .. import history, sizes
from ..constants import RAISE
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..rules import seating
from ..state import State
from . import draft
from .constants import RECRUIT
from .view import LeadersView

ONE = 1  # as wide as a set of leaders
NONE = -1
NEVER = -1  # an age before all


class Knowledge:
    """What one seat knows at one moment."""

    def __init__(self, seats: int, step: int, size: int) -> None:
        self.seats = seats
        self.step = step
        self.size = size  # leaders in the game
        self._new_owners()
        self._new_packs()
        self._new_kept()
        self._new_sets()
        self._new_deeds()
        self.owned = 0
        self.drafted = 0
        self.drawer = NONE  # the city that has drawn leaders later,
        self.drawn = 0  # how many,
        self.draws = 0  # and which, if that is known (a set)
        self.drawn_in = NEVER  # the age in which it did
        self.unused = 0
        self.looking = 0  # the seats whose hands are seen (a set)

    # Rows of different lengths or widths are made in different methods: Cython gives one function one buffer for them.
    def _new_owners(self) -> None:
        self.owner: list[int] = row(sizes.OTHER_ITEMS, NONE)  # of leaders whose owner is known
        self.owners: list[int] = row(sizes.OTHER_ITEMS)  # those leaders, in the order in which they came to be known

    def _new_packs(self) -> None:
        self.pack: list[list[int]] = rows(sizes.PICKS, sizes.CITIES)  # by pick, then by origin (sets)

    def _new_kept(self) -> None:
        self.kept: list[list[int]] = rows(sizes.PICKS, sizes.CITIES)

    def _new_sets(self) -> None:
        self.shown: list[int] = row(sizes.CITIES)  # leaders a city has in play, or has used for all to see
        self.hand: list[int] = row(sizes.CITIES)
        self._new_held()

    def _new_held(self) -> None:
        self.held: list[int] = row(sizes.CITIES)

    def _new_deeds(self) -> None:
        self.verb: list[list[int]] = rows(sizes.AGES, sizes.CITIES)  # how each city used a leader before each age,
        self.face: list[list[int]] = rows(sizes.AGES, sizes.CITIES)  # and which one

    def own(self, leaders: int, city: int) -> None:
        """Note the leaders that a seat has."""
        while leaders:
            leader = bits.lowest_wide(leaders)
            leaders &= leaders - 1
            if self.owner[leader] == NONE:
                self.owners[self.owned] = leader
                self.owned += 1
            self.owner[leader] = city

    def note_deed(self, age: int, city: int, verb: int, leader: int) -> None:
        self.verb[age][city] = verb
        self.face[age][city] = leader
        if leader != NONE:
            self.shown[city] |= ONE << leader
            self.own(ONE << leader, city)

    def note_pack(self, seat: int, pick: int, leaders: int, kept: int) -> None:
        """A pack that a seat has held at one of its picks."""
        origin = (seat + self.step * pick + sizes.PICKS * self.seats) % self.seats
        self.pack[pick][origin] = leaders
        self.kept[pick][origin] = kept

    def note_draws(self, state: State, city: int, drawn: int, draws: int) -> None:
        """A city drew leaders with its first stage (L-093): what it did before that age's turns, it did without."""
        self.drawer = city
        self.drawn = drawn
        self.draws = draws
        self.drawn_in = sizes.AGES
        for age in range(sizes.AGES - 1, -1, -1):
            raised = 1 if self.verb[age][city] == RAISE else 0
            for past in range(age * state.rounds, (age + 1) * state.rounds):
                if history.verb_of(state.history[past][city]) == RAISE:
                    raised = 1
            if raised:
                self.drawn_in = age
        if self.drawn_in == sizes.AGES:
            self.drawn_in = NEVER


def off_table(state: State, seat: int, step: int, size: int) -> Knowledge:
    """Read the knowledge of a seat off the table; spectators have the number of a seat that nobody has."""
    known = Knowledge(state.seats, step, size)
    eyes = seating.eyes(state, seat)
    known.drafted = state.drafted
    known.unused = state.unused_size
    known.looking = eyes
    for city in range(state.cities):
        known.shown[city] |= state.other_items[city]
        known.own(state.other_items[city], city)
    for mate in range(state.seats):
        known.held[mate] = number_of(state.leader_hand[mate])
        if eyes >> mate & 1:
            look_at_seat(known, state, mate)
    for age in range(sizes.AGES):
        for city in range(state.seats):
            look_at_deed(known, state, age, city, eyes)
    look_at_draws(known, state, eyes)
    return known


def look_at_seat(known: Knowledge, state: State, seat: int) -> None:
    """The hand, and every pack the seat has held."""
    known.hand[seat] = state.leader_hand[seat]
    known.own(state.leader_hand[seat], seat)
    for pick in range(min(state.drafted, sizes.PICKS - 1) + 1):
        kept = state.picks[pick][seat] if pick < state.drafted else NONE
        known.note_pack(seat, pick, draft.pack(state, known.step, seat, pick), kept)


def look_at_deed(known: Knowledge, state: State, age: int, city: int, eyes: int) -> None:
    """A recruited leader is seen by all, any other only by the seat that used it."""
    entry = state.leader_past[age][city]
    if entry:
        verb = history.verb_of(entry)
        seen = 1 if verb == RECRUIT or eyes >> city & 1 else 0
        known.note_deed(age, city, verb, history.card_of(entry) - FIRST_LEADER if seen else NONE)


def look_at_draws(known: Knowledge, state: State, eyes: int) -> None:
    """Only a board that lets its city recruit more lets it draw leaders."""
    if state.leader_draws:
        city = 0
        while state.reduction[city] <= 1:
            city += 1
        draws = state.leader_draws if eyes >> city & 1 else 0
        known.note_draws(state, city, number_of(state.leader_draws), draws)


def number_of(leaders: int) -> int:
    number = 0
    while leaders:
        leaders &= leaders - 1
        number += 1
    return number


def off_view(state: State, view: LeadersView, step: int, size: int) -> Knowledge:
    """Read the knowledge of a seat off its view."""
    known = Knowledge(state.seats, step, size)
    known.drafted = view.drafted
    known.unused = view.unused
    for seat, held in enumerate(view.held):
        known.held[seat] = held
    for city, leaders in enumerate(view.leaders):
        known.shown[city] |= as_set(leaders)
        known.own(as_set(leaders), city)
    for seat, leaders in view.hands:
        known.looking |= 1 << seat
        known.hand[seat] = as_set(leaders)
        known.own(as_set(leaders), seat)
    for pack in view.packs:
        if not pack.leaders:
            raise Problem("leaders_unfit")
        known.note_pack(pack.seat, pack.pick, as_set(pack.leaders), number(pack.kept))
    for deed in view.deeds:
        known.note_deed(deed.age, deed.city, deed.verb, number(deed.leader))
    if view.drawn is not None:
        known.note_draws(state, view.drawn[0], view.drawn[1], as_set(view.draws or ()))
    return known


def as_set(leaders: tuple[int, ...]) -> int:
    return sum(1 << leader - FIRST_LEADER for leader in leaders)


def number(leader: int | None) -> int:
    return NONE if leader is None else leader - FIRST_LEADER
