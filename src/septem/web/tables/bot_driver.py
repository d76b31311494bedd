"""Asks bots for their moves, and answers for players whose time has run out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING
from weakref import proxy

from ...core import fair
from .bots import SUBSTITUTE, BotTask, frozen, plain_moves
from .interfaces import BotPool
from .stored import short_id

if TYPE_CHECKING:
    from .table_session import TableSession

LEASE_CHECK = 1.0  # seconds between two attempts to take over the lease of another process
GRACE = 0.05  # seconds after the end of a player's time
log = logging.getLogger("septem")


class BotDriver:
    """Keeps the bots and the clock of one table going."""

    def __init__(self, table: TableSession, bot_pool: BotPool, pause: float) -> None:
        self.table: TableSession = proxy(table)  # like `Audience.table`
        self.bot_pool = bot_pool
        self.pause = pause  # seconds before a bot answers
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Start every bot that is asked, and set the timer for the first clock that runs out."""
        game = self.table.table_game
        if self.table.closed or game is None or game.over or self.nobody_plays():
            return
        for seat in game.table.owing:
            bot = self.table.seats[seat].bot
            if bot is not None:
                self._start(seat, bot, self.pause)
        self._set_timer()

    def nobody_plays(self) -> bool:
        """Whether bots answer on all seats and nobody watches: they wait until somebody comes."""
        return all(seat.bot for seat in self.table.seats) and not self.table.audience.guests()

    def _start(self, seat: int, bot: str, pause: float) -> None:
        if seat in self.thinking:
            return
        task = asyncio.get_running_loop().create_task(self._answer(seat, bot, pause))
        self.thinking[seat] = task
        task.add_done_callback(lambda done: self._finished(seat, done))

    def _finished(self, seat: int, done: asyncio.Task[None]) -> None:
        self.thinking.pop(seat, None)
        if not done.cancelled() and done.exception() is None:
            self.wake()

    async def _answer(self, seat: int, bot: str, pause: float) -> None:
        """Let a bot choose a move; the move counts only if the same question is still open."""
        game = self.table.table_game
        if game is None:
            return
        asked_at = game.asked_at[seat]
        await asyncio.sleep(pause)
        while self.table.is_asked(seat, asked_at):
            if await self.table.notifications.acquire_lease(self.table.id):
                move = self._scripted(seat) or game.game.write_move(await self._move(self._task(seat, bot)))
                await self.table.answer_for(seat, move, asked_at)
                return
            await asyncio.sleep(LEASE_CHECK)  # another process drives this table, if it is still alive

    def _scripted(self, seat: int) -> str | None:
        """The reply that a lesson prescribes."""
        lesson = self.table.lesson
        return lesson.reply(self.table.running_game().table, seat) if lesson else None

    async def _move(self, task: BotTask) -> int:
        """The bot's move. A bot that fails plays at random, so that the others can finish their game."""
        try:
            return await self.bot_pool.answer(self.table.stored.host, task)
        except Exception:
            log.exception("bot %s failed at table %s", task.bot, short_id(self.table.id))
            return task.moves[(task.seed + task.number) % len(task.moves)]

    def _task(self, seat: int, bot: str) -> BotTask:
        stored, game = self.table.stored, self.table.running_game()
        return BotTask(
            stored.game,
            frozen(stored.options),
            bot,
            game.table.view(seat),
            plain_moves(game.game.legal(game.table.state, seat)),
            int.from_bytes(fair.digest("septem bots", stored.id, stored.secret)[:7]),
            game.number,
        )

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        clock = self.table.clock
        timeout = clock.next_timeout(self.table.steady_now()) if clock else None
        if timeout is not None:
            left, seat = timeout
            self.timer = asyncio.get_running_loop().call_later(left / 1000 + GRACE, self._timed_out, seat)

    def _timed_out(self, seat: int) -> None:
        """A bot answers one question for the player; the bonus lets the player continue."""
        clock = self.table.clock
        if self.table.closed or clock is None or seat not in clock.since:
            return
        if clock.remaining(seat, self.table.steady_now()) == 0:
            self._start(seat, SUBSTITUTE, 0)
        else:
            self._set_timer()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
