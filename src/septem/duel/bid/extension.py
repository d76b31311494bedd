"""The bid at the table: it comes before the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.errors import Problem
from ...core.quote import Reason
from ..constants import QUESTIONS
from ..model import Decision, Extension
from ..moves import verb_of
from ..state import State
from .constants import BID, BID_FOR_START
from .decisions import BidForStart
from .options import BidOptions

if TYPE_CHECKING:
    from ..knowledge.view import View


class Bid(Extension):
    """The player who bids more goes first."""

    def __init__(self, options: BidOptions) -> None:
        """There is nothing to choose but whether it is in play."""

    def questions(self) -> dict[int, Decision]:
        return {BID_FOR_START: BidForStart()}

    def open_game(self, state: State) -> None:
        state.ask(BID_FOR_START, 0, 0)

    def check(self, view: View, seen: object, hidden: object) -> None:
        """Nobody has drafted, and nobody goes first, while the players bid."""
        for place, question in enumerate(view.questions):
            if question.kind != BID_FOR_START:
                continue
            where = "decision" if place == len(view.questions) - 1 else f"pending[{place}]"
            if view.drafted:
                raise Problem("cannot_wait", where, ask="draft", other=QUESTIONS[BID_FOR_START])
            if view.mover:
                raise Problem("not_their_turn", "turn", seat=1, turn=view.mover + 1)
            if not question.about and question.seat:
                raise Problem("not_their_turn", where, seat=question.seat + 1, turn=1)

    def refusal(self, state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
        if kind != BID_FOR_START:
            return None
        return Reason.BID_TOO_LOW if verb_of(move) == BID else Reason.NO_BID
