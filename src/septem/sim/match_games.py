"""Plays the games of a match in several processes and yields them in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice

from ..core.processes import context, settle
from .match_plan import MatchPlan, MatchRunner, Outcome, Pairing

AHEAD = 3  # games a worker has waiting for it

_runners: list[MatchRunner] = []  # of a worker: its own, made once


def played(match: MatchPlan, pairings: Iterable[Pairing], workers: int) -> Iterator[tuple[Pairing, Outcome]]:
    """Every game with its outcome, in order."""
    if workers == 1:
        runner = MatchRunner(match)
        yield from ((pairing, runner.play(pairing)) for pairing in pairings)
    else:
        yield from played_by_many(match, iter(pairings), workers)


def played_by_many(match: MatchPlan, pairings: Iterator[Pairing], workers: int) -> Iterator[tuple[Pairing, Outcome]]:
    with ProcessPoolExecutor(workers, context(), initializer=make_runner, initargs=(match,)) as pool:
        waiting: deque[tuple[Pairing, Future[Outcome]]] = deque()
        waiting.extend((pairing, pool.submit(play, pairing)) for pairing in islice(pairings, workers * AHEAD))
        try:
            while waiting:
                pairing, outcome = waiting.popleft()
                yield pairing, outcome.result()
                waiting.extend((following, pool.submit(play, following)) for following in islice(pairings, 1))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def make_runner(match: MatchPlan) -> None:
    settle()  # the main process receives Ctrl-C and ends its workers
    _runners[:] = [MatchRunner(match)]


def play(pairing: Pairing) -> Outcome:
    return _runners[0].play(pairing)
