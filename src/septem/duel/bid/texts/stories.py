"""The bid as sentences."""

from __future__ import annotations

from ....core.events import Event
from ....text.duel.narrator import Narration, Narrator, about_player
from ..constants import BID_MADE, FIRST_DECIDED


def tell_bid(narrator: Narrator, run: list[Event]) -> None:
    for event in run:
        narrator.add("event.bid_made", player=narrator.player(event.seat), coins=narrator.coins(event.what))


NARRATIONS: dict[int, Narration] = {BID_MADE: tell_bid, FIRST_DECIDED: about_player("event.first_decided")}
