"""Random games for laws: every number of players, both sides, all switches."""

from __future__ import annotations

from collections.abc import Iterator

from septem.core.chance import Stream
from septem.wonders.game import Wonders
from septem.wonders.state import State

POWERFUL = ("babylon", "olympia", "halicarnassus", "alexandria", "rhodes", "ephesus", "giza")
TABLES: list[dict[str, object]] = [
    {},
    {"sides": "B", "boards": POWERFUL, "seventh_card": "sixth_turn", "dearer_payments": True},
    {"sides": "A", "boards": POWERFUL, "copied_guild_counts": True},
    {"sides": "B", "boards": POWERFUL, "free_city_chained_marker": True},
]


def game(players: int, table: dict[str, object], turned: int = 0) -> Wonders:
    """Powerful boards go to all seats in turn."""
    options = dict(table)
    if "boards" in options:
        cities = max(players, 3)
        options["boards"] = tuple(POWERFUL[(city + turned) % 7] for city in range(cities))
    return Wonders(players, **options)  # type: ignore[arg-type]


def tables(numbers: range = range(2, 8)) -> Iterator[tuple[Wonders, int]]:
    """Every number of players with every table, and a seed for each."""
    for players in numbers:
        for number, table in enumerate(TABLES):
            yield game(players, table, players + number), 100 * players + number


def walk(rules: Wonders, seed: int, log: bool = False) -> Iterator[State]:
    """A random game, the state handed out before every answer and at the end."""
    state = rules.new()
    state.log = [] if log else None
    rules.deal(state, seed)
    stream = Stream(seed, "walk")
    while state.depth:
        yield state
        step(rules, state, stream)
    yield state


def step(rules: Wonders, state: State, stream: Stream) -> None:
    """One random answer of a random seat that owes one."""
    owing = [seat for seat in range(rules.seats) if rules.owing(state) >> seat & 1]
    seat = owing[stream.below(len(owing))]
    moves = rules.legal(state, seat)
    rules.play(state, seat, moves[stream.below(len(moves))])
