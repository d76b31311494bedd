"""Results of many games in columns of numbers: one row per game, and counts of what became of every item."""

from ...core import bits
from ...core.chance import Stream, moment
from ...core.rows import row, rows
from .. import sizes
from ..constants import BY_POINTS, CATEGORIES, DRAFTED_EACH, DRAW, NOTHING, SHARED, TOKEN
from ..data.components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN
from ..game import Duel
from ..model import Extension
from ..rules import scoring
from ..state import State
from .playout import Tally, finish

LUCK = moment("simulate")  # the players' luck; the deal has streams of its own
SEEDS = (1 << 63) - 1
# Columns: the winner's seat from 1, or 0 if shared; points of both seats, then points by category.
WINNER, VICTORY, DECISIONS, LAST_AGE, POINTS = 0, 1, 2, 3, 4
LINES = len(CATEGORIES)
SHEETS = POINTS + sizes.SEATS
COLUMNS = SHEETS + sizes.SEATS * LINES
ENDS = (DRAW + 1) * sizes.SEATS  # rows of what is counted by winner and seat
APART = 32  # places between two columns: those a power of two apart would share few places of the cache
BUILT, UNBUILT = 1, 2  # what a seat has at the end: in its city, or a wonder that it never built
SHEET_NAMES = tuple(f"{line}_{seat + 1}" for seat in range(sizes.SEATS) for line in CATEGORIES)
NAMES = ("winner", "victory", "decisions", "last_age", "points_1", "points_2", *SHEET_NAMES)


