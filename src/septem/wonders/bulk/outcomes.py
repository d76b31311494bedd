"""Results of many games in columns of numbers: one row per game, and counts of what became of every item."""

from ...core import bits
from ...core.chance import Stream, moment
from ...core.rows import row, rows
from .. import sizes
from ..constants import CATEGORIES, STAGE
from ..data.components import FIRST_OTHER, FIRST_STAGE
from ..game import Wonders
from ..model import Extension
from ..rules import scoring
from ..state import State
from .playout import Tally, finish

LUCK = moment("simulate")  # the players' luck; the deal has streams of its own
SEEDS = (1 << 63) - 1
BY_POINTS, BY_COINS, SHARED = range(3)
# Columns: the winner's seat from 1, or 0 if shared, all winners as a set; then boards, coins and points of each city.
WINNER, WINNERS, VICTORY, DECISIONS, BOARDS = 0, 1, 2, 3, 4
COINS = BOARDS + sizes.CITIES
POINTS = COINS + sizes.CITIES
SHEETS = POINTS + sizes.CITIES  # then points by category
LINES = len(CATEGORIES)
STAGES = SHEETS + sizes.CITIES * LINES  # then how many stages each city has built
COLUMNS = STAGES + sizes.CITIES
NAMES = (
    *("winner", "winners", "victory", "decisions"),
    *(f"{fact}_{city + 1}" for fact in ("board", "coins", "points") for city in range(sizes.CITIES)),
    *(f"{line}_{city + 1}" for city in range(sizes.CITIES) for line in CATEGORIES),
    *(f"stages_{city + 1}" for city in range(sizes.CITIES)),
)
APART = 32  # places between two columns: those a power of two apart would share few places of the cache
SHARES = 840  # a victory in parts: it can be divided among 2 to 8


class OutcomeTable:
    """Results of a fixed number of games. A victory counts 840, a shared one an equal part of that for each winner."""

    def __init__(self, games: int, extensions: list[Extension], owned: bool) -> None:
        self.games = games
        self.extensions = extensions
        self.extended = len(extensions)
        self.width = games + APART
        self.numbers = bytearray(2 * COLUMNS * self.width)
        self.table = memoryview(self.numbers).cast("h", (COLUMNS, self.width))
        self.keeping = owned
        self.owned = bytearray(2 * max(games * owned, 1) * sizes.CITIES * sizes.WORDS)  # sets of 16 cards each
        self.cards = memoryview(self.owned).cast("H", (max(games * owned, 1), sizes.CITIES, sizes.WORDS))
        self.owned_others = bytearray(8 * max(games * owned, 1) * sizes.CITIES)  # sets
        self.others = memoryview(self.owned_others).cast("q", (max(games * owned, 1), sizes.CITIES))
        self.offered: list[int] = row(sizes.ITEMS)  # copies dealt
        self._new_counts()
        self._new_boards()

    def _new_counts(self) -> None:
        self.taken: list[list[int]] = rows(sizes.CITIES, sizes.ITEMS)  # games in which a city has it at the end,
        self.taken_won: list[list[int]] = rows(sizes.CITIES, sizes.ITEMS)  # and what of them its seat won

    def _new_boards(self) -> None:
        self.played: list[list[int]] = rows(sizes.CITIES, sizes.BOARDS)  # games of a city with a side of a board
        self.played_won: list[list[int]] = rows(sizes.CITIES, sizes.BOARDS)

    def note(self, place: int, state: State, decisions: int) -> None:
        """Take in a game that is over."""
        self.table[WINNERS, place] = state.winners
        self.table[VICTORY, place] = victory(state)
        self.table[WINNER, place] = 0 if self.table[VICTORY, place] == SHARED else bits.lowest(state.winners) + 1
        self.table[DECISIONS, place] = decisions
        self.note_dealt(state)
        for city in range(state.cities):
            self.note_city(place, state, city)
            won = share(state, city)
            self.played[city][state.board[city]] += 1
            self.played_won[city][state.board[city]] += won
            self.note_buildings(state, city, won)
            self.note_other_items(state, city, won)
            if self.keeping:
                self.note_owned(place, state, city)

    def note_city(self, place: int, state: State, city: int) -> None:
        self.table[BOARDS + city, place] = state.board[city]
        self.table[COINS + city, place] = state.coins[city]
        self.table[STAGES + city, place] = state.counts[city][STAGE]
        self.table[POINTS + city, place] = scoring.fill_sheet(state, city)
        for line in range(LINES):
            self.table[SHEETS + city * LINES + line, place] = state.sheet[line]

    def note_owned(self, place: int, state: State, city: int) -> None:
        self.others[place, city] = state.other_items[city]
        for word in range(sizes.WORDS):
            self.cards[place, city, word] = state.built[city][word]

    def note_dealt(self, state: State) -> None:
        for age in range(sizes.AGES):
            for city in range(state.cities):
                for held in range(state.rounds):
                    self.offered[state.dealt[age * sizes.CITIES + city][held]] += 1
        for number in range(self.extended):
            extension = self.extensions[number]
            for seat in range(state.seats):
                self.note_offered(extension.dealt(state, seat))

    def note_offered(self, items: int) -> None:
        """Count the members of a set of items that are neither cards nor stages."""
        while items:
            self.offered[FIRST_OTHER + bits.lowest_wide(items)] += 1
            items &= items - 1

    def note_buildings(self, state: State, city: int, won: int) -> None:
        for word in range(sizes.WORDS):
            cards = state.built[city][word]
            while cards:
                card = word << 4 | bits.lowest(cards)
                cards &= cards - 1
                if card < FIRST_STAGE:
                    self.taken[city][card] += 1
                    self.taken_won[city][card] += won

    def note_other_items(self, state: State, city: int, won: int) -> None:
        items = state.other_items[city]
        while items:
            item = FIRST_OTHER + bits.lowest_wide(items)
            items &= items - 1
            self.taken[city][item] += 1
            self.taken_won[city][item] += won


def share(state: State, seat: int) -> int:
    return SHARES // bits.count(state.winners) if state.winners >> seat & 1 else 0


def victory(state: State) -> int:
    """Whether the victory is by points alone, by coins among equal points, or shared; a team counts as one."""
    if bits.count(state.winners) > (2 if state.team else 1):
        return SHARED
    best = points_of(state, bits.lowest(state.winners))
    for seat in range(state.seats):
        if not state.winners >> seat & 1 and points_of(state, seat) == best:
            return BY_COINS
    return BY_POINTS


def points_of(state: State, seat: int) -> int:
    """The points of a seat together with those of its partner."""
    points = 0
    for mate in range(state.seats):
        if state.eyes[seat] >> mate & 1:
            points += state.totals[mate]
    return points


def table_for(game: Wonders, games: int, owned: bool = False) -> OutcomeTable:
    """A table for so many games; `owned`: it keeps what every city has at the end of each."""
    return OutcomeTable(games, game.extensions, owned)


def play(game: Wonders, outcomes: OutcomeTable, begin: int, end: int, first: int, seed: int) -> None:
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
