"""Why a move of 7 Wonders may be good: facts of the game that follow from it, the weightiest first.

Everything rests on what the seat sees. What a move brings is found by carrying it out while everybody else sells a
card, and by comparing that with selling the same card. Words for the facts are elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from ... import expansions
from ...core import bits
from ...core.chance import Stream
from ...wonders import constants as w
from ...wonders import moves
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.components import FIRST_OTHER, FIRST_STAGE, is_of
from ...wonders.data.declarations import Card
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ...wonders.model import Number, ScoringEffect
from ...wonders.payment import extras, prices
from ...wonders.payment.explain import ANY_PURSE
from ...wonders.rules.effects import CoinsPer, Keeps, Makes
from ...wonders.state import State, copy
from ..analysis import Reason

APART = ("military", "treasury", "science")  # categories with facts of their own
A_GOOD = (3.0, 2.0, 0.4)  # by age: what the first unit of a good is worth a word
ENOUGH = 2  # coins that a change of price must come to
Weighed = tuple[float, Reason]


@cache
def for_later() -> set[int]:
    """Verbs with which a player only keeps something for later."""
    return expansions.collected("wonders", "ai", "FOR_LATER")


@cache
def avoid_conflicts() -> tuple[type, ...]:
    """Effects with which a city takes no part in a conflict."""
    return tuple(expansions.collected("wonders", "ai", "AVOID_CONFLICTS"))


@cache
def other_reasons() -> dict[int, Callable[[Consequences], Iterator[Weighed]]]:
    """Facts that speak for moves of expansions which nothing else speaks for, by verb."""
    return expansions.table("wonders", "ai", "REASONS")


def reasons(game: Wonders, view: View, move: int, most: int = 3) -> list[Reason]:
    """The weightiest facts that speak for a move."""
    if view.seat is None:
        raise ValueError("a spectator is not asked")
    before = game.imagine(view, Stream())
    city = w.FREE_SEAT if move & w.FOR_FREE_CITY else view.seat
    found = Consequences(game, before, view.seat, city, move).all()
    ranked = sorted(found, key=lambda weighed: -weighed[0])
    return list(dict.fromkeys(reason for _, reason in ranked))[:most]


def verb_of(move: int) -> int:
    return moves.verb_of(move)


def carried_out(game: Wonders, before: State, seat: int, move: int) -> State:
    """The round closed: a seat does this, and everybody else sells, or takes what comes first."""
    state = copy(before)
    state.log = []
    game.play(state, seat, move)
    while state.depth and all(told[0] == w.ANSWER_GIVEN for told in state.log):
        other = bits.lowest(game.owing(state))
        moves = game.legal(state, other)
        game.play(state, other, next((each for each in moves if verb_of(each) == w.SELL), moves[0]))
    return state


def price(state: State, city: int, item: int) -> int | None:
    """The least that an item costs a city, whatever is in its purse; none if nobody sells what it lacks."""
    if prices.chained(state, city, item):
        return 0
    ways = prices.offered(state, city, item, ANY_PURSE, 0)
    return min(map(extras.spent, ways)) + prices.bank(state, city, item) if ways else None


class Consequences:
    """The consequences of a move, fact by fact."""

    def __init__(self, game: Wonders, before: State, seat: int, city: int, move: int) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.city = city
        self.move = move
        self.verb = verb_of(move)
        self.card = moves.card_of(move)
        self.item = self.next_stage() if self.verb == w.RAISE else self.card
        self.after = before if self.verb in for_later() else carried_out(game, before, seat, move)
        self.without = self.comparison()

    def comparison(self) -> State:
        """The same round without the move: the card sold, or nothing done."""
        legal = self.game.legal(self.before, self.seat)
        idle = [each for each in legal if verb_of(each) in (w.SELL, w.DECLINE)]
        same = [each for each in idle if moves.card_of(each) == self.card]
        if self.verb in for_later() or not idle:
            return self.before
        return carried_out(self.game, self.before, self.seat, (same or idle)[0])

    def next_stage(self) -> int:
        return CATALOGUE.stage[self.before.board[self.city]] + self.before.counts[self.city][w.STAGE]

    def all(self) -> Iterator[Weighed]:
        if self.verb in other_reasons():
            yield from other_reasons()[self.verb](self)
            return
        if self.verb not in (w.SELL, w.DECLINE):
            yield from self.gains()
            yield from self.army()
            yield from self.goods()
            yield from self.stage()
            yield from self.chains()
            yield from self.effects()
        yield from self.purse()
        yield from self.denial()

    def gains(self) -> Iterator[Weighed]:
        """Points as they would count now."""
        now, then = (self.game.score(state, self.city) for state in (self.after, self.without))
        points = sum(now[name] - then[name] for name in now if name not in APART)
        if points > 0:
            yield float(points), Reason("points", amount=points)
        science = now["science"] - then["science"]
        if science > 0:
            yield science + 1.0, Reason("science", amount=science)

    def army(self) -> Iterator[Weighed]:
        """Neighbours overtaken, or caught up with; or a conflict avoided."""
        shields, before = self.after.shields[self.city], self.before.shields[self.city]
        token = float(w.VICTORY_POINTS[self.before.age])
        for other in self.rivals():
            theirs = self.before.shields[other]
            if before <= theirs < shields:
                yield token + 1.0, Reason("ahead", amount=shields - theirs, city=other)
            elif before < theirs == shields:
                yield 1.5, Reason("level", city=other)
            elif theirs > before and self.has(avoid_conflicts()):
                yield 1.5, Reason("avoids", amount=theirs - before, city=other)

    def rivals(self) -> list[int]:
        """The neighbours with whom there will be a conflict."""
        sides = dict.fromkeys((self.before.left[self.city], self.before.right[self.city]))
        return [side for side in sides if not self.before.eyes[self.city] >> side & 1]

    def has(self, kinds: tuple[type, ...]) -> bool:
        return any(isinstance(effect, kinds) for effect in CATALOGUE.cards[self.item].effects)

    def goods(self) -> Iterator[Weighed]:
        """Goods that the city does not make yet."""
        for effect in CATALOGUE.cards[self.item].effects:
            if isinstance(effect, Makes | Keeps):
                units = "".join(effect.units) if isinstance(effect, Makes) else effect.unit
                for good in sorted({w.LETTERS.index(letter) for letter in units if letter != "/"}):
                    if not self.makes(good):
                        yield A_GOOD[self.before.age], Reason("first_good", amount=good)

    def makes(self, good: int) -> bool:
        """Whether some unit of the city can be a good."""
        kind = next(kind for kind, letters in enumerate(w.CLASS_LETTERS) if w.LETTERS[good] in letters)
        place = w.CLASS_LETTERS[kind].index(w.LETTERS[good])
        return bool(self.before.own[self.city][kind] >> 4 * ((1 << place) - 1) & 7)

    def stage(self) -> Iterator[Weighed]:
        """The change of the price of the next stage by the move."""
        if self.verb == w.RAISE or self.before.counts[self.city][w.STAGE] == self.stages():
            return
        then, now = (price(state, self.city, self.next_stage()) for state in (self.before, self.after))
        if now is not None and then is None:
            yield 2.0, Reason("opens_stage")
        elif now is not None and then is not None and then - now >= ENOUGH:
            yield (then - now) / 2, Reason("cheaper_stage", amount=then - now)

    def stages(self) -> int:
        return CATALOGUE.stages[self.before.board[self.city]]

    def chains(self) -> Iterator[Weighed]:
        """Buildings that are free by a chain, now and later."""
        if self.verb == w.BUILD and prices.chained(self.before, self.city, self.card):
            one = CATALOGUE.chain[self.card]
            source = one if prices.has(self.before, self.city, one) else CATALOGUE.other_chain[self.card]
            yield 1.5, Reason("by_chain", source)
        if self.card < FIRST_STAGE and self.item == self.card:
            name = CATALOGUE.id(self.card)
            for other in range(FIRST_STAGE):
                card = CATALOGUE.cards[other]
                linked = isinstance(card, Card) and name in card.chain and is_of(other, self.before.edition)
                if linked and not prices.has(self.before, self.city, other):
                    yield 1.2, Reason("leads_to", other)

    def effects(self) -> Iterator[Weighed]:
        """Effects that have not been counted, in the words of the card."""
        for place, effect in enumerate(CATALOGUE.cards[self.item].effects):
            if self.verb in for_later() or not isinstance(effect, Number | ScoringEffect | CoinsPer):
                yield 1.3, Reason("effect", self.item, place)

    def purse(self) -> Iterator[Weighed]:
        coins = self.after.coins[self.city] - self.before.coins[self.city]
        if coins > 0:
            yield coins / 3, Reason("coins", amount=coins)

    def denial(self) -> Iterator[Weighed]:
        """The city that gets the hand next could have built the card."""
        state, last = self.before, self.before.turn == self.before.last_turn
        if self.verb not in (w.SELL, w.RAISE, w.BUILD, w.CLAIM, w.CLAIM_COLOUR) or self.card >= FIRST_OTHER or last:
            return
        other = state.right[self.city] if state.age == 1 else state.left[self.city]
        if state.eyes[self.seat] >> other & 1 or other >= state.seats or prices.has(state, other, self.card):
            return
        weight = 1.0 if self.item == self.card and self.verb != w.SELL else 1.4
        cost = price(state, other, self.card)
        if cost == 0:
            yield weight + 0.4, Reason("denies_next_free", self.card, city=other)
        elif cost is not None and cost <= state.coins[other]:
            yield weight, Reason("denies_next", self.card, cost, other)
