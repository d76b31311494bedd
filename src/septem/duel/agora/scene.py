"""Agora's part of a scene: the senate with its decrees, and each city's conspiracies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...web.scene.models import Chamber, Conspiracy, DuelBoard, DuelCity, Senate
from .. import sizes
from ..constants import NOTHING
from ..data.catalogue import CATALOGUE
from ..data.components import MORE_ITEMS
from ..knowledge.view import View
from .constants import CUBES, ENDS, PLACES, RECRUIT, SENATOR_DECK
from .numbers import FIRST_DECREE, FIRST_PLOT
from .senate import worth
from .view import AgoraView, Plot
from .wire import agora

PRICED = {RECRUIT}
SUBJECTS: dict[str, Callable[[int], dict[str, Any]]] = {"CHAMBER": lambda chamber: {"chamber": chamber + 1}}
SECOND_SUBJECTS: dict[str, Callable[[int], dict[str, Any]]] = {
    "CHAMBER": lambda chamber: {"to": chamber + 1},
    "END": lambda end: {"word": ENDS[end]},
}
PREVIEW_VERBS = {SENATOR_DECK: RECRUIT}
FAMILIES = ("decree", "conspiracy")


def item_fields(item: int) -> dict[str, Any]:
    families = [family for family in FAMILIES if item in MORE_ITEMS[family]]
    return {"family": families[0]} if families else {}


def board_fields(view: View) -> dict[str, Any]:
    part = agora(view)
    return {"senate": senate(part)} if part else {}


def senate(part: AgoraView) -> Senate:
    source, _, token = part.locked
    return Senate(
        chambers=[chamber(part, number) for number in range(sizes.CHAMBERS)],
        stock=[CUBES - sum(cubes) for cubes in part.cubes],
        deck=[named(face, FIRST_PLOT) for face in part.deck],
        locked=None if token is None else CATALOGUE.id(token),
        locked_from=PLACES[source] if source else None,
    )


def chamber(part: AgoraView, number: int) -> Chamber:
    first, second = (cubes[number] for cubes in part.cubes)
    return Chamber(
        number=number + 1,
        points=worth(number),
        cubes=[first, second],
        controller=None if first == second else 1 + (second > first),
        decrees=[named(decree.face, FIRST_DECREE) for decree in part.decrees if decree.chamber == number],
    )


def named(face: int | None, first: int) -> str | None:
    return None if face is None else CATALOGUE.id(first + face)


def city_fields(view: View, seat: int) -> dict[str, Any]:
    part = agora(view)
    hand = part.hands[seat] if part else ()
    return {"conspiracies": [conspiracy(number, plot) for number, plot in enumerate(hand, 1)]}


def conspiracy(number: int, plot: Plot) -> Conspiracy:
    return Conspiracy(
        number=number,
        item=named(plot.face, FIRST_PLOT),
        card=None if plot.card == NOTHING else CATALOGUE.id(plot.card),
        triggered=plot.shown,
    )


def revealed_fields(board: DuelBoard, position: dict[str, Any]) -> dict[str, Any]:
    """All decrees and conspiracies, from a position file."""
    if board.senate is None:
        return {}
    hidden = position["hidden"]["agora"]
    moved = {int(place): to for place, to in position["agora"].get("moved", {}).items()}
    lying = [(moved.get(place, place), decree) for place, decree in enumerate(hidden["decrees"], 1)]
    chambers = [
        one.model_copy(update={"decrees": [decree for place, decree in lying if place == one.number]})
        for one in board.senate.chambers
    ]
    shown = {"chambers": chambers, "deck": hidden["deck"], "locked": hidden["locked"] or board.senate.locked}
    hands = zip(board.cities, hidden["conspiracies"], strict=True)
    return {
        "senate": board.senate.model_copy(update=shown),
        "cities": [reveal_hand(city, faces) for city, faces in hands],
    }


def reveal_hand(city: DuelCity, faces: list[str]) -> DuelCity:
    known = zip(city.conspiracies, faces, strict=True)
    return city.model_copy(update={"conspiracies": [one.model_copy(update={"item": face}) for one, face in known]})
