"""Points by category, the best use of what is chosen at the end, and who has won."""

from ..core import bits
from . import payment, sizes
from .box import FIRST_GUILD, FIRST_STAGE
from .catalogue import CATALOGUE
from .state import State
from .words import (
    COPIED,
    COPY_COUNTS,
    DEFEAT,
    FREE_SYMBOLS,
    GAME_WON,
    MILITARY,
    NO_CARD,
    PURPLE,
    SCIENCE,
    STAGE,
    TREASURY,
    WONDER,
)

COINS_A_POINT = 3
SET = 7  # points for three different symbols
TOKENS = (1, 3, 5)
# The category each colour scores in; brown, gray, green and red cards have no points of their own.
CATEGORY = (3, 3, 3, 3, 5, 3, 6, 2, 2)


def fill_sheet(state: State, city: int) -> int:
    """Write a city's points by category into the state's sheet; their total (S-100)."""
    for line in range(sizes.SHEET):
        state.sheet[line] = 0
    copies = state.copying >> city & 1
    state.sheet[COPIED] = best_guild(state, city) if copies else NO_CARD
    bonus = 1 if state.rulings & COPY_COUNTS and state.sheet[COPIED] != NO_CARD else 0
    state.counts[city][PURPLE] += bonus  # the copy is counted as a guild of this city (R-19, the other way)
    count_tokens(state, city)
    count_items(state, city)
    count_science(state, city)
    state.counts[city][PURPLE] -= bonus
    total = 0
    for line in range(COPIED):
        total += state.sheet[line]
    return total


def count_tokens(state: State, city: int) -> None:
    """Conflict tokens and coins (S-101, S-102)."""
    for age in range(sizes.AGES):
        state.sheet[MILITARY] += TOKENS[age] * state.victories[city][age]
    state.sheet[MILITARY] -= state.counts[city][DEFEAT]
    state.sheet[TREASURY] = state.coins[city] // COINS_A_POINT


def count_items(state: State, city: int) -> None:
    """Stages, buildings and a copied guild (S-103, S-104, S-107, S-108)."""
    for number in range(state.counts[city][STAGE]):
        state.sheet[WONDER] += CATALOGUE.points[CATALOGUE.stage[state.board[city]] + number]
    for word in range(sizes.WORDS):
        cards = state.built[city][word]
        while cards:
            card = word << 4 | bits.lowest(cards)
            cards &= cards - 1
            state.sheet[CATEGORY[CATALOGUE.colour[card]]] += worth(state, city, card)
    if state.sheet[COPIED] != NO_CARD:
        state.sheet[CATEGORY[PURPLE]] += worth(state, city, state.sheet[COPIED])


def worth(state: State, city: int, item: int) -> int:
    """Points printed on an item, and those its effects give at the end, seen from a city."""
    points = CATALOGUE.points[item]
    for number in range(CATALOGUE.scores_from[item], CATALOGUE.scores_to[item]):
        effect = CATALOGUE.scores[number]
        points += effect.points(state, city)
    return points


def count_science(state: State, city: int) -> None:
    """Squares and sets, free symbols laid where they count most; leaves on the sheet where that is (S-105, S-106)."""
    free = state.free_symbols[city]
    if state.sheet[COPIED] != NO_CARD:
        free += CATALOGUE.free_symbols[state.sheet[COPIED]]
    symbols = state.symbols[city]
    state.sheet[SCIENCE] = -1
    for first in range(free + 1):
        for second in range(free - first + 1):
            points = squares(symbols[0] + first, symbols[1] + second, symbols[2] + free - first - second)
            if points > state.sheet[SCIENCE]:
                state.sheet[SCIENCE] = points
                state.sheet[FREE_SYMBOLS] = first
                state.sheet[FREE_SYMBOLS + 1] = second
                state.sheet[FREE_SYMBOLS + 2] = free - first - second


def squares(compasses: int, gears: int, tablets: int) -> int:
    fewest = min(compasses, gears)
    fewest = min(fewest, tablets)
    return compasses * compasses + gears * gears + tablets * tablets + SET * fewest


def science(state: State, city: int, free: int) -> int:
    """The most that a city's symbols and so many free ones are worth."""
    symbols = state.symbols[city]
    best = 0
    for first in range(free + 1):
        for second in range(free - first + 1):
            points = squares(symbols[0] + first, symbols[1] + second, symbols[2] + free - first - second)
            best = max(best, points)
    return best


def best_guild(state: State, city: int) -> int:
    """The neighbours' guild that is worth most here, or none (S-118, R-14)."""
    best = -1
    found = NO_CARD
    for guild in range(FIRST_GUILD, FIRST_STAGE):
        if payment.has(state, state.left[city], guild) or payment.has(state, state.right[city], guild):
            points = copied_worth(state, city, guild)
            if points > best:
                best = points
                found = guild
    return found


def copied_worth(state: State, city: int, guild: int) -> int:
    """What a guild would add if it stood here."""
    bonus = 1 if state.rulings & COPY_COUNTS else 0
    state.counts[city][PURPLE] += bonus
    points = worth(state, city, guild)
    state.counts[city][PURPLE] -= bonus
    if CATALOGUE.free_symbols[guild]:
        free = state.free_symbols[city]
        points += science(state, city, free + 1) - science(state, city, free)
    return points


def judge(state: State) -> None:
    """Most points win, then most coins; else the victory is shared (S-109). The Free City cannot win (S2-041)."""
    winners = 0
    best = -1 << 20
    for city in range(state.cities):
        state.totals[city] = fill_sheet(state, city)
        rank = state.totals[city] * 1024 + state.coins[city]
        if city < state.seats and rank > best:
            best = rank
            winners = 0
        if city < state.seats and rank == best:
            winners |= 1 << city
    state.finish(winners)
    if state.log is not None:
        tell_winners(state, winners)


def tell_winners(state: State, winners: int) -> None:
    for seat in range(state.seats):
        if winners >> seat & 1:
            state.tell(GAME_WON, seat, state.totals[seat], state.coins[seat])
