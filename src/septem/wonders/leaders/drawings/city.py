"""What Leaders adds to the drawing of a city and of the table."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ....cli.wonders.theme import WondersTheme
from ....wire.wonders.city_summary import CitySummary, leaders_part
from ...knowledge.view import View
from ...options import WondersOptions

ROMAN = ("", "I", "II", "III")
ADDED: dict[str, Callable[[WondersTheme, CitySummary], str]] = {}


def in_play(view: View) -> bool:
    return leaders_part(view) is not None


def more_shields(city: CitySummary) -> int:
    return 0


def leaders(theme: WondersTheme, city: CitySummary) -> Text:
    """In play, copied, and how many are in hand."""
    say, name = theme.language.say, theme.language.short
    parts = [name(leader) for leader in city.leaders]
    parts += [say("city.copied", leader=name(city.copied))] if city.copied is not None else []
    parts += [say("city.in_hand", number=city.waiting)] if city.waiting else []
    return Text(", ".join(parts) or "-")


def phase(theme: WondersTheme, view: View, options: WondersOptions) -> str:
    """The draft or a recruitment, before the first turn of an age."""
    say, part = theme.language.say, leaders_part(view)
    if part and not part.recruitments:
        return say("table.draft", direction=say(f"direction.{options.leader_draft}"))
    return say("table.recruitment", age=ROMAN[view.age])


ROWS = {"leaders": leaders}
