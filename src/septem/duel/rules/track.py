"""The military track."""

from ..constants import (
    BARRIER_SPENT,
    BY_ARMY,
    CAPITAL,
    FAR_COINS,
    FAR_LOOT,
    FOR_LOOT,
    FOR_SIEGE,
    GAME_WON,
    LOOT_SPENT,
    NEAR_COINS,
    NEAR_LOOT,
    NOWHERE,
    PAWN_MOVED,
)
from ..state import State
from . import treasury


def advance(state: State, seat: int, shields: int) -> None:
    """Move the pawn one space a shield towards the other capital, and see what it meets."""
    step = 1 if seat == 0 else -1
    start = state.pawn * step
    lead = min(start + shields, CAPITAL)
    if start < state.barrier * step <= lead:
        lead = state.barrier * step - 1
        state.tell(BARRIER_SPENT, seat, state.barrier, 0)
        state.barrier = NOWHERE
    state.pawn = lead * step
    state.tell(PAWN_MOVED, seat, state.pawn, lead - start)
    if state.siege[seat]:
        treasury.lose(state, 1 - seat, state.siege[seat] * (lead - start), FOR_SIEGE)
    if lead >= NEAR_LOOT:
        plunder(state, 1 - seat, start, lead)
    if lead == CAPITAL:
        state.finish(seat, BY_ARMY)
        state.tell(GAME_WON, seat, BY_ARMY, 0)


def plunder(state: State, victim: int, start: int, lead: int) -> None:
    """The loot tokens of zones that the pawn enters are spent (D-091), the nearer one first (D-093)."""
    if start < NEAR_LOOT and state.loot >> victim * 2 & 1:
        spend(state, victim, victim * 2, NEAR_COINS)
    if start < FAR_LOOT <= lead and state.loot >> victim * 2 + 1 & 1:
        spend(state, victim, victim * 2 + 1, FAR_COINS)


def spend(state: State, victim: int, token: int, coins: int) -> None:
    """Use a loot token against a player; an expansion may say what it brings to the other instead of this loss."""
    state.loot &= ~(1 << token)
    state.tell(LOOT_SPENT, victim, token, 0)
    if state.own_spoils:
        state.spoils |= 1 << 2 * (1 - victim) + (token & 1)
    else:
        treasury.lose(state, victim, coins, FOR_LOOT)


def points(state: State, seat: int) -> int:
    """Points for having pushed the pawn to the other side (D-096); a capital wins, and scores nothing."""
    lead = state.pawn if seat == 0 else -state.pawn
    if lead == CAPITAL:
        return 0
    if lead >= FAR_LOOT:
        return 10
    if lead >= NEAR_LOOT:
        return 5
    return 2 if lead >= 1 else 0
