"""The score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table

from .theme import ASCII, BOLD, Theme

FRAME = 3  # what a column is wider than its words
PAIR = 2  # so many always stand side by side

Scores = Sequence[Mapping[str, int]]


Below = list[tuple[str, Sequence[int]]]  # what stands below the points of each seat, by name


def score_sheet(
    theme: Theme,
    scores: Scores,
    players: Sequence[str],
    width: int,
    ranks: Sequence[int] = (),
    teams: Sequence[int] = (),
) -> Table:
    """Points by category: a column for each player, or a line if there is no room for so many."""
    names = [theme.language.player(seat, players) for seat in range(len(scores))]
    labels = [theme.language.say(f"category.{category}") for category in scores[0]]
    needed = 1 + sum(len(word) + FRAME for word in (max(labels, key=len), *names))
    totals = [sum(score.values()) for score in scores]
    below = [(name, row) for name, row in (("total", totals), ("team", teams), ("rank", ranks)) if row]
    if len(names) <= PAIR or needed <= width:
        return by_columns(theme, scores, names, below)
    return by_lines(theme, scores, names, below)


def by_columns(theme: Theme, scores: Scores, names: list[str], below: Below) -> Table:
    """The sheet of the box."""
    say = theme.language.say
    table = Table(box=box.ASCII if theme.signs is ASCII else box.ROUNDED, show_footer=True)
    table.add_column("", footer="\n".join(say(f"category.{name}") for name, _ in below), no_wrap=True)
    for seat, name in enumerate(names):
        footer = "\n".join(str(numbers[seat]) for _, numbers in below)
        table.add_column(name, footer=footer, justify="right", footer_style=BOLD, overflow="fold")
    for category in scores[0]:
        table.add_row(say(f"category.{category}"), *(str(score[category]) for score in scores))
    return table


def by_lines(theme: Theme, scores: Scores, names: list[str], below: Below) -> Table:
    """The score sheet with a line for each player, with headings of one word."""
    say = theme.language.say
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    table.add_column("", overflow="fold", style=BOLD)
    for category in scores[0]:
        table.add_column(say(f"heading.{category}"), justify="right", no_wrap=True)
    for name, _ in below:
        table.add_column(say(f"heading.{name}"), justify="right", no_wrap=True, style=BOLD)
    for seat, score in enumerate(scores):
        points = [*score.values(), *(numbers[seat] for _, numbers in below)]
        table.add_row(names[seat], *map(str, points))
    return table
