"""Everything in the box, numbered: buildings by age, guilds, more cards of each age, stages of boards, other items."""

from collections.abc import Sequence

from ...core.names import check_room
from .. import sizes
from ..constants import GUILDS_BEYOND_CITIES, NOTHING, ROUNDS, SIZES
from ..expansions import EXPANSIONS
from .boards import BOARDS
from .cards import AGE_ONE, AGE_THREE, AGE_TWO, AGE_TWO_AGAIN, GUILDS
from .catalogue import CATALOGUE
from .declarations import Board, Card

LEAST_CITIES, MOST_CITIES = 3, sizes.CITIES
BASE_CITIES = range(LEAST_CITIES, 8)  # the printed numbers; more cities need cards of an expansion
MOST_OF_A_SET = 31  # what a set of guilds, or of boards, can hold
BY_BOARDS = sorted(EXPANSIONS, key=lambda expansion: expansion.boards_rank)
ALL_BOARDS = (*BOARDS, *(board for expansion in BY_BOARDS for board in expansion.boards))
BOARD_IDS = tuple(dict.fromkeys(board.id for board in ALL_BOARDS))

AGE_CARDS: tuple[tuple[Card, ...], ...] = (AGE_ONE, AGE_TWO, AGE_THREE)
AGAIN: tuple[dict[str, tuple[int, ...]], ...] = ({}, AGE_TWO_AGAIN, {})
EXTRA_CARDS = [
    tuple(card for expansion in EXPANSIONS if expansion.extra_cards for card in expansion.extra_cards[age])
    for age in range(sizes.AGES)
]


def copies(age: int, cities: int) -> list[int]:
    """The cards of an age for so many cities, an entry for each copy, guilds left out (S-010)."""
    lines = [(card.id, card.copies) for card in AGE_CARDS[age]] + list(AGAIN[age].items())
    return [CATALOGUE.numbers[name] for name, needs in lines for need in needs if need <= cities]


def check_copies(age: int, cities: int) -> None:
    """Fail at import if an age has more or fewer cards than are dealt (S-010, S-011): some would never be seen."""
    guilds = cities + GUILDS_BEYOND_CITIES if age == sizes.AGES - 1 else 0
    given, dealt = len(copies(age, cities)), ROUNDS * cities - guilds
    if given != dealt:
        raise ImportError(
            f"age {age + 1} has {given} cards for {cities} players, but {dealt} are dealt: "
            "change copies in septem/wonders/data/cards.py"
        )


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
MORE_GUILDS = {expansion.name: number_cards(expansion.guilds) for expansion in EXPANSIONS}
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
FIRST_OTHER = CATALOGUE.size
CATALOGUE.begin_others()
FAMILIES: dict[str, range] = {}  # the numbers of other items, by family
for family in dict.fromkeys(family for expansion in EXPANSIONS for family in expansion.other_items):
    first = CATALOGUE.size
    for expansion in EXPANSIONS:
        for card in expansion.other_items.get(family, ()):
            CATALOGUE.add_card(card)
    FAMILIES[family] = range(first, CATALOGUE.size)
check_room(CATALOGUE.size - FIRST_OTHER, sizes.OTHER_ITEMS, "other items", f"OTHER_ITEMS in {SIZES}")
BASE_BOARDS = board_pool(tuple(dict.fromkeys(board.id for board in BOARDS)))
for cities in range(LEAST_CITIES, MOST_CITIES + 1):
    for age in range(sizes.AGES):
        CATALOGUE.add_deck(cities * sizes.AGES + age, copies(age, cities))
        if cities in BASE_CITIES:
            check_copies(age, cities)


def count_of(family: str, names: Sequence[str]) -> int:
    """How many items of a family some expansions have together."""
    return sum(len(expansion.other_items.get(family, ())) for expansion in EXPANSIONS if expansion.name in names)


def extras_of(age: int) -> range:
    """The further cards of an age, some of which are dealt with the others."""
    return range(FIRST_EXTRA + age * EXTRAS_AN_AGE, FIRST_EXTRA + (age + 1) * EXTRAS_AN_AGE)


def guilds_in(pool: int) -> list[int]:
    """The guilds of a set."""
    return [guild for guild in range(FIRST_GUILD, FIRST_EXTRA) if pool >> guild - FIRST_GUILD & 1]
