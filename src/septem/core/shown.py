"""What notebooks show as drawings or tables. `import septem` brings what makes them; the engine knows neither."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from .errors import Problem


class Drawn:
    """What a notebook shows as a drawing."""

    draw: ClassVar[Callable[[Any, str | None, Sequence[str]], str]]

    def svg(self, language: str | None = None, players: Sequence[str] = ()) -> str:
        """The drawing as SVG; in the language chosen for drawings, if none is given."""
        return type(self).draw(self, language, players)

    def _repr_svg_(self) -> str | None:
        return drawing_or_none(self.svg)


class Tabled:
    """What a notebook shows as a table."""

    tabulate: ClassVar[Callable[[Any, str | None], str]]

    def html(self, language: str | None = None) -> str:
        """The table as HTML."""
        return type(self).tabulate(self, language)

    def _repr_html_(self) -> str:
        return self.html()


def drawing_or_none(draw: Callable[[], str]) -> str | None:
    """A package without drawings shows the plain text instead."""
    try:
        return draw()
    except Problem:
        return None
