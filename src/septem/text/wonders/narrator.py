"""Collects the sentences of a log of 7 Wonders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...core.events import Event
from ...core.quote import Route

if TYPE_CHECKING:
    from ..shared.language import Language


class Narrator:
    """The lines so far, the line of each city's last action, and what every city has paid."""

    def __init__(self, language: Language, players: Sequence[str]) -> None:
        self.language = language
        self.players = players
        self.lines: list[str] = []
        self.deed: dict[int, int] = {}  # the line of each city's last deed
        self.paid: dict[int, list[str]] = {}
        self.claims: dict[int, str] = {}  # by what right a city builds free of cost
        self.doing: dict[int, int] = {}  # the item of each city's last deed
        self.gained: dict[int, tuple[str, int, str]] = {}  # a deed's line without its coins, the coins, and with them

    def player(self, city: int) -> str:
        """The name of a city; the Free City gets an article."""
        name = self.language.player(city, self.players)
        return self.free_city if name == self.language.say("player.free_city") else name

    @property
    def free_city(self) -> str:
        return self.language.say("player.the_free_city")

    def sentences(self) -> list[str]:
        """The lines, each beginning with a capital letter."""
        begun = self.free_city
        return [begun[0].upper() + line[1:] if line.startswith(begun) else line for line in self.lines]

    def coins(self, number: int) -> str:
        return self.language.count("coin", number)

    def add(self, key: str, city: int | None = None, **values: object) -> None:
        if city is not None:
            self.deed[city] = len(self.lines)
            values["player"] = self.player(city)
        self.lines.append(self.language.say(key, **values))

    def amend(self, city: int, key: str, **values: object) -> None:
        """Extend the line of a city's last action."""
        line = self.deed[city]
        self.lines[line] = self.language.say(key, line=self.lines[line], **values)

    def do(self, key: str, event: Event, **values: object) -> None:
        """Add the line of an action with an item."""
        self.doing[event.seat] = event.what
        self.add(key, event.seat, **values)

    def gain(self, city: int, coins: int) -> None:
        """Add coins to the line of a city's last action, summed with those already there."""
        line = self.deed[city]
        before, received, after = self.gained.get(city, ("", 0, ""))
        if self.lines[line] != after:
            before, received = self.lines[line], 0
        self.lines[line] = before
        self.amend(city, "event.and_receives", coins=self.coins(received + coins))
        self.gained[city] = before, received + coins, self.lines[line]

    def price(self, city: int, route: int = Route.PAID) -> str:
        """The price that a city has paid, or that the building was free."""
        paid = self.paid.pop(city, [])
        if city in self.claims:
            return self.language.say(self.claims.pop(city))
        if route == Route.CHAIN:
            return self.language.say("event.chain")
        return self.language.say("event.price", coins=self.language.join(paid)) if paid else self.free()

    def free(self) -> str:
        return self.language.say("event.free")


Narration = Callable[[Narrator, list[Event]], None]


def about_city(key: str) -> Narration:
    """A sentence with a city, for each event."""

    def narration(narrator: Narrator, run: list[Event]) -> None:
        for event in run:
            narrator.add(key, event.seat)

    return narration


def note_claim(key: str) -> Narration:
    """Remember why a city builds for free; the building's sentence tells it."""

    def narration(narrator: Narrator, run: list[Event]) -> None:
        for event in run:
            narrator.claims[event.seat] = key

    return narration


def silence(narrator: Narrator, run: list[Event]) -> None:
    """Nothing: another event tells it, or the table shows it."""
