"""The course of a game: the next step when nothing is left to ask."""

from ...core import bits
from .. import lookup, sizes
from ..constants import (
    AGE_OPENED,
    BEFORE,
    BOARD_GIVEN,
    CARD_DEALT,
    CARD_DRAWN,
    CARD_SEEN,
    CHOOSE_CARD,
    DRAW_SEEN,
    FOR_SETUP,
    FREE_SEAT,
    HANDS_PASSED,
    LAST_ASKED,
    LAST_SEEN,
    LEFT,
    PLAY_LAST,
    REVIVAL_LOST,
    REVIVE_CARD,
    RIGHT,
    STRICT_SEVENTH,
    TURN_BEGUN,
    VICTORY_POINTS,
)
from ..data.components import NO_BOARD
from ..knowledge import pile
from ..model import Extension
from ..state import State
from . import dealing, emit, scoring, seating, treasury, turn, war


class Flow:
    """The sequence of play, with the expansions of a table."""

    def __init__(self, extensions: list[Extension], start_coins: int) -> None:
        self.extensions = extensions
        self.extended = len(extensions)
        self.start_coins = start_coins

    def begin(self, state: State) -> None:
        """Everything is dealt: hand out coins and open the first age."""
        for city in range(state.cities):
            if state.board[city] != NO_BOARD:
                state.tell(BOARD_GIVEN, city, state.board[city], 0)
            treasury.receive(state, city, self.start_coins, FOR_SETUP)
        self.open_age(state)

    def proceed(self, state: State) -> None:
        """Nothing is left to ask: last cards, the pile, then the next turn or the end of the age (S-030.5 to 8)."""
        if state.turn == state.last_turn and not pile.rest(state) & state.lasting:
            pile.leave_rest(state)
        if self.extended and self.interrupt(state):
            return
        if state.turn == state.last_turn and pile.rest(state):
            self.ask_last(state)
            return
        while state.reviving:
            if self.ask_revival(state):
                return
        if self.extended and self.end_turn(state):
            return
        if state.turn == BEFORE:
            self.prepare(state)
        elif state.turn == state.last_turn:
            self.end_age(state)
        else:
            self.next_turn(state)

    def interrupt(self, state: State) -> int:
        """Whether an expansion has something to ask at once."""
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.interrupt(state)
            if state.depth:
                return 1
        return 0

    def end_turn(self, state: State) -> int:
        """Whether an expansion has something to ask at the end of a turn."""
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.end_turn(state)
            if state.depth:
                return 1
        return 0

    def ask_last(self, state: State) -> None:
        """Ask the city that may play the last card."""
        playing = pile.rest(state) & state.lasting
        state.ask(PLAY_LAST, playing)
        city = bits.lowest(playing)
        coins = state.kept_purse if state.rulings & STRICT_SEVENTH else state.coins[city]
        state.tell(LAST_ASKED, city, 0, coins)
        if city >= state.seats:
            state.whisper(state.eyes[seating.holder(state)], LAST_SEEN, city, state.hands[FREE_SEAT][0], 0)

    def ask_revival(self, state: State) -> int:
        """Ask the cities that may build from the pile; with an empty one the power is lost (R-18).

        They are asked even if no card there can be built: only the seat that looks may learn that (S-133).
        """
        city = bits.lowest(state.reviving) & 7
        state.reviving &= state.reviving - 1
        if state.discarded:
            state.ask(REVIVE_CARD, 1 << city)
            pile.look(state, city)
        else:
            state.tell(REVIVAL_LOST, city, 0, 0)
        return state.depth

    def next_turn(self, state: State) -> None:
        state.turn += 1
        seating.pass_hands(state)
        state.tell(HANDS_PASSED, 0, RIGHT if state.age == 1 else LEFT, 0)
        if state.log is not None:
            emit.hands(state, CARD_SEEN)
        self.begin_turn(state)

    def begin_turn(self, state: State) -> None:
        if self.extended:
            turn.begin(state)
        if state.seats == FREE_SEAT:
            self.draw_card(state)
        if state.log is not None:
            state.tell(TURN_BEGUN, seating.holder(state) if state.seats == FREE_SEAT else -1, state.turn + 1, 0)
        state.ask(CHOOSE_CARD, (1 << state.cities) - 1)

    def draw_card(self, state: State) -> None:
        dealing.draw_for_free_city(state)
        seat = seating.holder(state)
        card = state.dealt[state.age * sizes.CITIES + FREE_SEAT][state.turn]
        state.tell(CARD_DRAWN, seat, 0, state.held[FREE_SEAT])
        state.whisper(state.eyes[seat], DRAW_SEEN, seat, card, 0)

    def open_age(self, state: State) -> None:
        """Begin an age, before the hands are dealt."""
        state.turn = BEFORE
        state.claims = state.claiming
        state.colour_claims = state.colour_claiming
        self.prepare(state)

    def prepare(self, state: State) -> None:
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.prepare(state)
            if state.depth:
                return
        self.deal_hands(state)

    def deal_hands(self, state: State) -> None:
        state.turn = 0
        dealing.take_hands(state)
        state.tell(AGE_OPENED, 0, state.age + 1, state.rounds)
        if state.log is not None:
            emit.hands(state, CARD_DEALT)
        self.begin_turn(state)

    def end_age(self, state: State) -> None:
        war.conflicts(state, VICTORY_POINTS[state.age])
        if state.age == sizes.AGES - 1:
            scoring.judge(state)
        else:
            state.age += 1
            self.open_age(state)
