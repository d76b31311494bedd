"""Adds everything hidden to a scene: only for finished games."""

from __future__ import annotations

from typing import Any

from ...duel.constants import NOTHING
from ...duel.data.catalogue import CATALOGUE
from ...wonders.leaders.wire import own_leaders
from .common import Viewer
from .duel.table import DuelBoard, Pantheon, Shrine, Slot, Unseen
from .wonders import table
from .wonders.table import WondersBoard

COVERED = "?"  # prefix of face-down cards in a position file; after an @ follow the seats that know the card


def reveal(viewer: Viewer, board: Any, truth: Any) -> Any:
    """The board of a spectator's view, with what the true position hides from a spectator."""
    position: dict[str, Any] = viewer.game.position_json(truth)
    if isinstance(board, DuelBoard):
        return reveal_duel(board, position, named_removed(truth))
    return reveal_wonders(viewer, board, truth, position)


def named_removed(truth: Any) -> list[str]:
    """Cards that were returned to the box before the game."""
    return [CATALOGUE.id(card) for card in truth.removed if card != NOTHING]


def plain(card: str) -> str:
    return card.removeprefix(COVERED).partition("@")[0]


def reveal_duel(board: DuelBoard, position: dict[str, Any], removed: list[str]) -> DuelBoard:
    faces: list[str | None] = position["structure"] if board.slots else []
    hidden = position.get("hidden", {})
    return board.model_copy(
        update={
            "slots": [reveal_slot(slot, faces[slot.slot]) for slot in board.slots],
            "pantheon": board.pantheon and reveal_pantheon(board.pantheon, position["pantheon"]),
            "hidden": Unseen(
                box=hidden.get("box", []),
                removed=removed,
                later={int(age): cards for age, cards in hidden.get("later", {}).items()},
                wonders=hidden.get("offer", []),
            ),
        }
    )


def reveal_slot(slot: Slot, face: str | None) -> Slot:
    return slot if slot.card or face is None else slot.model_copy(update={"card": plain(face), "hidden": True})


def reveal_pantheon(pantheon: Pantheon, written: dict[str, Any]) -> Pantheon:
    def shrine(seen: Shrine | None, face: str | None) -> Shrine | None:
        return seen and seen.model_copy(update={"card": plain(face)}) if face else seen

    slots = [shrine(seen, face) for seen, face in zip(pantheon.slots, written["slots"], strict=True)]
    decks = {name: [plain(card) for card in cards] for name, cards in written["decks"].items()}
    return pantheon.model_copy(update={"slots": slots, "decks": decks})


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
            "leader_hands": [table.named(own_leaders(view)) for view in views],
            "chosen": [table.chosen(viewer, *answer) for view in views for answer in view.answers],
            "pile": position["discard"],
        }
    )


def merged(known: list[list[str | None]]) -> list[str | None]:
    """The cards, as far as any seat knows them."""
    return [next((card for card in cards if card), None) for cards in zip(*known, strict=True)]
