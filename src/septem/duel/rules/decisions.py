"""Every question of the base game."""

from ...core import bits
from .. import lookup, moves, sizes
from ..constants import (
    BUILD,
    CARD_BUILT,
    CARD_DESTROYED,
    CARD_REVIVED,
    CARD_SOLD,
    CARD_TAKEN,
    DESTROY,
    DRAFT,
    GROUP,
    MOST_WONDERS,
    RAISE,
    REVIVE,
    SALE,
    SELL,
    START,
    STARTER_CHOSEN,
    TAKE_TURN,
    TOKEN_KEPT,
    TOKEN_MOVE,
    TOKEN_TAKEN,
    TURN_BEGUN,
    WONDER_DRAFTED,
    YELLOW,
)
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN, FIRST_WONDER
from ..model import Decision, Option
from ..payment import prices
from ..state import State
from . import building, layout, token_draw, treasury, wonder_building


class DraftWonder(Decision):
    """Take one of the wonders shown; the last of a group comes by itself (D-013)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        taken = state.hand[0] | state.hand[1]
        group = state.drafted // GROUP * GROUP
        for place in range(group, group + GROUP):
            if not taken >> state.offer[place] - FIRST_WONDER & 1:
                state.menu[filled] = moves.pack(DRAFT, state.offer[place])
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        give_wonder(state, seat, moves.first_of(move))


def give_wonder(state: State, seat: int, wonder: int) -> None:
    """A wonder comes to a seat in the draft; effects of the choice itself happen at once."""
    state.hand[seat] |= 1 << wonder - FIRST_WONDER
    state.drafted += 1
    state.tell(WONDER_DRAFTED, seat, wonder, 0)
    for number in range(CATALOGUE.drafts_from[wonder], CATALOGUE.drafts_to[wonder]):
        effect = lookup.drafting(CATALOGUE.drafts, number)
        effect.apply(state, seat, wonder)


def give_last(state: State, seat: int) -> None:
    """The last wonder of a group comes to the other seat by itself."""
    taken = state.hand[0] | state.hand[1]
    place = state.drafted // GROUP * GROUP
    while taken >> state.offer[place] - FIRST_WONDER & 1:
        place += 1
    give_wonder(state, seat, state.offer[place])


class TakeTurn(Decision):
    """Sell an open card, build it, or spend it on a wonder; expansions may know other ways."""

    def __init__(self, options: list[Option]) -> None:
        self.options = options
        self.optional = len(options)

    def moves(self, state: State, seat: int, about: int) -> int:
        prices.open_market(state, seat)
        count = prices.look_at_open_cards(state, seat)
        buildable = state.buildable
        raisable = prices.affordable_wonders(state, seat) if state.raised < MOST_WONDERS else 0
        wonders = state.open_wonders
        cards = state.open_cards
        menu = state.menu
        filled = 0
        for place in range(count):
            card = cards[place]
            menu[filled] = CATALOGUE.selling[card]
            filled += 1
            if buildable >> place & 1:
                menu[filled] = CATALOGUE.building[card]
                filled += 1
            for number in range(raisable):
                menu[filled] = moves.pack_two(RAISE, wonders[number], card)
                filled += 1
        return self.other_ways(state, seat, filled) if self.optional else filled

    def other_ways(self, state: State, seat: int, filled: int) -> int:
        for number in range(self.optional):
            option = lookup.option(self.options, number)
            filled = option.moves(state, seat, filled)
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        verb, first, second, purse = moves.unpack(move)
        if verb > RAISE or purse:
            self.take_other(state, seat, move)
            return
        card = second if verb == RAISE else first
        slot = layout.find(state, card)
        layout.take(state, slot)
        if state.log is not None:
            state.tell(CARD_TAKEN, seat, card, slot)
        if verb == SELL:
            self.sell(state, seat, card)
        elif verb == BUILD:
            self.build(state, seat, card)
        else:
            prices.pay(state, seat, first)
            wonder_building.raise_wonder(state, seat, first, card)

    def take_other(self, state: State, seat: int, move: int) -> None:
        """A way that an expansion knows, or coins that do not come from the treasury."""
        if moves.purse_of(move):
            treasury.withdraw(state, seat, moves.purse_of(move))
            self.take(state, seat, 0, moves.without_purse(move))
            return
        for number in range(self.optional):
            option = lookup.option(self.options, number)
            if option.verb == moves.verb_of(move):
                option.take(state, seat, move)

    def sell(self, state: State, seat: int, card: int) -> None:
        coins = SALE + state.counts[seat][YELLOW] + state.sale_bonus[seat]
        state.coins[seat] += coins
        state.discard(card)
        if state.log is not None:
            state.tell(CARD_SOLD, seat, card, coins)

    def build(self, state: State, seat: int, card: int) -> None:
        chained = prices.linked(state, seat, card)
        prices.pay(state, seat, card)
        if state.log is not None:
            state.tell(CARD_BUILT, seat, card, chained)
        building.receive(state, seat, card, chained)


class PickToken(Decision):
    """A pair of symbols: take a progress token from the board."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        tokens = state.board
        while tokens:
            state.menu[filled] = moves.pack(TOKEN_MOVE, FIRST_TOKEN + bits.lowest(tokens))
            filled += 1
            tokens &= tokens - 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = moves.first_of(move)
        state.board &= ~(1 << token - FIRST_TOKEN)
        state.tell(TOKEN_TAKEN, seat, token, 0)
        building.receive(state, seat, token, 0)


class KeepToken(Decision):
    """Keep one of the tokens drawn from the box."""

    def moves(self, state: State, seat: int, about: int) -> int:
        for place in range(state.drawn):
            state.menu[place] = moves.pack(TOKEN_MOVE, state.box[place])
        return state.drawn

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = moves.first_of(move)
        token_draw.remove(state, token)
        token_draw.mix(state)
        state.drawn = 0
        state.watching = 0
        state.tell(TOKEN_KEPT, seat, token, 0)
        building.receive(state, seat, token, 0)


class ReviveCard(Decision):
    """Build a card from the discard pile for nothing."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for place in range(state.discarded):
            if building.can_revive(state, state.discards[place]):
                state.menu[filled] = moves.pack(REVIVE, state.discards[place])
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = moves.first_of(move)
        state.take_back(card)
        state.tell(CARD_REVIVED, seat, card, 0)
        building.receive(state, seat, card, 0)


class DestroyCard(Decision):
    """Discard a card of one colour from the opponent's city."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for card in range(FIRST_WONDER):
            if CATALOGUE.colour[card] == about and state.built[1 - seat][card]:
                state.menu[filled] = moves.pack(DESTROY, card)
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = moves.first_of(move)
        building.leave(state, 1 - seat, card)
        state.discard(card)
        state.tell(CARD_DESTROYED, 1 - seat, card, 0)


class ChooseStarter(Decision):
    """Say who begins the age."""

    def moves(self, state: State, seat: int, about: int) -> int:
        for starter in range(sizes.SEATS):
            state.menu[starter] = moves.pack(START, starter)
        return sizes.SEATS

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        state.mover = moves.first_of(move)
        state.tell(STARTER_CHOSEN, state.mover, seat, 0)
        state.tell(TURN_BEGUN, state.mover, 0, 0)
        state.ask(TAKE_TURN, state.mover, 0)
