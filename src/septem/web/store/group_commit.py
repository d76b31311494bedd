"""Answers that are kept at the same moment share one write to the disk, which is what takes its time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from .transactions import Conflict

T = TypeVar("T")
Outcome = tuple[Any, BaseException | None]


@dataclass(frozen=True)
class Errand:
    """Something to be kept, and who waits for it."""

    work: Callable[[Session], Any]
    kept: asyncio.Future[Any]

    def settle(self, outcome: Outcome) -> None:
        found, failure = outcome
        if self.kept.done():  # whoever waited has gone
            return
        if failure is None:
            self.kept.set_result(found)
        else:
            self.kept.set_exception(failure)


class Together:
    """While some errands are written, those that come wait for the next transaction."""

    def __init__(self, engine: Engine, in_thread: Callable[..., Awaitable[Any]]) -> None:
        self.engine = engine
        self.in_thread = in_thread  # runs what may take its time
        self.waiting: list[Errand] = []
        self.writing: asyncio.Task[None] | None = None

    async def do(self, work: Callable[[Session], T]) -> T:
        """Work that either writes all it has to, or raises a Conflict and has written nothing."""
        loop = asyncio.get_running_loop()
        errand = Errand(work, loop.create_future())
        self.waiting.append(errand)
        if self.writing is None:
            self.writing = loop.create_task(self._write())
        kept: T = await errand.kept
        return kept

    async def _write(self) -> None:
        while self.waiting:
            errands, self.waiting = self.waiting, []
            try:
                outcomes = await self.in_thread(self._transact, errands)
            except BaseException as failure:
                outcomes = [(None, failure)] * len(errands)
            for errand, outcome in zip(errands, outcomes, strict=True):
                errand.settle(outcome)
        self.writing = None

    def _transact(self, errands: list[Errand]) -> list[Outcome]:
        with Session(self.engine) as session, session.begin():
            return [attempt(session, errand) for errand in errands]


def attempt(session: Session, errand: Errand) -> Outcome:
    try:
        return errand.work(session), None
    except Conflict as conflict:
        return None, conflict
