"""Group commit: writes that arrive at the same time share one transaction, because the disk write is the slow part."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from ..tables.stored import Conflict

T = TypeVar("T")
Outcome = tuple[Any, BaseException | None]


@dataclass(frozen=True)
class PendingWrite:
    """A write that waits for its transaction, and the future of its caller."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]

    def resolve(self, outcome: Outcome) -> None:
        result, failure = outcome
        if self.future.done():  # the caller has been cancelled
            return
        if failure is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(failure)


class GroupCommit:
    """While one transaction is written, new writes wait for the next one."""

    def __init__(self, engine: Engine, in_thread: Callable[..., Awaitable[Any]]) -> None:
        self.engine = engine
        self.in_thread = in_thread  # runs a blocking function
        self.waiting: list[PendingWrite] = []
        self.writer: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """`work` either writes everything, or raises a Conflict and has written nothing."""
        loop = asyncio.get_running_loop()
        write = PendingWrite(work, loop.create_future())
        self.waiting.append(write)
        if self.writer is None:
            self.writer = loop.create_task(self._write())
        result: T = await write.future
        return result

    async def _write(self) -> None:
        while self.waiting:
            writes, self.waiting = self.waiting, []
            try:
                outcomes = await self.in_thread(self._transact, writes)
            except BaseException as failure:
                outcomes = [(None, failure)] * len(writes)
            for write, outcome in zip(writes, outcomes, strict=True):
                write.resolve(outcome)
        self.writer = None

    def _transact(self, writes: list[PendingWrite]) -> list[Outcome]:
        with self.engine.begin() as connection:
            return [attempt(connection, write) for write in writes]


def attempt(connection: Connection, write: PendingWrite) -> Outcome:
    try:
        return write.work(connection), None
    except Conflict as conflict:
        return None, conflict
