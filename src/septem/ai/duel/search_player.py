"""Players of Duel that search: they imagine a position from their view and search it within their budget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from ...core.chance import Stream
from ...duel.expansions import in_play
from ...duel.game import Duel
from ...duel.knowledge.fast_view import FastView
from ...duel.knowledge.view import View
from ...duel.state import State
from ..clock import run_for
from ..move_stats import MoveStats, most_visited
from ..players import SearchBudget
from . import weights
from .search import Puct, Search, Uct

CHUNK = 32  # iterations between two looks at the clock
SEEDS = 1 << 31
BASE, PANTHEON, AGORA = "base", "pantheon", "agora"  # network files
# Policy-value networks that have won a match against the other search, by the expansions in play.
NETWORKS = {frozenset[str](): BASE, frozenset({"pantheon"}): PANTHEON}
NO_SEARCH = SearchBudget(iterations=0)


def puct(game: Duel) -> Search:
    """PUCT with priors from the values of positions one move ahead, and the network trained for the decks in play."""
    return Puct(game, weights.load(trained_for(game)))


def trained_for(game: Duel) -> str:
    """The network whose games had most of the expansions in play."""
    expansions = names_in_play(game)
    return next((name for name in (AGORA, PANTHEON) if name in expansions), BASE)


def names_in_play(game: Duel) -> frozenset[str]:
    """The expansions in play that a network has to know: those with components."""
    return frozenset(expansion.name for expansion in in_play(game.options) if expansion.has_components)


def strongest(game: Duel) -> Search:
    """PUCT with the policy-value network, or without one that was trained for the expansions in play the other one."""
    expansions = names_in_play(game)
    if expansions not in NETWORKS:
        return puct(game)
    from .policy_value.search import PolicyValueSearch  # here, because other players do not need its many names
    from .policy_value.weights import load

    return PolicyValueSearch(game, load(NETWORKS[expansions]))


SEARCHES: dict[str, Callable[[Duel], Search]] = {"uct": Uct, "puct": puct, "strongest": strongest}


def move_stats(search: Search) -> list[MoveStats]:
    """All moves of the root, in the order of the menu. The value of a move without visits is the network's."""
    edges = [search.tree.edge(number) for number in range(search.tree.children(0))]
    values = [(move, visits, total / visits if visits else value) for move, visits, total, value in edges]
    return [MoveStats(move, visits, value, value) for move, visits, value in values]


def search_view(search: Search, view: View, seed: int, budget: SearchBudget) -> list[MoveStats]:
    """Search the decision of a view. With iterations, the same seed gives the same result."""
    if view.seat is None:
        raise ValueError("a spectator is not asked")
    stream = Stream(seed, "thinking")
    return search_position(search, search.game.imagine(view, stream), view.seat, stream, budget)


def search_fast_view(search: Search, fast_view: FastView, seed: int, budget: SearchBudget) -> list[MoveStats]:
    """The same search from a fast view."""
    stream = Stream(seed, "thinking")
    return search_position(search, fast_view.imagine(stream), fast_view.seat, stream, budget)


def search_position(search: Search, root: State, seat: int, stream: Stream, budget: SearchBudget) -> list[MoveStats]:
    search.begin(root, seat, stream)
    if budget.seconds is None:
        search.run(budget.iterations or 0)
    else:
        run_for(budget.seconds, budget, CHUNK, search.run, partial(move_stats, search))
    return move_stats(search)


@cache
def worker_search(kind: str, options: tuple[tuple[str, object], ...]) -> Search:
    """The search that a worker process keeps for tables with the same options."""
    return SEARCHES[kind](Duel(**dict(options)))  # type: ignore[arg-type]


def search_in_worker(
    kind: str, options: tuple[tuple[str, object], ...], view: View, seed: int, budget: SearchBudget
) -> list[MoveStats]:
    return search_view(worker_search(kind, options), view, seed, budget)


class SearchPlayer:
    """Plays the most visited move of a search, on one core or on several."""

    def __init__(self, game: Duel, kind: str, budget: SearchBudget) -> None:
        self.game = game
        self.kind = kind
        self.budget = budget
        self.search = SEARCHES[kind](game)

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        return moves[0] if len(moves) == 1 else most_visited(self.move_stats(view, stream)).move

    def move_stats(self, view: View, stream: Stream) -> list[MoveStats]:
        seed = stream.below(SEEDS)
        if self.budget.cores == 1:
            return search_view(self.search, view, seed, self.budget)
        from ..parallel import options_of, search_on_cores  # here, because most players use one core

        worker = partial(search_in_worker, self.kind, options_of(self.game))
        return search_on_cores(worker, view, seed, self.budget)


class OneCoreSearchPlayer(SearchPlayer):
    """The same on one core only: nothing is sent to other processes, so a fast view is enough."""

    def answer_fast(self, fast_view: FastView, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        return most_visited(search_fast_view(self.search, fast_view, stream.below(SEEDS), self.budget)).move


class NetworkPlayer:
    """Plays the move with the best network value, without a search. Noise is added to the values."""

    def __init__(self, game: Duel, noise: float) -> None:
        self.search = puct(game)
        self.noise = noise

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        return self.best(search_view(self.search, view, stream.below(SEEDS), NO_SEARCH), stream)

    def answer_fast(self, fast_view: FastView, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        return self.best(search_fast_view(self.search, fast_view, stream.below(SEEDS), NO_SEARCH), stream)

    def best(self, stats: list[MoveStats], stream: Stream) -> int:
        values = [one.value + self.noise * stream.below(SEEDS) / SEEDS for one in stats]
        return stats[values.index(max(values))].move
