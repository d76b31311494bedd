"""The player of 7 Wonders that searches: it imagines a position from its view and searches it within its budget."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from ...core.chance import Stream
from ...wonders import moves
from ...wonders.constants import FOR_FREE_CITY, FREE_SEAT, FROM_BANK, WAY_PART
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ...wonders.rules import scoring
from ...wonders.state import State
from ..clock import run_for
from ..move_stats import MoveStats
from ..players import SearchBudget
from .policy import policy_of
from .search import Search, SearchConfig, in_order

CHUNK = 16  # iterations between two looks at the clock
SEEDS = 1 << 31
LEAST = 1  # iterations: a search needs a visited move to answer with


def new_search(game: Wonders, detailed: bool = False) -> Search:
    return Search(game, policy_of(game), SearchConfig(), detailed=detailed)


def search_view(search: Search, view: View, seed: int, budget: SearchBudget) -> list[MoveStats]:
    """Search the decision of a view. With iterations, the same seed gives the same result."""
    if view.seat is None:
        raise ValueError("a spectator is not asked")
    stream = Stream(seed, "thinking")
    search.begin(search.game.imagine(view, stream), view.seat, stream)
    if budget.seconds is None:
        search.run(max(budget.iterations or LEAST, LEAST))
    else:
        run_for(budget.seconds, budget, CHUNK, search.run, search.move_stats)
    return search.move_stats()


@cache
def worker_search(options: tuple[tuple[str, object], ...]) -> Search:
    """The search that a worker process keeps for tables with the same options."""
    return new_search(Wonders(**dict(options)))  # type: ignore[arg-type]


def search_in_worker(
    options: tuple[tuple[str, object], ...], view: View, seed: int, budget: SearchBudget
) -> list[MoveStats]:
    return search_view(worker_search(options), view, seed, budget)


class WondersSearchPlayer:
    """Plays the most visited move of a search, on one core or on several."""

    def __init__(self, game: Wonders, budget: SearchBudget) -> None:
        self.game = game
        self.budget = budget
        self.search = new_search(game)

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        stats = self.move_stats(view, stream)
        return choose_payment(self.search.root, view.seat or 0, stats[0].move, moves)

    def move_stats(self, view: View, stream: Stream) -> list[MoveStats]:
        """The visited moves, the most visited first."""
        seed = stream.below(SEEDS)
        if self.budget.cores == 1:
            return search_view(self.search, view, seed, self.budget)
        from ..parallel import options_of, search_on_cores  # here, because most players use one core

        self.search.begin(self.game.imagine(view, Stream(seed, "thinking")), view.seat or 0, stream)
        worker = partial(search_in_worker, options_of(self.game))
        return in_order(search_on_cores(worker, view, seed, self.budget))


def choose_payment(state: State, city: int, move: int, legal: Sequence[int]) -> int:
    """The same action with the cheapest payment; at the same price the coins go to the neighbour with fewer points."""
    ways = [other for other in legal if not (other ^ move) & ~WAY_PART]
    payer = FREE_SEAT if move & FOR_FREE_CITY else city
    left, right = (dislike(state, city, side) for side in (state.left[payer], state.right[payer]))
    side = 1 if left > right else -1
    return min(ways, key=lambda way: (spent(way), side * moves.left_of(way)), default=move)


def dislike(state: State, city: int, other: int) -> int:
    """The reluctance of a city to pay another one: the points of that city; least for a partner."""
    return -1000 if state.eyes[city] >> other & 1 else scoring.fill_sheet(state, other)


def spent(way: int) -> int:
    return moves.left_of(way) + moves.right_of(way) + (1 if way & FROM_BANK else 0)
