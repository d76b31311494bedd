"""Everything in the box, numbered: buildings by age, guilds, more cards of each age, stages of the boards, leaders."""

from ...core.names import check_room
from .. import sizes
from ..cities.boards import CITIES_BOARDS
from ..cities.cards import BLACK_CARDS, CITIES_GUILDS
from ..cities.leaders import CITIES_LEADERS
from ..constants import NOTHING, SIZES
from ..leaders.boards import LEADERS_BOARDS
from ..leaders.guilds import LEADERS_GUILDS
from ..leaders.leaders import LEADERS
from .boards import BOARDS
from .cards import AGE_ONE, AGE_THREE, AGE_TWO, AGE_TWO_AGAIN, GUILDS
from .catalogue import CATALOGUE
from .declarations import Board, Card

LEAST_CITIES, MOST_CITIES = 3, sizes.CITIES
MOST_OF_A_SET = 31  # what a set of guilds, or of boards, can hold
ALL_BOARDS = (*BOARDS, *CITIES_BOARDS, *LEADERS_BOARDS)
BOARD_IDS = tuple(dict.fromkeys(board.id for board in ALL_BOARDS))

AGE_CARDS: tuple[tuple[Card, ...], ...] = (AGE_ONE, AGE_TWO, AGE_THREE)
AGAIN: tuple[dict[str, tuple[int, ...]], ...] = ({}, AGE_TWO_AGAIN, {})
EXTRA_CARDS = BLACK_CARDS  # by age


def copies(age: int, cities: int) -> list[int]:
    """The cards of an age for so many cities, an entry for each copy, guilds left out (S-010)."""
    lines = [(card.id, card.copies) for card in AGE_CARDS[age]] + list(AGAIN[age].items())
    return [CATALOGUE.numbers[name] for name, needs in lines for need in needs if need <= cities]


def number_cards(cards: tuple[Card, ...]) -> int:
    """Give cards their numbers; the set of them, counted from the first guild."""
    for card in cards:
        CATALOGUE.add_card(card)
    return sum(1 << CATALOGUE.numbers[card.id] - FIRST_GUILD for card in cards)


def board_pool(boards: tuple[str, ...]) -> int:
    """A set of boards."""
    return sum(1 << BOARD_IDS.index(board) for board in boards)


FIRST_GUILD = sum(len(cards) for cards in AGE_CARDS)
for cards in AGE_CARDS:
    for card in cards:
        CATALOGUE.add_card(card)
BASE_GUILDS = number_cards(GUILDS)
GUILD_COUNT = len(GUILDS)
MORE_GUILDS_OF_LEADERS = number_cards(LEADERS_GUILDS)
MORE_GUILDS_OF_CITIES = number_cards(CITIES_GUILDS)
FIRST_EXTRA = CATALOGUE.size
EXTRAS_AN_AGE = len(EXTRA_CARDS[0])
for cards in EXTRA_CARDS:
    for card in cards:
        CATALOGUE.add_card(card)
FIRST_STAGE = CATALOGUE.size
check_room(FIRST_EXTRA - FIRST_GUILD, MOST_OF_A_SET, "guilds", "the type of State.guild_pool")
check_room(FIRST_STAGE, NOTHING, "cards", f"WORDS in {SIZES}")
check_room(len(BOARD_IDS), MOST_OF_A_SET, "boards", "the type of Wonders.board_pool")
for board in ALL_BOARDS:
    CATALOGUE.add_board(board)
NO_BOARD = CATALOGUE.add_board(Board("?", "?", "", ()))  # of a city that is not given any yet
FIRST_LEADER = CATALOGUE.size
CATALOGUE.begin_leaders()
for card in (*LEADERS, *CITIES_LEADERS):
    CATALOGUE.add_card(card)
LEADER_COUNT = len(LEADERS)
ALL_LEADERS = LEADER_COUNT + len(CITIES_LEADERS)
check_room(ALL_LEADERS, sizes.LEADERS, "leaders", f"LEADERS in {SIZES}")
BASE_BOARDS = board_pool(tuple(dict.fromkeys(board.id for board in BOARDS)))
for cities in range(LEAST_CITIES, MOST_CITIES + 1):
    for age in range(sizes.AGES):
        CATALOGUE.add_deck(cities * sizes.AGES + age, copies(age, cities))


def extras_of(age: int) -> range:
    """The further cards of an age, some of which are dealt with the others."""
    return range(FIRST_EXTRA + age * EXTRAS_AN_AGE, FIRST_EXTRA + (age + 1) * EXTRAS_AN_AGE)


def guilds_in(pool: int) -> list[int]:
    """The guilds of a set."""
    return [guild for guild in range(FIRST_GUILD, FIRST_EXTRA) if pool >> guild - FIRST_GUILD & 1]
