"""Results of a chunk as Parquet files: games, items, and decisions if they are stored."""

from __future__ import annotations

import json
from typing import Any

from ..core.chance import MOST_SEED
from ..core.extras import installed, library
from ..duel import constants as duel_words
from ..duel.data.catalogue import CATALOGUE as DUEL
from ..wonders import constants as wonders_words
from ..wonders.data.catalogue import CATALOGUE as WONDERS
from ..wonders.data.components import BOARD_IDS
from ..wonders.options import SIDES
from . import possessions
from .chosen import duel_family, wonders_family
from .plan import Plan, made_of
from .runner import OUTCOMES, ChunkResult

Parts = dict[str, bytes]  # by kind: the content of a file
DELTA = "DELTA_BINARY_PACKED"  # the cheapest way to write small numbers, and nearly the smallest
VICTORIES = {"duel": duel_words.VICTORIES, "wonders": ("points", "coins", "shared")}
CATEGORIES = {"duel": duel_words.CATEGORIES, "wonders": wonders_words.CATEGORIES}
SIDE_NAMES = tuple(f"{board}_{side.lower()}" for board in BOARD_IDS for side in SIDES)
WHOLE = {"duel": 2, "wonders": 840}  # what a victory counts in a outcomes


def check() -> None:
    """Check that pyarrow is installed without importing it: the import would start threads."""
    installed("pyarrow", "lab")


def arrow() -> Any:
    return library("pyarrow", "lab")


def written(plan: Plan, result: ChunkResult) -> Parts:
    """The files of a chunk. The same chunk gives the same bytes on every machine."""
    tables = {"games": games(plan, result), "items": items(plan, result)}
    asked = {"decisions": decisions, "drafts": drafts, "trials": trials}
    tables |= {kind: asked[kind](plan, result) for kind in plan.kinds if kind in asked}
    return {kind: file_of(table) for kind, table in tables.items()}


def file_of(table: Any) -> bytes:
    parquet = library("pyarrow.parquet", "lab")
    sink = arrow().BufferOutputStream()
    plain = {name: DELTA for name, kind in zip(table.schema.names, table.schema.types, strict=True) if is_number(kind)}
    words = [column_path(field) for field in table.schema if field.name not in plain and field.type != "double"]
    parquet.write_table(
        table, sink, compression="none", use_dictionary=words, column_encoding=plain, write_statistics=False
    )
    return bytes(sink.getvalue())


def column_path(field: Any) -> str:
    return f"{field.name}.list.element" if arrow().types.is_list(field.type) else str(field.name)


def is_number(kind: Any) -> bool:
    return bool(arrow().types.is_integer(kind))


def described(plan: Plan, columns: dict[str, Any]) -> Any:
    """A table with the simulation plan in its metadata."""
    table = arrow().table(columns)
    return table.replace_schema_metadata({"septem": json.dumps(plan.json(), sort_keys=True)})


def games(plan: Plan, result: ChunkResult) -> Any:
    """One row per game: seed, options, players, winner, victory type, points by category."""
    chunk, pa = result.chunk, arrow()
    first = chunk.first
    columns: dict[str, Any] = {
        "game": pa.arange(first + 1, first + chunk.games + 1),
        "seed": seeds(plan, result),
        "options": repeated(json.dumps(plan.options, sort_keys=True), chunk.games),
    }
    columns |= {f"player_{seat + 1}": seated(plan, result, seat) for seat in range(len(plan.players))}
    numbers = pa.py_buffer(result.outcomes.numbers)
    absent = absent_categories(plan)
    for place, name in enumerate(OUTCOMES[plan.game].NAMES):
        if is_in_play(plan, name, absent):
            part = numbers.slice(2 * place * result.outcomes.width, 2 * chunk.games)
            columns[name] = worded(plan, name, pa.Array.from_buffers(pa.int16(), chunk.games, [None, part]))
    if plan.owned:
        columns |= possessions.columns(plan, result)
    return described(plan, columns)


def seeds(plan: Plan, result: ChunkResult) -> Any:
    first, last = (plan.deal(result.chunk.first + place) for place in (0, result.chunk.games - 1))
    if first <= last < MOST_SEED:
        return arrow().arange(first, last + 1)
    return arrow().array([plan.deal(result.chunk.first + place) for place in range(result.chunk.games)])


def absent_categories(plan: Plan) -> set[str]:
    """Lines of score sheets that this table has not: those of expansions that are not in play."""
    game = made_of(plan.game, plan.options)
    return set(CATEGORIES[plan.game]) - game.score(game.new(), 0).keys()


def is_in_play(plan: Plan, name: str, absent: set[str]) -> bool:
    """Whether a column belongs to this table: its cities, and the categories of its score sheet."""
    fact, _, seat = name.rpartition("_")
    if fact in absent:
        return False
    cities = max(len(plan.players), 3) if plan.game == "wonders" else 2
    return not seat.isdigit() or int(seat) <= cities


def worded(plan: Plan, name: str, numbers: Any) -> Any:
    """Replace numbers by the names they stand for."""
    if name == "victory":
        return arrow().DictionaryArray.from_arrays(numbers, list(VICTORIES[plan.game]))
    if name.startswith("board_"):
        return arrow().DictionaryArray.from_arrays(numbers, list(SIDE_NAMES))
    return numbers


