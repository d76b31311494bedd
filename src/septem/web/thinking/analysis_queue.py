"""Analyses in the background: one game after another, in worker processes of their own, stored when they are done."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from ...ai.analysis import Verdict
from ..settings import Settings
from ..store import Database, analyses
from ..tables.finished_game import FinishedGame
from ..tables.refusal import Refusal
from ..tables.stored import short_id
from .analysis import find_decisions, judge, summarise
from .fair_queue import Addresses, FairQueue
from .workers import WorkerPool

SHOW_AFTER = 2.0  # seconds between two partial results
EXTRA_NICENESS = 5  # analyses run at a lower priority than bots
log = logging.getLogger("septem")
FindGame = Callable[[str], Awaitable[FinishedGame]]


class AnalysisQueue:
    def __init__(self, settings: Settings, database: Database, find_game: FindGame, addresses: Addresses) -> None:
        self.settings = settings
        self.database = database
        self.find_game = find_game
        processes = settings.analysis_processes
        self.workers = WorkerPool("analysis", processes, settings.niceness + EXTRA_NICENESS, addresses)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.guests: dict[str, str] = {}  # who wanted the analysis of a table that waits or is under way
        self.games = FairQueue(processes, addresses)

    async def request(self, table: str, guest: str) -> analyses.StoredAnalysis:
        """Queue an analysis, unless it exists or is under way."""
        self._check_places(guest)
        stored = await self.database.run(analyses.request, table, guest)
        self.start(table, stored.guest)
        return stored

    def _check_places(self, guest: str) -> None:
        """Neither a guest nor an address may fill the queue."""
        address = self.games.addresses.of(guest)
        waiting = list(self.guests.values())
        of_address = sum(self.games.addresses.of(other) == address for other in waiting)
        if waiting.count(guest) >= self.settings.analyses_a_guest or of_address >= self.settings.analyses_an_address:
            raise Refusal("too_many_analyses", waiting=of_address)
        if len(waiting) >= self.settings.analysis_queue:
            raise Refusal("analysis_queue_full")

    def start(self, table: str, guest: str) -> None:
        if table not in self.tasks:
            task = asyncio.get_running_loop().create_task(self._work(table, guest))
            self.tasks[table], self.guests[table] = task, guest
            task.add_done_callback(lambda done: self._forget(table))

    def _forget(self, table: str) -> None:
        del self.tasks[table], self.guests[table]

    async def resume(self) -> None:
        """Continue the analyses that a stopped server left unfinished."""
        for table, guest in await self.database.run(analyses.open_tables):
            self.start(table, guest)

    async def _work(self, table: str, guest: str) -> None:
        async with self.games.slot(guest):
            if not await self.database.run(analyses.claim, table):
                return
            try:
                result = await self._analyse(table, await self.find_game(table), guest)
            except Exception:
                log.exception("the analysis of table %s failed", short_id(table))
                await self.database.run(analyses.finish, table, analyses.FAILED, None)
            else:
                await self.database.run(analyses.finish, table, analyses.DONE, result)

    async def _analyse(self, table: str, finished: FinishedGame, guest: str) -> dict[str, object]:
        """Every decision is a task of its own, so that several processes share the work."""
        decisions = await self.workers.run(guest, find_decisions, finished)
        await self.database.run(analyses.advance, table, 0, len(decisions))
        effort = self.settings.analysis_effort
        running = [
            asyncio.ensure_future(self.workers.run(guest, judge, finished, decision, effort)) for decision in decisions
        ]
        verdicts: list[Verdict] = []
        shown = time.monotonic()
        try:
            for done, judged in enumerate(running, 1):
                verdicts.append(await judged)
                await self.database.run(analyses.advance, table, done, len(decisions))
                if time.monotonic() - shown >= SHOW_AFTER:
                    partial = await self.workers.run(guest, summarise, finished, verdicts, False)
                    await self.database.run(analyses.show, table, partial)
                    shown = time.monotonic()
        finally:
            for judged in running:
                judged.cancel()
        return await self.workers.run(guest, summarise, finished, verdicts)

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.workers.close()
