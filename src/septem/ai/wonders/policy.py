"""The policy: estimates the worth of every move, fast enough for playouts inside a search."""

from __future__ import annotations

import math

from ...core.chance import Stream
from ...wonders import moves, sizes
from ...wonders.cities.constants import PAY
from ...wonders.constants import (
    BUILD,
    CLAIM,
    CLAIM_COLOUR,
    DECLINE,
    FOR_FREE_CITY,
    FREE_SEAT,
    FROM_BANK,
    NO_VERB,
    RAISE,
    REVIVE,
    SALE,
    SELL,
)
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.game import Wonders
from ...wonders.leaders import recruitment
from ...wonders.leaders.constants import KEEP, RECRUIT
from ...wonders.payment import prices
from ...wonders.rules import seating
from ...wonders.state import State
from .gains import Gains, reals
from .weights import Weights, packaged

PURSE = 64  # coins beyond this many are worth nothing
FINE = 1 << 16  # random fractions come in steps this small


def purse_worth(weights: Weights) -> list[float]:
    """The worth of a purse by age and coins; the first coins count more."""
    worth = []
    for age in range(sizes.AGES):
        total = 0.0
        for coins in range(PURSE):
            worth.append(total)
            total += weights.coin[age] + weights.first_coin[age] * math.exp(-coins / weights.coins_enough)
    return worth


class Policy:
    """Rates the moves of a menu. Has no state of its own."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.gains = Gains(self.weights)
        self._read_weights(self.weights)
        self.rates = reals([0.0] * sizes.MENU)

    def _read_weights(self, weights: Weights) -> None:
        self.purse = reals(purse_worth(weights))
        self.denied = reals(list(weights.denied))
        self.stage = reals(list(weights.stage))
        self.delay = reals(list(weights.delay))
        self.spared = reals(list(weights.spared))
        self.rival_coin = weights.rival_coin
        self.spent_claim = weights.spent_claim
        self.debt = weights.debt
        self.leader_price = weights.leader_price
        self.free_denies = weights.free_denies

    def coins_gain(self, state: State, city: int, change: int) -> float:
        start = state.age * PURSE
        now = min(state.coins[city], PURSE - 1)
        after = max(0, min(now + change, PURSE - 1))
        return self.purse[start + after] - self.purse[start + now]

    def rate(self, state: State, city: int, count: int) -> None:
        """Write the worth of every move of the menu into `rates`; moves that use no card are worth 0."""
        if city >= state.seats:
            self.rate_for_free_city(state, city, count)
            return
        stage = self.stage_worth(state, city)
        worth = 0.0
        denial = 0.0
        last = -1
        for place in range(count):
            move = state.menu[place]
            card = moves.card_of(move)
            verb = moves.verb_of(move)
            self.rates[place] = 0.0
            if verb == PAY:
                self.rates[place] = self.coins_gain(state, city, -card) + self.debt * card
            elif verb != NO_VERB and verb != DECLINE:
                if card != last:
                    last = card
                    worth = self.worth(state, city, card, verb)
                    denial = self.denial(state, city, card, verb)
                self.rates[place] = denial + self.price(state, city, move)
                if verb == RAISE:
                    self.rates[place] += stage
                elif verb != SELL:
                    self.rates[place] += worth

    def rate_for_free_city(self, state: State, city: int, count: int) -> None:
        """The Free City has no interests: the policy counts which card the other player does not get."""
        other = 1 - seating.holder(state)
        for place in range(count):
            card = moves.card_of(state.menu[place])
            verb = moves.verb_of(state.menu[place])
            self.rates[place] = 0.0
            if verb != NO_VERB and verb != DECLINE and verb != PAY:
                self.rates[place] = self.free_denies * self.gains.gain(state, other, card)

    def stage_worth(self, state: State, city: int) -> float:
        following = self.gains.next_stage(state, city)
        return self.stage[state.age] + self.gains.gain(state, city, following) if following else 0.0

    def worth(self, state: State, city: int, card: int, verb: int) -> float:
        """The worth of a card that is built or recruited; of a drafted leader, in its best age."""
        worth = self.gains.gain(state, city, card)
        if card < CATALOGUE.first_other:
            return worth
        now = self.gains.flat[state.age * sizes.ITEMS + card]
        if verb == KEEP:
            best = max(now, self.gains.flat[sizes.ITEMS + card])
            best = max(best, self.gains.flat[2 * sizes.ITEMS + card])
            return worth + best - now - self.leader_price * CATALOGUE.price[card]
        if state.age < sizes.AGES - 1:
            later = worth - now + self.gains.flat[(state.age + 1) * sizes.ITEMS + card]
            worth -= self.delay[state.age] * later
        return worth

    def denial(self, state: State, city: int, card: int, verb: int) -> float:
        """The worth of keeping a card from the next city, or the loss of a leader of one's own."""
        if card >= CATALOGUE.first_other:
            if verb in (SELL, RAISE):
                return -self.spared[state.age] * self.gains.gain(state, city, card)
            return 0.0
        part = self.denied[state.age]
        if part == 0.0 or verb == REVIVE or state.turn == state.last_turn or city >= state.seats:
            return 0.0
        following = state.right[city] if state.age == 1 else state.left[city]
        if state.eyes[city] >> following & 1:  # one's own team
            return 0.0
        return part * self.gains.gain(state, following, card)

    def price(self, state: State, city: int, move: int) -> float:
        """The worth of a move's costs and sales (costs are negative)."""
        verb = moves.verb_of(move)
        card = moves.card_of(move)
        if verb == SELL:
            return self.coins_gain(state, city, SALE)
        if verb in (CLAIM, CLAIM_COLOUR):
            return -self.spent_claim
        if verb == RECRUIT:
            return self.coins_gain(state, city, -recruitment.price(state, city, card))
        if verb != BUILD and verb != RAISE:
            return 0.0
        item = card if verb == BUILD else self.gains.next_stage(state, city)
        spent = prices.bank(state, city, item)
        if state.other_items[city]:
            spent -= self.bonus(state, city, item, move)
        return self.payment_gain(state, city, move, spent)

    def bonus(self, state: State, city: int, item: int, move: int) -> int:
        """Coins that leaders of a city bring in with a payment."""
        coins = state.bonuses[city][CATALOGUE.colour[item]]
        if prices.chained(state, city, item):
            coins += state.chain_bonus[city]
        if moves.left_of(move):
            coins += state.trade_bonus[city]
        if moves.right_of(move):
            coins += state.trade_bonus[city]
        return coins

    def payment_gain(self, state: State, city: int, move: int, spent: int) -> float:
        """The worth of a payment; coins for a rival cost more."""
        left = moves.left_of(move)
        right = moves.right_of(move)
        spent += left + right + (1 if move & FROM_BANK else 0)
        if spent == 0 and left + right == 0:
            return 0.0
        rival = 0
        if not state.eyes[city] >> state.left[city] & 1:
            rival += left
        if not state.eyes[city] >> state.right[city] & 1:
            rival += right
        return self.coins_gain(state, city, -spent) - self.rival_coin * rival

    def pick(self, game: Wonders, state: State, seat: int, stream: Stream, noise: float) -> int:
        """The best move, with uniform noise of so many points."""
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
        """For Python callers: every legal move with its worth."""
        count = game.menu(state, seat)
        self.rate(state, FREE_SEAT if state.menu[0] & FOR_FREE_CITY else seat, count)
        return [(state.menu[place], self.rates[place]) for place in range(count)]


def policy_of(game: Wonders) -> Policy:
    """The policy with the weights of the edition that is played."""
    return Policy(packaged(game.options.edition))
