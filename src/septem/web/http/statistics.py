"""Statistics of finished games."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable

from .. import history_messages as m
from ..store.results import Played

GAMES = ("duel", "wonders")


def by_game(played: list[Played]) -> list[m.GameStatistics]:
    """For each game; games in which one person played for several sides do not count."""
    counted = [one for one in played if one.won is not None]
    parts = {game: [one for one in counted if one.game == game] for game in GAMES}
    return [statistics(game, part) for game, part in parts.items() if part]


def statistics(game: str, played: list[Played]) -> m.GameStatistics:
    points = [one.points for one in played if one.points is not None]
    return m.GameStatistics(
        game=game,  # type: ignore[arg-type]
        games=len(played),
        won=sum(one.won or 0 for one in played),
        best=max(points, default=None),
        victories=tallies(played, lambda one: [one.victory]),
        bots=tallies(played, lambda one: sorted(one.bots)),
        months=sorted(tallies(played, lambda one: [month(one.ended)]), key=lambda tally: tally.name),
        categories=averages([one.categories for one in played if one.categories]),
    )


def tallies(played: Iterable[Played], names: Callable[[Played], Iterable[str]]) -> list[m.Tally]:
    """Won and lost games by name, the most frequent name first."""
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for one in played:
        for name in names(one):
            counts[name][0 if one.won else 1] += 1
    found = [m.Tally(name=name, won=won, lost=lost) for name, (won, lost) in counts.items()]
    return sorted(found, key=lambda tally: -(tally.won + tally.lost))


def month(ended: int) -> str:
    return time.strftime("%Y-%m", time.gmtime(ended / 1000))


def averages(sheets: list[dict[str, int]]) -> list[m.Average]:
    """The average of each category, over the games that have it."""
    names = list(dict.fromkeys(name for sheet in sheets for name in sheet))
    having = {name: [sheet[name] for sheet in sheets if name in sheet] for name in names}
    return [m.Average(name=name, points=round(sum(found) / len(found), 1)) for name, found in having.items()]
