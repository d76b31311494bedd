"""Answers of a position that wait, unseen, until the last one is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import bits
from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import IllegalMove, Problem
from ...core.table import seat_of
from .. import agenda
from ..state import State
from .position_phase import Fields, part

if TYPE_CHECKING:
    from ..game import Wonders


def put(game: Wonders, state: State, fields: Fields, stream: Stream) -> None:
    """Give the answers that wait already; those that are given, but not known, are any legal ones."""
    asked = bits.members(agenda.asked_of(state.agenda[state.depth - 1])) if state.depth else []
    for document in part(fields, "answers", ()).at_most(max(len(asked) - 1, 0)):
        give(game, state, document)
    if "owing" not in fields or not asked:
        return
    owing = {seat.number(1, game.players) - 1 for seat in fields["owing"].exactly(*range(1, game.players + 1))}
    for seat in sorted(owing):
        if not game.owing(state) >> seat & 1:
            raise Problem("not_owing", fields["owing"].where, seat=seat + 1)
    for seat in bits.members(game.owing(state)):
        while seat not in owing and game.owing(state) >> seat & 1:
            moves = game.legal(state, seat)
            game.play(state, seat, moves[stream.below(len(moves))])


def give(game: Wonders, state: State, document: Part) -> None:
    """One answer, with its seat before it."""
    name, _, text = document.text().rpartition(":")
    try:
        seat, move = seat_of(name, game.players), game.read_move(text)
        if not 0 <= seat < game.players:
            raise Problem("bad_seat", given=seat + 1, seats=game.players)
    except Problem as problem:
        raise problem.within(document.where) from None
    quote = game.quote(state, seat, move)
    if not quote.legal:
        texts = tuple(game.write_move(each) for each in game.legal(state, seat))
        raise IllegalMove("illegal_move", document.where, move=text.strip(), quote=quote, seat=seat + 1, legal=texts)
    game.play(state, seat, move)
