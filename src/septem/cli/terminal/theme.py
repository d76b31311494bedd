"""Signs, colours and texts for drawing."""

from __future__ import annotations

from dataclasses import dataclass

from ...text import Language


@dataclass(frozen=True)
class Signs:
    """Signs for effects and frames; another set for terminals that know only ASCII."""

    point: str
    coin: str
    shield: str
    again: str
    most: str
    destroy: str
    pawn: str
    space: str
    built: str
    unbuilt: str
    back: str
    ellipsis: str
    arrow: str
    times: str
    corners: str  # top left, top right, bottom left, bottom right
    level: str
    upright: str


UNICODE = Signs(
    "★", "¢", "▼", "↻", "↑", "✗", "◆", "·", "■", "□", "░", "…", "→", "\N{MULTIPLICATION SIGN}", "┌┐└┘", "─", "│"
)
ASCII = Signs("*", "$", "v", "@", "^", "x", "O", ".", "[x]", "[ ]", ":", "~", ">", "x", "++++", "-", "|")

STYLES = {
    "brown": "dark_orange3",
    "gray": "grey70",
    "blue": "dodger_blue1",
    "green": "green3",
    "yellow": "yellow3",
    "red": "red3",
    "purple": "medium_purple2",
    "wonder": "gold3",
}
DIM, BOLD, GOOD, BAD = "dim", "bold", "green3", "red3"


@dataclass(frozen=True)
class Theme:
    """A language, signs that the terminal can show, and whether points are shown while a game goes on (R-30)."""

    language: Language
    signs: Signs = UNICODE
    running_points: bool = False

    def coins(self, coins: int) -> str:
        return f"{coins}{self.signs.coin}"

    def points(self, points: int) -> str:
        return f"{points}{self.signs.point}"

    def cut(self, text: str, width: int) -> str:
        """A text cut to a width."""
        return text if len(text) <= width else text[: max(width - len(self.signs.ellipsis), 0)] + self.signs.ellipsis
