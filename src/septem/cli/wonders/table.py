"""The whole table: one's own city between its neighbours in full, the others at a glance."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ... import expansions
from ...core import bits
from ...core.table import Table
from ...text import Language
from ...wire.wonders.city_summary import CitySummary, more_in_hand, summarise_city
from ...wonders.constants import GOODS
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ...wonders.payment import explain
from ..terminal.theme import BOLD, DIM
from . import city as rows
from . import own_hand
from .theme import WondersTheme

ROMAN = ("", "I", "II", "III")
SIDE_BY_SIDE = 3
LABEL_WIDTH = 10
LONGEST_NAME = 18  # of a city that is only glanced at
WIDEST_SIGN = 9  # `(C/O/S/W)` stays whole
PASSED_RIGHT = 2  # the age in which hands go the other way


def wonders(table: Table) -> Wonders:
    return cast(Wonders, table.game)


def draw(
    theme: WondersTheme, table: Table, seat: int | None, reveal: bool, names: tuple[str, ...]
) -> list[RenderableType]:
    """Title, cities, pile, and what the signs mean."""
    view: View = table.view(seat)
    drawing = TableDrawing(theme, table, view, names)
    parts: list[RenderableType] = [drawing.title(), Text()]
    if seat is None:
        cities = list(range(len(view.cities)))
        for first in range(0, len(cities), SIDE_BY_SIDE):
            parts += [drawing.trio(cities[first : first + SIDE_BY_SIDE]), Text()]
    else:
        parts += [*drawing.around(seat), *own_hand.hands(theme, view, names)]
    parts += drawing.hands() if reveal else []
    return [*parts, drawing.pile(), drawing.legend()]


class TableDrawing:
    """Draws a table for a seat or a spectator."""

    def __init__(self, theme: WondersTheme, table: Table, view: View, names: tuple[str, ...]) -> None:
        self.theme = theme
        self.table = table
        self.view = view
        self.names = names
        self.cities: list[CitySummary] = [summarise_city(view, city) for city in range(len(view.cities))]

    def player(self, city: int) -> str:
        return self.theme.language.player(city, self.names)

    @property
    def has_points(self) -> bool:
        """Whether points are shown: at the end, or earlier on request (R-30)."""
        return self.theme.running_points or bool(self.view.winners)

    def points(self, city: int) -> int | None:
        return sum(wonders(self.table).score(self.table.state, city).values()) if self.has_points else None

    def title(self) -> Text:
        text = Text(self.moment(), BOLD)
        text.append("\n" + waiting(self.theme, self.table, self.view, self.names), "")
        return text

    def moment(self) -> str:
        """Which turn it is, or what comes before the first one of an age."""
        say, view, options = self.theme.language.say, self.view, wonders(self.table).options
        if view.turn:
            direction = say("direction.right" if view.age == PASSED_RIGHT else "direction.left")
            return say("table.turn", age=ROMAN[view.age], turn=view.turn, direction=direction)
        phases = (part.phase(self.theme, view, options) for part in expansions.parts("wonders", "drawings.city"))
        return str(next(filter(None, phases)))

    def around(self, seat: int) -> list[RenderableType]:
        """Left neighbour, own city, right neighbour; then whoever sits further away."""
        count = len(self.view.cities)
        near = [(seat + 1) % count, seat, (seat - 1) % count]
        far = [city for city in ((seat + step) % count for step in range(2, count)) if city not in near]
        parts: list[RenderableType] = [self.trio(near), Text()]
        return [*parts, self.glance(far), Text()] if far else parts

    def head(self, city: int) -> Text:
        """The player, the board, and the direction in which the city sits."""
        seat, count = self.view.seat, len(self.view.cities)
        mark = ""
        if seat is not None and city != seat:
            mark = f"{self.theme.left} " if city == (seat + 1) % count else f" {self.theme.right}"
        name = f"{mark}{self.player(city)}" if mark.endswith(" ") else f"{self.player(city)}{mark}"
        head = Text(name, BOLD).append(f"\n{rows.title(self.theme, self.cities[city])}", "")
        return head.append(own_hand.team_mark(self.theme, self.table, city, self.names), DIM)

    def trio(self, cities: list[int]) -> Grid:
        """Cities side by side."""
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, expand=True, header_style="")
        grid.add_column("", width=LABEL_WIDTH, style=DIM)
        for city in cities:
            grid.add_column(self.head(city), ratio=1, overflow="fold")
        for _ in range(SIDE_BY_SIDE - len(cities)):
            grid.add_column("", ratio=1)
        columns = [rows.rows(self.theme, self.cities[city], self.points(city)) for city in cities]
        for number, name in enumerate(rows.rows_shown(self.view)):
            grid.add_row(self.theme.language.say(f"city.{name}"), *(column[number] for column in columns))
        return grid

    def glance(self, cities: list[int]) -> Grid:
        """Two lines for each city."""
        say = self.theme.language.say
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style=DIM)
        for heading in (say("city.name"), f"{say('city.coins')}\n{say('city.wonder')}", say("city.shields")):
            grid.add_column(heading, no_wrap=True)
        for name in ("city.makes", "city.cards", "city.science"):
            grid.add_column(say(name), min_width=WIDEST_SIGN)
        for city in cities:
            grid.add_row(*self.glance_row(city))
        return grid

    def glance_row(self, city: int) -> list[Text | str]:
        shown, points = self.cities[city], self.points(city)
        name = self.theme.cut(self.player(city), LONGEST_NAME)
        tokens = " ".join(rows.added("shields", self.theme, shown))
        return [
            Text(name, BOLD).append(f"\n{rows.title(self.theme, shown)}", ""),
            f"{self.purse(shown, points)}\n{shown.stages}/{len(rows.stages(shown))}",
            f"{rows.shields(shown)}{self.theme.signs.shield} {tokens}\n{rows.conflicts(shown)}",
            rows.makes(self.theme, shown),
            rows.counts(self.theme, shown),
            rows.symbol_codes(self.theme, shown),
        ]

    def purse(self, shown: CitySummary, points: int | None) -> str:
        """Coins, what expansions add to them, and points where they are shown."""
        coins = " ".join([self.theme.coins(shown.coins), *rows.added("coins_in_short", self.theme, shown)])
        return coins if points is None else f"{coins} {self.theme.points(points)}"

    def hands(self) -> list[RenderableType]:
        """All hands, if hidden cards are revealed."""
        language = self.theme.language
        lines: list[RenderableType] = []
        for seat in range(self.table.game.seats):
            view: View = self.table.view(seat)
            cards = ", ".join(language.short(card) for card in (*view.hand, *more_in_hand(view, seat)))
            lines.append(Text(f"{language.say('table.hand', player=self.player(seat))}: {cards or '-'}"))
        return [*lines, Text()]

    def pile(self) -> Text:
        language = self.theme.language
        return Text(language.say("table.deck", cards=language.count("card", self.view.discarded)))

    def legend(self) -> Text:
        say, signs = self.theme.language.say, self.theme.signs
        goods = " ".join(f"{say(f'letter.{good}')} {say(f'good.{good}')}" for good in GOODS)
        text = say(
            "table.key",
            goods=goods,
            point=signs.point,
            coin=signs.coin,
            shield=signs.shield,
            left=self.theme.left,
            right=self.theme.right,
        )
        return Text(text, DIM)


def waiting(theme: WondersTheme, table: Table, view: View, names: tuple[str, ...]) -> str:
    """The players that are asked, and their question; for a seat that has chosen, its choice."""
    language = theme.language
    if view.round is None:
        return language.say("table.over" if view.winners else "table.nobody")
    asked = asked_line(theme.language, table, view, names)
    chosen = [language.move(move) for _, move in view.answers]
    return f"{asked}\n{language.say('table.chosen', move=', '.join(chosen))}" if chosen else asked


def asked_line(language: Language, table: Table, view: View, names: tuple[str, ...]) -> str:
    if view.round is None:
        return ""
    owing = bits.members(view.round.owing)
    if view.seat in owing and is_for_free_city(table, view.seat):  # others are asked something else
        owing = [view.seat]
    for_free_city = len(owing) == 1 and is_for_free_city(table, owing[0])
    players = language.join(language.player(seat, names) for seat in owing)
    players = language.say("table.everyone") if len(owing) == table.game.seats else players
    question = language.question(view.round.kind, for_free_city)
    return language.say("table.waiting", players=players, question=question)


def is_for_free_city(table: Table, seat: int) -> bool:
    return explain.city_asked(table.game.legal(table.state, seat), seat) != seat
