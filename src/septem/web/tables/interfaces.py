"""Services that table sessions need. `standalone` implements them in memory, the server in `store` and `thinking`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from .bots import BotTask
from .stored import ChatEntry, Entry, Seat, StoredTable, TableChanges


class TableStore(Protocol):
    """Keeps tables. Every method either does all of its work or raises and does nothing; `Conflict` means that another
    writer was first."""

    async def new_table(self, table: StoredTable) -> None: ...

    async def find_table(self, table: str) -> StoredTable | None: ...

    async def changes_since(self, table: str, number: int, chat_id: int) -> TableChanges:
        """Log entries from a number on, and chat lines after an id; a LookupError if the table has been deleted."""
        ...

    async def put_seat(self, table: str, before: Seat, after: Seat) -> None:
        """Change a seat if it still is as it was."""
        ...

    async def begin(self, table: str, seed: int, nonces: list[str]) -> int:
        """Start a game once, if all seats still have these nonces; returns the time."""
        ...

    async def append(self, table: str, entry: Entry, over: bool) -> None:
        """Add the next entry to the log of an unfinished game. Every other number, and a reference that is in the log,
        gets a `Conflict`."""
        ...

    async def add_chat(self, table: str, line: ChatEntry) -> ChatEntry:
        """Add a chat line; returns it with its id."""
        ...

    async def put_successor(self, table: str, successor: str) -> None: ...

    async def delete_table(self, table: str) -> None: ...

    async def find_lesson(self, guest: str, lesson: str) -> str | None:
        """The newest table at which a guest follows a lesson, unless its game is over."""
        ...

    async def count_bot_tables(self, guest: str) -> int:
        """Unfinished tables with bots that a guest has made."""
        ...


class BotPool(Protocol):
    """Computes the answers of bots."""

    async def answer(self, user: str, task: BotTask) -> int:
        """A bot's move; its cost is charged to the guest who made the table."""
        ...


class TimeSource(Protocol):
    """The time. Tests replace it."""

    def milliseconds(self) -> int:
        """Since 1970: for what is stored."""
        ...

    def monotonic(self) -> float:
        """Seconds: for durations within one process."""
        ...


@dataclass(frozen=True)
class Notification:
    """A message of another process: a table has changed, or other guests view it there.

    The field names are those of the JSON between processes.
    """

    sender: str
    table: str
    here: list[str | None] | None = None  # guests who view the table through that process; a spectator is None
    asking: bool = False  # whether the sender wants to know who views the table here


OnNotification = Callable[[Notification], None]
OnMissed = Callable[[], None]


class Notifications(Protocol):
    """Notifications between server processes, and leases: which process lets the bots of a table think.

    Notifications may be lost. The log in the store is the truth: a notification only says that it is worth reading.
    """

    single_process: bool

    async def open(self, on_notification: OnNotification, on_missed: OnMissed) -> None: ...

    def send(self, table: str, **fields: Any) -> None: ...

    async def acquire_lease(self, table: str) -> bool:
        """Whether this process drives the table for the next seconds."""
        ...

    async def close(self) -> None: ...
