"""Analyses in the background: one game after another, in processes of their own, kept when they are done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ..settings import Settings
from ..store import Database, analyses
from ..tables.refusal import Refusal
from . import hints
from .hints import Past
from .workers import Workers

LATER = 5  # nicer than bots, which go first
log = logging.getLogger("septem")
Finding = Callable[[str], Awaitable[Past]]


class Analysts:
    """Who works on the analyses that were asked for."""

    def __init__(self, settings: Settings, database: Database, find: Finding) -> None:
        self.settings = settings
        self.database = database
        self.find = find
        self.workers = Workers(settings.analysis_processes, settings.niceness + LATER, settings.analysis_processes)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Semaphore(settings.analysis_processes)

    async def ask(self, table: str, guest: str) -> analyses.Study:
        """Begin an analysis, unless it is there or under way."""
        if len(self.tasks) >= self.settings.analysis_queue:
            raise Refusal("too_many")
        study = await self.database.run(analyses.ask, table, guest)
        self.rouse(table)
        return study

    def rouse(self, table: str) -> None:
        if table not in self.tasks:
            task = asyncio.get_running_loop().create_task(self.work(table))
            self.tasks[table] = task
            task.add_done_callback(lambda done: self.tasks.pop(table, None))

    async def resume(self) -> None:
        """What a server before left undone."""
        for table in await self.database.run(analyses.open_ones):
            self.rouse(table)

    async def work(self, table: str) -> None:
        async with self.turn:
            guest = await self.database.run(analyses.claim, table)
            if guest is None:
                return
            try:
                result = await self.study(table, await self.find(table), guest)
            except Exception:
                log.exception("analysis of %s", table)
                await self.database.run(analyses.finish, table, analyses.FAILED, None)
            else:
                await self.database.run(analyses.finish, table, analyses.DONE, result)

    async def study(self, table: str, past: Past, guest: str) -> dict[str, object]:
        """Every decision on its own, so that many processes can share the work."""
        every = await self.workers.do(guest, hints.choices, past)
        await self.database.run(analyses.advance, table, 0, len(every))
        effort = self.settings.analysis_effort
        verdicts = []
        thinking = [asyncio.ensure_future(self.workers.do(guest, hints.ponder, past, one, effort)) for one in every]
        try:
            for done, one in enumerate(thinking, 1):
                verdicts.append(await one)
                await self.database.run(analyses.advance, table, done, len(every))
        finally:
            for one in thinking:
                one.cancel()
        return await self.workers.do(guest, hints.conclude, past, verdicts)

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.workers.close()
