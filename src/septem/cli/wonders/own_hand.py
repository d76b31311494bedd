"""What a seat sees besides the cities: leaders in hand, and in teams what the other one holds."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ...core.table import Table
from ...wire.wonders.city_summary import leaders_part, own_leaders
from ...wonders.knowledge.view import View
from ...wonders.leaders.constants import HIRE_LEADER, RECRUIT_LEADER
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
    listed = view.round is not None and view.round.kind in (RECRUIT_LEADER, HIRE_LEADER) and not view.answers
    leaders = own_leaders(view)
    if leaders and not listed:
        text = theme.language.say("table.leaders_in_hand", leaders=shown(theme, leaders))
        lines.append(Text(text))
    return [*lines, Text()] if lines else []


def mates_cards(view: View) -> tuple[int, ...]:
    """Cards, then leaders, of the seat's team mate."""
    part = leaders_part(view)
    hands = dict(part.hands) if part else {}
    return tuple(card for mate in view.mates for card in (*mate.hand, *hands.get(mate.seat, ())))


def mate_line(theme: WondersTheme, view: View, names: tuple[str, ...]) -> Text:
    player = theme.language.player(view.mates[0].seat, names)
    return Text(theme.language.say("table.mate_hand", player=player, cards=shown(theme, mates_cards(view))))


def shown(theme: WondersTheme, cards: tuple[int, ...]) -> str:
    return ", ".join(theme.language.short(card) for card in cards)
