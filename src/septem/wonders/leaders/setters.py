"""Functions that set up Leaders' part of a position: code outside the compiled rules cannot change their rows."""

from .. import setters
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..state import State

ONE = 1  # as wide as a set of leaders


def put_leader(state: State, city: int, leader: int) -> None:
    """Put a leader into play, without its immediate effects."""
    setters.put_other_item(state, city, leader)


def put_copied(state: State, city: int, leader: int) -> None:
    setters.put_copied(state, city, leader)


def as_set(leaders: list[int]) -> int:
    found = 0
    for leader in leaders:
        found |= ONE << leader - FIRST_LEADER
    return found


def put_hand(state: State, seat: int, leaders: list[int]) -> None:
    state.leader_hand[seat] = as_set(leaders)


def put_pack(state: State, seat: int, leaders: list[int]) -> None:
    """The leaders dealt to a seat."""
    state.leader_dealt[seat] = as_set(leaders)


def put_pick(state: State, pick: int, seat: int, leader: int) -> None:
    state.picks[pick][seat] = leader - FIRST_LEADER


def put_draws(state: State, leaders: list[int]) -> None:
    """Set the leaders drawn after the deal."""
    state.leader_draws = as_set(leaders)


def put_unused(state: State, leaders: list[int]) -> None:
    """Set the leaders that were not dealt, the next one to be drawn last."""
    state.unused_size = len(leaders)
    for place, leader in enumerate(leaders):
        state.unused[place] = leader - FIRST_LEADER


def put_past(state: State, age: int, city: int, entry: int) -> None:
    """How a city used a leader, as the history keeps it."""
    state.leader_past[age][city] = entry


def put_progress(state: State, drafted: int, recruitments: int) -> None:
    state.drafted = drafted
    state.recruitments = recruitments


def put_lot(state: State, city: int, board: int) -> None:
    """A side of a board that a city will have after the draft."""
    state.board_aside[city] = board


def put_pending(state: State, hiring: int, courting: int) -> None:
    state.hiring = hiring
    state.courting = courting
