"""Positions that together have every card, leader, board side and stage in some city, so that laws meet them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import ALL_BOARDS, FIRST_EXTRA, FIRST_GUILD, FIRST_OTHER, FIRST_STAGE, extras_of
from septem.wonders.state import State

PLAYERS = 7
POSITIONS = 3  # each has a third of everything


def shared(items: Sequence[str], number: int) -> list[list[str]]:
    """Every third item, divided among the cities."""
    chosen = items[number::POSITIONS]
    return [list(chosen[city::PLAYERS]) for city in range(PLAYERS)]


def document(number: int) -> dict[str, object]:
    ages = [CATALOGUE.id(card) for card in range(FIRST_GUILD)]
    guilds = [CATALOGUE.id(card) for card in range(FIRST_GUILD, FIRST_EXTRA)]
    extras = [CATALOGUE.id(card) for age in range(3) for card in extras_of(age)]
    leaders = [CATALOGUE.id(card) for card in range(FIRST_OTHER, CATALOGUE.size)]
    cards = [shared(group, number) for group in (ages, guilds, extras)]
    boards = boards_of(number)
    return {
        "septem": "position",
        "game": "wonders",
        "options": {"leaders": True, "cities": True, "players": PLAYERS},
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


def boards_of(number: int) -> list[tuple[str, str, int]]:
    """Seven boards with all their stages; the three positions have each side of each board among them."""
    names = list(dict.fromkeys(board.id for board in ALL_BOARDS))
    turned = [*((name, "A") for name in names), *((name, "B") for name in names), ("rhodes", "A")]
    chosen = turned[number * PLAYERS : (number + 1) * PLAYERS]
    return [(name, side, stages_of(name, side)) for name, side in chosen]


def stages_of(name: str, side: str) -> int:
    return next(len(board.stages) for board in ALL_BOARDS if (board.id, board.side) == (name, side))


def all_standing() -> Iterator[tuple[str, dict[str, object]]]:
    for number in range(POSITIONS):
        yield f"wonders-standing-{number}", document(number)


def items_in(state: State) -> set[int]:
    """The items that stand in some city."""
    items: set[int] = set()
    for city in range(state.cities):
        first = CATALOGUE.stage[state.board[city]]
        items |= set(range(first, first + CATALOGUE.stages[state.board[city]]))
        items |= {card for card in range(FIRST_STAGE) if state.built[city][card >> 4] >> (card & 15) & 1}
        items |= {FIRST_OTHER + leader for leader in range(64) if state.other_items[city] >> leader & 1}
    return items
