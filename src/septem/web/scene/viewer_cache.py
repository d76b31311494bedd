"""Language-independent cache of what one viewer sees, and which new views it still serves."""

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
        self.first = view  # all that is kept here is made from it
        self.drawn: dict[object, Any] = {}  # parts of scenes, by language
        self._quotes: dict[object, Quote] = {}

    @cached_property
    def world(self) -> Any:
        """A position that the view does not rule out."""
        return self.game.imagine(self.first, Stream())

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
        """This cache if it serves the new view, else a new one."""
        if not self.serves(view):
            return ViewerCache(self.game, view)
        self.view = view
        return self

    def serves(self, view: Any) -> bool:
        """Whether a view shows nothing new but answers of this round, which wait until all have answered."""
        if not waits_for_answers(view) or not waits_for_answers(self.first):
            return bool(view == self.first)
        if is_asked(view) and (not is_asked(self.first) or view.answers != self.first.answers):
            return False
        return without_answers(view) == without_answers(self.first)


def waits_for_answers(view: Any) -> bool:
    """Whether players choose at the same time. With the Free City, one player answers twice."""
    return isinstance(view, WondersView) and view.round is not None and view.players != FREE_SEAT


def is_asked(view: WondersView) -> bool:
    return view.round is not None and view.seat is not None and bool(view.round.owing >> view.seat & 1)


def without_answers(view: WondersView) -> WondersView:
    return replace(view, answers=(), round=view.round and replace(view.round, owing=0))
