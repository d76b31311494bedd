"""Pools of worker processes, so that searches never block the server. Addresses and guests take turns."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from .. import metrics
from .fair_queue import Addresses, FairQueue

T = TypeVar("T")
AHEAD = 2  # tasks given to each process: one runs, and the next one is ready


def start_worker(niceness: int) -> None:
    """Lower the priority, and end with the server, however the server ends."""
    os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def import_games() -> None:
    """Import the games and bots before the first task."""
    from ...ai import roster as _roster

    del _roster


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl+C: the server receives it and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerPool:
    """Worker processes for one kind of task."""

    def __init__(self, kind: str, processes: int, niceness: int, addresses: Addresses) -> None:
        self.kind = kind
        self.processes = processes
        self.niceness = niceness
        self.queue = FairQueue(processes * AHEAD, addresses)
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # workers inherit no threads and no sockets of the server
        return ProcessPoolExecutor(
            self.processes, mp_context=context, initializer=start_worker, initargs=(self.niceness,)
        )

    def warm_up(self) -> None:
        with interrupts_blocked():
            for _ in range(self.processes):
                self.pool.submit(import_games)

    async def run(self, user: str, work: Callable[..., T], *values: Any) -> T:
        """Run a task of a guest when it is its turn. If a worker dies, the task is repeated once."""
        asked = time.monotonic()
        async with self.queue.slot(user):
            metrics.WAITING.labels(self.kind).observe(time.monotonic() - asked)
            pool = self.pool
            try:
                return await self._submit(pool, work, *values)
            except BrokenProcessPool:
                if pool is self.pool:
                    self.pool = self._new_pool()
                return await self._submit(self.pool, work, *values)

    async def _submit(self, pool: ProcessPoolExecutor, work: Callable[..., T], *values: Any) -> T:
        with interrupts_blocked():
            running = asyncio.get_running_loop().run_in_executor(pool, work, *values)
        return await running

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
