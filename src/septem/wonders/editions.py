"""The editions of the base game, in the order of their numbers. Only this module and the options name the later one."""

from .base_options import LEAST_PLAYERS, Edition
from .data import boards, cards
from .data.declarations import Box
from .second import boards as second_boards
from .second import cards as second_cards

AGAIN: tuple[dict[str, tuple[int, ...]], ...] = ({}, cards.AGE_TWO_AGAIN, {})
FIRST = Box(
    Edition.FIRST,
    (cards.AGE_ONE, cards.AGE_TWO, cards.AGE_THREE),
    AGAIN,
    {},
    cards.GUILDS,
    boards.BOARDS,
    LEAST_PLAYERS,
)
SECOND = Box(
    Edition.SECOND,
    second_cards.AGES,
    AGAIN,
    second_cards.COPIES,
    second_cards.GUILDS,
    second_boards.BOARDS,
    least_players=3,  # E-010
)
EDITIONS = (FIRST, SECOND)
PRINTED = {item.id: item.written for box in EDITIONS for item in box.items()}


def printed_name(item: str) -> str:
    """The id of the item of the first edition with the same printed name, if there is one."""
    return PRINTED.get(item, item)
