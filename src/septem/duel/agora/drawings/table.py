"""Agora's part of the drawing: the senate with its decrees, the conspiracies, and the cubes in stock."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....cli.duel.drawing.theme import DuelTheme
from ....cli.terminal.theme import BOLD
from ... import sizes
from ...constants import NOTHING
from ...knowledge.view import View
from .. import senate
from ..constants import CUBES
from ..numbers import FIRST_DECREE, FIRST_PLOT
from ..view import AgoraView, Plot


def draw(theme: DuelTheme, view: View, players: Sequence[str]) -> list[Text]:
    """The lines of the senate and of the conspiracies; none if Agora is not in play."""
    part = part_of(view)
    if part is None:
        return []
    lines = [Text(theme.language.say("table.senate"), BOLD)]
    lines += [chamber_line(theme, part, chamber) for chamber in range(sizes.CHAMBERS)]
    stocks = [str(CUBES - sum(cubes)) for cubes in part.cubes]
    deck = theme.language.say("table.deck", cards=theme.language.count("conspiracy", len(part.deck)))
    lines.append(Text(f"{theme.language.say('table.stock', things=' / '.join(stocks))}; {deck}"))
    for seat, hand in enumerate(part.hands):
        if hand:
            plots = ", ".join(f"{number} {plot_text(theme, plot)}" for number, plot in enumerate(hand, 1))
            player = theme.language.player(seat, players)
            lines.append(Text(theme.language.say("table.plots", player=player, things=plots)))
    if part.locked[0]:
        lines.append(Text(theme.language.say("table.locked", things=known(theme, part.locked[2], 0))))
    return lines


def part_of(view: View) -> AgoraView | None:
    return next((part for part in view.parts if isinstance(part, AgoraView)), None)


def more_symbols(view: View, seat: int) -> list[int]:
    """Nothing of Agora brings scientific symbols."""
    return []


def chamber_line(theme: DuelTheme, part: AgoraView, chamber: int) -> Text:
    """A chamber with its points, the cubes in it and its decrees."""
    cubes = ":".join(str(row[chamber]) for row in part.cubes)
    decrees = [known(theme, decree.face, FIRST_DECREE) for decree in part.decrees if decree.chamber == chamber]
    points = theme.points(senate.worth(chamber))
    return Text(f"  {chamber + 1} {points:>4} {cubes:>5}  ").append(", ".join(decrees) or theme.signs.space)


def known(theme: DuelTheme, face: int | None, first: int) -> str:
    return "?" if face is None else theme.language.short(first + face)


def plot_text(theme: DuelTheme, plot: Plot) -> str:
    item = known(theme, plot.face, FIRST_PLOT)
    if plot.shown:
        return theme.language.say("table.plot_done", item=item)
    if plot.card == NOTHING:
        return item
    return theme.language.say("table.plot_with", item=item, card=theme.language.short(plot.card))
