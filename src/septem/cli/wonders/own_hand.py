"""Hands that a seat sees and no menu shows: its own and, in teams, its partner's."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ... import expansions
from ...core.table import Table
from ...wire.wonders.city_summary import more_in_hand
from ...wonders.knowledge.view import View
from .theme import WondersTheme


def mate_of(seat: int) -> int:
    return seat ^ 1


def is_team_game(table: Table) -> bool:
    return bool(table.game.options_json().get("teams"))


def team_mark(theme: WondersTheme, table: Table, city: int, names: tuple[str, ...]) -> str:
    """The team mate of a city."""
    if not is_team_game(table):
        return ""
    return "\n" + theme.language.say("table.team", player=theme.language.player(mate_of(city), names))


def hands(theme: WondersTheme, view: View, names: tuple[str, ...]) -> list[RenderableType]:
    """Lines for hands that no menu shows."""
    lines = [mate_line(theme, view, names)] if mates_cards(view) else []
    more = (lines_of(theme, view) for lines_of in expansions.functions("wonders", "drawings.city", "hand_lines"))
    lines += [Text(line) for lines_of_one in more for line in lines_of_one]
    return [*lines, Text()] if lines else []


def mates_cards(view: View) -> tuple[int, ...]:
    """Everything that the seat's team mate holds."""
    return tuple(card for mate in view.mates for card in (*mate.hand, *more_in_hand(view, mate.seat)))


def mate_line(theme: WondersTheme, view: View, names: tuple[str, ...]) -> Text:
    player = theme.language.player(view.mates[0].seat, names)
    return Text(theme.language.say("table.mate_hand", player=player, cards=shown(theme, mates_cards(view))))


def shown(theme: WondersTheme, cards: tuple[int, ...]) -> str:
    return ", ".join(theme.language.short(card) for card in cards)
