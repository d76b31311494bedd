"""What `render` shows: the table as a spectator sees it, for a terminal or as pixels."""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Any

from ..core.extras import library
from ..core.game import Game
from ..core.table import Table

MODES = ["human", "ansi", "rgb_array"]
WIDTH = 120  # columns of a terminal
EXTRA = "render"


def drawing(game: Game, state: Any, mode: str | None) -> Any:
    """What an environment shows: text for `ansi`, an array of pixels for `rgb_array`; for `human` it is printed."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return pixels(game, state)
    drawn = terminal_drawing(game, state)
    if mode == "human":
        print(drawn)
        return None
    return drawn


def terminal_drawing(game: Game, state: Any) -> str:
    """The drawing of the command line, with its colours."""
    from rich.console import Console

    from ..cli.game_adapters import adapter_of
    from ..cli.terminal.theme import Theme
    from ..text import language

    table, page = at_table(game, state), StringIO()
    console = Console(file=page, width=WIDTH, force_terminal=True, color_system="256", legacy_windows=False)
    parts = adapter_of(table).parts(Theme(language("en", game.name)), table, None, False, WIDTH)
    console.print(*parts, sep="\n", highlight=False, markup=False, emoji=False)
    return page.getvalue()


def at_table(game: Game, state: Any) -> Table:
    """A table of its own with a copy of the position."""
    return Table(game, {"position": game.position_json(state)})


def pixels(game: Game, state: Any) -> Any:
    """The drawing of the page: rows of pixels with red, green and blue."""
    numpy, image = library("numpy", EXTRA), library("PIL.Image", EXTRA)
    drawn = library("resvg_py", EXTRA).svg_to_bytes(svg_string=game.view(state, None).svg("en"))
    return numpy.asarray(image.open(BytesIO(drawn)).convert("RGB"))
