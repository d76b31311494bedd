"""Points by category, the best choices at the end of the game, the winners, and ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import bits
from .. import sizes
from ..constants import (
    CATEGORY_OF,
    COPIED,
    COPY_COUNTS,
    DEFEAT,
    FREE_SYMBOLS,
    GAME_WON,
    GREEN,
    GUILDS,
    MILITARY,
    NO_CARD,
    PURPLE,
    SCIENCE,
    STAGE,
    SYMBOLS_COPIED,
    TREASURY,
    VICTORY_POINTS,
    WONDER,
)
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_EXTRA, FIRST_GUILD, FIRST_OTHER
from ..payment import prices
from ..state import State

if TYPE_CHECKING:
    from ..game import Wonders

COINS_A_POINT = 3
SET = 7  # points for three different symbols
TOKEN_POINTS = tuple(VICTORY_POINTS)
CATEGORY = tuple(CATEGORY_OF)  # as all expansions have left it


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
        state.sheet[MILITARY] += TOKEN_POINTS[age] * state.victories[city][age]
    state.sheet[MILITARY] -= state.counts[city][DEFEAT]
    state.sheet[TREASURY] = state.coins[city] // COINS_A_POINT - state.negative_points[city]


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
    if state.other_items[city]:
        count_other_items(state, city)
    if state.copied[city]:
        state.sheet[GUILDS] += worth(state, city, FIRST_OTHER + state.copied[city] - 1)
    if state.sheet[COPIED] != NO_CARD:
        state.sheet[GUILDS] += copied_points(state, city, state.sheet[COPIED])


def count_other_items(state: State, city: int) -> None:
    items = state.other_items[city]
    while items:
        item = FIRST_OTHER + bits.lowest_wide(items)
        state.sheet[CATEGORY[CATALOGUE.colour[item]]] += worth(state, city, item)
        items &= items - 1


def copied_points(state: State, city: int, guild: int) -> int:
    """The worth of a neighbour's guild here; one that copies an item copies the best for its points only (L-086)."""
    return worth(state, city, guild) + (best_item(state, city) if CATALOGUE.copies_item[guild] else 0)


def best_item(state: State, city: int) -> int:
    """The most points that an item of a neighbour is worth here, of those that can be copied."""
    best = 0
    items = state.other_items[state.left[city]] | state.other_items[state.right[city]]
    while items:
        points = worth(state, city, FIRST_OTHER + bits.lowest_wide(items))
        best = max(best, points)
        items &= items - 1
    return best


def worth(state: State, city: int, item: int) -> int:
    """Points printed on an item, and those its effects give at the end, seen from a city."""
    points = CATALOGUE.points[item]
    for number in range(CATALOGUE.scores_from[item], CATALOGUE.scores_to[item]):
        effect = CATALOGUE.scores[number]
        points += effect.points(state, city)
    return points


def count_science(state: State, city: int) -> None:
    """Squares and sets, with all symbols chosen at the end; writes the choice on the sheet (S-105, S-106, C-107)."""
    free = state.free_symbols[city]
    if state.sheet[COPIED] != NO_CARD:
        free += CATALOGUE.free_symbols[state.sheet[COPIED]]
    state.sheet[SCIENCE] = science(state, city, free)


def science(state: State, city: int, free: int) -> int:
    """The most that a city's symbols, so many free ones and copied ones are worth."""
    if state.symbol_copies[city]:
        return science_with_copies(state, city, free)
    for place in range(sizes.SYMBOLS):
        state.sheet[SYMBOLS_COPIED + place] = 0
    return lay_free(state, city, free, 0, 0, 0, -1)


def lay_free(state: State, city: int, free: int, compasses: int, gears: int, tablets: int, best: int) -> int:
    """Lay free symbols where they count most; notes on the sheet where that is, if it is more than was found before."""
    symbols = state.symbols[city]
    for first in range(free + 1):
        for second in range(free - first + 1):
            points = squares(
                symbols[0] + compasses + first,
                symbols[1] + gears + second,
                symbols[2] + tablets + free - first - second,
                SET + state.set_bonus[city],
            )
            if points > best:
                best = points
                state.sheet[FREE_SYMBOLS] = first
                state.sheet[FREE_SYMBOLS + 1] = second
                state.sheet[FREE_SYMBOLS + 2] = free - first - second
                state.sheet[SYMBOLS_COPIED] = compasses
                state.sheet[SYMBOLS_COPIED + 1] = gears
                state.sheet[SYMBOLS_COPIED + 2] = tablets
    return best


