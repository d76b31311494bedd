"""Matches in 7 Wonders between weights of a file and weights of an edition: one player against others, on every seat.

`bench/match_weights.py --edition second --against first --games 3000` lets the policy decide; with `--iterations`
both sides search. Each deal is played once from every seat, and intervals are those of the means of deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from septem import Stream, Wonders
from septem.ai.players import SearchBudget
from septem.ai.wonders.policy import Policy
from septem.ai.wonders.policy_match import one_against_others
from septem.ai.wonders.search import Search, SearchConfig
from septem.ai.wonders.search_player import WondersSearchPlayer
from septem.ai.wonders.weights import Weights, packaged, read

FIRST_DEAL = 1 << 53  # tuning uses lower numbers
Match = Callable[[int], tuple[float, float]]  # the share of victories and the lead in points, of one deal


def named(name: str) -> Weights:
    """The weights of a file, or those of an edition."""
    return read(Path(name).read_text()) if name.endswith(".json") else packaged(name)


def searcher(game: Wonders, weights: Weights, iterations: int) -> WondersSearchPlayer:
    player = WondersSearchPlayer(game, SearchBudget(iterations=iterations))
    player.search = Search(game, Policy(weights), SearchConfig())
    return player


def by_policy(game: Wonders, one: Weights, others: Weights) -> Match:
    policies = Policy(one), Policy(others)
    return lambda deal: one_against_others(game, *policies, range(deal, deal + 1), 0.0)


def by_search(game: Wonders, one: Weights, others: Weights, iterations: int) -> Match:
    players = [searcher(game, weights, iterations) for weights in (one, others)]

    def match(deal: int) -> tuple[float, float]:
        results = [search_game(game, deal, seat, *players) for seat in range(game.players)]
        return fmean(share for share, _ in results), fmean(lead for _, lead in results)

    return match


def search_game(
    game: Wonders, deal: int, place: int, one: WondersSearchPlayer, other: WondersSearchPlayer
) -> tuple[float, float]:
    table = game.start(deal)
    streams = [Stream(deal, "match", place * game.players + seat) for seat in range(game.players)]
    while not table.over:
        seat = table.owing[0]
        player = one if seat == place else other
        table.play(player.answer(table.view(seat), table.moves(seat), streams[seat]), seat)
    points = [sum(sheet.values()) for sheet in table.score()]
    rest = [points[seat] for seat in range(game.players) if seat != place]
    return float(place in table.winners) / len(table.winners), points[place] - fmean(rest)


def interval(values: list[float], scale: float = 1.0) -> str:
    return f"{scale * fmean(values):.2f} ± {scale * 1.96 * stdev(values) / len(values) ** 0.5:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="second", help="the edition that is played")
    parser.add_argument("--weights", help="a file, or an edition; otherwise those of the edition")
    parser.add_argument("--against", default="first", help="a file, or an edition")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=3000, help="announce it before")
    parser.add_argument("--iterations", type=int, help="of a search; otherwise the policy decides")
    parser.add_argument("--leaders", action="store_true")
    parser.add_argument("--cities", action="store_true")
    given = parser.parse_args()
    options: dict[str, Any] = {name: True for name in ("leaders", "cities") if getattr(given, name)}
    game = Wonders(given.players, edition=given.edition, **options)
    sides = named(given.weights or given.edition), named(given.against)
    match = by_search(game, *sides, given.iterations) if given.iterations else by_policy(game, *sides)
    results = [match(deal) for deal in range(FIRST_DEAL, FIRST_DEAL + given.games // game.players)]
    won, lead = interval([share for share, _ in results], 100), interval([lead for _, lead in results])
    print(
        f"{game.players} players {sorted(options)}, iterations {given.iterations}, {len(results)} deals: won {won} %",
        end=" ",
    )
    print(f"(even: {100 / game.players:.1f}), {lead} points")


if __name__ == "__main__":
    main()
