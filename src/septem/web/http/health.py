"""Whether the server can work: whether the database takes a write in time."""

from __future__ import annotations

import asyncio
import time

from ..store import Database, transactions

SECONDS = 3.0  # that a write may take
KEPT = 2.0  # seconds for which a result is repeated, so that nobody can keep the database busy with checks


class HealthCheck:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.lock = asyncio.Lock()
        self.result: str | None = None  # why the server cannot work
        self.checked = float("-inf")

    async def problem(self) -> str | None:
        """None if all is well."""
        async with self.lock:
            if time.monotonic() - self.checked > KEPT:
                self.result = await self._check()
                self.checked = time.monotonic()
        return self.result

    async def _check(self) -> str | None:
        try:
            await asyncio.wait_for(self.database.run(transactions.write_probe), SECONDS)
        except TimeoutError:
            return "the database does not answer"
        except Exception:  # any error means that the server cannot work
            return "the database refuses writes"
        return None
