"""The structure: rows offset by half a card, each card over those it covers."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ....core.quote import Quote, Route
from ....duel.knowledge.view import Slot, View
from ....duel.rules.layout import Rows
from ...terminal.canvas import Canvas
from ...terminal.folding import folded
from ...terminal.theme import BAD, BOLD, DIM, GOOD, STYLES
from .icons import icons
from .theme import DuelTheme

WIDEST, NARROWEST = 20, 11
ROOMY = 18  # from this width on, a name takes one line
PRICE_AND_FRAME = 2  # lines of an open card that a covered one does not show

Prices = Callable[[int], Quote]


def draw_structure(
    theme: DuelTheme, view: View, rows: Rows, prices: Prices | None, width: int, faces: dict[int, int]
) -> list[Text]:
    """All remaining cards of the age in their rows; accessible ones with their price for one seat."""
    across = max(len(row) for row in rows)
    card_width = max(min(WIDEST, width // across), NARROWEST)
    step = 3 if card_width >= ROOMY else 4
    canvas = Canvas(card_width * across, len(rows) * step + PRICE_AND_FRAME)
    left = min(min(row) for row in rows)
    slot = 0
    for depth, row in enumerate(rows):
        for place in row:
            x = (place - left) * card_width // 2
            card = CardDrawing(theme, canvas, x, depth * step, card_width, step + PRICE_AND_FRAME)
            card.draw(view.structure[slot], prices, faces.get(slot))
            slot += 1
    return trimmed(canvas.lines(margin=max(width - card_width * across, 0) // 2))


def trimmed(lines: list[Text]) -> list[Text]:
    """Without the empty rows of cards that were taken."""
    while lines and not lines[0].plain.strip():
        lines = lines[1:]
    while lines and not lines[-1].plain.strip():
        lines = lines[:-1]
    return lines


class CardDrawing:
    """One card on the canvas."""

    def __init__(self, theme: DuelTheme, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        self.theme = theme
        self.canvas = canvas
        self.x, self.y = x, y
        self.width, self.height = width, height
        self.inner = width - 2

    def draw(self, slot: Slot | None, prices: Prices | None, hidden: int | None) -> None:
        if slot is None:
            return
        if slot.card is None:
            self.back(slot, hidden)
            return
        self.frame(self.theme.code(slot.card), self.theme.cost(slot.card), self.theme.style(slot.card))
        self.face(slot.card, BOLD if slot.open else DIM)
        if slot.open and prices is not None:
            self.price(prices(slot.card))

    def frame(self, code: str, cost: str, style: str) -> None:
        """A box with the colour and the cost in its upper edge."""
        signs = self.theme.signs
        edge = signs.level * (self.inner - len(code) - len(cost))
        self.canvas.put(self.x, self.y, signs.corners[0] + code + edge + cost + signs.corners[1], style)
        for line in range(1, self.height - 1):
            self.canvas.put(self.x, self.y + line, signs.upright + " " * self.inner + signs.upright, style)
        bottom = signs.corners[2] + signs.level * self.inner + signs.corners[3]
        self.canvas.put(self.x, self.y + self.height - 1, bottom, style)

    def face(self, card: int, style: str) -> None:
        """The name and the effects, on as many lines as there are."""
        room = self.height - PRICE_AND_FRAME - 1  # the effects have a line, whatever the name takes
        name = self.fitted(self.theme.language.short(card), room - 1)
        effects = self.fitted(" ".join(icons(self.theme, card)), room - len(name))
        for line, words in enumerate([*name, *effects], 1):
            self.write(line, words, style if line <= len(name) else self.theme.style(card))

    def fitted(self, text: str, most: int) -> list[str]:
        """A text on at most so many lines; the rest stays on the last line, to be cut."""
        lines = folded(text, self.inner)
        return lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :]).replace("- ", "")]

    def write(self, line: int, words: str, style: str) -> None:
        self.canvas.put(self.x + 1, self.y + line, self.theme.cut(words, self.inner), style)

    def price(self, quote: Quote) -> None:
        text, style = price_tag(self.theme, quote)
        self.write(self.height - 2, text, style)

    def back(self, slot: Slot, hidden: int | None) -> None:
        """A face-down card shows its deck, and its face only if hidden cards are revealed."""
        self.frame("", "", DIM)
        deck = self.theme.deck(slot.deck)
        for line in range(1, self.height - 1):
            self.canvas.put(self.x + 1, self.y + line, self.theme.signs.back * self.inner, DIM)
        self.canvas.put(self.x + 1 + (self.inner - len(deck) - 2) // 2, self.y + 1, f" {deck} ", DIM)
        if hidden is not None:
            self.write(2, f"?{self.theme.language.short(hidden)}", STYLES["wonder"])


def price_tag(theme: DuelTheme, quote: Quote) -> tuple[str, str]:
    """The price for a seat, and the number of coins it lacks."""
    if quote.route is Route.CHAIN:
        return f"{theme.signs.arrow} {theme.language.say('icon.chain')}", GOOD
    if not quote.coins:
        return f"{theme.signs.arrow} {theme.language.say('price.free')}", GOOD
    if quote.short:
        return f"{theme.signs.destroy} {theme.coins(quote.coins)} (-{quote.short})", BAD
    return f"{theme.signs.arrow} {theme.coins(quote.coins)}", GOOD
