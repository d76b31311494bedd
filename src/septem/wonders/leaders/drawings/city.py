"""Leaders' part of the drawing of a city and of the table."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ....cli.wonders.theme import WondersTheme
from ....core.table import Table
from ....text import Language
from ....wire.wonders.city_summary import CitySummary
from ...knowledge.view import View
from ...options import WondersOptions
from .. import wire
from ..constants import HIRE_LEADER, RECRUIT_LEADER

ROMAN = ("", "I", "II", "III")
ADDED: dict[str, Callable[[WondersTheme, CitySummary], str]] = {}


def in_play(view: View) -> bool:
    return wire.leaders_part(view) is not None


def more_shields(city: CitySummary) -> int:
    return 0


def leaders(theme: WondersTheme, city: CitySummary) -> Text:
    """In play, copied, and how many are in hand."""
    say, name = theme.language.say, theme.language.short
    copied, waiting = wire.copied(city.view, city.number), wire.count_in_hand(city.view, city.number)
    parts = [name(leader) for leader in wire.city_items(city.view, city.number)]
    parts += [say("city.copied", leader=name(copied))] if copied is not None else []
    parts += [say("city.in_hand", number=waiting)] if waiting else []
    return Text(", ".join(parts) or "-")


def phase(theme: WondersTheme, view: View, options: WondersOptions) -> str:
    """The draft or a recruitment, before the first turn of an age."""
    say, part = theme.language.say, wire.leaders_part(view)
    if part and not part.recruitments:
        return say("table.draft", direction=say(f"direction.{options.leader_draft}"))
    return say("table.recruitment", age=ROMAN[view.age])


def hand_lines(theme: WondersTheme, view: View) -> list[str]:
    """One's own leaders, where no menu shows them."""
    held = wire.own_leaders(view)
    listed = view.round is not None and view.round.kind in (RECRUIT_LEADER, HIRE_LEADER) and not view.answers
    shown = ", ".join(theme.language.short(leader) for leader in held)
    return [theme.language.say("table.leaders_in_hand", leaders=shown)] if held and not listed else []


def seat_notes(language: Language, at: Table, seat: int) -> list[str]:
    """Below the score sheet: the leader whose effect a seat has."""
    leader, player = wire.copied(at.view(None), seat), language.player(seat, at.players)
    if leader is None:
        return []
    return [language.say("sheet.copied_leader", player=player, leader=language.the(leader))]


ROWS = {"leaders": leaders}
