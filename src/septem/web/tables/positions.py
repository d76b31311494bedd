"""Tables and scenes that begin with a position: of a puzzle, or of the editor."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ...core.chance import Stream
from ...core.game import Game
from ...core.table import Table
from ...files import read_position
from ...text import language
from ..scene import Scene, SceneContext, ViewerCache, draw
from . import playing_on
from .refusal import Refusal
from .stored import Guest, Start, StoredTable

SEEDS = 1 << 53  # deals of what a position leaves hidden


def scene_of(table: Table, seat: int, code: str) -> Scene:
    """What a seat sees, with its choices if it is asked."""
    context = SceneContext(asked_at=0 if seat in table.owing else None)
    return draw(ViewerCache(table.game, table.view(seat)), code, names_of(table, code), context)


def names_of(table: Table, code: str) -> tuple[str, ...]:
    """Names for players that nobody knows yet."""
    texts = language(code, table.game.name)
    numbered = [texts.player(seat) for seat in range(table.game.seats)]
    return texts.names(numbered, table.game.seats)


def at_age(game: Game, age: int) -> dict[str, object]:
    """The first position of an age in a game of random moves; a game that ends before is played anew."""
    while True:
        seed = secrets.randbelow(SEEDS)
        table, luck = Table(game, {"seed": seed}), Stream(seed, "position")
        while not table.over and table.state.age < age - 1:  # a state counts ages from 0
            seat = table.owing[0]
            moves = table.moves(seat)
            table.play(moves[luck.below(len(moves))], seat)
        if not table.over:
            return table.position_json()


def started_by(document: Mapping[str, object], guest: Guest, puzzle: str | None = None) -> tuple[StoredTable, Table]:
    """A table that is not stored yet; a Problem says what is impossible about its position."""
    table = read_position(document)
    if table.over:
        raise Refusal("game_over")
    deal: dict[str, Any] = {"position": dict(document), "seed": secrets.randbelow(SEEDS)}
    start = Start(table="", deal=deal, moves=[], puzzle=puzzle)
    game = table.game
    return StoredTable("", guest.id, game.name, game.rules, game.options_json(), "", "", start=start), table


def seat_names(players: list[str], guest: Guest) -> tuple[str, ...]:
    """The guest's name; whoever plays several sides sees which one it is."""
    if players.count(playing_on.ME) == 1:
        return (guest.name,) * len(players)
    return tuple(f"{guest.name} {number}".strip() for number in range(1, len(players) + 1))
