"""A simulation from beginning to end: chunks that are missing are played, in any order, by any number of processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from . import parquet
from .field import Field
from .folder import Folder
from .parquet import Parts
from .plan import Chunk, Plan

AHEAD = 2  # chunks a worker has waiting for it
Played = Iterator[tuple[Chunk, Parts]]
Pool = Callable[[Plan, Iterator[Chunk]], Played]  # plays chunks somewhere
Listener = Callable[[int], None]  # told how many games are kept

_fields: list[Field] = []  # of a worker: its own, made once


def conduct(plan: Plan, games: int, folder: Folder, pool: Pool, listen: Listener) -> int:
    """Play what is missing; how many games are kept now. Whoever plays a chunk, its rows are the same."""
    parquet.arrow()  # if it is missing, that is said before anything is played
    known = folder.kept()
    kept = sum(chunk.games for chunk in plan.chunks(games) if chunk.name in known)
    listen(kept)
    for chunk, parts in pool(plan, (chunk for chunk in plan.chunks(games) if chunk.name not in known)):
        folder.keep(chunk, parts)
        kept += chunk.games
        listen(kept)
    return kept


def play(field: Field, chunk: Chunk) -> Parts:
    return parquet.written(field.plan, field.play(chunk))


def alone(plan: Plan, chunks: Iterator[Chunk]) -> Played:
    """In this process."""
    field = Field(plan)
    return ((chunk, play(field, chunk)) for chunk in chunks)


def processes(workers: int) -> Pool:
    """By so many processes."""
    return alone if workers == 1 else lambda plan, chunks: by_many(plan, chunks, workers)


def by_many(plan: Plan, chunks: Iterator[Chunk], workers: int) -> Played:
    context = multiprocessing.get_context("spawn")  # a forked process would inherit threads and locks
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, context, initializer=open_field, initargs=(plan,))
    waiting: set[Future[tuple[Chunk, Parts]]] = {
        pool.submit(play_there, chunk) for chunk in islice(chunks, workers * AHEAD)
    }
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play_there, chunk) for chunk in islice(chunks, len(done))}
            for future in done:
                yield future.result()
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # what they are playing will be played again
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def open_field(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever conducts is told, and ends its workers
    _fields[:] = [Field(plan)]


def play_there(chunk: Chunk) -> tuple[Chunk, Parts]:
    return chunk, play(_fields[0], chunk)
