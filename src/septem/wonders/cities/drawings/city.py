"""Cities' part of the drawing of a city."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ....cli.wonders.icons import effects
from ....cli.wonders.theme import WondersTheme
from ....core.table import Table
from ....text import Language
from ....wire.wonders.city_summary import CitySummary
from ...constants import SYMBOLS, SYMBOLS_COPIED
from ...knowledge.view import View
from ...options import WondersOptions
from ...rules.scoring import fill_sheet
from .. import wire

ROWS: dict[str, Callable[[WondersTheme, CitySummary], Text]] = {}


def in_play(view: View) -> bool:
    return wire.cities_part(view) is not None


def more_shields(city: CitySummary) -> int:
    """For some cities defeat tokens count as shields (C-119)."""
    counts = any(facts["kind"] == "defeat_tokens_as_shields" for item in city.effective for facts in effects(item))
    return city.defeats if counts else 0


def phase(theme: WondersTheme, view: View, options: WondersOptions) -> str:
    return ""


def debts(theme: WondersTheme, city: CitySummary) -> str:
    owed = wire.debts(city.view, city.number)
    return theme.language.count("debt", owed) if owed else ""


def debts_in_short(theme: WondersTheme, city: CitySummary) -> str:
    owed = wire.debts(city.view, city.number)
    return f"-{owed}" if owed else ""


def favour(theme: WondersTheme, city: CitySummary) -> str:
    return theme.language.say("city.favour") if wire.favour(city.view, city.number) else ""


def doves(theme: WondersTheme, city: CitySummary) -> str:
    """Diplomacy tokens."""
    tokens = wire.doves(city.view, city.number)
    return f"{tokens} {theme.language.say('icon.dove')}" if tokens else ""


def seat_notes(language: Language, at: Table, seat: int) -> list[str]:
    """Below the score sheet: the symbols that a seat copies."""
    fill_sheet(at.state, seat)
    counts = zip(SYMBOLS, list(at.state.sheet)[SYMBOLS_COPIED:], strict=False)
    copied = [language.count(name, count) for name, count in counts if count]
    if not copied:
        return []
    return [language.say("sheet.masks", player=language.player(seat, at.players), symbols=language.join(copied))]


def table_notes(language: Language, at: Table) -> list[str]:
    """Below the score sheet: the debts of all seats."""
    owed = {seat: wire.debts(at.view(None), seat) for seat in range(at.game.seats)}
    owing = [
        language.say("sheet.debt", player=language.player(seat, at.players), debts=debts)
        for seat, debts in owed.items()
        if debts
    ]
    return [language.say("sheet.debts", players=", ".join(owing))] if owing else []


ADDED: dict[str, Callable[[WondersTheme, CitySummary], str]] = {
    "coins": debts,
    "coins_in_short": debts_in_short,
    "shields": doves,
    "wonder": favour,
}
