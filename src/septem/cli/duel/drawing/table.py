"""The whole table, top to bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from rich.console import Console, RenderableType
from rich.text import Text

from .... import expansions
from ....core.quote import Quote
from ....core.table import Table
from ....duel import sizes
from ....duel.constants import GOODS
from ....duel.game import Duel
from ....duel.knowledge.view import View, secrets
from ...terminal.theme import BOLD, DIM, STYLES
from .cities import draw_cities
from .icons import icons
from .structure import draw_structure
from .theme import DuelTheme
from .track import draw_track

ROMAN = ("", "I", "II", "III")


@dataclass(frozen=True)
class TableDrawing:
    """The data of a drawing: what a seat sees of a table, with public prices."""

    table: Table
    view: View
    players: Sequence[str] = ()
    faces: dict[int, int] = field(default_factory=dict)  # face-down cards to show all the same

    @classmethod
    def of(cls, table: Table, seat: int | None, reveal: bool = False) -> TableDrawing:
        faces = secrets(table.state).faces if reveal else {}
        return cls(table, table.view(seat), table.players, faces)

    def offer(self, seat: int, item: int) -> Quote:
        return duel(self.table).price(self.table.state, seat, item)

    def market(self, seat: int) -> tuple[int, ...]:
        return duel(self.table).market(self.table.state, seat)

    def points(self) -> list[int]:
        return [score.total for score in self.table.score()]


def duel(table: Table) -> Duel:
    """The rules at a table of Duel."""
    return cast(Duel, table.game)


def draw(console: Console, theme: DuelTheme, drawing: TableDrawing) -> None:
    for part in parts(theme, drawing, console.width):
        console.print(part)


def parts(theme: DuelTheme, drawing: TableDrawing, width: int) -> list[RenderableType]:
    """Title, structure or offer, board, cities."""
    view = drawing.view
    drawn: list[RenderableType] = [title(theme, drawing), Text()]
    if view.age:
        mover = view.question.seat if view.question else None
        prices = partial(drawing.offer, mover) if mover is not None else None
        rows = duel(drawing.table).table_config.structures[view.age - 1]
        drawn += [*draw_structure(theme, view, rows, prices, width, drawing.faces), Text()]
    if view.offer and view.drafted < sizes.OFFER:
        drawn += [*offered(theme, view), Text()]
    drawn += board(theme, drawing)
    for expansion in expansions.parts("duel", "drawings.table"):
        lines = expansion.draw(theme, view, drawing.players)
        drawn += [Text(), *lines] if lines else []
    drawn.append(Text())
    drawn.append(draw_cities(theme, view, drawing.players, drawing.offer, drawing.market, drawing.points()))
    return drawn


def title(theme: DuelTheme, drawing: TableDrawing) -> Text:
    """The age, and who is asked what."""
    view, language = drawing.view, theme.language
    key = "table.draft" if view.drafted < sizes.OFFER else "table.age" if view.age else "table.no_age"
    text = Text(language.say(key, age=ROMAN[view.age]), BOLD)
    if view.question:
        seat = view.question.seat
        player, opponent = language.player(seat, drawing.players), language.player(1 - seat, drawing.players)
        asked = language.question(view.question.kind, view.question.about, opponent)
        text.append("  " + language.say("table.asked", player=player, question=asked), "")
    return text


def offered(theme: DuelTheme, view: View) -> list[Text]:
    """The wonders of the group being drafted that are still there."""
    taken = {wonder for city in view.cities for wonder in city.unbuilt}
    return [wonder_line(theme, wonder) for wonder in view.offer if wonder not in taken]


def wonder_line(theme: DuelTheme, wonder: int) -> Text:
    line = Text(f"{theme.signs.unbuilt} {theme.language.short(wonder):<20} ")
    line.append(f"{theme.cost(wonder):<6}", STYLES["wonder"])
    line.append(" ".join(icons(theme, wonder)))
    return line


def board(theme: DuelTheme, drawing: TableDrawing) -> list[Text]:
    """The track, the tokens, the discard pile, and what the signs mean."""
    view, say = drawing.view, theme.language.say
    tokens = ", ".join(f"{theme.language.short(token)} ({' '.join(icons(theme, token))})" for token in view.board)
    lines = [draw_track(theme, view, drawing.players), Text(say("table.tokens", tokens=tokens or say("word.none")))]
    if view.drawn:
        seen = ", ".join(theme.language.short(token) for token in view.seen)
        lines.append(Text(say("table.drawn", tokens=seen or theme.language.count("token", view.drawn))))
    lines.append(Text(say("table.discard", cards=theme.language.count("card", len(view.discard)))))
    lines.append(Text(legend(theme), DIM))
    return lines


def legend(theme: DuelTheme) -> str:
    """The meaning of letters and signs."""
    signs, say = theme.signs, theme.language.say
    goods = " ".join(f"{say(f'letter.{good}')} {say(f'good.{good}')}" for good in GOODS)
    return say(
        "table.legend",
        goods=goods,
        point=signs.point,
        coin=signs.coin,
        shield=signs.shield,
        again=signs.again,
        most=signs.most,
    )