def science_with_copies(state: State, city: int, free: int) -> int:
    """Each copy is of another green card of a neighbour, as long as there are any (C-100 to C-104)."""
    for symbol in range(sizes.SYMBOLS):
        state.copyable[symbol] = green(state, state.left[city], symbol) + green(state, state.right[city], symbol)
    copies = min(state.symbol_copies[city], state.copyable[0] + state.copyable[1] + state.copyable[2])
    best = -1
    for compasses in range(min(copies, state.copyable[0]) + 1):
        for gears in range(min(copies - compasses, state.copyable[1]) + 1):
            if copies - compasses - gears <= state.copyable[2]:
                best = lay_free(state, city, free, compasses, gears, copies - compasses - gears, best)
    return best


def green(state: State, city: int, symbol: int) -> int:
    """How many green cards of a city show a symbol."""
    found = 0
    for word in range(sizes.WORDS):
        cards = state.built[city][word]
        while cards:
            card = word << 4 | bits.lowest(cards)
            cards &= cards - 1
            if CATALOGUE.colour[card] == GREEN and CATALOGUE.symbol[card] == symbol:
                found += 1
    return found


def squares(compasses: int, gears: int, tablets: int, a_set: int) -> int:
    fewest = min(compasses, gears)
    fewest = min(fewest, tablets)
    return compasses * compasses + gears * gears + tablets * tablets + a_set * fewest


def best_guild(state: State, city: int) -> int:
    """The neighbours' guild that is worth most here, or none (S-118, R-14)."""
    best = -1
    found = NO_CARD
    for guild in range(FIRST_GUILD, FIRST_EXTRA):
        if prices.has(state, state.left[city], guild) or prices.has(state, state.right[city], guild):
            points = copied_worth(state, city, guild)
            if points > best:
                best = points
                found = guild
    return found


def copied_worth(state: State, city: int, guild: int) -> int:
    """The points that a guild would add if the city had it."""
    bonus = 1 if state.rulings & COPY_COUNTS else 0
    state.counts[city][PURPLE] += bonus
    points = copied_points(state, city, guild)
    state.counts[city][PURPLE] -= bonus
    if CATALOGUE.free_symbols[guild]:
        free = state.free_symbols[city]
        points += science(state, city, free + 1) - science(state, city, free)
    return points


def judge(state: State) -> None:
    """Most points win, then most coins; else the victory is shared (S-109). The Free City cannot win (S2-041)."""
    winners = 0
    best = -1 << 28
    for city in range(state.cities):
        state.totals[city] = fill_sheet(state, city)
    for seat in range(state.seats):
        rank = 0
        for mate in range(state.seats):  # teams win together (CT-019)
            if state.eyes[seat] >> mate & 1:
                rank += state.totals[mate] * 4096 + state.coins[mate]
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    state.finish(winners)
    if state.log is not None:
        tell_winners(state, winners)


def tell_winners(state: State, winners: int) -> None:
    for seat in range(state.seats):
        if winners >> seat & 1:
            state.tell(GAME_WON, seat, state.totals[seat], state.coins[seat])


def ranks(game: Wonders, state: State) -> list[int]:
    """Each seat's rank, as it would be now: by points, then coins; equals share the better one (S-109, R-15).

    A team has one rank.
    """
    points = team_sums(state, [sum(game.score(state, seat).values()) for seat in range(state.seats)])
    coins = team_sums(state, [state.coins[seat] for seat in range(state.seats)])
    keys = list(zip(points, coins, strict=True))
    return [1 + sum(other > key for other in keys) // team_size(state) for key in keys]


def team_sums(state: State, values: list[int]) -> list[int]:
    """For each seat the sum of its team, which without teams is its own (CT-019)."""
    return [sum(values[mate] for mate in bits.members(state.eyes[seat])) for seat in range(state.seats)]


def team_size(state: State) -> int:
    """How many seats play together."""
    return len(bits.members(state.eyes[0]))
