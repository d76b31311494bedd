"""The texts of a report: numbers formatted for a language, names of items, groups of cards."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...duel.data.catalogue import CATALOGUE as DUEL
from ...text import Language
from ...text.shared.language import DECIMAL
from ...wonders.constants import COLOURS
from ...wonders.data.catalogue import CATALOGUE as WONDERS
from ...wonders.data.components import AGE_CARDS, FIRST_EXTRA
from .estimate import Estimate

GROUP = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}"}


@dataclass(frozen=True)
class ReportText:
    """Texts and number formats of a report about one game."""

    language: Language
    game: str

    def say(self, key: str, /, **values: object) -> str:
        return self.language.say(f"report.{key}", **values)

    def number(self, value: float, digits: int = 1) -> str:
        # Adding nothing turns a negative nothing into nothing.
        text = f"{round(value, digits) + 0.0:,.{digits}f}".replace("-", "\N{MINUS SIGN}")
        comma, point = GROUP[self.language.code], DECIMAL[self.language.code]
        return text.replace(",", "\0").replace(".", point).replace("\0", comma)

    def picture(self, svg: str) -> str:
        """A chart with the numbers of its axes formatted for the language."""
        return re.sub(r">(\W?\d+)\.(\d+)</text>", rf">\1{DECIMAL[self.language.code]}\2</text>", svg)

    def percent(self, value: float) -> str:
        return self.number(100 * value)

    def interval(self, estimate: Estimate, scale: float = 100, digits: int = 1) -> str:
        if not estimate.is_bounded:
            return "\N{EM DASH}"
        low, high = (self.number(scale * end, digits) for end in estimate.interval)
        return f"{low} \N{EN DASH} {high}"

    def item(self, family: str, name: str) -> str:
        if family == "board":
            board, _, side = name.rpartition("_")
            return f"{self.language.short(board)} {side.upper()}"
        return self.language.short(name)

    def category(self, name: str) -> str:
        return self.language.say(f"category.{name}")

    def way(self, name: str) -> str:
        return self.language.say(f"way.{name}")

    def games(self, number: int, noun: str = "game") -> str:
        """'1 game', '2,000 games'."""
        return self.language.count(noun, number).replace(str(number), self.number(number, 0))

    def numeral(self, age: int) -> str:
        return self.say("age", number="I" * age)

    def group(self, card: str) -> tuple[int, str]:
        """The pile a card comes from: its place in the report, and its name."""
        number = duel_pile(card) if self.game == "duel" else wonders_pile(card)
        if number < 3:
            return number, self.numeral(number + 1)
        return number, self.say("guilds" if number == 3 else COLOURS[WONDERS.colour[WONDERS.numbers[card]]])


def duel_pile(card: str) -> int:
    return min(DUEL.deck[DUEL.numbers[card]], 3)


def wonders_pile(card: str) -> int:
    for age, cards in enumerate(AGE_CARDS):
        if card in {entry.id for entry in cards}:
            return age
    return 4 if WONDERS.numbers[card] >= FIRST_EXTRA else 3
