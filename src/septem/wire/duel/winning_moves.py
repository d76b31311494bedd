"""Cards and wonders with which a city could win at once, if it were its turn."""

from __future__ import annotations

from ...core.game import Game
from ...duel import constants as w
from ...duel import setters
from ...duel.agenda import kind_of
from ...duel.moves import first_of, verb_of
from ...duel.state import State, copy


def winning_items(game: Game, state: State, seat: int) -> list[int]:
    """The items with which a seat would win at once, found by playing each on a copy."""
    turn = turn_of(state, seat)
    if turn is None:
        return []
    tried = {(verb_of(move), first_of(move)): move for move in game.legal(turn, seat)}
    trial = copy(turn)  # one for all: to make a position costs much more than to play on it
    return list(dict.fromkeys(item for (_, item), move in tried.items() if wins(game, turn, seat, move, trial)))


def turn_of(state: State, seat: int) -> State | None:
    """The same position with this seat to take a turn; None where another question is open."""
    if state.depth != 1 or kind_of(state.agenda[0]) != w.TAKE_TURN:
        return None
    turn = copy(state)
    setters.put_no_question(turn)
    setters.put_turn(turn, seat, 0)
    setters.put_question(turn, w.TAKE_TURN, seat, 0)
    return turn


def wins(game: Game, state: State, seat: int, move: int, trial: State) -> bool:
    trial.copy_from(state)
    game.play(trial, seat, move)
    return bool(trial.winner == seat and trial.victory in (w.BY_ARMY, w.BY_SCIENCE))
