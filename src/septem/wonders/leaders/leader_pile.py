"""The pile of leaders that were not dealt."""

from ..data.catalogue import CATALOGUE
from ..state import State
from .constants import DRAW_OF_LEADER, LEADERS_DRAWN

ONE = 1  # as wide as a set of leaders


def rank(item: int) -> int:
    """The number of a leader among leaders, from 1: they are the last items of the catalogue."""
    return item - CATALOGUE.first_other + 1


def draw(state: State, city: int, cards: int) -> None:
    """Draw leaders into the hand, as many as there are (L-093)."""
    drawn = min(cards, state.unused_size)
    state.tell(LEADERS_DRAWN, city, 0, drawn)
    for _ in range(drawn):
        state.unused_size -= 1
        leader = state.unused[state.unused_size]
        state.leader_hand[city] |= ONE << leader
        state.leader_draws |= ONE << leader
        state.whisper(state.eyes[city], DRAW_OF_LEADER, city, CATALOGUE.first_other + leader, 0)
