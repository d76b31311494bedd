"""The course of a game: what comes next when nothing is left to ask."""

from ..core import bits
from . import dealing, pile, scoring, seating, sizes, telling, treasury, turn
from .state import State
from .words import (
    AGE_OPENED,
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
    LAST_TURN,
    LEFT,
    PLAY_LAST,
    REVIVAL_LOST,
    REVIVE_CARD,
    RIGHT,
    STRICT_SEVENTH,
    TURN_BEGUN,
)

START_COINS = 3
FULL_HAND = 7
VICTORY = (1, 3, 5)


def begin(state: State) -> None:
    """Everything is dealt: hand out coins and open the first age."""
    for city in range(state.cities):
        state.tell(BOARD_GIVEN, city, state.board[city], 0)
        treasury.receive(state, city, START_COINS, FOR_SETUP)
    open_age(state)


def proceed(state: State) -> None:
    """Nothing is left to ask: seventh cards, the pile, then the next turn or the end of the age (S-030.5 to 8)."""
    if state.turn == LAST_TURN and pile.rest(state):
        if ask_last(state):
            return
        pile.leave_rest(state)
    if state.reviving and ask_revival(state):
        return
    if state.turn == LAST_TURN:
        end_age(state)
    else:
        next_turn(state)


def ask_last(state: State) -> int:
    """Ask who may play the seventh card."""
    playing = pile.rest(state) & state.lasting
    if playing:
        state.ask(PLAY_LAST, playing)
        city = bits.lowest(playing)
        coins = state.kept_purse if state.rulings & STRICT_SEVENTH else state.coins[city]
        state.tell(LAST_ASKED, city, 0, coins)
        if city >= state.seats:
            state.whisper(1 << seating.holder(state), LAST_SEEN, city, state.hands[FREE_SEAT][0], 0)
    return playing


def ask_revival(state: State) -> int:
    """Ask who may build from the pile; with an empty one the power is lost (R-18).

    It is asked though nothing there can be built: only who looks knows that, and nobody else may learn it (S-133).
    """
    city = bits.lowest(state.reviving)
    state.reviving = 0
    if state.discarded:
        state.ask(REVIVE_CARD, 1 << city)
        pile.look(state, city)
    else:
        state.tell(REVIVAL_LOST, city, 0, 0)
    return state.depth


def next_turn(state: State) -> None:
    state.turn += 1
    seating.pass_hands(state)
    state.tell(HANDS_PASSED, 0, RIGHT if state.age == 1 else LEFT, 0)
    if state.log is not None:
        telling.hands(state, CARD_SEEN)
    begin_turn(state)


def begin_turn(state: State) -> None:
    if state.seats == FREE_SEAT:
        draw_card(state)
    if state.log is not None:
        state.tell(TURN_BEGUN, seating.holder(state) if state.seats == FREE_SEAT else -1, state.turn + 1, 0)
    state.ask(CHOOSE_CARD, (1 << state.cities) - 1)


def draw_card(state: State) -> None:
    dealing.draw_for_free_city(state)
    seat = seating.holder(state)
    card = state.dealt[state.age * sizes.CITIES + FREE_SEAT][state.turn]
    state.tell(CARD_DRAWN, seat, 0, state.held[FREE_SEAT])
    state.whisper(1 << seat, DRAW_SEEN, seat, card, 0)


def open_age(state: State) -> None:
    state.turn = 0
    state.claims = state.claiming
    dealing.take_hands(state)
    state.tell(AGE_OPENED, 0, state.age + 1, FULL_HAND)
    if state.log is not None:
        telling.hands(state, CARD_DEALT)
    begin_turn(state)


def end_age(state: State) -> None:
    turn.conflicts(state, VICTORY[state.age])
    if state.age == sizes.AGES - 1:
        scoring.judge(state)
    else:
        state.age += 1
        open_age(state)
