"""Everything in the box, numbered: buildings by age, guilds, then the boards side by side."""

from . import sizes
from .base.boards import BOARDS
from .base.cards import AGE_ONE, AGE_THREE, AGE_TWO, AGE_TWO_AGAIN, GUILDS
from .catalogue import CATALOGUE
from .declare import Card

LEAST_CITIES, MOST_CITIES = 3, 7
BOARD_IDS = tuple(dict.fromkeys(board.id for board in BOARDS))

AGE_CARDS: tuple[tuple[Card, ...], ...] = (AGE_ONE, AGE_TWO, AGE_THREE)
AGAIN: tuple[dict[str, tuple[int, ...]], ...] = ({}, AGE_TWO_AGAIN, {})


def copies(age: int, cities: int) -> list[int]:
    """The cards of an age for so many cities, an entry for each copy, guilds left out (S-010)."""
    lines = [(card.id, card.copies) for card in AGE_CARDS[age]] + list(AGAIN[age].items())
    return [CATALOGUE.numbers[name] for name, needs in lines for need in needs if need <= cities]


for cards in AGE_CARDS:
    for card in cards:
        CATALOGUE.add_card(card)
FIRST_GUILD = CATALOGUE.size
for card in GUILDS:
    CATALOGUE.add_card(card)
GUILD_COUNT = len(GUILDS)
FIRST_STAGE = CATALOGUE.size
for board in BOARDS:
    CATALOGUE.add_board(board)
for cities in range(LEAST_CITIES, MOST_CITIES + 1):
    for age in range(sizes.AGES):
        CATALOGUE.add_deck(cities * sizes.AGES + age, copies(age, cities))
