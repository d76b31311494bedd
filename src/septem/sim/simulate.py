"""Plays a simulation: missing chunks are played in any order, by any number of processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from itertools import chain, islice
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event as EventType
from threading import Event, current_thread, main_thread

from ..core.processes import context, settle
from . import parquet
from .folder import Folder
from .parquet import Parts
from .plan import Chunk, Plan
from .runner import Runner, Stopped, never

AHEAD = 2  # chunks a worker has waiting for it
SEVERAL = 2
NO_GAMES = Chunk(0, 0)
Kept = Generator[Chunk, None, None]  # closing it ends what is being played
Pool = Callable[[Plan, Folder, Iterator[Chunk]], Kept]  # plays chunks somewhere, keeps them, and says which are kept
Listener = Callable[[int], None]  # told how many games are kept

# Of a worker: where it plays, made once, where it keeps, and what tells it to stop.
_places: list[tuple[Runner, Folder, EventType]] = []


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


def play(field: Runner, chunk: Chunk, stopped: Stopped = never) -> tuple[Chunk, Parts]:
    """Play a chunk, or its first games if it is stopped: what was played, and its files."""
    result = field.play(chunk, stopped)
    return result.chunk, parquet.written(field.plan, result) if result.chunk.games else {}


def play_into(folder: Folder, field: Runner, chunk: Chunk, stopped: Stopped) -> Chunk:
    played, parts = play(field, chunk, stopped)
    folder.keep(played, parts)
    return played


def alone(plan: Plan, folder: Folder, chunks: Iterator[Chunk]) -> Kept:
    """Play all chunks in this process. After Ctrl-C the games that are over are kept."""
    field = Runner(plan)
    with interruption() as stopped:
        for chunk in chunks:
            played = play_into(folder, field, chunk, stopped)
            if played != chunk:
                raise KeyboardInterrupt
            yield chunk


@contextmanager
def interruption() -> Iterator[Stopped]:
    """Whether Ctrl-C was pressed. Pressed again, it interrupts at once."""
    pressed = Event()

    def press(number: int, frame: object) -> None:
        if pressed.is_set():
            raise KeyboardInterrupt
        pressed.set()

    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield never
        return
    signal.signal(signal.SIGINT, press)
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


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
    start = context()
    stop = start.Event()
    pool = ProcessPoolExecutor(workers, start, initializer=open_place, initargs=(plan, folder, stop))
    waiting = {pool.submit(play_there, chunk) for chunk in first}
    kept = kept_by(pool, waiting, others, stop, strangers)
    next(kept)
    return kept


def kept_by(
    pool: ProcessPoolExecutor,
    waiting: set[Future[Chunk]],
    others: Iterator[Chunk],
    stop: EventType,
    strangers: set[BaseProcess],
) -> Kept:
    """Closing the iterator ends its own workers and no other processes; they keep the games that are over."""
    try:
        yield NO_GAMES  # only what has begun can be closed
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play_there, chunk) for chunk in islice(others, len(done))}
            yield from (future.result() for future in done)
    except (KeyboardInterrupt, GeneratorExit):
        stop.set()
        with terminated_if_failed(strangers):
            pool.shutdown(cancel_futures=True)
        raise
    except BaseException:
        terminate(strangers)  # what they are playing will be played again
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def terminated_if_failed(strangers: set[BaseProcess]) -> Iterator[None]:
    try:
        yield
    except BaseException:
        terminate(strangers)  # Ctrl-C was pressed again
        raise


def terminate(strangers: set[BaseProcess]) -> None:
    for worker in set(multiprocessing.active_children()) - strangers:
        worker.terminate()


def open_place(plan: Plan, folder: Folder, stop: EventType) -> None:
    settle()  # the main process receives Ctrl-C and tells its workers
    _places[:] = [(Runner(plan), folder, stop)]


def play_there(chunk: Chunk) -> Chunk:
    field, folder, stop = _places[0]
    return play_into(folder, field, chunk, stop.is_set)
