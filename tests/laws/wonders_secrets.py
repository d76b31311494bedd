"""What is hidden in a game of 7 Wonders in which cards are only sold, and how likely each face is for a seat.

Nobody's sale depends on its face here, so what left a hand between two sights of it lies anyhow in the places it went
to. In true games sold cards are rather those that cannot be built, and no odds are as simple.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from septem.core import bits
from septem.core.chance import Stream
from septem.wonders import notation, sizes
from septem.wonders.box import FIRST_GUILD, GUILD_COUNT, copies
from septem.wonders.game import Wonders
from septem.wonders.state import State
from septem.wonders.view import View
from septem.wonders.words import CARD_PART, SELL
from tests.laws.family import Odds, Place

AGES, FULL_HAND = 3, 7
LAST_AGE = AGES - 1


def sell(game: Wonders, state: State, stream: Stream) -> None:
    """Any seat that owes an answer sells any card it holds; two of a kind are two."""
    owing = bits.members(game.owing(state))
    seat = owing[stream.below(len(owing))]
    hand = game.view(state, seat).hand
    game.play(state, seat, notation.pack(SELL, hand[stream.below(len(hand))]))


def guilds_dealt(cities: int) -> int:
    return cities + 2


def odds_of(known: Counter[int], guilds: int, unseen: int, slots: int) -> Odds:
    """So many slots take the known cards and some guilds of those not seen."""
    chances = {card: count / slots for card, count in known.items() if count}
    if guilds:
        return chances | dict.fromkeys(range(FIRST_GUILD, FIRST_GUILD + GUILD_COUNT), guilds / unseen / slots)
    return chances


def later_odds(age: int, cities: int) -> Odds:
    guilds = guilds_dealt(cities) if age == LAST_AGE else 0
    return odds_of(Counter(copies(age, cities)), guilds, GUILD_COUNT, FULL_HAND * cities)


def row_of(view: View, turn: int, city: int) -> int:
    """The hand a city holds: passed to the left in Ages I and III, to the right in Age II (S-035)."""
    step = 1 if view.age == 2 else -1
    return (city + step * turn) % view.players


def holder_of(view: View, turn: int, row: int) -> int:
    return next(city for city in range(view.players) if row_of(view, turn, city) == row)


class Stretches:
    """The present age, hand by hand, cut at each sight that a seat had of it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.sights = {sight.turn: Counter(sight.cards) for sight in view.sights if sight.age == view.age - 1}
        self.own = {d.turn: d.card for d in view.deeds if d.age == view.age - 1 and d.city == view.seat}
        self.clouds: list[tuple[Counter[int], list[Place]]] = []
        self.open: list[Place] = []
        self.hidden_size = 0
        self.seen: Counter[int] = Counter()
        for row in range(view.players):
            self.follow(row)

    def follow(self, row: int) -> None:
        known: Counter[int] | None = None
        slots: list[Place] = []
        for turn in range(self.view.turn):
            holder = holder_of(self.view, turn, row)
            if holder == self.view.seat:
                self.settle(known, self.sights[turn], slots)
                known, slots = self.after(turn), []
            elif turn < self.view.turn - 1:
                slots.append(("sold", turn, holder))
        if holder != self.view.seat:
            slots.append(("hand", holder))
            self.settle(known, Counter(), slots)

    def after(self, turn: int) -> Counter[int]:
        """What a hand keeps when it goes on."""
        return self.sights[turn] - Counter(card for sold, card in self.own.items() if sold == turn and card is not None)

    def settle(self, known: Counter[int] | None, sight: Counter[int], slots: list[Place]) -> None:
        if known is None:
            self.open += slots
            self.hidden_size += FULL_HAND - sight.total()
            self.seen += sight
        else:
            self.clouds.append((known - sight, slots))

    def odds(self) -> Iterator[tuple[Place, Odds]]:
        for cloud, slots in self.clouds:
            yield from ((slot, odds_of(cloud, 0, 0, cloud.total())) for slot in slots)
        age, cities = self.view.age - 1, self.view.players
        met = sum(count for card, count in self.seen.items() if card >= FIRST_GUILD)
        guilds = guilds_dealt(cities) - met if age == LAST_AGE else 0
        chances = odds_of(Counter(copies(age, cities)) - self.seen, guilds, GUILD_COUNT - met, self.hidden_size)
        unseen = {card: chance for card, chance in chances.items() if card < FIRST_GUILD or not self.seen[card]}
        yield from ((slot, unseen) for slot in self.open)


def all_odds(view: View) -> Iterator[tuple[Place, Odds]]:
    """The present age for more than two players only: the draws of the Free City are a matter of their own."""
    cities = len(view.cities)
    for age in range(view.age, AGES):
        for row in range(cities):
            yield ("later", age, row), later_odds(age, cities)
    if view.players == cities and view.round is not None:
        yield from Stretches(view).odds()


def all_hidden(state: State, stream: Stream) -> Iterator[tuple[Place, int]]:
    """Hands are sorted, so of each hand any one card is meant."""
    for age in range(state.age + 1, AGES):
        for row in range(state.cities):
            yield ("later", age, row), state.dealt[age * sizes.CITIES + row][stream.below(FULL_HAND)]
    for turn in range(state.turn):
        for city in range(state.cities):
            yield ("sold", turn, city), state.history[state.age * state.rounds + turn][city] & CARD_PART
    for city in range(state.seats):
        row = state.hand[city]
        if state.held[row]:
            yield ("hand", city), state.hands[row][stream.below(state.held[row])]
