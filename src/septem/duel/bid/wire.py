"""The bid as JSON documents have it."""

from __future__ import annotations

from ...core.game import Game
from ...wire.duel.documents import Details
from ...wire.duel.hypothetical_moves import Moves
from ..files.notation import pack
from ..knowledge.view import View
from ..state import State
from . import constants as c

DETAILS: dict[int, Details] = {c.BID_MADE: lambda what, amount: {"coins": what}}
EVERY_BID = [pack(c.BID, coins) for coins in range(c.MOST_BID + 1)]


def has_turn_options(view: View) -> bool:
    return False


def turn_options(game: Game, state: State, view: View, seat: int) -> list[int]:
    return []


MOVES: dict[int, Moves] = {c.BID_FOR_START: lambda view, seat: [pack(c.ACCEPT, 0), *EVERY_BID]}
