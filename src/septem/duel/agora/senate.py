"""The senate: cubes, control of chambers, and the decrees that work for their controllers."""

from .. import sizes
from ..constants import BLUE, GAME_WON, GREEN, NOBODY, RED, WONDER, YELLOW
from ..data.catalogue import CATALOGUE
from ..rules import track
from ..state import State
from .constants import (
    BLUE_COINS,
    BLUE_COUNT,
    BY_POLITICS,
    CHAINS,
    CHAMBER_GAINED,
    CHAMBER_LOST,
    CUBE_MOVED,
    CUBE_PLACED,
    CUBE_REMOVED,
    CUBES,
    DECREE_MOVED,
    DECREE_SHOWN,
    GREEN_COINS,
    GREEN_WAIVER,
    MADE_PRICE,
    RAW_PRICE,
    RED_COINS,
    RED_WAIVER,
    SALE_BONUS,
    SENATOR,
    SHIELD,
    WONDER_COINS,
    WONDER_WAIVER,
    YELLOW_COINS,
    YELLOW_WAIVER,
)

CHAMBER_POINTS = (1, 2, 3, 3, 2, 1)
# Decrees that change prices otherwise than by a unit less, and those of them that do not change prices of goods.
WAIVED = 1 << CHAINS | 1 << YELLOW_WAIVER | 1 << RED_WAIVER | 1 << GREEN_WAIVER
PRICED = WAIVED | 1 << RAW_PRICE | 1 << MADE_PRICE
MORE_BLUE = 2  # buildings, by a decree
MORE_COINS = 2  # for a card sold, by a decree


def worth(chamber: int) -> int:
    """The points of a chamber at the end."""
    return CHAMBER_POINTS[chamber]


def in_senate(state: State, seat: int) -> int:
    """How many cubes a player has in the senate."""
    cubes = 0
    for chamber in range(sizes.CHAMBERS):
        cubes += state.cubes[seat][chamber]
    return cubes


def in_stock(state: State, seat: int) -> int:
    return CUBES - in_senate(state, seat)


def controller(state: State, chamber: int) -> int:
    """Who has more cubes in a chamber (A-074)."""
    lead = state.cubes[0][chamber] - state.cubes[1][chamber]
    if lead == 0:
        return NOBODY
    return 0 if lead > 0 else 1


def holds(state: State, seat: int, decree: int) -> int:
    """1 if a decree works for a player."""
    return state.edicts[seat] >> decree & 1


def actions(state: State, seat: int) -> int:
    """The senate actions of a politician (A-055, A-056)."""
    blue = state.counts[seat][BLUE]
    if holds(state, seat, BLUE_COUNT):
        blue += MORE_BLUE
    if blue < 2:
        return 1
    return 2 if blue < 4 else 3


def waives(state: State, seat: int) -> int:
    """1 if a decree of a player changes prices otherwise than by prices of goods."""
    return 1 if state.edicts[seat] & WAIVED else 0


def cost(state: State, seat: int) -> int:
    """The price of a senator: as many coins as the city has senators (A-050, A-190)."""
    return 0 if state.free_senators[seat] else state.counts[seat][SENATOR]


def place(state: State, seat: int, chamber: int, cause: int) -> None:
    state.tell(CUBE_PLACED, seat, chamber, cause)
    change(state, seat, chamber, 1)
    conclude(state)


def move(state: State, seat: int, start: int, end: int) -> None:
    """First the chamber that loses the cube, then the one that gets it (A-078)."""
    state.tell(CUBE_MOVED, seat, start, end)
    change(state, seat, start, -1)
    if state.winner == NOBODY:
        change(state, seat, end, 1)
    conclude(state)


def remove(state: State, owner: int, chamber: int, cause: int) -> None:
    state.tell(CUBE_REMOVED, owner, chamber, cause)
    change(state, owner, chamber, -1)
    conclude(state)


def change(state: State, seat: int, chamber: int, cubes: int) -> None:
    """A cube comes or goes: control may be lost or gained, by either player."""
    before = controller(state, chamber)
    state.cubes[seat][chamber] += cubes
    after = controller(state, chamber)
    if before == after:
        return
    if before != NOBODY:
        state.tell(CHAMBER_LOST, before, chamber, 0)
        if shield_in(state, chamber):
            track.advance(state, 1 - before, 1)
    if after != NOBODY:
        state.tell(CHAMBER_GAINED, after, chamber, 0)
        turn_up(state, chamber)
        if shield_in(state, chamber):
            track.advance(state, after, 1)


