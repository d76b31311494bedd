"""Notes below the score sheet: choices made at the end, and notes of expansions."""

from __future__ import annotations

from ... import expansions
from ...core.table import Table
from ...text import Language
from ...wire.wonders.city_summary import called_by_what_counts
from ...wonders.constants import COPIED, FREE_SYMBOLS, NO_CARD, SYMBOLS
from ...wonders.rules.scoring import fill_sheet


def sheet(at: Table) -> list[dict[str, int]]:
    return [called_by_what_counts(score, at.game.options_json()) for score in at.score()]


def notes(language: Language, at: Table) -> list[str]:
    """Seat by seat, then of the whole table."""
    of_seat = [choices, *expansions.functions("wonders", "drawings.city", "seat_notes")]
    of_table = expansions.functions("wonders", "drawings.city", "table_notes")
    lines = [line for seat in range(at.game.seats) for notes_of in of_seat for line in notes_of(language, at, seat)]
    return [*lines, *(line for notes_of in of_table for line in notes_of(language, at))]


def choices(language: Language, at: Table, seat: int) -> list[str]:
    """The guild copied, and what free symbols count as."""
    fill_sheet(at.state, seat)
    sheet, player = list(at.state.sheet), language.player(seat, at.players)
    lines = []
    if sheet[COPIED] != NO_CARD:
        lines.append(language.say("sheet.copied", player=player, guild=language.the(sheet[COPIED])))
    free = [language.count(name, n) for name, n in zip(SYMBOLS, sheet[FREE_SYMBOLS:], strict=False) if n]
    return [*lines, language.say("sheet.symbols", player=player, symbols=language.join(free))] if free else lines
