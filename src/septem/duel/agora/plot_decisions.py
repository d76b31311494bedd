"""Questions that conspiracies ask."""

from ...core import bits
from .. import moves, sizes
from ..constants import (
    BLUE,
    BY_SCIENCE,
    CARD_BUILT,
    CARD_TAKEN,
    DRAW,
    ENOUGH_SYMBOLS,
    GAME_SHARED,
    GAME_WON,
    GREEN,
    NOBODY,
    NOTHING,
    PAIR_MADE,
    PICK_TOKEN,
    TOKEN_KEPT,
    TOKEN_MOVE,
)
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN
from ..model import Decision
from ..promo.constants import CARD_CAST, CAST, CLAIM
from ..rules import building, layout, token_draw
from ..state import State
from . import decisions, removed, senate
from .constants import (
    ACTIONS_FORGONE,
    CARD_SWAPPED,
    CAST_OPEN,
    FROM_BOARD,
    FROM_BOX,
    FROM_OPPONENT,
    LOCK,
    LOCKED_SEEN,
    PASS,
    RUIN,
    SHIFT,
    SWAP,
    TOKEN_LOCKED,
    WONDER_RUINED,
)

FREE = 2  # the route of a building that costs nothing
EVERYONE_AT_TABLE = 7


class LockToken(Decision):
    """Lock away a token of the board, of the opponent or of the box (A-144)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for token in range(FIRST_TOKEN, LAST_TOKEN):
            if self.place_of(state, seat, token):
                state.menu[filled] = moves.pack(LOCK, token)
                filled += 1
        return filled

    def place_of(self, state: State, seat: int, token: int) -> int:
        if state.board >> token - FIRST_TOKEN & 1:
            return FROM_BOARD
        if state.built[1 - seat][token]:
            return FROM_OPPONENT
        for place in range(state.boxed):
            if state.box[place] == token:
                return FROM_BOX
        return 0

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = moves.first_of(move)
        state.locked_from = self.place_of(state, seat, token)
        state.locked = token
        state.locked_seen = EVERYONE_AT_TABLE
        for viewer in range(sizes.SEATS):
            state.box_seen[viewer] = 0
        if state.locked_from == FROM_BOARD:
            state.board &= ~(1 << token - FIRST_TOKEN)
        elif state.locked_from == FROM_OPPONENT:
            building.leave(state, 1 - seat, token)
            recount(state, 1 - seat)
        else:
            token_draw.pull(state, token)
            state.locked_seen = 1 << seat
            state.whisper(1 << seat, LOCKED_SEEN, seat, token, 0)
            token = NOTHING
        state.tell(TOKEN_LOCKED, seat, token, state.locked_from)


class ClaimRemoved(Decision):
    """Build one of the cards put back into the box, for nothing (A-151, A-152)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for card in range(CATALOGUE.deck_start[state.age + 1]):
            if removed.lies_there(state, card):
                state.menu[filled] = moves.pack(CLAIM, card)
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        card = moves.first_of(move)
        removed.take(state, card)
        state.tell(CARD_BUILT, seat, card, FREE)
        building.receive(state, seat, card, 0)


class SpyToken(Decision):
    """Take a token from the box (A-154)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        """In the order of their numbers: that of the box is hidden."""
        filled = 0
        for token in range(FIRST_TOKEN, LAST_TOKEN):
            for place in range(state.boxed):
                if state.box[place] == token:
                    state.menu[filled] = moves.pack(TOKEN_MOVE, token)
                    filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        token = moves.first_of(move)
        token_draw.pull(state, token)
        state.tell(TOKEN_KEPT, seat, token, 0)
        building.receive(state, seat, token, 0)


class CastOpen(Decision):
    """Discard an accessible card; cards uncovered are turned over at once (A-155, A-156)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        slots = state.open
        while slots:
            state.menu[filled] = moves.pack(CAST, state.deal[state.age * sizes.SLOTS + bits.lowest(slots)])
            slots &= slots - 1
            filled += 1
        return decisions.put_pass(state, filled) if about else filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        if moves.verb_of(move) == PASS:
            state.tell(ACTIONS_FORGONE, seat, CAST_OPEN, 1)
            return
        card = moves.first_of(move)
        slot = layout.find(state, card)
        layout.take(state, slot)
        state.tell(CARD_TAKEN, seat, card, slot)
        state.discard(card)
        state.tell(CARD_CAST, seat, card, 0)
        state.turning = 1