def shield_in(state: State, chamber: int) -> int:
    """1 if the decree with a shield lies face up in a chamber."""
    for place in range(sizes.CHAMBERS):
        if state.decree[place] == SHIELD and state.decree_at[place] == chamber:
            return state.decrees_up >> place & 1
    return 0


def turn_up(state: State, chamber: int) -> None:
    """Face-down decrees of a controlled chamber are turned up for good (A-077)."""
    for place in range(sizes.CHAMBERS):
        if state.decree_at[place] == chamber and not state.decrees_up >> place & 1:
            state.decrees_up |= 1 << place
            if state.log is not None:
                state.tell(DECREE_SHOWN, 0, CATALOGUE.numbers["decree_blue_coins"] + state.decree[place], chamber)


def shift(state: State, seat: int, start: int, end: int) -> None:
    """Move the decree of a chamber under that of another (A-162 to A-164)."""
    place = 0
    while state.decree_at[place] != start:
        place += 1
    shield = state.decree[place] == SHIELD
    loser = controller(state, start)
    gainer = controller(state, end)
    state.decree_at[place] = end
    state.tell(DECREE_MOVED, seat, start, end)
    if gainer != NOBODY:
        turn_up(state, end)
    if shield and loser != gainer:
        if loser != NOBODY:
            track.advance(state, 1 - loser, 1)
        if gainer != NOBODY and state.winner == NOBODY:
            track.advance(state, gainer, 1)
    conclude(state)


def conclude(state: State) -> None:
    """After each step: decrees work for those who control them now; who controls all chambers wins (A-220)."""
    refresh(state)
    if state.winner != NOBODY:
        return
    for seat in range(sizes.SEATS):
        if controls_all(state, seat):
            state.finish(seat, BY_POLITICS)
            state.tell(GAME_WON, seat, BY_POLITICS, 0)


def controls_all(state: State, seat: int) -> int:
    for chamber in range(sizes.CHAMBERS):
        if controller(state, chamber) != seat:
            return 0
    return 1


def refresh(state: State) -> None:
    """Note which decrees work for whom, and what follows from it for prices, sales and incomes."""
    for seat in range(sizes.SEATS):
        held = held_by(state, seat)
        before = state.edicts[seat]
        state.edicts[seat] = held
        if held != before:
            waive(state, seat, before, held, YELLOW_WAIVER, YELLOW)
            waive(state, seat, before, held, RED_WAIVER, RED)
            waive(state, seat, before, held, GREEN_WAIVER, GREEN)
            waive(state, seat, before, held, WONDER_WAIVER, WONDER)
            state.sale_bonus[seat] = MORE_COINS if held >> SALE_BONUS & 1 else 0
    pay_for(state, BLUE_COINS, BLUE)
    pay_for(state, GREEN_COINS, GREEN)
    pay_for(state, YELLOW_COINS, YELLOW)
    pay_for(state, RED_COINS, RED)
    pay_for(state, WONDER_COINS, WONDER)
    hold_prices(state)


def hold_prices(state: State) -> None:
    """Price rules are asked only while a decree changes prices: otherwise the usual way is quicker."""
    wanted = state.decree_rules if (state.edicts[0] | state.edicts[1]) & PRICED else 0
    if wanted != state.price_rules & state.decree_rules:
        state.price_rules ^= state.decree_rules
        for seat in range(sizes.SEATS):
            state.helped[seat] += 1 if wanted else -1


def held_by(state: State, seat: int) -> int:
    """The decrees that lie face up in chambers of a player: a set."""
    held = 0
    for place in range(sizes.CHAMBERS):
        if state.decrees_up >> place & 1 and controller(state, state.decree_at[place]) == seat:
            held |= 1 << state.decree[place]
    return held


def waive(state: State, seat: int, before: int, held: int, decree: int, colour: int) -> None:
    """Begin or end a waiver of one unit; `helped` counts it as a payment aid."""
    sign = (held >> decree & 1) - (before >> decree & 1)
    state.discount[seat][colour] += sign
    state.helped[seat] += sign


def pay_for(state: State, decree: int, colour: int) -> None:
    """Note who takes coins when an item of a colour is built (A-091, A-092, A-115)."""
    state.patron[colour] = 0
    for seat in range(sizes.SEATS):
        if holds(state, seat, decree):
            state.patron[colour] = seat + 1
