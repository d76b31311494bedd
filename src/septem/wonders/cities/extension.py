"""Hooks of Cities: one more card in each hand, and losses at the end of a turn."""

from __future__ import annotations

from ...core.chance import Stream
from ...core.documents import Part
from ..data.components import MORE_GUILDS
from ..model import Decision, Extension
from ..options import WondersOptions
from ..refusal import Refusal
from ..rules import seating
from ..state import State
from . import decisions, explain, files, losses, view
from .constants import LOSE_COINS

LONG_AGE, USUAL_AGE = 8, 7  # rounds, the one for last cards included
MOST_EXTRAS = 7


class Cities(Extension):
    """The expansion, as the options of a table want it."""

    def __init__(self, options: WondersOptions) -> None:
        self.extras = min(options.size, MOST_EXTRAS)
        self.rounds = LONG_AGE if options.players <= MOST_EXTRAS else USUAL_AGE  # eight take seven cards each (C8-002)
        self.team = int(options.teams)

    def questions(self) -> dict[int, Decision]:
        return {LOSE_COINS: decisions.LoseCoins()}

    def furnish(self, state: State) -> None:
        """Black cards, one more card a hand, more guilds (C-003, C-004, C-020)."""
        state.guild_pool |= MORE_GUILDS["cities"]
        state.extras = self.extras
        state.team = self.team
        seating.set_length(state, self.rounds)

    def end_turn(self, state: State) -> None:
        losses.ask(state)

    def see(self, state: State, seat: int) -> object:
        return view.see(state)

    def restore(self, state: State, seen: object, hidden: object, stream: Stream) -> None:
        if isinstance(seen, view.CitiesView):
            view.restore(state, seen)

    def city_keys(self) -> tuple[str, ...]:
        return files.CITY_KEYS

    def file_city(self, seen: object, city: int) -> dict[str, object]:
        return files.write_city(seen, city) if isinstance(seen, view.CitiesView) else {}

    def unfile(self, document: Part, hidden: Part, state: State) -> tuple[object, object]:
        return files.read(document, state), None

    def refusal(self, state: State, seat: int, city: int, kind: int, move: int) -> Refusal | None:
        return explain.refusal(state, seat, city, kind, move)
