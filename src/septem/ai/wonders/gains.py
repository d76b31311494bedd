"""Estimates the worth of an item for a city, in points, without its price.

The estimate uses the printed effects, the neighbours' shields, and the city's own symbols, goods and leaders; no move
is played. An unknown effect counts as an average one, so new cards have a worth, too.
"""

from __future__ import annotations

import math
from array import array

from ...core import bits
from ...wonders import sizes
from ...wonders.cities.ai import DOVE, MASK, TAX, special, taxed
from ...wonders.constants import DEFEAT, LAST_TURN, MADE, RAW, STAGE, VICTORY_POINTS
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.components import AFTER_OTHERS
from ...wonders.leaders.ai import patronage
from ...wonders.rules import scoring, treasury
from ...wonders.state import State
from . import item_columns
from .weights import Weights

AGES = 3
TURNS = 6
GOODS = 7
RAWS = 4  # the first goods are raw
HAVE = 3  # none, one, more units of a good
UNITS = 4  # an item makes at most this many
INCOME = 3  # coins, what they are for, where it is counted
LEADS = 16  # in shields, either way
SPAN = 2 * LEADS + 1
LATER = AGES * TURNS * SPAN  # where conflicts begin without that of the present age
TEAM_TOKENS = 2.0  # conflicts between teams are fought on one side only, for two tokens


def reals(numbers: list[float]) -> array[float]:
    return array("d", numbers)


def column(lines: list[list[int]], width: int, unused: int) -> array[int]:
    """One line of numbers per item, in one flat row."""
    return array("i", [number for line in lines for number in line] + [0] * (width * unused))


