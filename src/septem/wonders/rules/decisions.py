"""Every question of the base game."""

from .. import moves
from ..constants import (
    BUILD,
    CHAINED_MARKER,
    CLAIM,
    CLAIM_COLOUR,
    DECLINE,
    FOR_FREE_CITY,
    FREE_SEAT,
    NO_CARD,
    RAISE,
    REVIVAL_DECLINED,
    REVIVE,
    SELL,
    STAGE,
    STRICT_SEVENTH,
)
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_STAGE
from ..knowledge import pile
from ..model import Decision
from ..payment import prices
from ..state import State
from . import seating, turn


class ChooseCard(Decision):
    """Every city uses a card: builds it, raises a stage with it or sells it. Judged as the turn began (S-026)."""

    def moves(self, state: State, city: int) -> int:
        prices.open_market(state, city)
        if city < state.seats:
            return list_hand(state, city, state.hand[city])
        seat = seating.holder(state)
        return list_free_city(state, state.hand[seat], moves.card_of(state.answers[seat]))

    def close(self, state: State, asked: int) -> None:
        turn.resolve(state, asked, state.turn)


class PlayLast(Decision):
    """The seventh card is played as in a turn of its own (S-114, S-115)."""

    def moves(self, state: State, city: int) -> int:
        if state.rulings & STRICT_SEVENTH:
            prices.recall_market(state, city)
        else:
            prices.open_market(state, city)
        if city < state.seats:
            return list_hand(state, city, state.hand[city])
        return list_free_city(state, FREE_SEAT, NO_CARD)

    def close(self, state: State, asked: int) -> None:
        turn.resolve(state, asked, state.afterwards)


class ReviveCard(Decision):
    """Build a card of the discard pile for nothing, or decline (S-117, R-18)."""

    def moves(self, state: State, city: int) -> int:
        flag = 0 if city < state.seats else FOR_FREE_CITY
        pile.mark(state)
        filled = 0
        for card in range(FIRST_STAGE):
            if state.pile_counts[card] and not prices.has(state, city, card):
                state.menu[filled] = flag | moves.pack(REVIVE, card, 0)
                filled += 1
        state.menu[filled] = flag | moves.pack(DECLINE, 0, 0)
        return filled + 1

    def close(self, state: State, asked: int) -> None:
        for city in range(state.cities):
            if asked >> city & 1:
                if moves.verb_of(state.answers[city]) == REVIVE:
                    pile.revive(state, city, moves.card_of(state.answers[city]))
                else:
                    state.tell(REVIVAL_DECLINED, city, 0, 0)


def list_hand(state: State, city: int, row: int) -> int:
    raises = stage_ways(state, city)
    filled = 0
    last = NO_CARD
    for place in range(state.held[row]):
        card = state.hands[row][place]
        if card != last:  # two copies are one choice; hands are sorted
            last = card
            filled = add_builds(state, city, card, 0, filled)
            filled = add_raises(state, card, 0, raises, filled)
            state.menu[filled] = moves.pack(SELL, card, 0)
            filled += 1
    return filled


def list_free_city(state: State, row: int, committed: int) -> int:
    """The moves of the Free City: it sells only if nothing else is possible (S2-021), and uses chains (S2-025)."""
    raises = stage_ways(state, FREE_SEAT)
    filled = 0
    last = NO_CARD
    skipped = 0
    for place in range(state.held[row]):
        card = state.hands[row][place]
        if card == committed and not skipped:  # the holder's own card is set aside
            skipped = 1
        elif card != last:
            last = card
            filled = add_builds(state, FREE_SEAT, card, FOR_FREE_CITY, filled)
            must = prices.chained(state, FREE_SEAT, card) and not prices.has(state, FREE_SEAT, card)
            if not must or state.rulings & CHAINED_MARKER:
                filled = add_raises(state, card, FOR_FREE_CITY, raises, filled)
    return filled if filled else list_sales(state, row, committed)


def list_sales(state: State, row: int, committed: int) -> int:
    filled = 0
    last = NO_CARD
    skipped = 0
    for place in range(state.held[row]):
        card = state.hands[row][place]
        if card == committed and not skipped:
            skipped = 1
        elif card != last:
            last = card
            state.menu[filled] = FOR_FREE_CITY | moves.pack(SELL, card, 0)
            filled += 1
    return filled


def stage_ways(state: State, city: int) -> int:
    """How many ways there are to pay for the next stage (S-086); they stand in the state's raises."""
    raised = state.counts[city][STAGE]
    if raised == CATALOGUE.stages[state.board[city]]:
        return 0
    return prices.ways(state, city, CATALOGUE.stage[state.board[city]] + raised, state.raises)


def add_raises(state: State, card: int, flags: int, raises: int, filled: int) -> int:
    for way in range(raises):
        state.menu[filled] = flags | moves.pack(RAISE, card, state.raises[way])
        filled += 1
    return filled


def add_builds(state: State, city: int, card: int, flags: int, filled: int) -> int:
    """Every way to pay for a building that does not stand there yet; a claim only where it saves coins (R-17)."""
    if state.built[city][card >> 4] >> (card & 15) & 1:  # no duplicates (S-081)
        return filled
    ways = prices.ways(state, city, card, state.ways)
    for way in range(ways):
        state.menu[filled] = flags | moves.pack(BUILD, card, state.ways[way])
        filled += 1
    if (state.claims | state.colour_claims) >> city & 1:
        return add_free_builds(state, city, card, flags, ways, filled)
    return filled


def add_free_builds(state: State, city: int, card: int, flags: int, ways: int, filled: int) -> int:
    """Once an age free of cost, where that saves something: any card (R-17), or one of some colours (C-115)."""
    dear = ways == 0 or state.ways[0] or prices.bank(state, city, card)
    if dear and state.claims >> city & 1:
        state.menu[filled] = flags | moves.pack(CLAIM, card, 0)
        filled += 1
    if dear and prices.claims_colour(state, city, card):
        state.menu[filled] = flags | moves.pack(CLAIM_COLOUR, card, 0)
        filled += 1
    return filled