class OutcomeTable:
    """Results of a fixed number of games.

    Items are counted separately for each winner, so that a game adds its rows to others without any case distinction.
    """

    def __init__(self, games: int, extensions: list[Extension], owned: bool) -> None:
        self.extensions = extensions
        self.games = games
        self.width = games + APART
        self.numbers = bytearray(2 * COLUMNS * self.width)
        self.table = memoryview(self.numbers).cast("h", (COLUMNS, self.width))
        self.keeping = owned
        self.owned = bytearray(max(games * owned, 1) * sizes.SEATS * sizes.ITEMS)
        self.items = memoryview(self.owned).cast("b", (max(games * owned, 1), sizes.SEATS, sizes.ITEMS))
        self.offered: list[int] = row(sizes.ITEMS)  # games in which an item came up
        self._new_counts()

    def _new_counts(self) -> None:
        """One row for each winner and seat, see `line_of`."""
        self.taken: list[list[int]] = rows(ENDS, sizes.ITEMS)  # games in which a seat has an item at the end
        self.drafted: list[list[int]] = rows(ENDS, sizes.ITEMS)  # wonders only: games in which a seat had it

    def note(self, place: int, state: State, decisions: int) -> None:
        """Take in a game that is over."""
        self.table[WINNER, place] = 0 if state.winner == DRAW else state.winner + 1
        self.table[VICTORY, place] = state.victory
        self.table[DECISIONS, place] = decisions
        self.table[LAST_AGE, place] = state.age + 1
        self.note_points(place, state)
        self.note_built(state)
        self.note_cards(state)
        self.note_others(state)
        self.note_wonders(state)
        self.note_expansions(state)
        if self.keeping:
            self.note_owned(place, state)

    def note_points(self, place: int, state: State) -> None:
        """Write the points of both seats. After a victory by points the score sheets are already filled."""
        for seat in range(sizes.SEATS):
            if not BY_POINTS <= state.victory <= SHARED:
                scoring.fill_sheet(state, seat)
            total = 0
            for line in range(LINES):
                total += state.sheet[seat][line]
                self.table[SHEETS + seat * LINES + line, place] = state.sheet[seat][line]
            self.table[POINTS + seat, place] = total

    def note_built(self, state: State) -> None:
        """Count the items that both cities have built, of every kind: adding whole rows is fast."""
        for seat in range(sizes.SEATS):
            line = line_of(state, seat)
            for item in range(sizes.ITEMS):
                self.taken[line][item] += state.built[seat][item]

    def note_cards(self, state: State) -> None:
        """Count the cards of all structures that were laid out; of the last one, only those that were seen."""
        hidden = state.present & ~state.shown
        cards = sizes.SLOTS * state.age
        for place in range(cards):
            self.offered[state.deal[place]] += 1
        for slot in range(sizes.SLOTS):
            self.offered[state.deal[cards + slot]] += not hidden >> slot & 1

    def note_others(self, state: State) -> None:
        """Count the tokens left on the board and those that have come into a city."""
        tokens = state.board
        while tokens:
            self.offered[FIRST_TOKEN + bits.lowest(tokens)] += 1
            tokens &= tokens - 1
        if state.counts[0][TOKEN] or state.counts[1][TOKEN]:
            self.note_range(state, FIRST_TOKEN, LAST_TOKEN)

    def note_expansions(self, state: State) -> None:
        for number in range(len(self.extensions)):
            extension = self.extensions[number]
            for place in range(extension.came_up(state)):
                self.offered[state.bag[place]] += 1

    def note_range(self, state: State, first: int, last: int) -> None:
        for item in range(first, last):
            self.offered[item] += state.built[0][item] | state.built[1][item]

    def note_wonders(self, state: State) -> None:
        """Count the wonders that came up and their owners at the end; those of a first game are handed out (D-016)."""
        if state.offer[0] == NOTHING:
            for item in range(FIRST_WONDER, FIRST_TOKEN):
                self.offered[item] += self.note_draft(state, 0, item) + self.note_draft(state, 1, item)
            return
        had = 0
        boxed = NOTHING
        for place in range(sizes.OFFER):
            wonder = state.offer[place]
            self.offered[wonder] += 1
            first = self.note_draft(state, 0, wonder)
            had += first
            if not first + self.note_draft(state, 1, wonder):
                boxed = wonder
        if boxed != NOTHING:  # it belonged to the seat that has fewer than four
            self.drafted[line_of(state, 0 if had < DRAFTED_EACH else 1)][boxed] += 1

    def note_owned(self, place: int, state: State) -> None:
        """Write what each city has built and which wonders it has besides."""
        had = 0
        boxed = NOTHING
        for seat in range(sizes.SEATS):
            for item in range(sizes.ITEMS):
                self.items[place, seat, item] = state.built[seat][item]
            for wonder in range(FIRST_WONDER, FIRST_TOKEN):
                if state.hand[seat] >> wonder - FIRST_WONDER & 1:
                    self.items[place, seat, wonder] = UNBUILT
        if state.offer[0] == NOTHING:
            return
        for number in range(sizes.OFFER):  # the wonder that went back to the box, see `note_wonders`
            wonder = state.offer[number]
            had += self.items[place, 0, wonder] > 0
            if not self.items[place, 0, wonder] and not self.items[place, 1, wonder]:
                boxed = wonder
        if boxed != NOTHING:
            self.items[place, 0 if had < DRAFTED_EACH else 1, boxed] = UNBUILT

    def note_draft(self, state: State, seat: int, wonder: int) -> int:
        """Count a wonder for a seat that has it, built or not; returns whether it has."""
        had = state.hand[seat] >> wonder - FIRST_WONDER & 1 | state.built[seat][wonder]
        self.drafted[line_of(state, seat)][wonder] += had
        return had


def table_for(game: Duel, games: int, owned: bool = False) -> OutcomeTable:
    """A table for so many games; `owned`: it keeps what every city has at the end of each."""
    return OutcomeTable(games, game.extensions, owned)


def line_of(state: State, seat: int) -> int:
    """The row in which a game counts for a seat: shared victories come last."""
    return state.winner * sizes.SEATS + seat


def play(game: Duel, outcomes: OutcomeTable, begin: int, end: int, first: int, seed: int) -> None:
    """Play random games into these places of the table; a game depends on the seed and its number alone."""
    empty = game.new()
    state = game.new()
    stream = Stream()
    tally = Tally()
    for place in range(begin, end):
        state.copy_from(empty)
        game.deal(state, seed + first + place & SEEDS)
        stream.open(seed, LUCK, first + place)
        before = tally.decisions
        finish(game, state, stream, tally)
        outcomes.note(place, state, tally.decisions - before)
