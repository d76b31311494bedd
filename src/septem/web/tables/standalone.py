"""All that a lobby needs, in memory and in one process: enough to play without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from .bots import BotTask, choose_move
from .interfaces import OnMissed, OnNotification, TimeSource
from .lobby import Lobby, LobbySettings
from .stored import CHAT_KEPT, OVER, PLAYING, ChatEntry, Conflict, Entry, Seat, StoredTable, TableChanges
from .system_time import SystemTime, milliseconds


class SingleProcess:
    """There are no other processes to notify."""

    single_process = True

    async def open(self, on_notification: OnNotification, on_missed: OnMissed) -> None:
        return

    def send(self, table: str, **fields: Any) -> None:
        return

    async def acquire_lease(self, table: str) -> bool:
        return True

    async def close(self) -> None:
        return


class InlineBotPool:
    """Bots that think on the event loop itself: nothing else happens meanwhile."""

    async def answer(self, user: str, task: BotTask) -> int:
        await asyncio.sleep(0)  # messages that are ready are sent first
        return choose_move(task)


class MemoryStore:
    """Tables in a dictionary. They end with the process."""

    def __init__(self, milliseconds: Callable[[], int] = milliseconds) -> None:
        self.milliseconds = milliseconds
        self.tables: dict[str, StoredTable] = {}
        self.chat_lines = 0

    async def new_table(self, table: StoredTable) -> None:
        seats, entries, chat = list(table.seats), list(table.entries), list(table.chat)
        created = self.milliseconds()
        self.tables[table.id] = replace(table, created=created, seats=seats, entries=entries, chat=chat)

    async def find_table(self, table: str) -> StoredTable | None:
        """A copy, so that nobody changes what is stored."""
        found = self.tables.get(table)
        if found is None:
            return None
        chat = found.chat[-CHAT_KEPT:]
        return replace(found, seats=list(found.seats), entries=list(found.entries), chat=chat)

    async def changes_since(self, table: str, number: int, chat_id: int) -> TableChanges:
        found = self.tables[table]
        return TableChanges(
            seats=list(found.seats),
            seed=found.seed,
            began=found.began,
            successor=found.successor,
            entries=found.entries[number:],
            chat=[line for line in found.chat if line.id > chat_id],
            declined=found.declined,
        )

    async def put_seat(self, table: str, before: Seat, after: Seat) -> None:
        seats = self.tables[table].seats
        now = seats[before.number]
        if (now.guest, now.bot) != (before.guest, before.bot):
            raise Conflict
        seats[before.number] = after

    async def begin(self, table: str, seed: int, nonces: list[str]) -> int:
        found = self.tables[table]
        if found.seed is not None or [seat.nonce for seat in found.seats] != nonces:
            raise Conflict
        now = self.milliseconds()
        self.tables[table] = replace(found, status=PLAYING, seed=seed, began=now)
        return now

    async def append(self, table: str, entry: Entry, over: bool) -> None:
        found = self.tables[table]
        known = entry.ref is not None and any((one.seat, one.ref) == (entry.seat, entry.ref) for one in found.entries)
        if entry.number != len(found.entries) or known or found.status == OVER:
            raise Conflict
        found.entries.append(entry)
        if over:
            self.tables[table] = replace(found, status=OVER)

    async def add_chat(self, table: str, line: ChatEntry) -> ChatEntry:
        self.chat_lines += 1
        stored = replace(line, id=self.chat_lines)
        self.tables[table].chat.append(stored)
        return stored

    async def put_successor(self, table: str, successor: str) -> None:
        found = self.tables[table]
        if found.successor is not None:
            raise Conflict
        self.tables[table] = replace(found, successor=successor)

    async def delete_table(self, table: str) -> None:
        self.tables.pop(table, None)

    async def find_lesson(self, guest: str, lesson: str) -> str | None:
        found = [table for table in self.tables.values() if (table.host, table.lesson) == (guest, lesson)]
        return next((table.id for table in reversed(found) if table.status != OVER), None)

    async def count_bot_tables(self, guest: str) -> int:
        return sum(table.host == guest and table.status != OVER and has_bots(table) for table in self.tables.values())


def has_bots(table: StoredTable) -> bool:
    return any(seat.bot is not None for seat in table.seats)


def standalone_lobby(settings: LobbySettings | None = None, time: TimeSource | None = None) -> Lobby:
    now = time or SystemTime()
    return Lobby(settings or LobbySettings(), MemoryStore(now.milliseconds), InlineBotPool(), SingleProcess(), now)
