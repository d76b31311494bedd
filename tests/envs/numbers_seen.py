"""Observations and action numbers of positions: of this package, or of a changed copy when run as a program."""

import json
import sys
from typing import Any

from septem.duel.game import Duel
from septem.envs.duel import sizes as duel_sizes
from septem.envs.duel.row_encoder import RowEncoder
from septem.envs.wonders import sizes as wonders_sizes
from septem.envs.wonders.row_encoder import RowEncoder as WondersRowEncoder
from septem.files import read


def seen(document: dict[str, Any]) -> list[Any]:
    """For each seat its observation, and the number of each of its moves that has one."""
    table = read(document)
    game, state = table.game, table.state
    of_seat = of_duel if isinstance(game, Duel) else of_wonders
    return [of_seat(game, state, seat) for seat in range(game.seats)]


def of_duel(game: Any, state: Any, seat: int) -> list[Any]:
    encoder, row = RowEncoder(), memoryview(bytearray(duel_sizes.OBSERVATION)).cast("b")
    encoder.observe(state, seat, row)
    encoder.prepare(state)
    return [row.tolist(), named(game, {encoder.action(move): move for move in game.legal(state, seat)})]


def of_wonders(game: Any, state: Any, seat: int) -> list[Any]:
    encoder, row = WondersRowEncoder(game), memoryview(bytearray(wonders_sizes.OBSERVATION)).cast("b")
    encoder.observe(state, seat, game.owing(state), row)
    return [row.tolist(), named(game, encoder.by_action(game.legal(state, seat)))]


def named(game: Any, moves: dict[int, int]) -> dict[str, int]:
    return {game.write_move(move): action for action, move in sorted(moves.items())}


if __name__ == "__main__":
    print(json.dumps([seen(document) for document in json.load(sys.stdin)]))
