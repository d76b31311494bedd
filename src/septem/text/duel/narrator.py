"""Collects the sentences of Duel's log, and makes those that many facts have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...core.events import Event
from ...duel import constants as w
from ...duel.payment.purchases import price_of, units_of

if TYPE_CHECKING:
    from ..shared.language import Language

NOBODY = -1


class Narrator:
    """The lines so far, and the payment that belongs to the next building."""

    def __init__(self, language: Language, players: Sequence[str]) -> None:
        self.language = language
        self.players = players
        self.lines: list[str] = []
        self.gainer = NOBODY  # whose gain the last line tells, so that coins can be added to it
        self.goes_on = False  # whether something else follows what is told now
        self.bought: list[Event] = []
        self.paid: Event | None = None
        self.toll: Event | None = None

    def player(self, seat: int) -> str:
        return self.language.player(seat, self.players)

    def add(self, key: str, gainer: int = NOBODY, **values: object) -> None:
        self.lines.append(self.language.say(key, **values))
        self.gainer = gainer

    def amend(self, key: str, **values: object) -> None:
        """Extend the last line."""
        self.lines[-1] = self.language.say(key, line=self.lines[-1], **values)

    def coins(self, number: int) -> str:
        return self.language.count("coin", number)

    def price(self) -> str:
        """The price paid for an item, or that it was free."""
        if self.paid is None:
            return self.language.say("event.free")
        coins = self.coins(self.paid.amount)
        goods = [self.purchase(event) for event in self.bought]
        if goods:
            return self.language.say("event.price_goods", coins=coins, goods=", ".join(goods))
        return self.language.say("event.price", coins=coins)

    def purchase(self, event: Event) -> str:
        units = self.language.count(w.GOODS[event.what], units_of(event.amount))
        return self.language.say("event.good_bought", units=units, price=price_of(event.amount))

    def settle(self) -> None:
        """Add who received the trade coins to the line, then forget the payment."""
        if self.toll is not None:
            self.amend("event.toll", coins=self.coins(self.toll.amount), player=self.player(self.toll.seat))
        self.bought, self.paid, self.toll = [], None, None


Narration = Callable[[Narrator, list[Event]], None]


def about_item(key: str, gains: bool = True) -> Narration:
    """A sentence with a player and an item, for each event; coins that follow it may be what the player gains by it."""

    def narration(narrator: Narrator, run: list[Event]) -> None:
        for event in run:
            gainer = event.seat if gains else NOBODY
            narrator.add(key, gainer, player=narrator.player(event.seat), item=narrator.language.the(event.what))

    return narration


def about_player(key: str) -> Narration:
    def narration(narrator: Narrator, run: list[Event]) -> None:
        narrator.add(key, player=narrator.player(run[0].seat))

    return narration


def about_items(key: str, place: str) -> Narration:
    """One sentence that names all items of a run."""

    def narration(narrator: Narrator, run: list[Event]) -> None:
        values: dict[str, object] = {place: narrator.language.the_all(event.what for event in run)}
        narrator.add(key, NOBODY, **values)

    return narration


def space(narrator: Narrator, position: int) -> str:
    """A space of the track; positive ones lie on the second player's side."""
    if position == 0:
        return narrator.language.say("event.at_middle")
    owner = narrator.player(1 if position > 0 else 0)
    if abs(position) == w.CAPITAL:
        return narrator.language.say("event.at_capital", player=owner)
    return narrator.language.say("event.at_space", number=abs(position), player=owner)
