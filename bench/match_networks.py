"""Matches in Duel between two networks of the reference player, on the same deals with exchanged seats.

`bench/match_networks.py agora pantheon --option agora=true --deals 100 --iterations 12`. A network is a file, or the
name of one that comes with septem. The interval is that of the mean over deals.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from septem import Duel, Stream
from septem.ai.duel import weights
from septem.ai.duel.search import Puct
from septem.ai.duel.search_player import OneCoreSearchPlayer
from septem.ai.players import Ask, SearchBudget, asker_for
from septem.duel.agenda import seat_of
from septem.duel.constants import DRAW

FIRST_DEAL = 1 << 53  # training uses lower numbers


def player(game: Duel, name: str, iterations: int) -> Ask:
    """The reference player with another network."""
    found = weights.read(Path(name).read_text("ascii")) if name.endswith(".txt") else weights.load(name)
    searcher = OneCoreSearchPlayer(game, "uct", SearchBudget(iterations=iterations))
    searcher.search = Puct(game, found)
    return asker_for(game, searcher)


def share(game: Duel, deal: int, askers: list[Ask], first: int) -> float:
    """What the player on seat `first` wins: 1, a half, or nothing."""
    state, stream = game.new(), Stream(deal, "match", first)
    game.deal(state, deal)
    while state.depth:
        seat = seat_of(state.agenda[state.depth - 1])
        asker = askers[0] if seat == first else askers[1]
        game.play(state, seat, asker(state, seat, game.legal(state, seat), stream))
    return 0.5 if state.winner == DRAW else float(state.winner == first)


def main(wanted: argparse.Namespace) -> None:
    options: dict[str, Any] = {
        name: value == "true" for name, _, value in (one.partition("=") for one in wanted.option)
    }
    game = Duel(**options)
    askers = [player(game, name, wanted.iterations) for name in (wanted.one, wanted.other)]
    deals = range(FIRST_DEAL + wanted.seed, FIRST_DEAL + wanted.seed + wanted.deals)
    won = [fmean(share(game, deal, askers, seat) for seat in (0, 1)) for deal in deals]
    print(f"{wanted.one} against {wanted.other}, {options}, {wanted.iterations} iterations:", end=" ")
    print(f"{2 * wanted.deals} games, won {fmean(won):.1%} ± {1.96 * stdev(won) / sqrt(len(won)):.1%}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="A match between two networks of Duel.")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--option", action="append", default=[], help="such as agora=true")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
