"""The draft: which seat holds which pack at each pick, and the leaders left in it."""

from ...core import bits
from .. import sizes
from ..constants import LEFT, RIGHT
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..state import State
from .constants import DRAFT_LEADER, LEADER_DEALT, LEADER_KEPT, PACKS_PASSED

ONE = 1  # as wide as a set of leaders


def origin(state: State, step: int, seat: int, pick: int) -> int:
    """The seat to which the pack was dealt that a seat holds at a given pick (L-021)."""
    return (seat + step * pick + sizes.PICKS * state.seats) % state.seats


def pack(state: State, step: int, seat: int, pick: int) -> int:
    """The leaders in the pack a seat holds at some pick, a set: as dealt, without those kept before."""
    first = origin(state, step, seat, pick)
    leaders = state.leader_dealt[first]
    for before in range(pick):
        keeper = (first - step * before + sizes.PICKS * state.seats) % state.seats
        leaders &= ~(ONE << state.picks[before][keeper])
    return leaders


def show(seen: State, state: State, step: int, seat: int) -> None:
    """Write into a fast view the pack a seat holds now, as if it had been dealt like this."""
    seen.leader_dealt[origin(state, step, seat, state.drafted)] = pack(state, step, seat, state.drafted)
    for pick in range(state.drafted):
        for other in range(state.seats):
            seen.picks[pick][other] = sizes.OTHER_ITEMS  # no leader has this number


def ask(state: State, step: int) -> None:
    """Every player keeps one of the pack; the last one comes by itself."""
    if state.log is not None:
        tell(state, step)
    if state.drafted < sizes.PICKS - 1:
        state.ask(DRAFT_LEADER, (1 << state.seats) - 1)
        return
    for seat in range(state.seats):
        keep(state, seat, bits.lowest_wide(pack(state, step, seat, state.drafted)))
    state.drafted += 1


def keep(state: State, seat: int, leader: int) -> None:
    state.picks[state.drafted][seat] = leader
    state.leader_hand[seat] |= ONE << leader
    state.whisper(state.eyes[seat], LEADER_KEPT, seat, FIRST_LEADER + leader, 0)


def tell(state: State, step: int) -> None:
    """Tell every player the pack that he or she holds now."""
    if state.drafted:
        state.tell(PACKS_PASSED, 0, RIGHT if step == 1 else LEFT, sizes.PICKS - state.drafted)
    for seat in range(state.seats):
        leaders = pack(state, step, seat, state.drafted)
        for leader in range(sizes.OTHER_ITEMS):
            if leaders >> leader & 1:
                state.whisper(state.eyes[seat], LEADER_DEALT, seat, FIRST_LEADER + leader, 0)
