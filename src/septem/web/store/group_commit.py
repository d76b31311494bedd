"""Group commit: writes that arrive at the same time share one transaction, because the disk write is the slow part."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")
Outcome = tuple[Any, BaseException | None]
InThread = Callable[..., Awaitable[Any]]  # runs a blocking function


@dataclass(frozen=True)
class PendingWrite(Generic[T]):
    """A write that waits for its transaction, and the future of its caller."""

    what: T
    future: asyncio.Future[Any]

    def resolve(self, outcome: Outcome) -> None:
        result, failure = outcome
        if self.future.done():  # the caller has been cancelled
            return
        if failure is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(failure)


class GroupCommit(Generic[T]):
    """While one transaction is written, new writes wait for the next one."""

    def __init__(self, transact: Callable[[list[T]], list[Outcome]], in_thread: InThread) -> None:
        self.transact = transact  # each write of a transaction has an outcome of its own
        self.in_thread = in_thread
        self.waiting: list[PendingWrite[T]] = []
        self.writer: asyncio.Task[None] | None = None

    async def run(self, what: T) -> Any:
        loop = asyncio.get_running_loop()
        write = PendingWrite(what, loop.create_future())
        self.waiting.append(write)
        if self.writer is None:
            self.writer = loop.create_task(self._write())
        return await write.future

    async def _write(self) -> None:
        while self.waiting:
            writes, self.waiting = self.waiting, []
            try:
                outcomes = await self.in_thread(self.transact, [write.what for write in writes])
            except BaseException as failure:
                outcomes = [(None, failure)] * len(writes)
            for write, outcome in zip(writes, outcomes, strict=True):
                write.resolve(outcome)
        self.writer = None
