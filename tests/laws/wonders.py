"""7 Wonders, as the laws need to know it: its tables, and random games on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from septem.core.chance import Stream
from septem.wonders.constants import COLOURS
from septem.wonders.data.components import BASE_GUILDS, FIRST_STAGE
from septem.wonders.game import Wonders
from septem.wonders.state import State
from tests.amounts import amount
from tests.laws.walks import Law, Walk

TASTES = ("", "stage", "build", "sell", "pay")
MORE_TASTES = ("stage", "recruit", "build", "favour", "")
SIDES = ("random", "A", "B")
SWITCHES: tuple[dict[str, Any], ...] = (
    {"seventh_card": "sixth_turn"},
    {"copied_guild_counts": True},
    {"dearer_payments": True},
    {"free_city_chained_marker": True},
    {"free_city_seventh_card": False},
)
POWERS = {"B": ("babylon", "halicarnassus", "olympia"), "A": ("olympia", "halicarnassus", "babylon")}
DECLARED = {"built": (FIRST_STAGE + 15) // 16, "counts": len(COLOURS), "bonuses": len(COLOURS)}  # lengths in use
NOT_SECRET = ("own", "sale", "rates", "built", "coins", "counts", "shields", "symbols", "free_symbols", "victories")
LEADER_ROWS = ("other_items", "leader_hand", "leader_dealt", "leader_past", "picks", "copied", "reduction")
MORE_ROWS = (
    "negative_points",
    "absences",
    "symbol_copies",
    "uncounted_defeats",
    "board_aside",
    "owed",
    "owed_tokens",
    "owed_stages",
    "helps",
    "used",
    "waives",
    "frees",
    "eyes",
)
BONUSES = ("chain_bonus", "trade_bonus", "bounty", "set_bonus", "bonuses")
MORE_NUMBERS = (
    "leader_draws",
    "drafted",
    "recruitments",
    "patrons",
    "passing_defeats",
    "defeats_as_shields",
    "interest",
    "interest_due",
    "hiring",
)
MORE_SETS = (
    "colour_claiming",
    "colour_claims",
    "courting",
    "kept_helps",
    "kept_printed",
    "guild_pool",
    "extras",
    "rounds",
    "team",
)
ROWS = (
    *NOT_SECRET,
    "dealt",
    "history",
    "hand",
    "held",
    "looked",
    "revived",
    "agenda",
    "answers",
    "kept_market",
    "kept_rates",
)
NUMBERS = (
    "cities",
    "seats",
    "age",
    "turn",
    "discarded",
    "revivals",
    "forgotten",
    "rulings",
    "kept_purse",
    "winners",
    "depth",
)
SETS = ("claims", "claiming", "lasting", "reviving", "copying")


@dataclass(frozen=True)
class TableConfig:
    """A configured table."""

    name: str
    options: tuple[tuple[str, Any], ...]

    def game(self) -> Wonders:
        return Wonders(**dict(self.options))

    def __str__(self) -> str:
        return self.name


def table_config(players: int, sides: str, turned: int = 0, **switches: Any) -> TableConfig:
    """Where the side is chosen, the boards with powers take part at small tables, each seat having each in turn."""
    if sides in POWERS and max(players, 3) == len(POWERS[sides]):
        switches["boards"] = POWERS[sides][turned:] + POWERS[sides][:turned]
    name = "-".join([f"wonders{players}", sides, *(word for word in switches if word != "boards")])
    return TableConfig(name, tuple({"players": players, "sides": sides, **switches}.items()))


def every_setting() -> Iterator[TableConfig]:
    """Each number of players with each choice of sides, each switch with some of them."""
    for players in range(2, 8):
        for sides in SIDES:
            yield table_config(players, sides)
    for players in (2, 3):
        for number, switch in enumerate(SWITCHES[: None if players == 2 else 3]):
            yield table_config(players, "B", (number + 1) % len(POWERS["B"]), **switch)


def expanded(players: int, sides: str, which: str, **switches: Any) -> TableConfig:
    """With Leaders (L), Cities (C), teams (T)."""
    expansions = {"L": {"leaders": True}, "C": {"cities": True}, "T": {"teams": True}}
    options = {"players": players, "sides": sides, **switches}
    for letter in which:
        options |= expansions[letter]
    name = "-".join([f"wonders{players}{which}", sides, *(word for word in switches if word != "boards")])
    return TableConfig(name, tuple(options.items()))


def every_expanded_setting() -> Iterator[TableConfig]:
    """Each number of players, each combination of expansions, the new boards on both sides at small tables."""
    new = ("rome", "petra", "byzantium")
    yield expanded(2, "random", "L", boards_after_draft=True)
    yield expanded(2, "A", "C", boards=("petra", "byzantium", "babylon"), free_city_chained_marker=True)
    yield expanded(2, "B", "LC", boards=("rome", "petra", "byzantium"), dearer_payments=True)
    yield expanded(3, "B", "L", boards=("rome", "halicarnassus", "olympia"), leader_draft="left")
    yield expanded(3, "A", "LC", boards=new)
    yield expanded(3, "B", "LC", boards=(*new[1:], new[0]), dearer_payments=True)
    yield expanded(3, "B", "LC", boards=("babylon", "halicarnassus", "rome"), seventh_card="sixth_turn")
    yield expanded(4, "B", "LCT", boards=(*new, "olympia"), copied_guild_counts=True, losses_at_reveal=True)
    yield expanded(5, "B", "LC", boards=(*new, "babylon", "halicarnassus"), new_defeats_only=True)
    yield expanded(6, "random", "CT")
    yield expanded(7, "random", "LC", strict_double=True, boards_after_draft=True)
    yield expanded(8, "random", "LCT")
    yield expanded(8, "random", "C")


BASE_SETTINGS = tuple(every_setting())
EXPANDED = tuple(every_expanded_setting())
SETTINGS = BASE_SETTINGS + EXPANDED


def walks(examples: int) -> Iterator[tuple[TableConfig, Walk]]:
    """Random games at every table; players who like stages get to the powers of the boards."""
    for place, table in enumerate(SETTINGS):
        stream = Stream(place, "laws.wonders")
        for number in range(amount(examples)):
            tastes = TASTES if place < len(BASE_SETTINGS) else MORE_TASTES
            taste = tastes[(place + number) % len(tastes)] if number else "stage"
            yield table, Walk(stream.below(1 << 30), stream.below(1 << 30), taste)


def law(examples: int = 2) -> Callable[[Law], Law]:
    """Try a law on so many random games at every table, or a part of them."""
    tried = list(walks(examples))
    names = [f"{table}-{number % amount(examples)}" for number, (table, _) in enumerate(tried)]
    every: Callable[[Law], Law] = pytest.mark.parametrize(("table", "walk"), tried, ids=names)
    return every


def law_of_expansions(examples: int = 1) -> Callable[[Law], Law]:
    """Try a law at the tables with expansions only."""
    tried = [(table, walk) for table, walk in walks(examples) if table in EXPANDED]
    names = [f"{table}-{number % amount(examples)}" for number, (table, _) in enumerate(tried)]
    every: Callable[[Law], Law] = pytest.mark.parametrize(("table", "walk"), tried, ids=names)
    return every


def whole(state: State) -> tuple[object, ...]:
    """All of a position, secrets too; what lies behind the end of a hand does not count, nor room that nothing uses."""
    hands = [list(state.hands[row][: state.held[row]]) for row in range(state.cities)]
    rows = [used(state, name) for name in ROWS]
    numbers = [getattr(state, name) for name in (*NUMBERS, *SETS)]
    if state.guild_pool == BASE_GUILDS:
        return (hands, rows, numbers)
    rows += [used(state, name) for name in (*LEADER_ROWS, *MORE_ROWS, *BONUSES)]
    numbers += [getattr(state, name) for name in (*MORE_NUMBERS, *MORE_SETS)]
    return (hands, rows, numbers, list(state.unused[: state.unused_size]))


def used(state: State, name: str) -> str:
    """A row, or rows, as far as something is declared for them."""
    row = getattr(state, name)
    return repr([list(inner[: DECLARED[name]]) for inner in row] if name in DECLARED else row)
