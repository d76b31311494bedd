"""The leaderboard: every baseline and the project's bots in one match on paired deals (`make leaderboard`).

The protocol: base Duel, and 7 Wonders for three; deals of a seed that no training uses; every pairing of players plays
every deal on all seats; networks play the legal action with the highest score. Intervals of 95 % are over deals.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from septem.envs.weights import packaged_names
from septem.sim.match import between
from septem.sim.standings import Standings, ratings

from .tables import table_of

BOTS = ("random", "1", "2", "3")
SEED = 4_000_037  # of the deals; training and measuring deal from others
GAMES = ("duel", "wonders")


def entrants(game: str, bots: tuple[str, ...]) -> list[str]:
    return [*bots, *(f"policy:{name}" for name in packaged_names() if name.startswith(f"{game}_"))]


def rows_of(players: list[str], standings: Standings) -> list[dict[str, Any]]:
    """The best first."""
    rated = ratings(len(players), standings.history)
    rows = [
        {
            "player": player,
            "games": score.games,
            "share": round(score.share, 4),
            "low": round(score.interval[0], 4),
            "high": round(score.interval[1], 4),
            "rating": round(mu - 3 * sigma, 2),
        }
        for player, score, (mu, sigma) in zip(players, standings.scores, rated, strict=True)
    ]
    return sorted(rows, key=lambda row: -row["share"])


def markdown(rows: list[dict[str, Any]], deals: int) -> str:
    lines = [f"| player | games | won, % (95 % interval, {deals} deals) | rating |", "| --- | ---: | ---: | ---: |"]
    for row in rows:
        won = f"{100 * row['share']:.1f} ({100 * row['low']:.1f} to {100 * row['high']:.1f})"
        lines.append(f"| `{row['player']}` | {row['games']} | {won} | {row['rating']} |")
    return "\n".join(lines)


def main(settings: argparse.Namespace) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for game in settings.games:
        players = entrants(game, tuple(settings.bots))
        standings = between(table_of(game), players, settings.deals, SEED, settings.workers)
        found[game] = rows_of(players, standings)
        print(f"\n{game}\n\n{markdown(found[game], settings.deals)}", flush=True)
    if settings.out:
        settings.out.parent.mkdir(parents=True, exist_ok=True)
        settings.out.write_text(json.dumps({"deals": settings.deals, "seed": SEED, **found}, indent=1) + "\n")
    return found


def settings_of(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Baselines and bots in one match.")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--bots", nargs="+", default=list(BOTS))
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    return parser.parse_args(given)


if __name__ == "__main__":
    main(settings_of())
