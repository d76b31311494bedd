"""What a move seems to be worth, at a glance: fast enough to play whole games inside a search.

A glance sees what is printed, the neighbours' shields, one's own symbols and goods, and the price. It carries out
nothing. What it does not know it takes for an average effect, so that cards of expansions have a worth too.
"""

from __future__ import annotations

import math
from array import array

from ...core.chance import Stream
from ...wonders import payment, scoring, sizes, treasury
from ...wonders.catalogue import CATALOGUE
from ...wonders.game import Wonders
from ...wonders.state import State
from ...wonders.words import (
    BUILD,
    CARD_BITS,
    CARD_PART,
    CLAIM,
    COIN_PART,
    FOR_FREE_CITY,
    FREE_SEAT,
    LAST_TURN,
    LEFT_BITS,
    MADE,
    RAISE,
    RAW,
    REVIVE,
    SELL,
    STAGE,
    VERB_BITS,
    VERB_PART,
)
from . import features
from .weights import Weights

AGES = 3
TURNS = 6
GOODS = 7
RAWS = 4  # the first goods are raw
HAVE = 3  # none, one, more units of a good
UNITS = 4  # an item makes at most this many
INCOME = 3  # coins, what they are for, where it is counted
PURSE = 64  # coins beyond this many are worth nothing
LEADS = 16  # in shields, either way
SALE = 3
FINE = 1 << 16  # random fractions come in steps this small
TOKENS = (1, 3, 5)


def reals(numbers: list[float]) -> array[float]:
    return array("d", numbers)


def column(lines: list[list[int]], width: int, unused: int) -> array[int]:
    """Lines of numbers, one an item, in one row."""
    return array("i", [number for line in lines for number in line] + [0] * (width * unused))


def purse_worth(weights: Weights) -> list[float]:
    """By age and coins: so much each, and the first ones more."""
    worth = []
    for age in range(AGES):
        total = 0.0
        for coins in range(PURSE):
            worth.append(total)
            total += weights.coin[age] + weights.first_coin[age] * math.exp(-coins / weights.coins_enough)
    return worth