class SwapCards(Decision):
    """Take a blue or green building of the opponent for one of the same colour (A-159)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for card in range(FIRST_WONDER):
            if state.built[1 - seat][card] and is_swappable(card):
                filled = self.list_own(state, seat, card, filled)
        return filled

    def list_own(self, state: State, seat: int, card: int, filled: int) -> int:
        for own in range(FIRST_WONDER):
            if state.built[seat][own] and CATALOGUE.colour[own] == CATALOGUE.colour[card]:
                state.menu[filled] = moves.pack_two(SWAP, card, own)
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        gained = moves.first_of(move)
        given = moves.second_of(move)
        self.hand_over(state, 1 - seat, seat, gained)
        self.hand_over(state, seat, 1 - seat, given)
        for viewer in range(sizes.SEATS):
            recount(state, viewer)
        if CATALOGUE.colour[gained] == GREEN and not self.decide(state):
            self.ask_for_token(state, 1 - seat, CATALOGUE.symbol[given])
            self.ask_for_token(state, seat, CATALOGUE.symbol[gained])

    def hand_over(self, state: State, owner: int, seat: int, card: int) -> None:
        """A card changes cities; a snake that lies on it is lost (A-250)."""
        building.leave(state, owner, card)
        building.enter(state, seat, card)
        state.tell(CARD_SWAPPED, seat, card, 0)
        for keeper in range(sizes.SEATS):
            if state.snake[keeper] == card:
                state.snake[keeper] = NOTHING

    def decide(self, state: State) -> int:
        """1 if somebody has six different symbols now; both share the victory (A-161)."""
        first = bits.count(state.symbols[0]) >= ENOUGH_SYMBOLS
        second = bits.count(state.symbols[1]) >= ENOUGH_SYMBOLS
        if first and second:
            state.finish(DRAW, BY_SCIENCE)
            state.tell(GAME_SHARED, 0, 0, 0)
        elif first or second:
            state.finish(0 if first else 1, BY_SCIENCE)
            state.tell(GAME_WON, 0 if first else 1, BY_SCIENCE, 0)
        return 1 if state.winner != NOBODY else 0

    def ask_for_token(self, state: State, seat: int, symbol: int) -> None:
        """A pair made by the card received brings a token (A-160)."""
        if state.pairs[seat] >> symbol & 1:
            state.tell(PAIR_MADE, seat, symbol, 0)
            state.ask(PICK_TOKEN, seat, 0)


def is_swappable(card: int) -> int:
    return 1 if CATALOGUE.colour[card] in (BLUE, GREEN) else 0


def recount(state: State, seat: int) -> None:
    """Find out again which symbols a city has, once one may be gone."""
    state.symbols[seat] = 0
    state.pairs[seat] = 0
    for item in range(CATALOGUE.size):
        if state.built[seat][item]:
            count_symbol(state, seat, item)
    if state.snake[seat] != NOTHING:
        count_symbol(state, seat, state.snake[seat])


def count_symbol(state: State, seat: int, item: int) -> None:
    if CATALOGUE.symbol[item] >= 0:
        state.pairs[seat] |= state.symbols[seat] & 1 << CATALOGUE.symbol[item]
        state.symbols[seat] |= 1 << CATALOGUE.symbol[item]


class ShiftDecree(Decision):
    """Move a decree to another chamber (A-162)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for start in range(sizes.CHAMBERS):
            if has_decree(state, start):
                for end in range(sizes.CHAMBERS):
                    if end != start:
                        state.menu[filled] = moves.pack_two(SHIFT, start, end)
                        filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        senate.shift(state, seat, moves.first_of(move), moves.second_of(move))


def has_decree(state: State, chamber: int) -> int:
    for place in range(sizes.CHAMBERS):
        if state.decree_at[place] == chamber:
            return 1
    return 0


class RuinWonder(Decision):
    """A built wonder of the opponent goes to the box, the card under it to the discard pile (A-165)."""

    def moves(self, state: State, seat: int, about: int) -> int:
        filled = 0
        for wonder in range(FIRST_WONDER, FIRST_TOKEN):
            if state.built[1 - seat][wonder]:
                state.menu[filled] = moves.pack(RUIN, wonder)
                filled += 1
        return filled

    def take(self, state: State, seat: int, about: int, move: int) -> None:
        wonder = moves.first_of(move)
        card = state.spent[wonder - FIRST_WONDER]
        building.leave(state, 1 - seat, wonder)
        state.spent[wonder - FIRST_WONDER] = NOTHING
        state.raised -= 1
        if card != NOTHING:
            state.discard(card)
        state.tell(WONDER_RUINED, 1 - seat, wonder, card)
