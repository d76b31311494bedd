"""Events in words."""

from septem.core.events import Event
from septem.text.duel.narrator import Narration, Narrator

from ..constants import BET_PLACED


def tell_bet(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        key = "event.bet_won" if event.amount else "event.bet_lost"
        narrator.add(key, player=narrator.player(event.seat), number=event.what + 1)


NARRATIONS: dict[int, Narration] = {BET_PLACED: tell_bet}
