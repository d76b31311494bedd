"""Items that come into a city or leave it: buildings, wonders and tokens."""

from .. import lookup, sizes
from ..constants import FOR_CHAIN, FOR_PATRON, NOBODY, RED
from ..data.catalogue import CATALOGUE
from ..state import State
from . import science, track, treasury


def enter(state: State, seat: int, item: int) -> None:
    """Put an item into a city: it is counted, it produces, its lasting effects begin."""
    state.built[seat][item] = 1
    state.counts[seat][CATALOGUE.colour[item]] += 1
    if CATALOGUE.producer[item]:
        produce(state, seat, item, 1)
    for number in range(CATALOGUE.stands_from[item], CATALOGUE.stands_to[item]):
        effect = lookup.ongoing(CATALOGUE.standing, number)
        effect.adjust(state, seat, 1)


def leave(state: State, seat: int, item: int) -> None:
    """Take an item away from a city, and end its lasting effects."""
    state.built[seat][item] = 0
    state.counts[seat][CATALOGUE.colour[item]] -= 1
    if CATALOGUE.producer[item]:
        produce(state, seat, item, -1)
    for number in range(CATALOGUE.stands_from[item], CATALOGUE.stands_to[item]):
        effect = lookup.ongoing(CATALOGUE.standing, number)
        effect.adjust(state, seat, -1)


def produce(state: State, seat: int, item: int, sign: int) -> None:
    makes = CATALOGUE.makes[item]
    goods = state.goods[seat]
    for good in range(sizes.GOODS):
        goods[good] += sign * makes[good]


def receive(state: State, seat: int, item: int, chained: int) -> None:
    """Everything printed on a new item, in the order of D-170; a victory ends it at once (D-112)."""
    enter(state, seat, item)
    if CATALOGUE.coins[item]:
        treasury.receive(state, seat, CATALOGUE.coins[item], item)
    if CATALOGUE.shields[item]:
        march(state, seat, item)
    if CATALOGUE.symbol[item] >= 0:
        science.learn(state, seat, CATALOGUE.symbol[item])
    if state.winner != NOBODY:
        return
    if chained:
        treasury.receive(state, seat, state.chain_bonus[seat], FOR_CHAIN)
    for number in range(CATALOGUE.acts_from[item], CATALOGUE.acts_to[item]):
        effect = lookup.immediate(CATALOGUE.acts, number)
        effect.apply(state, seat, item)
    if state.patron[CATALOGUE.colour[item]]:
        treasury.receive(state, state.patron[CATALOGUE.colour[item]] - 1, state.age + 1, FOR_PATRON)


def revivable(state: State) -> int:
    """How many cards of the discard pile can be built; others can only be taken."""
    found = 0
    for place in range(state.discarded):
        found += can_revive(state, state.discards[place])
    return found


def can_revive(state: State, card: int) -> int:
    """1 if a card of the discard pile can be built, or if an expansion lets cards of its deck be taken back."""
    return 1 if CATALOGUE.buildable[card] else state.revivable >> CATALOGUE.deck[card] & 1


def march(state: State, seat: int, item: int) -> None:
    shields = CATALOGUE.shields[item]
    if CATALOGUE.colour[item] == RED:
        shields += state.extra_shields[seat]
    track.advance(state, seat, shields)
