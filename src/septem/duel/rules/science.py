"""Scientific symbols: pairs bring a token, six different ones the victory."""

from ...core import bits
from ..constants import BY_SCIENCE, ENOUGH_SYMBOLS, GAME_WON, PAIR_MADE, PICK_TOKEN
from ..state import State


def learn(state: State, seat: int, symbol: int) -> None:
    mark = 1 << symbol
    if not state.symbols[seat] & mark:
        state.symbols[seat] |= mark
        if bits.count(state.symbols[seat]) >= ENOUGH_SYMBOLS:
            state.finish(seat, BY_SCIENCE)
            state.tell(GAME_WON, seat, BY_SCIENCE, 0)
        return
    state.pairs[seat] |= mark
    state.tell(PAIR_MADE, seat, symbol, 0)
    if state.board:
        state.ask(PICK_TOKEN, seat, 0)
