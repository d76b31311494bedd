"""A table with everything that was hidden laid open: only for games that are over."""

from __future__ import annotations

from typing import Any

from ...duel.constants import NOTHING
from ...duel.data.catalogue import CATALOGUE
from ...wire.wonders.city_summary import own_leaders
from .common import Eyes
from .duel.table import DuelBoard, Pantheon, Shrine, Slot, Unseen
from .wonders import table
from .wonders.table import WondersBoard

COVERED = "?"  # before what lies face down in a position that is written down; behind an @ stands who knows it


def reveal(eyes: Eyes, board: Any, truth: Any) -> Any:
    """The board of a spectator's view, and with it what the true position hides from one."""
    position: dict[str, Any] = eyes.game.position_json(truth)
    if isinstance(board, DuelBoard):
        return reveal_duel(board, position, named_removed(truth))
    return reveal_wonders(eyes, board, truth, position)


def named_removed(truth: Any) -> list[str]:
    """Cards that were put back into the box before the game."""
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


def reveal_wonders(eyes: Eyes, board: WondersBoard, truth: Any, position: dict[str, Any]) -> WondersBoard:
    views = [eyes.game.view(truth, seat) for seat in range(eyes.game.seats)]
    cities = [
        city.model_copy(update={"under": together([table.under(view, number) for view in views])})
        for number, city in enumerate(board.cities)
    ]
    return board.model_copy(
        update={
            "cities": cities,
            "hands": [table.named(view.hand) for view in views],
            "leader_hands": [table.named(own_leaders(view)) for view in views],
            "chosen": [table.chosen(eyes, *answer) for view in views for answer in view.answers],
            "pile": position["discard"],
        }
    )


def together(known: list[list[str | None]]) -> list[str | None]:
    """What all seats know of the same cards."""
    return [next((card for card in cards if card), None) for cards in zip(*known, strict=True)]
