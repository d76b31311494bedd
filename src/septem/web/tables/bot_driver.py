"""Lets bots think when they are asked, and answers for who has run out of time."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...core import fair
from ..store import transactions
from ..thinking.bots import SUBSTITUTE, Thinkers, Thought, frozen, moves_of

if TYPE_CHECKING:
    from .table_session import LiveTable

PATIENCE = 1.0  # seconds between two looks whether another process still drives the table
GRACE = 0.05  # seconds after the end of somebody's time
log = logging.getLogger("septem")


class Driver:
    """Keeps one table going."""

    def __init__(self, table: LiveTable, thinkers: Thinkers, pause: float) -> None:
        self.table = table
        self.thinkers = thinkers
        self.pause = pause
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None

    def rouse(self) -> None:
        """Let every bot that is asked think, and set the alarm for whoever runs out of time first."""
        play = self.table.play
        if self.table.closed or play is None or play.over:
            return
        for seat in play.table.owing:
            bot = self.table.seats[seat].bot
            if bot is not None:
                self._let_think(seat, bot, self.pause)
        self._set_alarm()

    def _let_think(self, seat: int, bot: str, pause: float) -> None:
        if seat in self.thinking:
            return
        task = asyncio.get_running_loop().create_task(self._think(seat, bot, pause))
        self.thinking[seat] = task
        task.add_done_callback(lambda done: self._finished(seat, done))

    def _finished(self, seat: int, done: asyncio.Task[None]) -> None:
        self.thinking.pop(seat, None)
        if not done.cancelled() and done.exception() is None:
            self.rouse()

    async def _think(self, seat: int, bot: str, pause: float) -> None:
        """A bot sees its view and may do its moves; what it answers counts only if it is still asked."""
        play = self.table.play
        if play is None:
            return
        asked_at = play.asked_at[seat]
        await asyncio.sleep(pause)
        while self._still(seat, asked_at):
            if await self.table.bus.hold(self.table.id):
                move = await self._answer_of(self._thought(seat, bot))
                await self.table.answer_for(seat, play.game.write_move(move), asked_at)
                return
            await asyncio.sleep(PATIENCE)  # another process lets it think, if that still lives

    async def _answer_of(self, thought: Thought) -> int:
        """What a bot answers; a fault of its own costs it its choice, and not the others their game."""
        try:
            return await self.thinkers.answer(self.table.stored.host, thought)
        except Exception:
            log.exception("bot %s at table %s", thought.bot, self.table.id)
            return thought.moves[(thought.seed + thought.luck) % len(thought.moves)]

    def _still(self, seat: int, asked_at: int) -> bool:
        play = self.table.play
        return not self.table.closed and play is not None and play.asked_at.get(seat) == asked_at

    def _thought(self, seat: int, bot: str) -> Thought:
        stored, play = self.table.stored, self.table.play
        assert play is not None
        return Thought(
            stored.game,
            frozen(stored.options),
            bot,
            play.table.view(seat),
            moves_of(play.table.moves(seat)),
            int.from_bytes(fair.digest("septem bots", stored.id, stored.secret)[:7]),
            play.number,
        )

    def _set_alarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        clock = self.table.clock
        end = clock.next_end(transactions.milliseconds()) if clock else None
        if end is not None:
            left, seat = end
            self.timer = asyncio.get_running_loop().call_later(left / 1000 + GRACE, self._out_of_time, seat)

    def _out_of_time(self, seat: int) -> None:
        """A bot answers once for who has no time left; the bonus lets them come back."""
        clock = self.table.clock
        if self.table.closed or clock is None or seat not in clock.since:
            return
        if clock.remaining(seat, transactions.milliseconds()) == 0:
            self._let_think(seat, SUBSTITUTE, 0)
        else:
            self._set_alarm()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
