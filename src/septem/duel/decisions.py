"""Every question of the base game."""

from ..core import bits
from . import building, layout, payment, sizes
from .box import FIRST_TOKEN, FIRST_WONDER
from .catalogue import CATALOGUE
from .model import Decision
from .state import State
from .words import (
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
    PART,
    RAISE,
    REVIVE,
    SECOND_BITS,
    SELL,
    START,
    STARTER_CHOSEN,
    TAKE_TURN,
    TOKEN_KEPT,
    TOKEN_MOVE,
    TOKEN_TAKEN,
    TURN_BEGUN,
    VERB_BITS,
    WONDER_BOXED,
    WONDER_DRAFTED,
    WONDER_RAISED,
    YELLOW,
)

SALE = 2


class DraftWonder(Decision):
    """Take one of the wonders shown; the last of a group comes by itself (D-013)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        taken = state.hand[0] | state.hand[1]
        group = state.drafted // GROUP * GROUP
        for place in range(group, group + GROUP):
            if not taken >> state.offer[place] - FIRST_WONDER & 1:
                state.menu[filled] = DRAFT << VERB_BITS | state.offer[place]
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        self.give(state, seat, move & PART)
        if state.drafted % GROUP == GROUP - 1:
            self.moves(state, seat, about)
            self.give(state, 1 - seat, state.menu[0] & PART)

    def give(self, state: State, seat: int, wonder: int) -> None:
        state.hand[seat] |= 1 << wonder - FIRST_WONDER
        state.drafted += 1
        state.tell(WONDER_DRAFTED, seat, wonder, 0)


class TakeTurn(Decision):
    """Sell an open card, build it, or spend it on a wonder."""

    def moves(self, state: State, seat: int, about: int) -> int:
        payment.open_market(state, seat)
        raisable = self.raisable(state, seat)
        cards = state.age * sizes.SLOTS
        menu = state.menu
        filled = 0
        slots = state.open
        while slots:
            card = state.deal[cards + bits.lowest(slots)]
            slots &= slots - 1
            menu[filled] = SELL << VERB_BITS | card
            filled += 1
            if payment.affordable(state, seat, card):
                menu[filled] = BUILD << VERB_BITS | card
                filled += 1
            wonders = raisable
            while wonders:
                menu[filled] = RAISE << VERB_BITS | card << SECOND_BITS | FIRST_WONDER + bits.lowest(wonders)
                filled += 1
                wonders &= wonders - 1
        return filled

    def raisable(self, state: State, seat: int) -> int:
        """The wonders this city can pay for."""
        payable = 0
        wonders = state.hand[seat] if state.raised < MOST_WONDERS else 0
        while wonders:
            wonder = bits.lowest(wonders)
            wonders &= wonders - 1
            if payment.affordable(state, seat, FIRST_WONDER + wonder):
                payable |= 1 << wonder
        return payable

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        verb = move >> VERB_BITS
        card = move >> SECOND_BITS & PART if verb == RAISE else move & PART
        slot = layout.find(state, card)
        layout.take(state, slot)
        state.tell(CARD_TAKEN, seat, card, slot)
        if verb == SELL:
            self.sell(state, seat, card)
        elif verb == BUILD:
            self.build(state, seat, card)
        else:
            self.raise_wonder(state, seat, move & PART, card)

    def sell(self, state: State, seat: int, card: int) -> None:
        coins = SALE + state.counts[seat][YELLOW]
        state.coins[seat] += coins
        state.discard(card)
        state.tell(CARD_SOLD, seat, card, coins)

    def build(self, state: State, seat: int, card: int) -> None:
        chained = payment.linked(state, seat, card)
        payment.pay(state, seat, card)
        state.tell(CARD_BUILT, seat, card, chained)
        building.receive(state, seat, card, chained)

    def raise_wonder(self, state: State, seat: int, wonder: int, card: int) -> None:
        payment.pay(state, seat, wonder)
        state.spent[wonder - FIRST_WONDER] = card
        state.hand[seat] &= ~(1 << wonder - FIRST_WONDER)
        state.raised += 1
        state.again = 1 if state.replays[seat] else 0
        state.tell(WONDER_RAISED, seat, wonder, card)
        if state.raised == MOST_WONDERS:
            self.box_rest(state)
        building.receive(state, seat, wonder, 0)

    def box_rest(self, state: State) -> None:
        """Seven wonders stand: what is unbuilt goes to the box, before anything else happens (D-067, D-069)."""
        for owner in range(sizes.SEATS):
            while state.hand[owner]:
                state.tell(WONDER_BOXED, owner, FIRST_WONDER + bits.lowest(state.hand[owner]), 0)
                state.hand[owner] &= state.hand[owner] - 1


class PickToken(Decision):
    """A pair of symbols: take a progress token from the board."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        tokens = state.board
        while tokens:
            state.menu[filled] = TOKEN_MOVE << VERB_BITS | FIRST_TOKEN + bits.lowest(tokens)
            filled += 1
            tokens &= tokens - 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = move & PART
        state.board &= ~(1 << token - FIRST_TOKEN)
        state.tell(TOKEN_TAKEN, seat, token, 0)
        building.receive(state, seat, token, 0)


class KeepToken(Decision):
    """Keep one of the tokens drawn from the box."""

    def moves(self, state: State, seat: int, about: int) -> int:
        for place in range(state.drawn):
            state.menu[place] = TOKEN_MOVE << VERB_BITS | state.box[place]
        return state.drawn

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = move & PART
        place = 0
        while state.box[place] != token:
            place += 1
        state.boxed -= 1
        state.box[place] = state.box[state.boxed]
        state.drawn = 0
        state.watching = 0
        state.tell(TOKEN_KEPT, seat, token, 0)
        building.receive(state, seat, token, 0)


class ReviveCard(Decision):
    """Build a card from the discard pile for nothing."""

    def moves(self, state: State, seat: int, about: int) -> int:
        for place in range(state.discarded):
            state.menu[place] = REVIVE << VERB_BITS | state.discards[place]
        return state.discarded

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = move & PART
        place = 0
        while state.discards[place] != card:
            place += 1
        state.discarded -= 1
        state.discards[place] = state.discards[state.discarded]
        state.tell(CARD_REVIVED, seat, card, 0)
        building.receive(state, seat, card, 0)


class DestroyCard(Decision):
    """Discard a card of one colour from the opponent's city."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for card in range(FIRST_WONDER):
            if CATALOGUE.colour[card] == about and state.built[1 - seat][card]:
                state.menu[filled] = DESTROY << VERB_BITS | card
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = move & PART
        building.leave(state, 1 - seat, card)
        state.discard(card)
        state.tell(CARD_DESTROYED, 1 - seat, card, 0)


class ChooseStarter(Decision):
    """Say who begins the age."""

    def moves(self, state: State, seat: int, about: int) -> int:
        for starter in range(sizes.SEATS):
            state.menu[starter] = START << VERB_BITS | starter
        return sizes.SEATS

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        state.mover = move & PART
        state.tell(STARTER_CHOSEN, state.mover, seat, 0)
        state.tell(TURN_BEGUN, state.mover, 0, 0)
        state.ask(TAKE_TURN, state.mover, 0)
