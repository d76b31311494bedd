"""The military track on one line, and the board beside it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....duel.constants import CAPITAL, FAR_COINS, FAR_LOOT, NEAR_COINS, NEAR_LOOT
from ....duel.knowledge.view import View
from ...terminal.theme import BOLD, STYLES
from .theme import DuelTheme

LOOT_AT = {-FAR_LOOT: (1, FAR_COINS), -NEAR_LOOT: (0, NEAR_COINS), NEAR_LOOT: (2, NEAR_COINS), FAR_LOOT: (3, FAR_COINS)}


def draw_track(theme: DuelTheme, view: View, players: Sequence[str]) -> Text:
    """From the first player's capital to the second's; loot tokens are drawn where the pawn triggers them."""
    line = Text()
    line.append(f"{theme.language.player(0, players)} ", BOLD)
    for position in range(-CAPITAL, CAPITAL + 1):
        line.append_text(draw_space(theme, view, position))
    line.append(f" {theme.language.player(1, players)}", BOLD)
    return line


def draw_space(theme: DuelTheme, view: View, position: int) -> Text:
    """A space, with the loot token that lies at its entrance."""
    text = Text()
    loot = LOOT_AT.get(position)
    tag = f"-{loot[1]}{theme.signs.coin}" if loot and loot[0] in view.loot else ""
    if position > 0 and tag:
        text.append(f"{tag} ", STYLES["red"])
    text.append(sign(theme, view, position), f"{BOLD} {STYLES['red']}" if position == view.pawn else "")
    text.append(" " if position < CAPITAL else "")
    if position < 0 and tag:
        text.append(f"{tag} ", STYLES["red"])
    return text


def sign(theme: DuelTheme, view: View, position: int) -> str:
    if position == view.pawn:
        return theme.signs.pawn
    if abs(position) == CAPITAL:
        return "[" if position < 0 else "]"
    return "0" if position == 0 else theme.signs.space
