"""The services behind the requests: they start before the first request and end after the last one."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from ..accounts.passwords import Passwords
from ..correspondence.turn_notices import TurnNotices
from ..settings import Settings
from ..store import Database, retention, sessions, transactions
from ..store.notifications import RedisNotifications
from ..store.shared_budgets import SharedBudgets
from ..store.table_store import DatabaseTableStore
from ..tables.interfaces import Notifications
from ..tables.lobby import Lobby
from ..tables.standalone import SingleProcess
from ..tables.system_time import SystemTime, milliseconds
from ..thinking.analysis_queue import AnalysisQueue
from ..thinking.bot_pool import ProcessBotPool
from ..thinking.fair_queue import Addresses
from ..thinking.workers import WorkerPool
from .health import HealthCheck
from .lobby_board import LobbyBoard
from .result_index import ResultIndex

SWEEP_SECONDS = 30
RETENTION_SECONDS = 600
REFRESH_SECONDS = 5  # with several processes: one may have died before it could notify the others
log = logging.getLogger("septem")


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    state, settings = app.state, app.state.settings
    state.database = Database(settings.database, settings.database_threads)
    await asyncio.to_thread(state.database.migrate)
    state.passwords = Passwords()
    state.result_index = ResultIndex(state.database)
    state.health = HealthCheck(state.database)
    notifications = RedisNotifications(settings.redis) if settings.redis else SingleProcess()
    state.limits.shared = SharedBudgets(settings.redis) if settings.redis else None
    start_workers(app, settings, notifications)
    state.board = LobbyBoard(state.database, state.lobby, notifications)
    await notifications.open(state.board.on_notification, state.lobby.on_missed)
    await state.analysis_queue.resume()
    periodic = [
        sweep(state.lobby),
        delete_old(state.database, settings),
        disconnect_unknown(state.lobby, state.database),
        state.result_index.run(),
        state.board.run(),
        state.board.keep_seen(),
    ]
    tasks = [asyncio.create_task(work) for work in periodic]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        state.lobby.close()
        await notifications.close()
        if state.limits.shared is not None:
            await state.limits.shared.close()
        for pool in (state.bot_pool, state.hint_pool, state.analysis_queue, state.passwords, state.turn_notices):
            pool.close()
        await asyncio.to_thread(state.database.close)


def start_workers(app: FastAPI, settings: Settings, notifications: Notifications) -> None:
    """Tables, bots, hints and analyses."""
    state, addresses = app.state, Addresses()
    state.guest_addresses = addresses
    state.bot_pool = ProcessBotPool(settings.bot_processes, settings.niceness, addresses)
    state.bot_pool.warm_up()
    state.hint_pool = WorkerPool("hint", settings.hint_processes, settings.niceness, addresses)
    store = DatabaseTableStore(state.database)
    state.lobby = Lobby(settings.lobby(), store, state.bot_pool, notifications, SystemTime())
    state.turn_notices = TurnNotices(state.database, settings)
    state.lobby.on_turn = state.turn_notices.on_turn
    state.analysis_queue = AnalysisQueue(settings, state.database, state.lobby.finished_game, addresses)


async def delete_old(database: Database, settings: Settings) -> None:
    """Delete what is too old, now and then, in small transactions."""
    while True:
        await asyncio.sleep(RETENTION_SECONDS)
        try:
            await database.run(sessions.delete_ended, settings.session_lifetime())
            while await database.run(retention.delete_old, settings.retention(), milliseconds()):
                await asyncio.sleep(1)
        except Exception:
            log.exception("old tables could not be deleted")


async def disconnect_unknown(lobby: Lobby, database: Database) -> None:
    """Another process may have banned a guest or ended a session: look now and then.

    Their connections are closed. Who is still signed in on another device connects again.
    """
    looked = milliseconds()
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            since, looked = looked, milliseconds()
            lobby.disconnect(await database.run(transactions.banned_guests))
            lobby.disconnect(await database.run(sessions.ended_since, since))
        except Exception:
            log.exception("banned guests could not be disconnected")


async def sweep(lobby: Lobby) -> None:
    """Periodic work. It goes on after an error: an unavailable database comes back."""
    for second in itertools.count(1):
        await asyncio.sleep(1)
        try:
            sweep_once(lobby, second)
        except Exception:
            log.exception("periodic work failed")


def sweep_once(lobby: Lobby, second: int) -> None:
    """Remove unused tables; with several processes, also read what other processes may have failed to notify."""
    several = not lobby.notifications.single_process
    if several and second % REFRESH_SECONDS == 0:
        lobby.refresh_watched()
    if second % SWEEP_SECONDS == 0:
        lobby.announce()
        lobby.sweep()
