"""Events and hypothetical moves of Leaders as JSON documents have them, and Leaders' part of a view."""

from __future__ import annotations

from collections.abc import Mapping

from ...wire.wonders.documents import Details
from ...wire.wonders.hypothetical_moves import Things
from .. import constants as wonders
from ..knowledge.view import View
from . import constants as w
from .view import LeadersView

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


def leaders_part(view: View) -> LeadersView | None:
    return next((part for part in view.parts if isinstance(part, LeadersView)), None)


def city_items(view: View, city: int) -> tuple[int, ...]:
    """The leaders that a city has recruited."""
    part = leaders_part(view)
    return part.leaders[city] if part else ()


def copied(view: View, city: int) -> int | None:
    """The leader of a neighbour whose effect a city has."""
    part = leaders_part(view)
    return part.copied[city] if part else None


def borrowed_items(view: View, city: int) -> tuple[int, ...]:
    leader = copied(view, city)
    return () if leader is None else (leader,)


def count_in_hand(view: View, city: int) -> int:
    """How many leaders a city holds; the Free City has no hand."""
    part = leaders_part(view)
    return part.held[city] if part and city < len(part.held) else 0


def held_items(view: View, seat: int) -> tuple[int, ...]:
    """The leaders in a hand, if the view shows them."""
    part = leaders_part(view)
    return dict(part.hands).get(seat, ()) if part else ()


def own_leaders(view: View) -> tuple[int, ...]:
    """The leaders in one's hand."""
    return () if view.seat is None else held_items(view, view.seat)


def line_names(options: Mapping[str, object]) -> dict[str, str]:
    """The line of the score sheet has another name where no other cards count in it (C-121)."""
    alone = options.get("leaders") and not options.get("cities")
    return {wonders.CATEGORIES[w.LEADERS]: "only_leaders"} if alone else {}


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
