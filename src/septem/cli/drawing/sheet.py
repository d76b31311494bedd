"""The score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from .ink import ASCII, BOLD, Ink


def score_sheet(ink: Ink, scores: list[dict[str, int]], players: Sequence[str]) -> Table:
    """Points by category, a column for each player."""
    table = Table(box=box.ASCII if ink.signs is ASCII else box.ROUNDED, show_footer=True)
    table.add_column("", footer=ink.language.say("category.total"), no_wrap=True)
    for seat, score in enumerate(scores):
        table.add_column(
            ink.language.player(seat, players),
            footer=str(sum(score.values())),
            justify="right",
            footer_style=BOLD,
            overflow="fold",
        )
    for category in scores[0]:
        table.add_row(ink.language.say(f"category.{category}"), *(str(score[category]) for score in scores))
    return table
