"""The rules of the expansion at the moments of a game."""

from septem.core.chance import Stream
from septem.core.documents import Part
from septem.duel import writing
from septem.duel.constants import GAME_WON
from septem.duel.model import Decision, Extension
from septem.duel.state import State

from .constants import BY_LUCK, ENOUGH, FIRST_LUCKY, LUCKY_POINTS, PLACE_BET
from .decisions import PlaceBet
from .options import LotteryOptions


class Lottery(Extension):
    """Five bets won are a victory."""

    def __init__(self, options: LotteryOptions) -> None:
        """There is nothing to choose but whether it is in play."""

    def questions(self) -> dict[int, Decision]:
        return {PLACE_BET: PlaceBet()}

    def categories(self) -> tuple[int, ...]:
        return (LUCKY_POINTS,)

    def see(self, state: State, seat: int) -> object:
        """Bets won are public."""
        return (state.extra[FIRST_LUCKY], state.extra[FIRST_LUCKY + 1])

    def restore(self, state: State, seat: int, seen: object, hidden: object, stream: Stream) -> None:
        won = seen if isinstance(seen, tuple) else (0, 0)
        for bettor, bets in enumerate(won):
            writing.put_extra(state, FIRST_LUCKY + bettor, bets)

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        return {"lottery": list(seen)} if isinstance(seen, tuple) else {}

    def unfile(self, document: Part, hidden: Part, age: int, places: object) -> tuple[object, object]:
        won = document.entries().get("lottery", Part([0, 0], "lottery")).exactly(2)
        return tuple(part.number(0, ENOUGH) for part in won), None

    def end_turn(self, state: State) -> None:
        if state.extra[FIRST_LUCKY + state.mover] >= ENOUGH:
            state.finish(state.mover, BY_LUCK)
            state.tell(GAME_WON, state.mover, BY_LUCK, 0)
