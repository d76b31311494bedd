"""Language-independent cache of what one viewer sees. It is valid until the viewer's view changes."""

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


class ViewerCache:
    """A view, a position imagined from it, and the legal moves and prices in that position."""

    def __init__(self, game: Any, view: Any) -> None:
        self.game = game
        self.view = view
        self.drawn: dict[object, Any] = {}  # parts of scenes, by language
        self._quotes: dict[object, Quote] = {}

    @cached_property
    def world(self) -> Any:
        """A position that the view does not rule out."""
        return self.game.imagine(self.view, Stream())

    @cached_property
    def legal(self) -> frozenset[int]:
        """The legal moves of the seat."""
        return frozenset(self.game.legal(self.world, self.view.seat))

    @cached_property
    def candidates(self) -> list[int]:
        """Legal moves first, then illegal ones that a player may consider."""
        found: list[int] = MOVES[self.game.name].candidates(self.game, self.world, self.view.seat, self.view)
        return found

    def quote(self, move: int, key: object) -> Quote:
        """A move's quote; moves with the same key share one."""
        if key not in self._quotes:
            self._quotes[key] = self.game.quote(self.world, self.view.seat, move)
        return self._quotes[key]

    def updated(self, view: Any) -> ViewerCache:
        """This cache if the new view adds no information, else a new one."""
        if relevant(view) != relevant(self.view):
            return ViewerCache(self.game, view)
        self.view = view
        return self


def relevant(view: Any) -> Any:
    """A view without what does not matter to its viewer: which other players have answered in a round."""
    if not isinstance(view, WondersView) or view.round is None or view.players == FREE_SEAT:
        return view
    own = 0 if view.seat is None else view.round.owing & 1 << view.seat
    return replace(view, round=replace(view.round, owing=own))
