"""Computes the results of finished games and stores them: those of a person at once, all others little by little."""

from __future__ import annotations

import asyncio
import logging

from ..store import Database, results, transactions
from ..tables.results import result_of

PAUSE = 60.0  # seconds between two looks for missing results
BATCH = 20
log = logging.getLogger("septem")


class ResultIndex:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def update(self, guest: str | None, limit: int) -> int:
        """Store missing results; returns how many there were. A result follows from the log, so nothing is lost."""
        tables = await self.database.run(results.missing, guest, limit)
        for table in tables:
            stored = await self.database.run(transactions.find_table, table)
            if stored is not None:
                await self.database.run(results.put_result, await asyncio.to_thread(result_of, stored))
        return len(tables)

    async def run(self) -> None:
        """For ever. It goes on after an error: an unavailable database comes back."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                while await self.update(None, BATCH) == BATCH:
                    await asyncio.sleep(1)
            except Exception:
                log.exception("results could not be stored")
