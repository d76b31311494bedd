"""Adds everything hidden to a scene: only for finished games."""

from __future__ import annotations

from typing import Any

from ...duel.constants import NOTHING
from ...duel.data.catalogue import CATALOGUE
from .common import Viewer, added, plain
from .models import DuelBoard, Slot, Unseen, WondersBoard
from .wonders import table


def reveal(viewer: Viewer, board: Any, truth: Any) -> Any:
    """The board of a spectator's view, with what the true position hides from a spectator."""
    position: dict[str, Any] = viewer.game.position_json(truth)
    if isinstance(board, DuelBoard):
        return reveal_duel(board, position, named_removed(truth))
    return reveal_wonders(viewer, board, truth, position)


def named_removed(truth: Any) -> list[str]:
    """Cards that were returned to the box before the game."""
    return [CATALOGUE.id(card) for card in truth.removed if card != NOTHING]


def reveal_duel(board: DuelBoard, position: dict[str, Any], removed: list[str]) -> DuelBoard:
    faces: list[str | None] = position["structure"] if board.slots else []
    hidden = position.get("hidden", {})
    return board.model_copy(
        update={
            "slots": [reveal_slot(slot, faces[slot.slot]) for slot in board.slots],
            "hidden": Unseen(
                box=hidden.get("box", []),
                removed=removed,
                later={int(age): cards for age, cards in hidden.get("later", {}).items()},
                wonders=hidden.get("offer", []),
            ),
            **added("duel", "revealed_fields", board, position),
        }
    )


def reveal_slot(slot: Slot, face: str | None) -> Slot:
    return slot if slot.card or face is None else slot.model_copy(update={"card": plain(face), "hidden": True})


def reveal_wonders(viewer: Viewer, board: WondersBoard, truth: Any, position: dict[str, Any]) -> WondersBoard:
    views = [viewer.game.view(truth, seat) for seat in range(viewer.game.seats)]
    cities = [
        city.model_copy(update={"under": merged([table.under(view, number) for view in views])})
        for number, city in enumerate(board.cities)
    ]
    return board.model_copy(
        update={
            "cities": cities,
            "hands": [table.named(view.hand) for view in views],
            "chosen": [table.chosen(viewer, *answer) for view in views for answer in view.answers],
            "pile": position["discard"],
            **added("wonders", "revealed_fields", views),
        }
    )


def merged(known: list[list[str | None]]) -> list[str | None]:
    """The cards, as far as any seat knows them."""
    return [next((card for card in cards if card), None) for cards in zip(*known, strict=True)]
