"""Recruiting: prices of leaders, how they come into play, and discarding those that never do."""

from ...core import bits
from .. import history, moves, sizes
from ..constants import COINS_PAID, RAISE
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..rules import building, emit, turn
from ..state import State
from .constants import HIRE_ASKED, HIRE_LEADER, LEADER_RECRUITED, LEADERS_LEFT, RECRUIT
from .effects import Hires

ONE = 1  # as wide as a set of leaders
HIRING_BOARDS = frozenset(
    side
    for side, board in enumerate(CATALOGUE.boards)
    if any(isinstance(effect, Hires) for stage in board.stages for effect in stage.effects)
)


def price(state: State, city: int, leader: int) -> int:
    """The coins a leader costs a city, never less than none (L-045)."""
    if state.patrons >> city & 1:
        return 0
    coins = CATALOGUE.price[leader] - state.reduction[city]
    return max(coins, 0)


def resolve(state: State, asked: int) -> None:
    """Every city uses a leader: pay, place, receive, in sweeps as in a turn (L-031)."""
    for city in range(state.cities):
        if asked >> city & 1:
            bill(state, city)
    for city in range(state.cities):
        if asked >> city & 1:
            lay(state, city)
    for city in range(state.cities):
        if asked >> city & 1:
            turn.settle(state, city)
    for city in range(state.cities):
        if asked >> city & 1:
            activate(state, city)


def bill(state: State, city: int) -> None:
    """The leader leaves the hand, and every coin the answer costs leaves the purse."""
    answer = state.answers[city]
    verb = moves.verb_of(answer)
    leader = moves.card_of(answer)
    state.leader_hand[city] &= ~(ONE << leader - FIRST_LEADER)
    state.leader_past[state.age][city] = history.pack(verb, leader)
    if verb == RECRUIT:
        charge(state, city, leader)
        return
    state.coins[city] -= turn.cost(state, city)
    if state.log is not None:
        emit.paid(state, city, answer)
    if state.helps[city]:
        turn.note_help(state, city)


def charge(state: State, city: int, leader: int) -> None:
    coins = price(state, city, leader)
    state.coins[city] -= coins
    if state.log is not None and coins:
        state.tell(COINS_PAID, city, leader, coins)


def lay(state: State, city: int) -> None:
    """A leader that is sold leaves the game; it never lies in the discard pile (L-036)."""
    answer = state.answers[city]
    verb = moves.verb_of(answer)
    if verb == RECRUIT:
        enter(state, city, moves.card_of(answer))
        return
    if state.log is not None:
        emit.laid(state, city, answer)
    if verb == RAISE:
        building.enter(state, city, turn.next_stage(state, city))


def enter(state: State, city: int, leader: int) -> None:
    """A leader is in play for the rest of the game (L-040)."""
    state.other_items[city] |= ONE << leader - FIRST_LEADER
    state.tell(LEADER_RECRUITED, city, leader, 0)
    building.enter(state, city, leader)


def activate(state: State, city: int) -> None:
    answer = state.answers[city]
    verb = moves.verb_of(answer)
    if verb == RAISE:
        building.receive(state, city, turn.next_stage(state, city) - 1)
    elif verb == RECRUIT:
        building.receive(state, city, moves.card_of(answer))


def ask_hire(state: State) -> None:
    """Ask a city that may recruit one leader more, if its hand is not empty (L-094).

    It is asked even if it can pay for none: only the seat that holds them may know that (L-110).
    """
    city = bits.lowest(state.hiring)
    state.hiring &= state.hiring - 1
    if state.leader_hand[city]:
        state.ask(HIRE_LEADER, 1 << city)
        state.tell(HIRE_ASKED, city, 0, 0)


def hire(state: State, city: int, leader: int) -> None:
    """Recruit a leader at the end of a turn."""
    state.leader_hand[city] &= ~(ONE << leader - FIRST_LEADER)
    charge(state, city, leader)
    enter(state, city, leader)
    building.receive(state, city, leader)


def leave_rest(state: State) -> None:
    """After the last recruitment, discard leaders in hand, except in cities that may still recruit some (L-037)."""
    for city in range(state.seats):
        if state.leader_hand[city] and not may_hire(state, city):
            state.tell(LEADERS_LEFT, city, 0, count(state.leader_hand[city]))
            state.leader_hand[city] = 0


def may_hire(state: State, city: int) -> int:
    """Whether the board of a city lets it recruit at the end of a turn."""
    return 1 if state.board[city] in HIRING_BOARDS else 0


def count(leaders: int) -> int:
    number = 0
    for leader in range(sizes.OTHER_ITEMS):
        if leaders >> leader & 1:
            number += 1
    return number
