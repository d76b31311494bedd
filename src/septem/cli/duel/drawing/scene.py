"""The whole table, top to bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from rich.console import Console, RenderableType
from rich.text import Text

from ....core.quote import Quote
from ....core.table import Table
from ....duel import sizes
from ....duel.constants import GOODS
from ....duel.game import Duel
from ....duel.knowledge.view import View, secrets
from ...terminal.theme import BOLD, DIM, STYLES, Theme
from .cities import draw_cities
from .icons import icons
from .pantheon import draw_pantheon
from .structure import draw_structure
from .track import draw_track

ROMAN = ("", "I", "II", "III")


@dataclass(frozen=True)
class Scene:
    """What is drawn: what a seat sees of a table, with prices, which are public."""

    table: Table
    view: View
    players: Sequence[str] = ()
    faces: dict[int, int] = field(default_factory=dict)  # face-down cards to show all the same

    @classmethod
    def of(cls, table: Table, seat: int | None, reveal: bool = False) -> Scene:
        faces = secrets(table.state).faces if reveal else {}
        return cls(table, table.view(seat), table.players, faces)

    def offer(self, seat: int, item: int) -> Quote:
        return duel(self.table).price(self.table.state, seat, item)

    def market(self, seat: int) -> tuple[int, ...]:
        return duel(self.table).market(self.table.state, seat)

    def points(self) -> list[int]:
        return [sum(score.values()) for score in self.table.score()]


def duel(table: Table) -> Duel:
    """The rules at a table, as those of the only game that is drawn."""
    return cast(Duel, table.game)


def draw(console: Console, theme: Theme, scene: Scene) -> None:
    for part in parts(theme, scene, console.width):
        console.print(part)


def parts(theme: Theme, scene: Scene, width: int) -> list[RenderableType]:
    """Title, structure or offer, board, cities."""
    view = scene.view
    drawn: list[RenderableType] = [title(theme, scene), Text()]
    if view.age:
        mover = view.question.seat if view.question else None
        prices = partial(scene.offer, mover) if mover is not None else None
        drawn += [*draw_structure(theme, view, prices, width, scene.faces), Text()]
    if view.offer and view.drafted < sizes.OFFER:
        drawn += [*offered(theme, view), Text()]
    pantheon = draw_pantheon(theme, view, scene.players)
    drawn += [*board(theme, scene), *([Text(), *pantheon] if pantheon else []), Text()]
    drawn.append(draw_cities(theme, view, scene.players, scene.offer, scene.market, scene.points()))
    return drawn


def title(theme: Theme, scene: Scene) -> Text:
    """The age, and who is asked what."""
    view, language = scene.view, theme.language
    key = "table.draft" if view.drafted < sizes.OFFER else "table.age" if view.age else "table.no_age"
    text = Text(language.say(key, age=ROMAN[view.age]), BOLD)
    if view.question:
        seat = view.question.seat
        player, opponent = language.player(seat, scene.players), language.player(1 - seat, scene.players)
        asked = language.question(view.question.kind, view.question.about, opponent)
        text.append("  " + language.say("table.asked", player=player, question=asked), "")
    return text


def offered(theme: Theme, view: View) -> list[Text]:
    """The wonders of the group being drafted that are still there."""
    taken = {wonder for city in view.cities for wonder in city.unbuilt}
    return [wonder_line(theme, wonder) for wonder in view.offer if wonder not in taken]


def wonder_line(theme: Theme, wonder: int) -> Text:
    line = Text(f"{theme.signs.unbuilt} {theme.language.short(wonder):<20} ")
    line.append(f"{theme.cost(wonder):<6}", STYLES["wonder"])
    line.append(" ".join(icons(theme, wonder)))
    return line


def board(theme: Theme, scene: Scene) -> list[Text]:
    """The track, the tokens, the discard pile, and what the signs mean."""
    view, say = scene.view, theme.language.say
    tokens = ", ".join(f"{theme.language.short(token)} ({' '.join(icons(theme, token))})" for token in view.board)
    lines = [draw_track(theme, view, scene.players), Text(say("table.tokens", tokens=tokens or say("word.none")))]
    if view.drawn:
        seen = ", ".join(theme.language.short(token) for token in view.seen)
        lines.append(Text(say("table.drawn", tokens=seen or theme.language.count("token", view.drawn))))
    lines.append(Text(say("table.discard", cards=theme.language.count("card", len(view.discard)))))
    lines.append(Text(legend(theme), DIM))
    return lines


def legend(theme: Theme) -> str:
    """What letters and signs stand for."""
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
