"""Positions that together have every card, leader, board side and stage in some city, so that laws meet them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import (
    AFTER_OTHERS,
    ALL_BOARDS,
    BOARD_IDS,
    FIRST_EXTRA,
    FIRST_GUILD,
    FIRST_OTHER,
    FIRST_STAGE,
    extras_of,
    is_board_of,
    is_of,
)
from septem.wonders.editions import EDITIONS
from septem.wonders.state import State

PLAYERS = 7
POSITIONS = 3  # each has a third of everything


def shared(items: Sequence[str], number: int) -> list[list[str]]:
    """Every third item, divided among the cities."""
    chosen = items[number::POSITIONS]
    return [list(chosen[city::PLAYERS]) for city in range(PLAYERS)]


def document(number: int, edition: int) -> dict[str, object]:
    ages = [CATALOGUE.word(card) for card in range(FIRST_GUILD) if is_of(card, edition)]
    guilds = [CATALOGUE.word(card) for card in range(FIRST_GUILD, FIRST_EXTRA) if is_of(card, edition)]
    extras = [CATALOGUE.word(card) for age in range(3) for card in extras_of(age)]
    leaders = [CATALOGUE.word(card) for card in range(FIRST_OTHER, AFTER_OTHERS)]
    cards = [shared(group, number) for group in (ages, guilds, extras)]
    boards = boards_of(number, edition)
    return {
        "septem": "position",
        "game": "wonders",
        "options": {"leaders": True, "cities": True, "players": PLAYERS, "edition": EDITIONS[edition].name},
        "age": 3,
        "turn": 6,
        "cities": [
            {
                "board": board,
                "side": side,
                "coins": 9,
                "stages": ["?"] * stages,
                "buildings": [card for group in cards for card in group[city]],
                "leaders": shared(leaders, number)[city],
            }
            for city, (board, side, stages) in enumerate(boards)
        ],
        "decision": {"ask": "card"},
    }


def boards_of(number: int, edition: int) -> list[tuple[str, str, int]]:
    """Seven boards with all their stages; the three positions have each side of each board among them."""
    names = [name for kind, name in enumerate(BOARD_IDS) if is_board_of(kind, edition)]
    turned = [*((name, "A") for name in names), *((name, "B") for name in names), ("rhodes", "A")]
    chosen = turned[number * PLAYERS : (number + 1) * PLAYERS]
    boards = {(board.id, board.side): board for board in ALL_BOARDS}
    return [(boards[place].written, place[1], len(boards[place].stages)) for place in chosen]


def all_standing() -> Iterator[tuple[str, dict[str, object]]]:
    for number in range(POSITIONS):
        yield f"wonders-standing-{number}", document(number, 0)
        yield f"wonders-second-standing-{number}", document(number, 1)


def items_in(state: State) -> set[int]:
    """The items that stand in some city."""
    items: set[int] = set()
    for city in range(state.cities):
        first = CATALOGUE.stage[state.board[city]]
        items |= set(range(first, first + CATALOGUE.stages[state.board[city]]))
        items |= {card for card in range(FIRST_STAGE) if state.built[city][card >> 4] >> (card & 15) & 1}
        items |= {FIRST_OTHER + leader for leader in range(64) if state.other_items[city] >> leader & 1}
    return items
