"""Neighbours, the seat that answers for each city, and the hand that each seat holds in each turn.

A city is played, a seat answers. They have the same number, except for the Free City of the game for two: the seat
that holds its card answers for it (S2-010).
"""

from ..constants import FREE_SEAT
from ..state import State


def seat_cities(state: State, cities: int, seats: int) -> None:
    """In a circle; the left neighbour is the next clockwise (S-001, S2-003)."""
    state.cities = cities
    state.seats = seats
    for city in range(cities):
        state.left[city] = (city + 1) % cities
        state.right[city] = (city + cities - 1) % cities
        state.eyes[city] = 3 << (city & ~1) if state.team else 1 << city


def set_length(state: State, rounds: int) -> None:
    """An age has so many rounds, and a hand as many cards."""
    state.rounds = rounds
    state.last_turn = rounds - 2
    state.afterwards = rounds - 1


def eyes(state: State, seat: int) -> int:
    """The seats that see the cards of a seat: itself and its partner (CT-002). A spectator has none."""
    return state.eyes[seat] if seat < state.seats else 0


def first_holder(age: int) -> int:
    """The seat that begins an age with the Free City's card: its left neighbour in Ages I and III (S2-006)."""
    return age & 1


def holder(state: State) -> int:
    """The seat that answers for the Free City in this turn; the card goes round with its hand (S2-032)."""
    return first_holder(state.age) ^ (state.turn & 1 if state.turn > 0 else 0)


def decider(state: State, city: int) -> int:
    """The seat that answers for a city now."""
    return city if city < state.seats else holder(state)


def acted(state: State, age: int, turn: int, city: int) -> int:
    """The seat that answered for a city in some turn; the last card belongs to the last turn."""
    if city < state.seats:
        return city
    return first_holder(age) ^ (state.last_turn if turn == state.afterwards else turn) & 1


def row_played(state: State, city: int, when: int) -> int:
    """The hand a city plays from; the Free City from its holder's, and at the end the last of its own pile (R-24)."""
    if city < state.seats:
        return state.hand[city]
    return FREE_SEAT if when == state.afterwards else state.hand[holder(state)]


def row_held(state: State, age: int, turn: int, city: int) -> int:
    """Which hand a city held in some turn: to the left in Ages I and III, to the right in Age II (S-035)."""
    step = 1 if age == 1 else state.seats - 1
    return (city + step * (turn if turn > 0 else 0)) % state.seats


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
