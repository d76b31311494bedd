"""Plays a simulation: missing chunks are played in any order, by any number of processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from itertools import chain, islice
from multiprocessing.process import BaseProcess

from ..core.processes import context, settle
from . import parquet
from .folder import Folder
from .parquet import Parts
from .plan import Chunk, Plan
from .runner import Runner

AHEAD = 2  # chunks a worker has waiting for it
SEVERAL = 2
NO_GAMES = Chunk(0, 0)
Kept = Generator[Chunk, None, None]  # closing it ends what is being played
Pool = Callable[[Plan, Folder, Iterator[Chunk]], Kept]  # plays chunks somewhere, keeps them, and says which are kept
Listener = Callable[[int], None]  # told how many games are kept

_places: list[tuple[Runner, Folder]] = []  # of a worker: where it plays, made once, and where it keeps


def conduct(plan: Plan, games: int, folder: Folder, pool: Pool, listen: Listener) -> int:
    """Play the missing chunks; returns how many games are stored. Rows do not depend on which process played them."""
    parquet.check()  # if something is missing, that is said before anything is played
    known = folder.kept()
    kept = sum(chunk.games for chunk in plan.chunks(games) if chunk.name in known)
    chunks = pool(plan, folder, (chunk for chunk in plan.chunks(games) if chunk.name not in known))
    with closing(chunks):
        listen(kept)  # it may start a thread, and processes start faster before
        for chunk in chunks:
            kept += chunk.games
            listen(kept)
    return kept


def play(field: Runner, chunk: Chunk) -> Parts:
    return parquet.written(field.plan, field.play(chunk))


def alone(plan: Plan, folder: Folder, chunks: Iterator[Chunk]) -> Kept:
    """Play all chunks in this process."""
    field = Runner(plan)
    for chunk in chunks:
        folder.keep(chunk, play(field, chunk))
        yield chunk


def processes(workers: int) -> Pool:
    """Play in so many processes, or in this one if that is enough."""

    def pool(plan: Plan, folder: Folder, chunks: Iterator[Chunk]) -> Kept:
        first = list(islice(chunks, workers * AHEAD))
        if min(workers, len(first)) < SEVERAL:
            return alone(plan, folder, chain(first, chunks))
        return by_many(plan, folder, first, chunks, min(workers, len(first)))

    return pool


def by_many(plan: Plan, folder: Folder, first: list[Chunk], others: Iterator[Chunk], workers: int) -> Kept:
    strangers = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, context(), initializer=open_place, initargs=(plan, folder))
    waiting = {pool.submit(play_there, chunk) for chunk in first}
    kept = kept_by(pool, waiting, others, strangers)
    next(kept)
    return kept


def kept_by(
    pool: ProcessPoolExecutor, waiting: set[Future[Chunk]], others: Iterator[Chunk], strangers: set[BaseProcess]
) -> Kept:
    """Closing the iterator ends its own workers and no other processes."""
    try:
        yield NO_GAMES  # only what has begun can be closed
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play_there, chunk) for chunk in islice(others, len(done))}
            yield from (future.result() for future in done)
    except BaseException:
        for worker in set(multiprocessing.active_children()) - strangers:
            worker.terminate()  # what they are playing will be played again
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def open_place(plan: Plan, folder: Folder) -> None:
    settle()  # the main process receives Ctrl-C and ends its workers
    _places[:] = [(Runner(plan), folder)]


def play_there(chunk: Chunk) -> Chunk:
    field, folder = _places[0]
    folder.keep(chunk, play(field, chunk))
    return chunk
