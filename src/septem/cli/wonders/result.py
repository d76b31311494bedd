"""What stands below the score sheet: choices made at the end, debts, teams."""

from __future__ import annotations

from ...core.table import Table
from ...text import Language
from ...wire.wonders.city_summary import called_by_what_counts, summarise_city
from ...wonders.constants import COPIED, FREE_SYMBOLS, NO_CARD, SYMBOLS, SYMBOLS_COPIED
from ...wonders.rules.scoring import fill_sheet


def sheet(at: Table) -> list[dict[str, int]]:
    return [called_by_what_counts(score, at.game.options_json()) for score in at.score()]


def notes(language: Language, at: Table) -> list[str]:
    lines = [line for seat in range(at.game.seats) for line in choices(language, at, seat)]
    owing = [line for seat in range(at.game.seats) for line in debts(language, at, seat)]
    return [*lines, language.say("sheet.debts", players=", ".join(owing))] if owing else lines


def choices(language: Language, at: Table, seat: int) -> list[str]:
    """Guilds and leaders copied, and what free and copied symbols count as."""
    fill_sheet(at.state, seat)
    sheet, player = list(at.state.sheet), language.player(seat, at.players)
    copied = summarise_city(at.view(None), seat).copied
    lines = []
    if sheet[COPIED] != NO_CARD:
        lines.append(language.say("sheet.copied", player=player, guild=language.the(sheet[COPIED])))
    if copied is not None:
        lines.append(language.say("sheet.copied_leader", player=player, leader=language.the(copied)))
    for key, first in (("sheet.symbols", FREE_SYMBOLS), ("sheet.masks", SYMBOLS_COPIED)):
        counted = [language.count(name, n) for name, n in zip(SYMBOLS, sheet[first:], strict=False) if n]
        if counted:
            lines.append(language.say(key, player=player, symbols=language.join(counted)))
    return lines


def debts(language: Language, at: Table, seat: int) -> list[str]:
    owed = summarise_city(at.view(None), seat).debts
    return [language.say("sheet.debt", player=language.player(seat, at.players), debts=owed)] if owed else []
