"""The player of 7 Wonders that searches: it imagines a world from its view and thinks for as long as it may."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Stream
from ...wonders import moves
from ...wonders.constants import FOR_FREE_CITY, FREE_SEAT, FROM_BANK, WAY_PART
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ...wonders.rules import scoring
from ...wonders.state import State
from ..players import SearchBudget
from .policy import Policy
from .search import Finding, Manner, Search

CHUNK = 16  # iterations between two looks at the clock
SEEDS = 1 << 31
ENOUGH = 1  # iterations are at least this many: an answer is needed


def searcher(game: Wonders, detailed: bool = False) -> Search:
    return Search(game, Policy(), Manner(), detailed=detailed)


def ponder(search: Search, view: View, seed: int, thinking: SearchBudget) -> list[Finding]:
    """Think about what a seat is asked; with iterations, the same thoughts again for the same seed."""
    if view.seat is None:
        raise ValueError("a spectator is not asked")
    luck = Stream(seed, "thinking")
    search.begin(search.game.imagine(view, luck), view.seat, luck)
    if thinking.seconds is None:
        search.run(max(thinking.iterations or ENOUGH, ENOUGH))
    else:
        watch_the_clock(search, thinking, thinking.seconds)
    return search.findings()


def watch_the_clock(search: Search, thinking: SearchBudget, seconds: float) -> None:
    """Think until the time is over, or no other move could catch up with the one that leads."""
    start = thinking.now()
    passed, done = 0.0, 0
    while passed < seconds:
        search.run(CHUNK)
        done += CHUNK
        passed = thinking.now() - start
        if done % (CHUNK * 32) == 0 and is_settled(search, done * (seconds - passed) / passed):
            return


def is_settled(search: Search, left: float) -> bool:
    """Whether the leading move stays ahead, whatever the iterations left may bring."""
    tries = [finding.tries for finding in search.findings()]
    return tries[0] - (tries[1] if len(tries) > 1 else 0) > left


class WondersThinker:
    """Answers with what a search finds, on one core or on several."""

    def __init__(self, game: Wonders, thinking: SearchBudget) -> None:
        self.game = game
        self.thinking = thinking
        self.search = searcher(game)

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        found = self.findings(view, stream)
        return paid(self.search.root, view.seat or 0, found[0].move, moves)

    def findings(self, view: View, stream: Stream) -> list[Finding]:
        """What it thinks of every move it tried, the best first."""
        seed = stream.below(SEEDS)
        if self.thinking.cores == 1:
            return ponder(self.search, view, seed, self.thinking)
        from .parallel import think_together  # here, because most players think alone

        self.search.begin(self.game.imagine(view, Stream(seed, "thinking")), view.seat or 0, stream)
        return think_together(self.game, view, seed, self.thinking)


def paid(state: State, city: int, move: int, legal: Sequence[int]) -> int:
    """The same thing done, the coins given to whom a seat likes better where the price is the same."""
    ways = [other for other in legal if not (other ^ move) & ~WAY_PART]
    payer = FREE_SEAT if move & FOR_FREE_CITY else city
    left, right = (dislike(state, city, side) for side in (state.left[payer], state.right[payer]))
    side = 1 if left > right else -1
    return min(ways, key=lambda way: (spent(way), side * moves.left_of(way)), default=move)


def dislike(state: State, city: int, other: int) -> int:
    """How little a city wants another to have coins: not at all itself and its team, others by their points."""
    return -1000 if state.eyes[city] >> other & 1 else scoring.fill_sheet(state, other)


def spent(way: int) -> int:
    return moves.left_of(way) + moves.right_of(way) + (1 if way & FROM_BANK else 0)
