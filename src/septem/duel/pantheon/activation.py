"""Taking cards of the pantheon: their costs, the offerings that may be used, and their effects."""

from ...core import bits
from ...core.rows import rows
from .. import moves, sizes
from ..constants import BUILD, COINS_PAID, NOTHING, RAISE
from ..model import Option
from ..payment import prices
from ..rules import building, treasury
from ..state import State
from .constants import ACTIVATE, DIVINITY_ACTIVATED, FIRST_OFFERING, OFFERING_SPENT
from .numbers import THE_GATE

NEAREST, FARTHEST = 3, 8  # what the slots nearest to and farthest from a player cost (P-006)
SMALLEST_OFFERING = 2
OFFERING_SETS, COSTS = 8, 17


class Ways:
    """For each set of offering tokens owned and each cost, the sets worth using: a set of sets."""

    def __init__(self) -> None:
        self.worth: list[list[int]] = rows(OFFERING_SETS, COSTS)
        for owned in range(OFFERING_SETS):
            for cost in range(COSTS):
                self.worth[owned][cost] = sum(1 << used for used in range(OFFERING_SETS) if sensible(owned, cost, used))


def value(offerings: int) -> int:
    """The coins that a set of offering tokens takes off a cost."""
    total = 0
    while offerings:
        total += SMALLEST_OFFERING + bits.lowest(offerings)
        offerings &= offerings - 1
    return total


def after(cost: int, offerings: int) -> int:
    """The coins still to be paid; no change is given (P-020)."""
    coins = cost - value(offerings)
    return max(coins, 0)


def sensible(owned: int, cost: int, used: int) -> bool:
    """Whether no other way costs at most as many coins and keeps tokens at least as good."""
    if used & ~owned:
        return False
    others = [way for way in range(OFFERING_SETS) if not way & ~owned and way != used]
    return not any(after(cost, way) <= after(cost, used) and as_good(owned & ~way, owned & ~used) for way in others)


def as_good(kept: int, other: int) -> bool:
    """Whether one set of tokens can replace the other: token by token, from the best on."""
    mine, theirs = bits.members(kept)[::-1], bits.members(other)[::-1]
    return len(mine) >= len(theirs) and all(one >= two for one, two in zip(mine, theirs, strict=False))


WAYS = Ways()


def worth_using(owned: int, coins: int) -> int:
    """The sets of offering tokens worth using for a cost: a set of sets."""
    return WAYS.worth[owned][coins]


def slot_cost(seat: int, slot: int) -> int:
    return NEAREST + slot if seat == 0 else FARTHEST - slot


def cost(state: State, seat: int, slot: int) -> int:
    """Before offerings: the slot's cost, doubled for the Gate, less the Sanctuary's rebate (P-031)."""
    coins = slot_cost(seat, slot)
    if state.shrine[slot] == THE_GATE:
        coins *= 2
    return max(coins - state.rebate[seat], 0)


def find(state: State, item: int) -> int:
    """The slot a card lies in, or one past the last."""
    for slot in range(sizes.SHRINES):
        if state.shrine[slot] == item:
            return slot
    return sizes.SHRINES


def activate(state: State, seat: int, item: int, slot: int) -> None:
    """A card of the pantheon, or a divinity of a deck, works for a player (P-034, P-088)."""
    state.tell(DIVINITY_ACTIVATED, seat, item, slot)
    building.receive(state, seat, item, 0)


class Activate(Option):
    """From the second age on, take a card of the pantheon instead of one of the structure (P-030)."""

    def moves(self, state: State, seat: int, filled: int) -> int:
        if state.age < 1:
            return filled
        for slot in range(sizes.SHRINES):
            item = state.shrine[slot]
            if item == NOTHING:
                continue
            coins = cost(state, seat, slot)
            if state.offerings[seat]:
                filled = self.list_ways(state, seat, item, coins, filled)
            elif coins <= state.coins[seat] + state.vault[seat]:
                state.menu[filled] = moves.pack(ACTIVATE, item)
                filled += 1
        return filled

    def list_ways(self, state: State, seat: int, item: int, coins: int, filled: int) -> int:
        ways = worth_using(state.offerings[seat], coins)
        while ways:
            used = bits.lowest(ways)
            ways &= ways - 1
            if after(coins, used) <= state.coins[seat] + state.vault[seat]:
                state.menu[filled] = moves.pack_two(ACTIVATE, item, used)
                filled += 1
        return filled

    def take(self, state: State, seat: int, move: int) -> None:
        item = moves.first_of(move)
        used = moves.second_of(move)
        slot = find(state, item)
        coins = after(cost(state, seat, slot), used)
        self.offer(state, seat, used)
        treasury.spend(state, seat, coins)
        if coins:
            state.tell(COINS_PAID, seat, item, coins)
        state.shrine[slot] = NOTHING
        state.shrine_seen[slot] = 0
        activate(state, seat, item, slot)

    def offer(self, state: State, seat: int, used: int) -> None:
        state.offerings[seat] &= ~used
        while used:
            state.tell(OFFERING_SPENT, seat, FIRST_OFFERING + bits.lowest(used), 0)
            used &= used - 1


class ChoosePurse(Option):
    """Any payment may take more coins from outside the treasury than the treasury lacks (P-062)."""

    def moves(self, state: State, seat: int, filled: int) -> int:
        if not state.vault[seat]:
            return filled
        for place in range(filled):
            move = state.menu[place]
            filled = self.list_purses(state, seat, move, price_of(state, seat, move), filled)
        return filled

    def list_purses(self, state: State, seat: int, move: int, coins: int, filled: int) -> int:
        least = max(coins - state.coins[seat], 0)
        for taken in range(least + 1, min(coins, state.vault[seat]) + 1):
            state.menu[filled] = moves.with_purse(move, taken)
            filled += 1
        return filled


def price_of(state: State, seat: int, move: int) -> int:
    """The price of a move, with the market open."""
    verb = moves.verb_of(move)
    if verb in (BUILD, RAISE):
        return prices.price(state, seat, moves.first_of(move))
    if verb == ACTIVATE:
        return after(cost(state, seat, find(state, moves.first_of(move))), moves.second_of(move))
    return 0
