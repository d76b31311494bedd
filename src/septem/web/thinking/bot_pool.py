"""Bots in worker processes."""

from __future__ import annotations

from ..tables.bots import BotTask, choose_move, searches_by_time
from .fair_queue import Addresses
from .workers import WorkerPool

AHEAD = 2  # fast bots: while one thinks, the next task is ready


class ProcessBotPool(WorkerPool):
    """Workers for searches with a time budget, and one more for fast bots, which therefore never wait for a search."""

    def __init__(self, processes: int, niceness: int, addresses: Addresses) -> None:
        super().__init__("bot", processes, niceness, addresses)
        self.fast = WorkerPool("fast bot", 1, niceness, addresses, AHEAD)

    async def answer(self, user: str, task: BotTask) -> int:
        """A bot's move; it waits for its turn like all tasks of the guest who made the table."""
        if len(task.moves) == 1:
            return task.moves[0]
        workers = self if searches_by_time(task.game, task.options, task.bot) else self.fast
        return await workers.run(user, choose_move, task)

    def warm_up(self) -> None:
        """Start the processes of the fast bots only: a search may wait for its process to start."""
        self.fast.warm_up()

    def close(self) -> None:
        super().close()
        self.fast.close()
