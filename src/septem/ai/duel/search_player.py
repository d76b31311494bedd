"""Players that search: they imagine a position from their view and think about it for as long as they may."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...core.chance import Stream
from ...duel.game import Duel
from ...duel.knowledge.fast_view import FastView
from ...duel.knowledge.view import View
from ...duel.state import State
from ..players import SearchBudget
from . import weights
from .search import Guided, Search, Uct

CHUNK = 32  # iterations between two looks at the clock
SEEDS = 1 << 31
BASE, PANTHEON = "base", "pantheon"  # what was learned, by the decks in play


def guided(game: Duel) -> Search:
    return Guided(game, weights.load(PANTHEON if game.options.pantheon else BASE))


SEARCHES: dict[str, Callable[[Duel], Search]] = {"uct": Uct, "guided": guided}


@dataclass(frozen=True)
class Option:
    """What a search thinks of a move."""

    move: int
    visits: int
    worth: float  # the chance to win of the seat that is asked, a shared victory counting half


def options(search: Search) -> list[Option]:
    """All moves of the position thought about, in the order of the menu."""
    edges = [search.tree.edge(number) for number in range(search.tree.children(0))]
    return [Option(move, visits, total / visits if visits else guess) for move, visits, total, guess in edges]


def best(found: Sequence[Option]) -> Option:
    """The move looked at most often; of several the better one."""
    return max(found, key=lambda option: (option.visits, option.worth))


def ponder(search: Search, view: View, seed: int, thinking: SearchBudget) -> list[Option]:
    """Think about what a seat is asked; with iterations, the same thoughts again for the same seed."""
    if view.seat is None:
        raise ValueError("a spectator is not asked")
    luck = Stream(seed, "thinking")
    return think(search, search.game.imagine(view, luck), view.seat, luck, thinking)


def consider(search: Search, fast_view: FastView, seed: int, thinking: SearchBudget) -> list[Option]:
    """The same thoughts, if there is a glimpse instead of a view."""
    luck = Stream(seed, "thinking")
    return think(search, fast_view.imagine(luck), fast_view.seat, luck, thinking)


def think(search: Search, origin: State, seat: int, luck: Stream, thinking: SearchBudget) -> list[Option]:
    search.begin(origin, seat, luck)
    if thinking.seconds is None:
        search.run(thinking.iterations or 0)
    else:
        watch_the_clock(search, thinking, thinking.seconds)
    return options(search)


def watch_the_clock(search: Search, thinking: SearchBudget, seconds: float) -> None:
    """Think until the time is over, or no other move could catch up with the one that leads."""
    start = thinking.now()
    passed, done = 0.0, 0
    while passed < seconds:
        search.run(CHUNK)
        done += CHUNK
        passed = thinking.now() - start
        if done % (CHUNK * 16) == 0 and settled(search, done * (seconds - passed) / passed):
            return


def settled(search: Search, left: float) -> bool:
    """Whether the leading move stays ahead, whatever the iterations left may bring."""
    visits = sorted(option.visits for option in options(search))
    return len(visits) > 1 and visits[-1] - visits[-2] > left


class Thinker:
    """Answers with what a search finds, on one core or on several."""

    def __init__(self, game: Duel, kind: str, thinking: SearchBudget) -> None:
        self.game = game
        self.kind = kind
        self.thinking = thinking
        self.search = SEARCHES[kind](game)

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        return moves[0] if len(moves) == 1 else best(self.options(view, stream)).move

    def options(self, view: View, stream: Stream) -> list[Option]:
        """What it thinks of every move."""
        seed = stream.below(SEEDS)
        if self.thinking.cores == 1:
            return ponder(self.search, view, seed, self.thinking)
        from .parallel import think_together  # here, because most players think alone

        return think_together(self.game, self.kind, view, seed, self.thinking)


class LoneThinker(Thinker):
    """The same on one core: what it sees need not be sent to others, so a glimpse is enough."""

    def answer_fast(self, fast_view: FastView, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        return best(consider(self.search, fast_view, stream.below(SEEDS), self.thinking)).move


class Hasty:
    """Answers at once with what looks best, one move ahead; the more whim, the more often with something worse."""

    def __init__(self, game: Duel, whim: float) -> None:
        self.search = guided(game)
        self.whim = whim

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        return self.liked(ponder(self.search, view, stream.below(SEEDS), SearchBudget(iterations=0)), stream)

    def answer_fast(self, fast_view: FastView, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        return self.liked(consider(self.search, fast_view, stream.below(SEEDS), SearchBudget(iterations=0)), stream)

    def liked(self, found: list[Option], stream: Stream) -> int:
        worths = [option.worth + self.whim * stream.below(SEEDS) / SEEDS for option in found]
        return found[worths.index(max(worths))].move
