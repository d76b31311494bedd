"""Processes that think, so that the server never has to wait. Everybody gets a share of them."""

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


def settle_in(niceness: int) -> None:
    """Give way to people, and end with the server, however it ends."""
    os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up() -> None:
    """Read the games before the first question."""
    from ...ai import roster as _roster

    del _roster


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes begun meanwhile do not hear Ctrl+C: the server does, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Workers:
    """A few processes for all work of one kind, of which each guest may use so many at once."""

    def __init__(self, processes: int, niceness: int, share: int) -> None:
        self.processes = processes
        self.niceness = niceness
        self.share = share
        self.users: Counter[str] = Counter()  # who has work under way or waiting
        self.turns: dict[str, asyncio.Semaphore] = {}
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # threads and sockets of the server stay out of them
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=settle_in, initargs=(self.niceness,))

    def warm_up(self) -> None:
        with deaf_to_interrupts():
            for _ in range(self.processes):
                self.pool.submit(warm_up)

    async def do(self, user: str, work: Callable[..., T], *values: Any) -> T:
        """Do some work for a guest, in its turn; should a process die, another one does it."""
        self.users[user] += 1
        turn = self.turns.setdefault(user, asyncio.Semaphore(self.share))
        try:
            async with turn:
                pool = self.pool
                try:
                    return await self._run(pool, work, *values)
                except BrokenProcessPool:
                    if pool is self.pool:
                        self.pool = self._new_pool()
                    return await self._run(self.pool, work, *values)
        finally:
            self.users[user] -= 1
            if not self.users[user]:
                del self.users[user], self.turns[user]

    async def _run(self, pool: ProcessPoolExecutor, work: Callable[..., T], *values: Any) -> T:
        with deaf_to_interrupts():
            running = asyncio.get_running_loop().run_in_executor(pool, work, *values)
        return await running

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
