"""What many games came to, in columns of numbers: a row for every game, and what became of every item."""

from ..core import bits
from ..core.chance import Stream, moment
from ..core.rows import row, rows
from . import scoring, sizes
from .box import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN
from .catalogue import CATALOGUE
from .game import Duel
from .playout import Tally, finish
from .state import State
from .words import BY_POINTS, CATEGORIES, DRAW, NOTHING, TOKEN

LUCK = moment("simulate")  # the players' luck; the deal has streams of its own
SEEDS = (1 << 63) - 1
DRAFTED_EACH = 4
# Columns: the winner's seat from 1, or 0 if shared; points of both seats, then points by category.
WINNER, VICTORY, DECISIONS, LAST_AGE, POINTS = 0, 1, 2, 3, 4
LINES = len(CATEGORIES)
SHEETS = POINTS + sizes.SEATS
COLUMNS = SHEETS + sizes.SEATS * LINES
WON_BITS = 32
APART = 32  # places between two columns: those a power of two apart would share few places of the cache
SHEET_NAMES = tuple(f"{line}_{seat + 1}" for seat in range(sizes.SEATS) for line in CATEGORIES)
NAMES = ("winner", "victory", "decisions", "last_age", "points_1", "points_2", *SHEET_NAMES)


class Harvest:
    """Room for the results of so many games. A victory counts two, a shared one one.

    What is counted for a seat and an item is `victories << WON_BITS | games`: one addition without a branch.
    """

    def __init__(self, games: int) -> None:
        self.games = games
        self.width = games + APART
        self.numbers = bytearray(2 * COLUMNS * self.width)
        self.table = memoryview(self.numbers).cast("h", (COLUMNS, self.width))
        self.offered: list[int] = row(sizes.ITEMS)  # games in which an item came up
        self._new_counts()
        self._new_gains()

    def _new_counts(self) -> None:
        self.taken: list[list[int]] = rows(sizes.SEATS, sizes.ITEMS)  # games in which a seat has it at the end
        self.drafted: list[list[int]] = rows(sizes.SEATS, sizes.ITEMS)  # wonders only: games in which a seat had it

    def _new_gains(self) -> None:
        self.gain: list[int] = row(sizes.SEATS)  # what the present game adds for a seat

    def note(self, place: int, state: State, decisions: int) -> None:
        """Take in a game that is over."""
        self.table[WINNER, place] = 0 if state.winner == DRAW else state.winner + 1
        self.table[VICTORY, place] = state.victory
        self.table[DECISIONS, place] = decisions
        self.table[LAST_AGE, place] = state.age + 1
        for seat in range(sizes.SEATS):
            self.gain[seat] = 1 + (halves(state, seat) << WON_BITS)
        self.note_points(place, state)
        self.note_cards(state)
        self.note_others(state)
        self.note_wonders(state)

    def note_points(self, place: int, state: State) -> None:
        """The second city first: who was judged by points, has its sheet lying there still."""
        for seat in range(sizes.SEATS - 1, -1, -1):
            if seat == 0 or state.victory < BY_POINTS:
                scoring.fill_sheet(state, seat)
            total = 0
            for line in range(LINES):
                total += state.sheet[line]
                self.table[SHEETS + seat * LINES + line, place] = state.sheet[line]
            self.table[POINTS + seat, place] = total

    def note_cards(self, state: State) -> None:
        """The cards of all structures that were laid out; of the last one, those that were seen."""
        hidden = state.present & ~state.shown
        cards = sizes.SLOTS * state.age
        for place in range(cards):
            self.note_item(state, state.deal[place])
        for slot in range(sizes.SLOTS):
            if not hidden >> slot & 1:
                self.note_item(state, state.deal[cards + slot])

    def note_others(self, state: State) -> None:
        """Tokens left on the board, and tokens and divinities that have come into a city."""
        tokens = state.board
        while tokens:
            self.offered[FIRST_TOKEN + bits.lowest(tokens)] += 1
            tokens &= tokens - 1
        if state.counts[0][TOKEN] or state.counts[1][TOKEN]:
            self.note_range(state, FIRST_TOKEN, LAST_TOKEN)
        if state.lender != NOTHING:
            self.note_range(state, LAST_TOKEN, CATALOGUE.size)

    def note_range(self, state: State, first: int, last: int) -> None:
        for item in range(first, last):
            if state.built[0][item] or state.built[1][item]:
                self.note_item(state, item)

    def note_item(self, state: State, item: int) -> None:
        self.offered[item] += 1
        self.taken[0][item] += state.built[0][item] * self.gain[0]
        self.taken[1][item] += state.built[1][item] * self.gain[1]

    def note_wonders(self, state: State) -> None:
        """Who drafted each wonder, and who built it; those of a first game are handed out (D-016)."""
        if state.offer[0] == NOTHING:
            for item in range(FIRST_WONDER, FIRST_TOKEN):
                for seat in range(sizes.SEATS):
                    if owns(state, seat, item):
                        self.note_draft(state, seat, item)
            return
        had = 0
        boxed = NOTHING
        for place in range(sizes.OFFER):
            wonder = state.offer[place]
            if owns(state, 0, wonder):
                had += 1
                self.note_draft(state, 0, wonder)
            elif owns(state, 1, wonder):
                self.note_draft(state, 1, wonder)
            else:
                boxed = wonder
        if boxed != NOTHING:  # it belonged to who has fewer than four
            self.note_draft(state, 0 if had < DRAFTED_EACH else 1, boxed)

    def note_draft(self, state: State, seat: int, wonder: int) -> None:
        self.drafted[seat][wonder] += self.gain[seat]
        self.note_item(state, wonder)


def owns(state: State, seat: int, wonder: int) -> bool:
    """Built or not."""
    return bool(state.hand[seat] >> wonder - FIRST_WONDER & 1 or state.built[seat][wonder])


def halves(state: State, seat: int) -> int:
    return 1 if state.winner == DRAW else 2 * (state.winner == seat)


def play(game: Duel, harvest: Harvest, first: int, seed: int) -> None:
    """Random games from a number on; a game depends on the seed and its number alone."""
    empty = game.new()
    state = game.new()
    stream = Stream()
    tally = Tally()
    for place in range(harvest.games):
        state.copy_from(empty)
        game.deal(state, seed + first + place & SEEDS)
        stream.open(seed, LUCK, first + place)
        before = tally.decisions
        finish(game, state, stream, tally)
        harvest.note(place, state, tally.decisions - before)
