"""Tables in the database."""

from __future__ import annotations

from ..tables.stored import ChatEntry, Entry, Seat, StoredTable, TableChanges
from . import transactions
from .database import Database


class DatabaseTableStore:
    """Implements `TableStore`: each method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def new_table(self, table: StoredTable) -> None:
        await self.database.run(transactions.new_table, table)

    async def find_table(self, table: str) -> StoredTable | None:
        return await self.database.run(transactions.find_table, table)

    async def changes_since(self, table: str, number: int, chat_id: int) -> TableChanges:
        return await self.database.run(transactions.changes_since, table, number, chat_id)

    async def put_seat(self, table: str, before: Seat, after: Seat) -> None:
        await self.database.run(transactions.put_seat, table, before, after)

    async def begin(self, table: str, seed: int, nonces: list[str]) -> int:
        return await self.database.run(transactions.begin, table, seed, nonces)

    async def append(self, table: str, entry: Entry, over: bool) -> None:
        await self.database.append(table, entry, over)

    async def add_chat(self, table: str, line: ChatEntry) -> ChatEntry:
        return await self.database.run(transactions.add_chat, table, line)

    async def put_successor(self, table: str, successor: str) -> None:
        await self.database.run(transactions.put_successor, table, successor)

    async def delete_table(self, table: str) -> None:
        await self.database.run(transactions.delete_tables, [table])

    async def find_lesson(self, guest: str, lesson: str) -> str | None:
        return await self.database.run(transactions.find_lesson, guest, lesson)

    async def count_bot_tables(self, guest: str) -> int:
        return await self.database.run(transactions.count_bot_tables, guest)