def repeated(word: str, times: int) -> Any:
    pa = arrow()
    places = pa.Array.from_buffers(pa.int8(), times, [None, pa.py_buffer(bytes(times))])
    return pa.DictionaryArray.from_arrays(places, [word])


def seated(plan: Plan, result: ChunkResult, seat: int) -> Any:
    """The player of a seat, game by game."""
    if not plan.turning or len(set(plan.players)) == 1:
        return repeated(plan.players[seat], result.chunk.games)
    first = result.chunk.first
    return arrow().array([plan.seated(first + place)[seat] for place in range(result.chunk.games)]).dictionary_encode()


def decisions(plan: Plan, result: ChunkResult) -> Any:
    pa, kept = arrow(), result.decisions
    columns = {
        "game": pa.array(kept.game, pa.int64()),
        "number": pa.array(kept.number, pa.int16()),
        "seat": pa.array(kept.seat, pa.int8()),
        "legal": pa.array(kept.legal, pa.int16()),
        "move": pa.array(kept.move, pa.string()).dictionary_encode(),
    }
    return described(plan, columns)


def drafts(plan: Plan, result: ChunkResult) -> Any:
    """One row per choice among items."""
    pa, kept = arrow(), result.choices
    columns = {
        "game": pa.array(kept.game, pa.int64()),
        "number": pa.array(kept.number, pa.int16()),
        "seat": pa.array(kept.seat, pa.int8()),
        "family": pa.array(kept.family, pa.string()).dictionary_encode(),
        "offered": pa.array(kept.offered, pa.list_(pa.string())),
        "taken": pa.array(kept.taken, pa.string()).dictionary_encode(),
        "use": pa.array(kept.use, pa.string()).dictionary_encode(),
        "won": pa.array(kept.won, pa.float64()),
    }
    return described(plan, columns)


def trials(plan: Plan, result: ChunkResult) -> Any:
    """One row per position that was played on with a card built and with the card sold."""
    pa, kept = arrow(), result.trials
    columns = {
        "game": pa.array(kept.game, pa.int64()),
        "number": pa.array(kept.number, pa.int16()),
        "seat": pa.array(kept.seat, pa.int8()),
        "card": pa.array(kept.card, pa.string()).dictionary_encode(),
        "built_won": pa.array(kept.built_won, pa.float64()),
        "sold_won": pa.array(kept.sold_won, pa.float64()),
        "built_points": pa.array(kept.built_points, pa.int16()),
        "sold_points": pa.array(kept.sold_points, pa.int16()),
    }
    return described(plan, columns)


def items(plan: Plan, result: ChunkResult) -> Any:
    """One row per item and seat: how often it was available, owned at the end, and owned by the winner."""
    rows = duel_items(result.outcomes) if plan.game == "duel" else wonders_items(result.outcomes, len(plan.players))
    pa = arrow()
    columns: dict[str, Any] = {
        "first_game": pa.array([result.chunk.first + 1] * len(rows), pa.int64()),
        "games": pa.array([result.chunk.games] * len(rows), pa.int64()),
        "family": pa.array([row[0] for row in rows], pa.string()).dictionary_encode(),
        "item": pa.array([row[1] for row in rows], pa.string()).dictionary_encode(),
        "seat": pa.array([row[2] for row in rows], pa.int8()),
        "offered": pa.array([row[3] for row in rows], pa.int64()),
        "taken": pa.array([row[4] for row in rows], pa.int64()),
        "won": pa.array([row[5] / WHOLE[plan.game] for row in rows], pa.float64()),
    }
    return described(plan, columns)


Row = tuple[str, str, int, int, int, int]  # family, item, seat from 1, offered, taken, won


def duel_items(outcomes: Any) -> list[Row]:
    offered, all_taken, all_drafted, rows = outcomes.offered, outcomes.taken, outcomes.drafted, list[Row]()
    for seat in range(2):
        taken, drafted = counted(all_taken, seat), counted(all_drafted, seat)
        for item in range(DUEL.size):
            if offered[item]:
                rows.append((duel_family(item), DUEL.id(item), seat + 1, offered[item], *taken[item]))
            if drafted[item][0]:
                rows.append(("draft", DUEL.id(item), seat + 1, offered[item], *drafted[item]))
    return rows


def counted(counts: list[list[int]], seat: int) -> list[tuple[int, int]]:
    """For each item: games of a seat, and its victories in them; a shared victory counts half."""
    by_winner = zip(*counts[seat::2], strict=True)  # first city, second city, shared
    return [(sum(games), 2 * games[seat] + games[2]) for games in by_winner]


def wonders_items(outcomes: Any, seats: int) -> list[Row]:
    offered, rows = outcomes.offered, []
    for seat in range(seats):
        taken, won = outcomes.taken[seat], outcomes.taken_won[seat]
        played, played_won = outcomes.played[seat], outcomes.played_won[seat]
        for card in WONDERS.numbers.values():
            if offered[card] or taken[card]:
                rows.append((wonders_family(card), WONDERS.id(card), seat + 1, offered[card], taken[card], won[card]))
        for side, name in enumerate(SIDE_NAMES):
            if played[side]:
                rows.append(("board", name, seat + 1, played[side], played[side], played_won[side]))
    return rows
