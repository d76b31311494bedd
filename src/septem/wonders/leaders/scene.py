"""Leaders' part of a scene: the leaders in hands, in cities, under stages and in the draft."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...web.scene.common import Viewer
from .. import moves
from ..constants import BEFORE, RAISE
from ..data.catalogue import CATALOGUE
from ..knowledge.view import View
from . import wire
from .constants import COPY, DRAFT_LEADER, RECRUIT

PRICED = {RECRUIT}


def named(leaders: Iterable[int]) -> list[str]:
    return [CATALOGUE.id(leader) for leader in leaders]


def board_fields(view: View) -> dict[str, Any]:
    return {"draft_pack": named(pack(view))}


def pack(view: View) -> tuple[int, ...]:
    """The leaders from which the viewer drafts one now."""
    part = wire.leaders_part(view)
    if part is None or view.round is None or view.round.kind != DRAFT_LEADER:
        return ()
    return next((one.leaders for one in part.packs if one.seat == view.seat and one.kept is None), ())


def hand_fields(view: View, seat: int | None) -> dict[str, Any]:
    """The leaders in a hand that the viewer sees."""
    return {"leader_hand": [] if seat is None else named(wire.held_items(view, seat))}


def city_fields(view: View, city: int) -> dict[str, Any]:
    copied = wire.copied(view, city)
    return {
        "leaders": named(wire.city_items(view, city)),
        "copied": None if copied is None else CATALOGUE.id(copied),
        "leaders_held": wire.count_in_hand(view, city),
    }


def raised(view: View, city: int) -> list[tuple[tuple[int, int], int | None]]:
    """The leaders under stages, spent before an age began, with the age and turn."""
    part = wire.leaders_part(view)
    deeds = part.deeds if part else ()
    return [((deed.age, BEFORE), deed.leader) for deed in deeds if (deed.city, deed.verb) == (city, RAISE)]


def revealed_fields(views: Sequence[View]) -> dict[str, Any]:
    """The leaders in all hands."""
    return {"leader_hands": [named(wire.own_leaders(view)) for view in views]}


def copied_leader(viewer: Viewer, move: int) -> dict[str, Any]:
    """The leader, and the city, counted from 1, that has it."""
    leader, part = moves.card_of(move), wire.leaders_part(viewer.view)
    owners = (city for city, found in enumerate(part.leaders, 1) if leader in found) if part else ()
    return {"item": CATALOGUE.id(leader), "seat": next(iter(owners), None)}


SUBJECTS: dict[int, Callable[[Viewer, int], dict[str, Any]]] = {COPY: copied_leader}
