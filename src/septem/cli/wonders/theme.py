"""Styles, letters and costs of 7 Wonders."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ... import expansions
from ...wonders import moves
from ...wonders.constants import COLOURS, FROM_BANK, GIFT_LEFT, GIFT_RIGHT, GOODS, LETTERS
from ...wonders.data.catalogue import CATALOGUE
from ..terminal.theme import ASCII, STYLES, Theme


@cache
def styles() -> dict[str, str]:
    return STYLES | expansions.table("wonders", "drawings.icons", "STYLES")


@dataclass(frozen=True)
class WondersTheme(Theme):
    """The same signs for other items, and arrows to both neighbours."""

    @classmethod
    def of(cls, theme: Theme) -> WondersTheme:
        return cls(theme.language, theme.signs, theme.running_points)

    @property
    def left(self) -> str:
        return "<" if self.signs is ASCII else "←"

    @property
    def right(self) -> str:
        return ">" if self.signs is ASCII else "→"

    def style(self, item: int) -> str:
        return styles().get(COLOURS[CATALOGUE.colour[item]], STYLES["wonder"])

    def code(self, item: int) -> str:
        return self.language.say(f"code.{COLOURS[CATALOGUE.colour[item]]}")

    def letter(self, good: int) -> str:
        return self.language.say(f"letter.{GOODS[good]}")

    def letters(self, goods: str) -> str:
        """Letters of the engine as letters of the language."""
        return "".join(self.letter(LETTERS.index(good)) if good in LETTERS else good for good in goods)

    def cost(self, item: int) -> str:
        """A printed cost in the shortest form: `1¢CC`."""
        printed = CATALOGUE.cards[item].cost
        return (self.coins(printed.coins) if printed.coins else "") + self.letters(printed.goods)

    def payment(self, way: int, printed: int) -> str:
        """The coins of a payment: `←2¢ 1¢→`; coins for the bank, printed on the card or for a good, have no arrow."""
        left, right = moves.left_of(way), moves.right_of(way)
        bank = printed + bool(way & FROM_BANK)
        parts = [f"{self.left}{self.coins(left)}"] if left or way & GIFT_LEFT else []
        parts += [self.coins(bank)] if bank else []
        parts += [f"{self.coins(right)}{self.right}"] if right or way & GIFT_RIGHT else []
        return " ".join(parts)
