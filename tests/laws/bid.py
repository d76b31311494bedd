"""Duel with a bid for going first, as the laws need to know it."""

from __future__ import annotations

from collections.abc import Iterable

from septem.core.events import Event
from septem.duel.bid.constants import BID_FOR_START
from septem.duel.constants import DRAFT_ORDERS, DRAFT_WONDER
from septem.duel.knowledge.view import View
from tests.laws.duel import DuelFamily
from tests.laws.duel_fold import Reader


class BidReader(Reader):
    """The first seat bids first; the draft follows the seat that goes first."""

    def __init__(self, view: View, order: str) -> None:
        super().__init__(view)
        self.order = DRAFT_ORDERS[order]
        self.decided = False

    def parts(self) -> tuple[object, ...]:
        return (None,)

    def ask_next(self) -> None:
        if self.drafted == 0 and not self.decided:
            self.ask(BID_FOR_START, 0)
        elif self.drafted < len(self.order):
            self.ask(DRAFT_WONDER, self.order[self.drafted] ^ self.mover)
        else:
            super().ask_next()

    def bid_made(self, seat: int, coins: int, _: int) -> None:
        if coins < 20:
            self.ask(BID_FOR_START, 1 - seat, coins + 1)

    def first_decided(self, seat: int, _: int, __: int) -> None:
        self.decided = True
        self.mover = seat


class BidFamily(DuelFamily):
    """The base game, in one order of the draft."""

    def __init__(self, order: str) -> None:
        super().__init__()
        self.order = order

    def fold(self, view: View, events: Iterable[Event], own: int | None = None) -> View:
        return BidReader(view, self.order).hear(events)
