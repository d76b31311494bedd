"""Moves that a person may think of, legal or not."""

from __future__ import annotations

from ..core.game import Game
from ..wonders.notation import pack, parts
from ..wonders.state import State
from ..wonders.words import BUILD, FOR_FREE_CITY, RAISE, SELL


def candidates(game: Game, state: State, seat: int) -> list[int]:
    """The legal moves, then each card of the hand built and used for a stage, paid in no way or the only one."""
    legal = game.legal(state, seat)
    flag = FOR_FREE_CITY if legal and legal[0] & FOR_FREE_CITY else 0
    used = {(parts(move)[0], parts(move)[1]) for move in legal}
    hand = dict.fromkeys(game.view(state, seat).hand)
    others = [(verb, card) for card in hand for verb in (BUILD, RAISE, SELL) if (verb, card) not in used]
    return legal + [flag | pack(verb, card) for verb, card in others]
