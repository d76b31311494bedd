"""Who sits where, who answers for which city, and who holds which hand when.

A city is played, a seat answers. They have the same number, but for the Free City of the game for two, which is
answered for by whoever holds its card (S2-010).
"""

from .state import State
from .words import AFTERWARDS, FREE_SEAT


def seat_cities(state: State, cities: int, seats: int) -> None:
    """In a circle; the left neighbour is the next clockwise (S-001, S2-003)."""
    state.cities = cities
    state.seats = seats
    for city in range(cities):
        state.left[city] = (city + 1) % cities
        state.right[city] = (city + cities - 1) % cities


def first_holder(age: int) -> int:
    """Who begins an age with the Free City's card: its left neighbour in Ages I and III (S2-006)."""
    return age & 1


def holder(state: State) -> int:
    """The seat that answers for the Free City in this turn; the card goes round with its hand (S2-032)."""
    return first_holder(state.age) ^ state.turn & 1


def decider(state: State, city: int) -> int:
    """The seat that answers for a city now."""
    return city if city < state.seats else holder(state)


def acted(state: State, age: int, turn: int, city: int) -> int:
    """The seat that answered for a city in some turn; the seventh card belongs to the sixth turn."""
    if city < state.seats:
        return city
    return first_holder(age) ^ (AFTERWARDS - 1 if turn == AFTERWARDS else turn) & 1


def row_played(state: State, city: int, when: int) -> int:
    """The hand a city plays from; the Free City from its holder's, and at the end the last of its own pile (R-24)."""
    if city < state.seats:
        return state.hand[city]
    return FREE_SEAT if when == AFTERWARDS else state.hand[holder(state)]


def row_held(state: State, age: int, turn: int, city: int) -> int:
    """Which hand a city held in some turn: to the left in Ages I and III, to the right in Age II (S-035)."""
    step = 1 if age == 1 else state.seats - 1
    return (city + step * turn) % state.seats


def city_holding(state: State, age: int, turn: int, row: int) -> int:
    """Which city held a hand in some turn."""
    step = state.seats - 1 if age == 1 else 1
    return (row + step * turn) % state.seats


def pass_hands(state: State) -> None:
    """Every hand goes on by one seat (S-035); two players exchange theirs (S2-031)."""
    step = 1 if state.age == 1 else state.seats - 1
    for city in range(state.seats):
        row = state.hand[city] + step
        state.hand[city] = row if row < state.seats else row - state.seats
