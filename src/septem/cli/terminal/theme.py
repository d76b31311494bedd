"""What things are drawn with: signs, colours and the words of a language."""

from __future__ import annotations

from dataclasses import dataclass

from ...duel.constants import COLOURS, DECKS, GOODS
from ...duel.data.catalogue import CATALOGUE
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
    "progress_token": "spring_green3",
    "divinity": "turquoise2",
    "mythology_token": "turquoise2",
}
DIM, BOLD, GOOD, BAD = "dim", "bold", "green3", "red3"


@dataclass(frozen=True)
class Theme:
    """A language, signs that the terminal can show, and whether points are shown while a game goes on (R-30)."""

    language: Language
    signs: Signs = UNICODE
    running_points: bool = False

    def style(self, item: int) -> str:
        return STYLES[COLOURS[CATALOGUE.colour[item]]]

    def code(self, item: int) -> str:
        """The two letters of an item's colour: colour alone never tells."""
        return self.language.say(f"code.{COLOURS[CATALOGUE.colour[item]]}")

    def letter(self, good: int) -> str:
        return self.language.say(f"letter.{GOODS[good]}")

    def coins(self, coins: int) -> str:
        return f"{coins}{self.signs.coin}"

    def points(self, points: int) -> str:
        return f"{points}{self.signs.point}"

    def cost(self, item: int) -> str:
        """A printed cost in the shortest form: `2¢CC`."""
        coins = self.coins(CATALOGUE.price[item]) if CATALOGUE.price[item] else ""
        return coins + "".join(
            self.letter(good) * units for good, units in enumerate(CATALOGUE.cost[item][: len(GOODS)])
        )

    def deck(self, deck: int) -> str:
        return self.language.say(f"deck.{DECKS[deck]}")

    def cut(self, text: str, width: int) -> str:
        """A text made to fit."""
        return text if len(text) <= width else text[: max(width - len(self.signs.ellipsis), 0)] + self.signs.ellipsis
