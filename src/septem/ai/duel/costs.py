"""What a move of Duel costs in comparison with a better one: points as of now, and victories that it allows."""

from __future__ import annotations

from ...core import bits
from ...core.chance import Stream
from ...duel.agenda import seat_of
from ...duel.data.components import FIRST_WONDER
from ...duel.game import Duel
from ...duel.knowledge.view import View
from ...duel.sizes import SLOTS
from ...duel.state import State, copy
from ...wire.duel.winning_moves import winning_items
from ..analysis import Candidate, Reason


def costs(game: Duel, view: View, best: Candidate, played: Candidate) -> list[Reason]:
    """Facts that follow from what the seat sees; cards that are turned over later are left out."""
    if view.seat is None:
        raise ValueError("a spectator is not asked")
    before = game.imagine(view, Stream())
    better, worse = (after(game, before, view.seat, one.move) for one in (best, played))
    known = threats(game, before, better, 1 - view.seat)
    allowed = [item for item in threats(game, before, worse, 1 - view.seat) if item not in known]
    lost = lead(game, better, view.seat) - lead(game, worse, view.seat)
    found = [Reason("allows_victory", item) for item in allowed]
    return [*found, Reason("costs_now", amount=lost)] if lost > 0 else found


def after(game: Duel, before: State, seat: int, move: int) -> State:
    state = copy(before)
    game.play(state, seat, move)
    return state


def lead(game: Duel, state: State, seat: int) -> int:
    """The lead over the opponent as of now, in points."""
    own, theirs = (sum(game.score(state, each).values()) for each in (seat, 1 - seat))
    return own - theirs


def threats(game: Duel, before: State, state: State, seat: int) -> list[int]:
    """Items in sight before the move with which a seat whose turn it is now would win at once."""
    if not state.depth or seat_of(state.agenda[state.depth - 1]) != seat:
        return []
    return [item for item in winning_items(game, state, seat) if item >= FIRST_WONDER or item in in_sight(before)]


def in_sight(state: State) -> set[int]:
    if state.age < 0:
        return set()
    return {state.deal[state.age * SLOTS + slot] for slot in bits.members(state.present & state.shown)}
