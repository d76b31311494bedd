"""Functions that set up a position by hand: code outside the compiled rules cannot change their rows."""

from . import agenda, sizes
from .constants import DEFEAT, STAGE, VICTORY
from .data.catalogue import CATALOGUE
from .rules import building, dealing, seating
from .state import State

ONE = 1  # as wide as a set of items


def put_table(state: State, cities: int, seats: int, rulings: int) -> None:
    seating.seat_cities(state, cities, seats)
    state.rulings = rulings
    for city in range(cities):
        state.hand[city] = city


def put_length(state: State, rounds: int) -> None:
    """Set the number of rounds of an age."""
    seating.set_length(state, rounds)


def put_rulings(state: State, rulings: int) -> None:
    state.rulings = rulings


def remove_building(state: State, city: int, card: int) -> None:
    """Forget that a building stands, for the question what a card would cost without its chain."""
    state.built[city][card >> 4] &= ~(1 << (card & 15))


def put_board(state: State, city: int, board: int) -> None:
    """Set a side of a board, with the good it makes."""
    dealing.take_board(state, city, board)


def put_coins(state: State, city: int, coins: int) -> None:
    state.coins[city] = coins


def put_card(state: State, city: int, card: int) -> None:
    """Put a building into a city, without its immediate effects."""
    building.build(state, city, card)


def put_other_item(state: State, city: int, item: int) -> None:
    """Put an item into a city that is neither a card nor a stage, without its immediate effects."""
    state.other_items[city] |= ONE << item - CATALOGUE.first_other
    building.enter(state, city, item)


def put_copied(state: State, city: int, item: int) -> None:
    """Give a city the effect of a neighbour's item; the item is not counted in this city."""
    state.copied[city] = item - CATALOGUE.first_other + 1
    building.enter(state, city, item)
    state.counts[city][CATALOGUE.colour[item]] -= 1


def put_colour_claims(state: State, claims: int) -> None:
    """Set the cities that may still build a card of their claim colours free of cost in this age."""
    state.colour_claims = claims


def put_stages(state: State, city: int, stages: int) -> None:
    """Raise stages, without their immediate effects."""
    for number in range(state.counts[city][STAGE], stages):
        building.enter(state, city, CATALOGUE.stage[state.board[city]] + number)


def put_tokens(state: State, city: int, victories: list[int], defeats: int) -> None:
    for age in range(sizes.AGES):
        state.victories[city][age] = victories[age]
    state.counts[city][VICTORY] = sum(victories)
    state.counts[city][DEFEAT] = defeats


def put_turn(state: State, age: int, turn: int) -> None:
    """Set age and turn; the hands lie where they are in this turn."""
    state.age = age
    state.turn = turn
    for city in range(state.seats):
        state.hand[city] = seating.row_held(state, age, turn, city)


def put_dealt(state: State, age: int, row: int, cards: list[int]) -> None:
    for place, card in enumerate(cards):
        state.dealt[age * sizes.CITIES + row][place] = card


def put_hand(state: State, row: int, cards: list[int]) -> None:
    for place, card in enumerate(sorted(cards)):
        state.hands[row][place] = card
    state.held[row] = len(cards)


def put_held(state: State, row: int, held: int) -> None:
    state.held[row] = held


def put_past(state: State, age: int, turn: int, city: int, entry: int) -> None:
    """Set the action of a city in some turn, as an entry of the history."""
    state.history[age * state.rounds + turn][city] = entry


def put_pile(state: State, discarded: int) -> None:
    state.discarded = discarded


def put_looked(state: State, seat: int, looked: int) -> None:
    """Set the rounds in which a seat has looked through the pile (a set)."""
    state.looked[seat] = looked


def put_revived(state: State, entry: int) -> None:
    """Add a card that was built from the pile."""
    state.revived[state.revivals] = entry
    state.revivals += 1


def put_free_city_coins(state: State, past: int, coins: int) -> None:
    """Set the coins that the Free City had when a round began."""
    state.free_city_coins[past] = coins + 1


def put_excluded(state: State, past: int, cards: int) -> None:
    state.excluded[past] = cards


def put_forgotten(state: State, rounds: int) -> None:
    state.forgotten = rounds


def put_rights(state: State, claims: int, reviving: int) -> None:
    """Set the cities that may still build free of cost in this age, and those that build from the pile this turn."""
    state.claims = claims
    state.reviving = reviving


def put_kept(state: State, purse: int, rates: list[int], supplies: list[list[int]]) -> None:
    """Set the market before the sixth turn (R-16)."""
    state.kept_purse = purse
    for side in range(sizes.SUPPLIES):
        state.kept_rates[side] = rates[side]
    for kind in range(sizes.CLASSES):
        for supply in range(sizes.SUPPLIES):
            state.kept_market[kind][supply] = supplies[kind][supply]


def put_kept_helps(state: State, helps: int, printed: int) -> None:
    """Set the other payment aids before the sixth turn, and the goods that the city made."""
    state.kept_helps = helps
    state.kept_printed = printed


def put_used(state: State, used: list[int], interest_due: int) -> None:
    """Set the payment aids that each city has used in this turn, and the cities that still receive interest."""
    for city, helped in enumerate(used):
        state.used[city] = helped
    state.interest_due = interest_due


def put_spare(state: State, place: int, number: int) -> None:
    """Set a number that an expansion of another package keeps."""
    state.spare[place] = number


def put_question(state: State, kind: int, asked: int, owing: int) -> None:
    state.ask(kind, asked)
    state.agenda[state.depth - 1] = agenda.pack(kind, asked, owing)


def put_answer(state: State, city: int, move: int) -> None:
    state.answers[city] = move


def put_result(state: State, winners: int) -> None:
    state.finish(winners)
