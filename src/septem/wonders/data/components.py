"""Everything in the boxes, numbered: buildings by age, guilds, more cards of each age, stages, other items.

What only a later edition has follows what the first has, in each of these groups; its stages come last of all.
"""

from collections.abc import Sequence

from ...core.names import check_room
from .. import moves, sizes
from ..constants import GUILDS_BEYOND_CITIES, NOTHING, ROUNDS, SIZES
from ..editions import EDITIONS
from ..expansions import EXPANSIONS
from .catalogue import CATALOGUE, deck_number
from .declarations import Board, Card

LEAST_CITIES, MOST_CITIES = 3, sizes.CITIES
BASE_CITIES = range(LEAST_CITIES, 8)  # the printed numbers; more cities need cards of an expansion
MOST_OF_A_SET = 31  # what a set of guilds, or of boards, can hold
BY_BOARDS = sorted(EXPANSIONS, key=lambda expansion: expansion.boards_rank)
FIRST, *LATER = EDITIONS
FIRST_BOARDS = (*FIRST.boards, *(board for expansion in BY_BOARDS for board in expansion.boards))
LATER_BOARDS = tuple(board for box in LATER for board in box.boards if board not in FIRST.boards)
ALL_BOARDS = (*FIRST_BOARDS, *LATER_BOARDS)
BOARD_IDS = tuple(dict.fromkeys(board.id for board in ALL_BOARDS))
BOARD_WORDS = tuple({board.id: board.written for board in ALL_BOARDS}.values())  # how files call them

# The cards of each age of all editions, and of an age whose cards stand in the next deck again.
AGE_CARDS: tuple[tuple[Card, ...], ...] = tuple(
    tuple(dict.fromkeys(card for box in EDITIONS for card in box.ages[age])) for age in range(sizes.AGES)
)
AGAIN = FIRST.again
EXTRA_CARDS = [
    tuple(card for expansion in EXPANSIONS if expansion.extra_cards for card in expansion.extra_cards[age])
    for age in range(sizes.AGES)
]


def copies(age: int, cities: int, edition: int = 0) -> list[int]:
    """The cards of an age for so many cities, an entry for each copy, guilds left out (S-010)."""
    box = EDITIONS[edition]
    lines = [(card.id, box.copies.get(card.id, card.copies)) for card in box.ages[age]] + list(box.again[age].items())
    return [CATALOGUE.numbers[name] for name, needs in lines for need in needs if need <= cities]


def check_copies(age: int, cities: int, edition: int = 0) -> None:
    """Fail at import if an age has more or fewer cards than are dealt (S-010, S-011): some would never be seen."""
    guilds = cities + GUILDS_BEYOND_CITIES if age == sizes.AGES - 1 else 0
    given, dealt = len(copies(age, cities, edition)), ROUNDS * cities - guilds
    if given != dealt:
        raise ImportError(
            f"age {age + 1} has {given} cards for {cities} players, but {dealt} are dealt: "
            "change copies in septem/wonders/data/cards.py"
        )


def number_cards(cards: Sequence[Card]) -> int:
    """Give cards their numbers, unless they have them; the set of them, counted from the first guild."""
    for card in cards:
        if card.id not in CATALOGUE.numbers:
            CATALOGUE.add_card(card)
    return sum(1 << CATALOGUE.numbers[card.id] - FIRST_GUILD for card in cards)


def board_pool(boards: tuple[str, ...]) -> int:
    """A set of boards."""
    return sum(1 << BOARD_IDS.index(board) for board in boards)


FIRST_GUILD = sum(len(cards) for cards in AGE_CARDS)
for box in EDITIONS:
    for cards in box.ages:
        for card in cards:
            if card.id not in CATALOGUE.numbers:
                CATALOGUE.add_card(card)
BASE_GUILDS = number_cards(FIRST.guilds)
MORE_GUILDS = {expansion.name: number_cards(expansion.guilds) for expansion in EXPANSIONS}
GUILD_POOLS = (BASE_GUILDS, *(number_cards(box.guilds) for box in LATER))  # of each edition
FIRST_EXTRA = CATALOGUE.size
EXTRAS_AN_AGE = len(EXTRA_CARDS[0])
for cards in EXTRA_CARDS:
    for card in cards:
        CATALOGUE.add_card(card)
FIRST_STAGE = CATALOGUE.size
check_room(FIRST_EXTRA - FIRST_GUILD, MOST_OF_A_SET, "guilds", "the type of State.guild_pool")
check_room(FIRST_STAGE, NOTHING, "cards", f"WORDS in {SIZES}")
check_room(len(BOARD_IDS), MOST_OF_A_SET, "boards", "the type of Wonders.board_pool")
for board in FIRST_BOARDS:
    CATALOGUE.add_board(board)
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
AFTER_OTHERS = CATALOGUE.size
for board in LATER_BOARDS:
    CATALOGUE.add_board(board)
check_room(AFTER_OTHERS, moves.MOST_CARD + 1, "items that moves name", "MOST_CARD in septem/wonders/moves.py")
NO_BOARD = CATALOGUE.add_board(Board("?", "?", "", ()))  # of a city that is not given any yet
BOARD_POOLS = tuple(board_pool(tuple(dict.fromkeys(board.id for board in box.boards))) for box in EDITIONS)
for edition in range(len(EDITIONS)):
    for cities in range(LEAST_CITIES, MOST_CITIES + 1):
        for age in range(sizes.AGES):
            CATALOGUE.add_deck(deck_number(edition, cities, age), copies(age, cities, edition))
            if cities in BASE_CITIES:
                check_copies(age, cities, edition)


# The cards of each edition, expansions left out.
EDITION_CARDS = tuple(
    frozenset(CATALOGUE.numbers[card.id] for cards in (*box.ages, box.guilds) for card in cards) for box in EDITIONS
)


def is_of(item: int, edition: int) -> bool:
    """Whether an item can be in a game of an edition (E-004): a card of it, or something that no edition has."""
    return item in EDITION_CARDS[edition] or not any(item in cards for cards in EDITION_CARDS)


def is_board_of(board: int, edition: int) -> bool:
    """Whether a board can be in a game of an edition: one of it, or of an expansion (E-082)."""
    return bool(BOARD_POOLS[edition] >> board & 1) or not any(pool >> board & 1 for pool in BOARD_POOLS)


def count_of(family: str, names: Sequence[str]) -> int:
    """How many items of a family some expansions have together."""
    return sum(len(expansion.other_items.get(family, ())) for expansion in EXPANSIONS if expansion.name in names)


def extras_of(age: int) -> range:
    """The further cards of an age, some of which are dealt with the others."""
    return range(FIRST_EXTRA + age * EXTRAS_AN_AGE, FIRST_EXTRA + (age + 1) * EXTRAS_AN_AGE)


def guilds_in(pool: int) -> list[int]:
    """The guilds of a set."""
    return [guild for guild in range(FIRST_GUILD, FIRST_EXTRA) if pool >> guild - FIRST_GUILD & 1]
