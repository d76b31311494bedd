"""What one pair of eyes makes of a game, in no language yet. It is kept until these eyes see something new."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

from ...core.chance import Stream
from ...core.quote import Quote
from ...wire.duel import hypothetical_moves as duel_moves
from ...wire.wonders import hypothetical_moves as wonders_moves
from ...wonders.constants import FREE_SEAT
from ...wonders.knowledge.view import View as WondersView

MOVES: dict[str, Any] = {"duel": duel_moves, "wonders": wonders_moves}


class Sight:
    """A view, and what follows from it alone: a position that it does not rule out, and quotes in that position."""

    def __init__(self, game: Any, view: Any) -> None:
        self.game = game
        self.view = view
        self.drawn: dict[object, Any] = {}  # what has been put in words
        self._quotes: dict[object, Quote] = {}

    @cached_property
    def world(self) -> Any:
        return self.game.imagine(self.view, Stream())

    @cached_property
    def legal(self) -> frozenset[int]:
        """What the seat may answer."""
        return frozenset(self.game.legal(self.world, self.view.seat))

    @cached_property
    def candidates(self) -> list[int]:
        """Legal moves first, then others somebody may think of."""
        found: list[int] = MOVES[self.game.name].candidates(self.game, self.world, self.view.seat, self.view)
        return found

    def quote(self, move: int, key: object) -> Quote:
        """A move's quote; moves with the same key have the same."""
        if key not in self._quotes:
            self._quotes[key] = self.game.quote(self.world, self.view.seat, move)
        return self._quotes[key]

    def seeing(self, view: Any) -> Sight:
        """This sight, if a later view tells these eyes nothing new, else a new one."""
        if essence(view) != essence(self.view):
            return Sight(self.game, view)
        self.view = view
        return self


def essence(view: Any) -> Any:
    """A view without what changes nothing for its reader: which others have answered in a round."""
    if not isinstance(view, WondersView) or view.round is None or view.players == FREE_SEAT:
        return view
    own = 0 if view.seat is None else view.round.owing & 1 << view.seat
    return replace(view, round=replace(view.round, owing=own))