def army_worth(weights: Weights) -> list[float]:
    """The worth of the conflicts to come against one neighbour, by turn and lead; then without the next conflict."""
    return [
        weights.army * sum(conflict_worth(weights, moment, age, lead) for age in range(moment // TURNS + skipped, AGES))
        for skipped in (0, 1)
        for moment in range(AGES * TURNS)
        for lead in range(-LEADS, LEADS + 1)
    ]


def conflict_worth(weights: Weights, moment: int, age: int, lead: int) -> float:
    doubt = weights.army_doubt + weights.army_doubt_turn * ((age + 1) * TURNS - 1 - moment)
    won = 1 / (1 + math.exp((0.5 - lead) / doubt))
    lost = 1 / (1 + math.exp((0.5 + lead) / doubt))
    later = weights.army_later if age > moment // TURNS else 1.0
    return later * (VICTORY_POINTS[age] * won - lost)


class Gains:
    """The worth of items, in points. Has no state of its own."""

    def __init__(self, weights: Weights) -> None:
        self._read_weights(weights)
        self._read_items(weights, range(CATALOGUE.size), sizes.ITEMS - CATALOGUE.size)

    def _read_weights(self, weights: Weights) -> None:
        self.coin = reals([coin + first / 2 for coin, first in zip(weights.coin, weights.first_coin, strict=True)])
        self.units = reals([*weights.raw, *(0.0,) * HAVE, *weights.made, *(0.0,) * HAVE])
        self.army = reals(army_worth(weights))
        self.science = reals(list(weights.science))
        self.symbol = reals(list(weights.symbol))
        self.beside = reals(list(weights.beside))
        self.counted = reals(list(weights.counted))
        self.for_stages = reals(list(weights.for_stages))
        self.tax = reals(list(weights.tax))
        self.other_good = weights.other_good
        self.sold_nearby = weights.sold_nearby
        self.dove = weights.dove

    def _read_items(self, weights: Weights, items: range, unused: int) -> None:
        """Reads the printed effects of all items into columns."""
        worths = [[item_columns.flat_worth(item, weights, age) for item in items] for age in range(AGES)]
        self.flat = reals([worth for line in worths for worth in [*line, *[0.0] * unused]])
        units = [(item_columns.units_made(item) + [0] * UNITS)[:UNITS] for item in items]
        self.made = column(units, UNITS, unused)
        self.income = column([list(item_columns.income(item)) for item in items], INCOME, unused)
        self.needs = column([item_columns.stages_need(item) for item in items], GOODS, unused)
        self.shifts = array("i", [item_columns.good_shift(good) for good in range(GOODS)])
        self.special = column([[special(item)] for item in items], 1, unused)
        self.taxed = column([[taxed(item)] for item in items], 1, unused)
        leaders = range(CATALOGUE.first_other, AFTER_OTHERS)
        self.patronage = reals([worth for item in leaders for worth in patronage(item, weights)])

    def gain(self, state: State, city: int, item: int) -> float:
        worth = self.flat[state.age * sizes.ITEMS + item]
        if CATALOGUE.shields[item]:
            worth += self.army_gain(state, city, CATALOGUE.shields[item])
        if CATALOGUE.symbol[item] >= 0 or CATALOGUE.free_symbols[item]:
            worth += self.science_gain(state, city, item)
        if CATALOGUE.producer[item]:
            worth += self.industry_gain(state, city, item)
        if self.income[INCOME * item] or CATALOGUE.scores_to[item] > CATALOGUE.scores_from[item]:
            worth += self.counted_gain(state, city, item)
        if self.special[item]:
            worth += self.special_gain(state, city, item)
        if state.other_items[city]:
            worth += self.court_gain(state, city, CATALOGUE.colour[item])
        return worth

    def army_gain(self, state: State, city: int, shields: int) -> float:
        """Conflicts against both neighbours; against one of them and twice in teams."""
        moment = self.moment(state)
        if state.absences[city]:
            moment += LATER
        if not state.team:
            return self.lead_gain(state, city, state.left[city], shields, moment) + self.lead_gain(
                state, city, state.right[city], shields, moment
            )
        return TEAM_TOKENS * self.lead_gain(state, city, self.rival(state, city), shields, moment)

    def moment(self, state: State) -> int:
        """The place of a lead of 0 in the table of conflicts; the first turn of an age may not be dealt yet."""
        left = max(0, min(state.last_turn - state.turn, LAST_TURN))  # turns of this age to come
        return (state.age * TURNS + LAST_TURN - left) * SPAN + LEADS

    def rival(self, state: State, city: int) -> int:
        """In teams: the neighbour of the other team."""
        return state.right[city] if state.eyes[city] >> state.left[city] & 1 else state.left[city]

    def lead(self, state: State, city: int, other: int) -> int:
        lead = state.shields[city] - state.shields[other]
        if state.defeats_as_shields >> city & 1:
            lead += state.counts[city][DEFEAT]
        if state.defeats_as_shields >> other & 1:
            lead -= state.counts[other][DEFEAT]
        return lead

    def lead_gain(self, state: State, city: int, other: int, shields: int, moment: int) -> float:
        before = self.lead(state, city, other)
        now = max(-LEADS, min(LEADS, before))
        after = max(-LEADS, min(LEADS, before + shields))
        return self.army[moment + after] - self.army[moment + now]

    def special_gain(self, state: State, city: int, item: int) -> float:
        """Effects of expansions that depend on the position."""
        worth = 0.0
        if self.special[item] & MASK:
            worth += self.mask_gain(state, city)
        if self.special[item] & DOVE:
            worth += self.dove_gain(state, city)
        if self.special[item] & TAX:
            worth += self.tax_gain(state, city, self.taxed[item])
        return worth

    def mask_gain(self, state: State, city: int) -> float:
        """The best symbol of a neighbour, copied."""
        symbols = state.symbols[city]
        now = scoring.science(state, city, state.free_symbols[city])
        state.symbol_copies[city] += 1
        after = scoring.science(state, city, state.free_symbols[city])
        state.symbol_copies[city] -= 1
        have = symbols[0] + symbols[1] + symbols[2] + state.free_symbols[city]
        age = state.age
        return self.science[age] * (after - now) + self.symbol[age] + self.beside[age] * have

    def dove_gain(self, state: State, city: int) -> float:
        """The worth of avoiding the next conflict."""
        if state.absences[city]:
            return self.dove
        moment = self.moment(state)
        if state.team:
            return self.dove - self.next_conflict(state, city, self.rival(state, city), moment)
        left = self.next_conflict(state, city, state.left[city], moment)
        return self.dove - left - self.next_conflict(state, city, state.right[city], moment)

    def next_conflict(self, state: State, city: int, other: int, moment: int) -> float:
        lead = max(-LEADS, min(LEADS, self.lead(state, city, other)))
        return self.army[moment + lead] - self.army[LATER + moment + lead]

    def tax_gain(self, state: State, city: int, what: int) -> float:
        """The coins that others lose on average for each counted thing."""
        total = 0
        others = 0
        for other in range(state.seats):
            if not state.eyes[city] >> other & 1:
                total += state.counts[other][what]
                others += 1
        return self.tax[state.age] * total / others if others else 0.0

    def court_gain(self, state: State, city: int, colour: int) -> float:
        """The worth that the leaders of a city add to one more card or token of a colour."""
        worth = 0.0
        leaders = state.other_items[city]
        while leaders:
            worth += self.patronage[bits.lowest_wide(leaders) * sizes.COUNTED + colour]
            leaders &= leaders - 1
        return worth

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
        """The worth of one unit: its best good, and part of the others."""
        best = 0.0
        total = 0.0
        for good in range(GOODS):
            if goods >> good & 1:
                worth = self.good_gain(state, city, good, more)
                total += worth
                best = max(best, worth)
        return best + self.other_good * (total - best)

    def good_gain(self, state: State, city: int, good: int, more: int) -> float:
        """The worth of one unit of a good: less if a neighbour sells it, more if a stage needs it."""
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
        """The next stage to build; item 0, which no stage needs, if there is none."""
        raised = state.counts[city][STAGE]
        board = state.board[city]
        return CATALOGUE.stage[board] + raised if raised < CATALOGUE.stages[board] else 0

    def counted_gain(self, state: State, city: int, item: int) -> float:
        """Coins and points for counted things, at their present number."""
        age = state.age
        worth = 0.0
        if self.income[INCOME * item]:
            count = treasury.counted(state, city, self.income[INCOME * item + 1], self.income[INCOME * item + 2])
            worth += self.coin[age] * self.income[INCOME * item] * count
        for number in range(CATALOGUE.scores_from[item], CATALOGUE.scores_to[item]):
            effect = CATALOGUE.scores[number]
            worth += self.counted[age] * effect.points(state, city)
        return worth
