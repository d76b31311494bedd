"""What a position of 7 Wonders with one clearly best move is about."""

from __future__ import annotations

from ...wonders import constants as w
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ...wonders.moves import verb_of
from .reasons import reasons

BY_REASON = {
    "science": "science",
    "ahead": "military",
    "level": "military",
    "avoids": "military",
    "denies_next": "deny",
    "denies_next_free": "deny",
}


def themes(game: Wonders, view: View, move: int) -> list[str]:
    """All themes of a position whose best move is known, the weightiest first; `plan` if there is no other."""
    found = [BY_REASON[reason.code] for reason in reasons(game, view, move) if reason.code in BY_REASON]
    if verb_of(move) == w.RAISE:
        found.insert(0, "stage")
    elif verb_of(move) not in (w.BUILD, w.SELL):
        found.insert(0, "draft")
    return list(dict.fromkeys(found)) or ["plan"]
