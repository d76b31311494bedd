"""Setting the table: boards, decks and hands."""

from ...core.chance import Stream, moment
from .. import sizes
from ..constants import BOARD_GIVEN, FREE_SEAT, GUILDS_BEYOND_CITIES, LATE_BOARDS
from ..data.catalogue import CATALOGUE, deck_number
from ..data.components import BOARD_IDS, EXTRAS_AN_AGE, FIRST_EXTRA, FIRST_GUILD, NO_BOARD
from ..payment import supply
from ..state import State
from . import seating

MOST_GUILDS = 9  # however many cities there are (C8-001)
RANDOM = -1
BASE_PRICE = 2
KINDS = len(BOARD_IDS)
BABYLON_B = 2 * BOARD_IDS.index("babylon") + 1
BOARD_STREAM, AGE_STREAM = moment("wonders.boards"), moment("wonders.age")


def deal_boards(
    state: State, seed: int, boards: list[int], sides: list[int], tame: int, boards_in_play: int, stream: Stream
) -> None:
    stream.open(seed, BOARD_STREAM, 0)
    draw_boards(state, boards, sides, tame, boards_in_play, stream)


def draw_boards(
    state: State, boards: list[int], sides: list[int], tame: int, boards_in_play: int, stream: Stream
) -> None:
    """A board and a side for every city, as chosen or by lot (S-013)."""
    kinds = 0
    for board in range(KINDS):
        if boards_in_play >> board & 1:
            state.bag[kinds] = board
            kinds += 1
    for city in range(state.cities):
        board = draw(state, kinds, city, stream)
        if city >= state.seats and CATALOGUE.seat_only[2 * board]:
            board = draw(state, kinds, city + 1, stream)
        side = stream.below(2)
        board = 2 * (board if boards[city] == RANDOM else boards[city]) + (
            side if sides[city] == RANDOM else sides[city]
        )
        if tame and city >= state.seats and board == BABYLON_B:
            board = instead(state, city, sides[city], kinds, stream)
        give_board(state, city, board)


def instead(state: State, city: int, side: int, kinds: int, stream: Stream) -> int:
    """The board of a tame Free City in place of Babylon's side B (R-24): side A or, if B is wanted, another board."""
    return BABYLON_B - 1 if side == RANDOM else 2 * draw(state, kinds, city + 1, stream) + side


def give_board(state: State, city: int, board: int) -> None:
    """Give a board to a city, or put it aside until boards are given out (L-R02)."""
    if state.rulings & LATE_BOARDS:
        state.board_aside[city] = board
        board = NO_BOARD
    take_board(state, city, board)


def give_out(state: State) -> None:
    """Give out the boards that were put aside."""
    for city in range(state.cities):
        take_board(state, city, state.board_aside[city])
        state.board_aside[city] = 0
        state.tell(BOARD_GIVEN, city, state.board[city], 0)


def take_board(state: State, city: int, board: int) -> None:
    state.board[city] = board
    for side in range(sizes.SUPPLIES):
        state.rates[city][side] = BASE_PRICE
    for kind in range(sizes.CLASSES):
        state.own[city][kind] = supply.pool(state.own[city][kind], CATALOGUE.board_makes[board][kind])
        state.sale[city][kind] = supply.pool(state.sale[city][kind], CATALOGUE.board_makes[board][kind])
    for number in range(CATALOGUE.board_from[board], CATALOGUE.board_to[board]):
        effect = CATALOGUE.standing[number]
        effect.adjust(state, city)


def draw(state: State, size: int, place: int, stream: Stream) -> int:
    """The next number of the bag, at random."""
    other = place + stream.below(size - place)
    drawn = state.bag[other]
    state.bag[other] = state.bag[place]
    state.bag[place] = drawn
    return drawn


def deal_ages(state: State, seed: int, stream: Stream) -> None:
    """Each age has its own stream, so that it depends on nothing else."""
    for age in range(sizes.AGES):
        stream.open(seed, AGE_STREAM, age + 1)
        deal_age(state, age, stream)


def deal_age(state: State, age: int, stream: Stream) -> None:
    """A full hand to each city, sorted; the Free City's cards lie in the order of drawing (S-012, S2-005)."""
    size = fill(state, age, stream)
    place = 0
    for row in range(state.cities):
        cards = state.dealt[age * sizes.CITIES + row]
        for held in range(state.rounds):
            card = draw(state, size, place, stream)
            place += 1
            if row < state.seats:
                insert(cards, held, card)
            else:
                cards[held] = card


def fill(state: State, age: int, stream: Stream) -> int:
    """Put the deck of an age into the bag; how many cards that is."""
    number = deck_number(state.edition, state.cities, age)  # E-004
    deck = CATALOGUE.deck[number]
    size = CATALOGUE.deck_size[number]
    behind = size
    if age == sizes.AGES - 1:
        behind = add_guilds(state, behind, stream)
    if state.extras:
        add_extras(state, age, behind, stream)
    for place in range(size):
        state.bag[place] = deck[place]
    return state.cities * state.rounds


def guilds_dealt(cities: int) -> int:
    return min(cities + GUILDS_BEYOND_CITIES, MOST_GUILDS)


def add_guilds(state: State, size: int, stream: Stream) -> int:
    """Two guilds more than cities, drawn at random, behind where the deck's own cards come (S-011); the new size."""
    known = 0
    for guild in range(FIRST_GUILD, FIRST_EXTRA):
        if state.guild_pool >> guild - FIRST_GUILD & 1:
            state.bag[known] = guild
            known += 1
    dealt = guilds_dealt(state.cities)
    for place in range(dealt):
        draw(state, known, place, stream)
    for place in range(dealt):
        state.bag[size + place] = state.bag[place]
    return size + dealt


def add_extras(state: State, age: int, size: int, stream: Stream) -> None:
    """Some of the further cards of an age, drawn at random, behind all others (C-003)."""
    for place in range(EXTRAS_AN_AGE):
        state.bag[place] = FIRST_EXTRA + age * EXTRAS_AN_AGE + place
    for place in range(state.extras):
        draw(state, EXTRAS_AN_AGE, place, stream)
    for place in range(state.extras):
        state.bag[size + place] = state.bag[place]


def insert(cards: list[int], held: int, card: int) -> None:
    """Insert a card into its place in a sorted row."""
    place = held
    while place and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


def take_hands(state: State) -> None:
    """The hands of an age, as dealt."""
    for row in range(state.cities):
        state.hand[row] = row
        state.held[row] = state.rounds
        for place in range(state.rounds):
            state.hands[row][place] = state.dealt[state.age * sizes.CITIES + row][place]
    if state.seats < state.cities:  # only the last card of the draw pile is ever played from it
        state.hands[FREE_SEAT][0] = state.dealt[state.age * sizes.CITIES + FREE_SEAT][state.rounds - 1]


def draw_for_free_city(state: State) -> None:
    """The seat that holds the Free City's card takes the top card of its pile into the hand (S2-010)."""
    row = state.hand[seating.holder(state)]
    insert(state.hands[row], state.held[row], state.dealt[state.age * sizes.CITIES + FREE_SEAT][state.turn])
    state.held[row] += 1
    state.held[FREE_SEAT] -= 1
