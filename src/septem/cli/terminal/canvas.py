"""A sheet of characters on which later drawings cover earlier ones."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text; what does not fit on the sheet is lost."""
        for offset, sign in enumerate(text):
            if 0 <= x + offset < len(self.signs[y]):
                self.signs[y][x + offset] = sign
                self.styles[y][x + offset] = style

    def lines(self, margin: int = 0) -> list[Text]:
        return [self._line(y, margin) for y in range(len(self.signs))]

    def _line(self, y: int, margin: int) -> Text:
        line = Text(" " * margin)
        for sign, style in zip(self.signs[y], self.styles[y], strict=True):
            line.append(sign, style)
        line.rstrip()
        return line
