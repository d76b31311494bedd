"""The hidden cards of a game of 7 Wonders in which cards are only sold, and how likely each face is for a seat.

Nobody's sale depends on its face here, so what left a hand between two sights of it lies anyhow in the places it went
to. In true games sold cards are rather those that cannot be built, and no odds are as simple.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from septem.core import bits
from septem.core.chance import Stream
from septem.wonders import history, sizes
from septem.wonders.cities.view import CitiesView
from septem.wonders.constants import SELL
from septem.wonders.data.components import BASE_GUILDS, MORE_GUILDS, copies, extras_of, guilds_in
from septem.wonders.files import notation
from septem.wonders.game import Wonders
from septem.wonders.knowledge.view import View
from septem.wonders.state import State
from tests.laws.family import Odds, Place

AGES = 3
LAST_AGE = AGES - 1
Pools = list[tuple[int, tuple[int, ...]]]  # so many cards are dealt of some


def sell(game: Wonders, state: State, stream: Stream) -> None:
    """Any seat that owes an answer sells any card it holds; two of a kind are two."""
    owing = bits.members(game.owing(state))
    seat = owing[stream.below(len(owing))]
    hand = game.view(state, seat).hand
    game.play(state, seat, notation.pack(SELL, hand[stream.below(len(hand))]))


def pools_of(view: View, age: int) -> Pools:
    """Two guilds more than cities in Age III (S-011), as many black cards as cities in every age (C-003)."""
    cities, black = len(view.cities), any(isinstance(part, CitiesView) for part in view.parts)
    guilds = guilds_in(BASE_GUILDS | (MORE_GUILDS["cities"] if black else 0))
    pools = [(cities + 2, tuple(guilds))] if age == LAST_AGE else []
    return [*pools, (cities, tuple(extras_of(age)))] if black else pools


def odds_of(known: Counter[int], pools: Pools, slots: int) -> Odds:
    """So many slots take the known cards and some of each pool."""
    chances = {card: count / slots for card, count in known.items() if count}
    for dealt, pool in pools:
        chances |= dict.fromkeys(pool, dealt / len(pool) / slots) if dealt else {}
    return chances


def later_odds(view: View, age: int) -> Odds:
    cities = len(view.cities)
    return odds_of(Counter(copies(age, cities)), pools_of(view, age), view.rounds * cities)


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
        """The cards of a hand when it is passed on."""
        return self.sights[turn] - Counter(card for sold, card in self.own.items() if sold == turn and card is not None)

    def settle(self, known: Counter[int] | None, sight: Counter[int], slots: list[Place]) -> None:
        if known is None:
            self.open += slots
            self.hidden_size += self.view.rounds - sight.total()
            self.seen += sight
        else:
            self.clouds.append((known - sight, slots))

    def odds(self) -> Iterator[tuple[Place, Odds]]:
        for cloud, slots in self.clouds:
            yield from ((slot, odds_of(cloud, [], cloud.total())) for slot in slots)
        age, cities = self.view.age - 1, self.view.players
        pools = [
            (dealt - sum(self.seen[card] for card in pool), tuple(card for card in pool if not self.seen[card]))
            for dealt, pool in pools_of(self.view, age)
        ]
        unseen = odds_of(Counter(copies(age, cities)) - self.seen, pools, self.hidden_size)
        yield from ((slot, unseen) for slot in self.open)


def all_odds(view: View) -> Iterator[tuple[Place, Odds]]:
    """The present age for more than two players only: the draws of the Free City are a matter of their own."""
    cities = len(view.cities)
    for age in range(view.age, AGES):
        for row in range(cities):
            yield ("later", age, row), later_odds(view, age)
    if view.players == cities and view.round is not None:
        yield from Stretches(view).odds()


def all_hidden(state: State, stream: Stream) -> Iterator[tuple[Place, int]]:
    """Hands are sorted, so of each hand any one card is meant."""
    for age in range(state.age + 1, AGES):
        for row in range(state.cities):
            yield ("later", age, row), state.dealt[age * sizes.CITIES + row][stream.below(state.rounds)]
    for turn in range(state.turn):
        for city in range(state.cities):
            yield ("sold", turn, city), history.card_of(state.history[state.age * state.rounds + turn][city])
    for city in range(state.seats):
        row = state.hand[city]
        if state.held[row]:
            yield ("hand", city), state.hands[row][stream.below(state.held[row])]
