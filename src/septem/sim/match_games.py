"""Games played by several processes at once, and handed over in their order, whoever was done first."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice

from ..core.processes import context, settle
from .match_plan import Arena, Bout, Match, Outcome

AHEAD = 3  # games a worker has waiting for it

_arenas: list[Arena] = []  # of a worker: its own, made once


def played(match: Match, bouts: Iterable[Bout], workers: int) -> Iterator[tuple[Bout, Outcome]]:
    """Every game with its outcome, in order, as far as one cares to listen."""
    if workers == 1:
        arena = Arena(match)
        yield from ((bout, arena.play(bout)) for bout in bouts)
    else:
        yield from played_by_many(match, iter(bouts), workers)


def played_by_many(match: Match, bouts: Iterator[Bout], workers: int) -> Iterator[tuple[Bout, Outcome]]:
    with ProcessPoolExecutor(workers, context(), initializer=open_arena, initargs=(match,)) as pool:
        waiting: deque[tuple[Bout, Future[Outcome]]] = deque()
        waiting.extend((bout, pool.submit(play, bout)) for bout in islice(bouts, workers * AHEAD))
        try:
            while waiting:
                bout, outcome = waiting.popleft()
                yield bout, outcome.result()
                waiting.extend((following, pool.submit(play, following)) for following in islice(bouts, 1))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def open_arena(match: Match) -> None:
    settle()  # whoever plays the match is told of Ctrl-C, and ends its workers
    _arenas[:] = [Arena(match)]


def play(bout: Bout) -> Outcome:
    return _arenas[0].play(bout)
