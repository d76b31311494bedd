"""Events and hypothetical moves of Leaders as JSON documents have them."""

from __future__ import annotations

from ...wire.wonders.city_summary import leaders_part, own_leaders
from ...wire.wonders.documents import Details
from ...wire.wonders.hypothetical_moves import Things
from .. import constants as wonders
from ..knowledge.view import View
from . import constants as w

NO_CITY = {
    w.PACKS_PASSED,
    w.RECRUITMENT_BEGUN,
}
ITEM_FACTS = {
    w.LEADER_DEALT,
    w.LEADER_KEPT,
    w.LEADER_RECRUITED,
    w.DRAW_OF_LEADER,
    w.LEADER_COPIED,
}
COIN_FACTS = {
    wonders.BANK_BOUGHT,
}
OTHER_CITY = {
    wonders.DEFEAT_PASSED: "loser",
}
DETAILS: dict[int, Details] = {
    w.PACKS_PASSED: lambda told: {"direction": wonders.SIDES[told.what], "cards": told.amount},
    w.RECRUITMENT_BEGUN: lambda told: {"age": told.what},
    w.LEADERS_DRAWN: lambda told: {"cards": told.amount},
    w.LEADERS_LEFT: lambda told: {"cards": told.amount},
    w.LEADER_COPIED: lambda told: {"owner": told.amount + 1},
    wonders.DEFEAT_PASSED: lambda told: {"points": told.amount},
}
VERBS = {
    w.DRAFT_LEADER: (w.KEEP,),
    w.RECRUIT_LEADER: (w.RECRUIT, wonders.RAISE, wonders.SELL),
    w.HIRE_LEADER: (w.RECRUIT,),
    w.COURT_LEADER: (w.COPY,),
}


def leaders_in_hand(view: View, city: int) -> list[int]:
    return list(own_leaders(view))


def leaders_in_play(view: View, city: int) -> list[int]:
    part = leaders_part(view)
    return [leader for city in part.leaders for leader in city] if part else []


THINGS: dict[int, Things] = {
    w.RECRUIT_LEADER: leaders_in_hand,
    w.HIRE_LEADER: leaders_in_hand,
    w.COURT_LEADER: leaders_in_play,
}
