"""Pools of worker processes, so that searches never block the server. Every guest gets a limited share of a pool."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")


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
    """Worker processes for one kind of task; every guest may use a limited number of them at the same time."""

    def __init__(self, processes: int, niceness: int, share: int) -> None:
        self.processes = processes
        self.niceness = niceness
        self.share = share
        self.users: Counter[str] = Counter()  # tasks running or waiting, by guest
        self.slots: dict[str, asyncio.Semaphore] = {}
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
        """Run a task when one of the guest's slots is free. If a worker dies, the task is repeated once."""
        self.users[user] += 1
        slot = self.slots.setdefault(user, asyncio.Semaphore(self.share))
        try:
            async with slot:
                pool = self.pool
                try:
                    return await self._submit(pool, work, *values)
                except BrokenProcessPool:
                    if pool is self.pool:
                        self.pool = self._new_pool()
                    return await self._submit(self.pool, work, *values)
        finally:
            self.users[user] -= 1
            if not self.users[user]:
                del self.users[user], self.slots[user]

    async def _submit(self, pool: ProcessPoolExecutor, work: Callable[..., T], *values: Any) -> T:
        with interrupts_blocked():
            running = asyncio.get_running_loop().run_in_executor(pool, work, *values)
        return await running

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