def army_worth(weights: Weights) -> list[float]:
    """By turn of the game and lead: the conflicts to come against one neighbour."""
    return [
        weights.army * sum(conflict_worth(weights, moment, age, lead) for age in range(moment // TURNS, AGES))
        for moment in range(AGES * TURNS)
        for lead in range(-LEADS, LEADS + 1)
    ]


def conflict_worth(weights: Weights, moment: int, age: int, lead: int) -> float:
    doubt = weights.army_doubt + weights.army_doubt_turn * ((age + 1) * TURNS - 1 - moment)
    won = 1 / (1 + math.exp((0.5 - lead) / doubt))
    lost = 1 / (1 + math.exp((0.5 + lead) / doubt))
    later = weights.army_later if age > moment // TURNS else 1.0
    return later * (TOKENS[age] * won - lost)


class Policy:
    """Rates the moves of a menu. Holds no position."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._read_weights(self.weights)
        self._read_items(range(CATALOGUE.size), sizes.ITEMS - CATALOGUE.size)
        self.rates = reals([0.0] * sizes.MENU)

    def _read_weights(self, weights: Weights) -> None:
        self.purse = reals(purse_worth(weights))
        self.coin = reals([coin + first / 2 for coin, first in zip(weights.coin, weights.first_coin, strict=True)])
        self.units = reals([*weights.raw, *(0.0,) * HAVE, *weights.made, *(0.0,) * HAVE])
        self.army = reals(army_worth(weights))
        self.science = reals(list(weights.science))
        self.symbol = reals(list(weights.symbol))
        self.beside = reals(list(weights.beside))
        self.counted = reals(list(weights.counted))
        self.denied = reals(list(weights.denied))
        self.for_stages = reals(list(weights.for_stages))
        self.stage = reals(list(weights.stage))
        self.other_good = weights.other_good
        self.sold_nearby = weights.sold_nearby
        self.rival_coin = weights.rival_coin
        self.spent_claim = weights.spent_claim

    def _read_items(self, items: range, unused: int) -> None:
        """What is printed on every item, in columns as long as the catalogue's."""
        worths = [[features.flat_worth(item, self.weights, age) for item in items] for age in range(AGES)]
        self.flat = reals([worth for line in worths for worth in [*line, *[0.0] * unused]])
        units = [(features.units_made(item) + [0] * UNITS)[:UNITS] for item in items]
        self.made = column(units, UNITS, unused)
        self.income = column([list(features.income(item)) for item in items], INCOME, unused)
        self.needs = column([features.stages_need(item) for item in items], GOODS, unused)
        self.shifts = array("i", [features.good_shift(good) for good in range(GOODS)])

    def gain(self, state: State, city: int, item: int) -> float:
        """What an item would bring to a city, its price left out."""
        worth = self.flat[state.age * sizes.ITEMS + item]
        if CATALOGUE.shields[item]:
            worth += self.army_gain(state, city, CATALOGUE.shields[item])
        if CATALOGUE.symbol[item] >= 0 or CATALOGUE.free_symbols[item]:
            worth += self.science_gain(state, city, item)
        if CATALOGUE.producer[item]:
            worth += self.industry_gain(state, city, item)
        if self.income[INCOME * item] or CATALOGUE.scores_to[item] > CATALOGUE.scores_from[item]:
            worth += self.counted_gain(state, city, item)
        return worth

    def army_gain(self, state: State, city: int, shields: int) -> float:
        left = max(0, min(LAST_TURN - state.turn, LAST_TURN))  # turns of this age to come
        moment = (state.age * TURNS + LAST_TURN - left) * (2 * LEADS + 1) + LEADS
        before = state.shields[city] - state.shields[state.left[city]]
        now = max(-LEADS, min(LEADS, before))
        after = max(-LEADS, min(LEADS, before + shields))
        worth = self.army[moment + after] - self.army[moment + now]
        before = state.shields[city] - state.shields[state.right[city]]
        now = max(-LEADS, min(LEADS, before))
        after = max(-LEADS, min(LEADS, before + shields))
        return worth + self.army[moment + after] - self.army[moment + now]

    def science_gain(self, state: State, city: int, item: int) -> float:
        free = state.free_symbols[city]
        symbols = state.symbols[city]
        now = scoring.science(state, city, free)
        if CATALOGUE.symbol[item] >= 0:
            symbols[CATALOGUE.symbol[item]] += 1
            after = scoring.science(state, city, free)
            symbols[CATALOGUE.symbol[item]] -= 1
        else:
            after = scoring.science(state, city, free + 1)
        have = symbols[0] + symbols[1] + symbols[2] + free
        age = state.age
        return self.science[age] * (after - now) + self.symbol[age] + self.beside[age] * have

    def industry_gain(self, state: State, city: int, item: int) -> float:
        worth = 0.0
        for unit in range(UNITS):
            goods = self.made[item * UNITS + unit]
            if goods:
                worth += self.unit_gain(state, city, goods, unit)
        return worth

    def unit_gain(self, state: State, city: int, goods: int, more: int) -> float:
        """One unit, by how many the city has of what it can be; the best of its goods, and something of the others."""
        best = 0.0
        total = 0.0
        for good in range(GOODS):
            if goods >> good & 1:
                worth = self.good_gain(state, city, good, more)
                total += worth
                best = max(best, worth)
        return best + self.other_good * (total - best)

    def good_gain(self, state: State, city: int, good: int, more: int) -> float:
        """One unit of a good: less if a neighbour sells it, more if a stage needs it."""
        kind = RAW if good < RAWS else MADE
        have = more + (state.own[city][kind] >> self.shifts[good] & 7)
        worth = self.units[(kind * AGES + state.age) * HAVE + min(have, HAVE - 1)]
        left = state.sale[state.left[city]][kind]
        right = state.sale[state.right[city]][kind]
        if (left | right) >> self.shifts[good] & 7:
            worth *= self.sold_nearby
        if have < self.needs[self.next_stage(state, city) * GOODS + good]:
            worth += self.for_stages[state.age]
        return worth

    def next_stage(self, state: State, city: int) -> int:
        """The stage to be raised next; if there is none, item 0, which needs nothing for stages."""
        raised = state.counts[city][STAGE]
        board = state.board[city]
        return CATALOGUE.stage[board] + raised if raised < CATALOGUE.stages[board] else 0

    def counted_gain(self, state: State, city: int, item: int) -> float:
        """Coins and points for what is counted, as it stands."""
        age = state.age
        worth = 0.0
        if self.income[INCOME * item]:
            count = treasury.counted(state, city, self.income[INCOME * item + 1], self.income[INCOME * item + 2])
            worth += self.coin[age] * self.income[INCOME * item] * count
        for number in range(CATALOGUE.scores_from[item], CATALOGUE.scores_to[item]):
            effect = CATALOGUE.scores[number]
            worth += self.counted[age] * effect.points(state, city)
        return worth

    def coins_gain(self, state: State, city: int, change: int) -> float:
        start = state.age * PURSE
        now = min(state.coins[city], PURSE - 1)
        after = max(0, min(now + change, PURSE - 1))
        return self.purse[start + after] - self.purse[start + now]

    def rate(self, state: State, city: int, count: int) -> None:
        """Write the worth of every move on the menu into the rates; what is no card to use is worth nothing."""
        stage = 0.0
        worth = 0.0
        denial = 0.0
        last = -1
        following = self.next_stage(state, city)
        if following:
            stage = self.stage[state.age] + self.gain(state, city, following)
        for place in range(count):
            move = state.menu[place]
            card = move >> CARD_BITS & CARD_PART
            verb = move >> VERB_BITS & VERB_PART
            self.rates[place] = 0.0
            if verb in (SELL, BUILD, CLAIM, RAISE, REVIVE):
                if card != last:
                    last = card
                    worth = self.gain(state, city, card)
                    denial = 0.0 if verb == REVIVE else self.denial(state, city, card)
                self.rates[place] = denial + self.price(state, city, move)
                if verb == RAISE:
                    self.rates[place] += stage
                elif verb != SELL:
                    self.rates[place] += worth

    def price(self, state: State, city: int, move: int) -> float:
        """What a move costs, or brings in, as a gain."""
        verb = move >> VERB_BITS & VERB_PART
        if verb == SELL:
            return self.coins_gain(state, city, SALE)
        if verb == CLAIM:
            return -self.spent_claim
        if verb != BUILD and verb != RAISE:
            return 0.0
        trade = (move >> LEFT_BITS & COIN_PART) + (move & COIN_PART)
        spent = trade
        if verb == BUILD:
            spent += payment.bank(state, city, move >> CARD_BITS & CARD_PART)
        return self.coins_gain(state, city, -spent) - self.rival_coin * trade if spent else 0.0

    def denial(self, state: State, city: int, card: int) -> float:
        """What it is worth that the next city does not get a card."""
        part = self.denied[state.age]
        if part == 0.0 or state.turn == LAST_TURN or city >= state.seats:
            return 0.0
        following = state.right[city] if state.age == 1 else state.left[city]
        return part * self.gain(state, following, card)

    def pick(self, game: Wonders, state: State, seat: int, stream: Stream, noise: float) -> int:
        """The best move at a glance, blurred by so many points of luck."""
        count = game.menu(state, seat)
        if count == 1:
            return state.menu[0]
        city = FREE_SEAT if state.menu[0] & FOR_FREE_CITY else seat
        self.rate(state, city, count)
        chosen = 0
        best = -1e9
        for place in range(count):
            worth = self.rates[place]
            if noise:
                worth += noise * stream.below(FINE) / FINE
            if worth > best:
                best = worth
                chosen = place
        return state.menu[chosen]

    def worths(self, game: Wonders, state: State, seat: int) -> list[tuple[int, float]]:
        """Every legal move with its worth, for callers outside."""
        count = game.menu(state, seat)
        self.rate(state, FREE_SEAT if state.menu[0] & FOR_FREE_CITY else seat, count)
        return [(state.menu[place], self.rates[place]) for place in range(count)]
