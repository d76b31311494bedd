"""Pools of worker processes, so that searches never block the server. Addresses and guests take turns."""

from __future__ import annotations

import asyncio
import pickle
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from .. import metrics
from .fair_queue import Addresses, FairQueue
from .worker_process import NotBegun, Result, WorkerDied, WorkerProcess

T = TypeVar("T")


def import_games() -> None:
    """Import the games and bots before the first task."""
    from ...ai import roster as _roster

    del _roster


def forget(done: Result) -> None:
    """Nobody waits for it: a failure is not reported."""
    if not done.cancelled():
        done.exception()


class WorkerPool:
    """Worker processes for one kind of task. They start when they are needed."""

    def __init__(self, kind: str, processes: int, niceness: int, addresses: Addresses, ahead: int = 1) -> None:
        self.kind = kind
        self.processes = processes
        self.niceness = niceness
        self.ahead = ahead  # tasks given to each process: one runs, and the next ones are ready
        self.queue = FairQueue(processes * ahead, addresses)
        self.tasks: deque[tuple[bytes, Result]] = deque()  # that no process has yet
        self.workers: list[WorkerProcess] = []
        self.closed = False

    def warm_up(self) -> None:
        """Start the processes before they are needed."""
        for _ in range(self.processes):
            imported: Result = asyncio.get_running_loop().create_future()
            imported.add_done_callback(forget)
            self._start_worker().give(pickle.dumps((import_games, ())), imported)

    async def run(self, user: str, work: Callable[..., T], *values: Any) -> T:
        """Run a task of a guest when it is its turn. If a worker dies, the task is repeated once."""
        asked = time.monotonic()
        async with self.queue.slot(user):
            metrics.WAITING.labels(self.kind).observe(time.monotonic() - asked)
            task = pickle.dumps((work, values))
            try:
                found: T = await self._until_begun(task)
            except WorkerDied:
                found = await self._until_begun(task)
            return found

    async def _until_begun(self, task: bytes) -> Any:
        """A task is not to blame for a process that died before it began the task."""
        while True:
            try:
                return await self._submit(task)
            except NotBegun:
                continue

    def _submit(self, task: bytes) -> Result:
        """A closed pool starts no process any more: whoever waits is cancelled."""
        result: Result = asyncio.get_running_loop().create_future()
        if self.closed:
            result.cancel()
            return result
        self.tasks.append((task, result))
        self._hand_out()
        return result

    def _hand_out(self) -> None:
        """Give tasks to processes that can take one. A task that nobody waits for any more is dropped."""
        while self.tasks:
            worker = self._ready_worker()
            if worker is None:
                return
            task, result = self.tasks.popleft()
            if not result.done():
                worker.give(task, result)

    def _ready_worker(self) -> WorkerProcess | None:
        """The process with the fewest tasks, or a new one."""
        least = min(self.workers, key=lambda worker: len(worker.results), default=None)
        if least is not None and not least.results:
            return least
        if len(self.workers) < self.processes:
            return self._start_worker()
        return least if least is not None and len(least.results) < self.ahead else None

    def _start_worker(self) -> WorkerProcess:
        self.workers.append(WorkerProcess(self.niceness, self._changed))
        return self.workers[-1]

    def _changed(self, worker: WorkerProcess) -> None:
        if not worker.alive and worker in self.workers:
            self.workers.remove(worker)
        if not self.closed:
            self._hand_out()

    def close(self) -> None:
        self.closed = True
        for _, result in self.tasks:
            result.cancel()
        self.tasks.clear()
        for worker in list(self.workers):
            worker.close()
