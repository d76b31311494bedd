"""What Cities adds to the drawing of a city."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ....cli.wonders.icons import effects
from ....cli.wonders.theme import WondersTheme
from ....wire.wonders.city_summary import CitySummary, cities_part
from ...knowledge.view import View
from ...options import WondersOptions

ROWS: dict[str, Callable[[WondersTheme, CitySummary], Text]] = {}


def in_play(view: View) -> bool:
    return cities_part(view) is not None


def more_shields(city: CitySummary) -> int:
    """For some cities defeat tokens count as shields (C-119)."""
    counts = any(facts["kind"] == "defeat_tokens_as_shields" for item in city.people for facts in effects(item))
    return city.defeats if counts else 0


def phase(theme: WondersTheme, view: View, options: WondersOptions) -> str:
    return ""


def debts(theme: WondersTheme, city: CitySummary) -> str:
    return theme.language.count("debt", city.debts) if city.debts else ""


def debts_in_short(theme: WondersTheme, city: CitySummary) -> str:
    return f"-{city.debts}" if city.debts else ""


def favour(theme: WondersTheme, city: CitySummary) -> str:
    return theme.language.say("city.favour") if city.favour else ""


def doves(theme: WondersTheme, city: CitySummary) -> str:
    """Diplomacy tokens."""
    return f"{city.doves} {theme.language.say('icon.dove')}" if city.doves else ""


ADDED: dict[str, Callable[[WondersTheme, CitySummary], str]] = {
    "coins": debts,
    "coins_in_short": debts_in_short,
    "shields": doves,
    "wonder": favour,
}
