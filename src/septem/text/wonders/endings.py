"""Conflicts at the end of an age, and the end of the game."""

from __future__ import annotations

from functools import cache

from ... import expansions
from ...core.events import Event
from ...wonders import constants as w
from .narrator import Narrator


@cache
def of_conflicts() -> dict[int, str]:
    """Facts of expansions that extend the sentence of their conflict, with the key of the extension."""
    return expansions.table("wonders", "texts.stories", "OF_CONFLICTS")


def tell_conflicts(narrator: Narrator, run: list[Event]) -> None:
    """Winners and losers of conflicts, with the tokens of each pair added up; then the coins for victories."""
    for (winner, loser), points in added(run, w.CONFLICT_WON).items():
        gained = narrator.language.count("point", points)
        narrator.add("event.conflict", winner, loser=narrator.player(loser), points=f"+{gained}")
        for fact, key in of_conflicts().items():
            if any(event[:3] == (fact, winner, loser) for event in run):
                narrator.amend(winner, key)
    received = [event for event in run if event.fact == w.COINS_RECEIVED]
    for city in dict.fromkeys(event.seat for event in received):
        coins = sum(event.amount for event in received if event.seat == city)
        narrator.add("event.coins_received", city, coins=narrator.coins(coins))


def added(run: list[Event], fact: int) -> dict[tuple[int, int], int]:
    """Amounts of a fact by city and what it is about."""
    sums: dict[tuple[int, int], int] = {}
    for event in run:
        if event.fact == fact:
            sums[event.seat, event.what] = sums.get((event.seat, event.what), 0) + event.amount
    return sums


def tell_won(narrator: Narrator, run: list[Event]) -> None:
    players = narrator.language.join(narrator.player(event.seat) for event in run)
    points = narrator.language.count("point", run[0].what)
    if len(run) == 1:
        narrator.add("event.wins", run[0].seat, points=points)
    elif len({(event.what, event.amount) for event in run}) == 1:
        narrator.add("event.wins_shared", players=players, points=points)
    else:  # who shares a victory has the same points and coins, so these are teams
        tell_team(narrator, run, players)


def tell_team(narrator: Narrator, run: list[Event], players: str) -> None:
    """The points of a team are the sum of both players' points."""
    total = narrator.language.count("point", sum(event.what for event in run[: w.TEAM]))
    if len(run) > w.TEAM:
        narrator.add("event.teams_share", players=players, total=total)
    else:
        parts = " + ".join(str(event.what) for event in run)
        narrator.add("event.team_wins", players=players, total=total, parts=parts)
