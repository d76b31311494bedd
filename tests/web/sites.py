"""A whole site: one server on SQLite, or two with one PostgreSQL and one Redis."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from .running import Running
from .services import Service, postgresql_service, redis_service

NO_LIMITS = dict.fromkeys(
    (
        "MESSAGES_A_MINUTE",
        "MESSAGES_A_MINUTE_AN_ADDRESS",
        "REQUESTS_A_MINUTE",
        "TABLES_AN_HOUR",
        "TABLES_AN_HOUR_AN_ADDRESS",
        "GUESTS_AN_HOUR",
        "BOT_TABLES_A_GUEST",
        "SPECTATORS_A_TABLE",
        "SPECTATORS_AN_ADDRESS",
        "CONNECTIONS_AN_ADDRESS",
        "CONNECTIONS_A_GUEST",
    ),
    "1000000",
)
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
KIBI = 1024


@dataclass(frozen=True)
class Site:
    name: str
    folder: Path
    servers: list[Running]
    database: Service | None = None
    redis: Service | None = None

    @property
    def database_url(self) -> str:
        return self.servers[0].environment["SEPTEM_DATABASE"]

    def processor_seconds(self) -> float:
        """The processor time of the server processes, without those of bots."""
        return sum(processor_seconds(server.process.pid) for server in self.servers)

    def memory(self) -> int:
        """The memory of the server processes, in MiB."""
        return sum(memory(server.process.pid) for server in self.servers)

    def open_files(self) -> int:
        return sum(len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) for server in self.servers)


def processor_seconds(process: int) -> float:
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS  # in user mode and in the kernel


def memory(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // KIBI


@contextmanager
def sqlite_site(command: tuple[str, ...] = Running.COMMAND, /, **settings: str) -> Iterator[Site]:
    with tempfile.TemporaryDirectory(prefix="septem-") as folder:
        server = Running(Path(folder), command, **settings)
        try:
            yield Site("SQLite", Path(folder), [server])
        finally:
            server.kill()


@contextmanager
def postgresql_site(command: tuple[str, ...] = Running.COMMAND, /, **settings: str) -> Iterator[Site]:
    """`Missing` is raised if a program is not installed."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="septem-")))
        database, redis = stack.enter_context(postgresql_service()), stack.enter_context(redis_service())
        servers: list[Running] = []
        for _ in range(2):
            servers.append(Running(folder, command, DATABASE=database.url, REDIS=redis.url, **settings))
            stack.callback(servers[-1].kill)
        yield Site("PostgreSQL with Redis, two processes", folder, servers, database, redis)
