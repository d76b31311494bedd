"""The cost of pages on a large site: 1,000 members, 100,000 finished games, 100 tables in the lobby.

Fills a database with copies of one game, and then asks for every page of a member who has played 5,000 of them. Reports
the processor time of a request, with that of the client, and the time until its reply; both are medians.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import Connection, create_engine, insert, select

from septem.web.http.app import create_app
from septem.web.messages import folded
from septem.web.store import administration as administration  # with it, all tables of the database are known
from septem.web.store.models import Base
from septem.web.tables.ids import new_id
from septem.web.tables.stored import PLAYING, WAITING
from septem.web.tables.system_time import milliseconds
from tests.web.conftest import settings_in
from tests.web.page import ME, RANDOM_BOT, Page, create_table
from tests.web.services import postgresql

NAME, PASSWORD = "Ann of the bench", "seven cities on one table"
OWN = 20  # one game in so many is of the member who asks
LISTED = 50  # tables of each kind in the lobby
REPEATED = 9
BATCH = 500  # games
DAY = 86_400_000
PAGES = (
    "/api/me",
    "/api/tables",
    "/api/account",
    "/api/account/sessions",
    "/api/history",
    "/api/history?game=duel&outcome=won&opponents=people",
    "/api/history?before={middle}",
    "/api/history/statistics",
    "/api/ratings",
    "/api/ratings/duel.base",
    "/api/tables/{table}",
    "/api/tables/{table}/ratings",
    "/api/lobby",
    "/api/puzzles",
    "/api/account/export",
)
Row = dict[str, Any]


def play_game(server: TestClient) -> str:
    """A finished game, whose result is stored."""
    table = create_table(server, "duel", [ME, RANDOM_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])
    assert server.get("/api/history").json()["games"]
    return table


class Copies:
    """Copies of a stored game for other people."""

    def __init__(self, connection: Connection, table: str, members: int) -> None:
        self.connection = connection
        self.template = self.find("tables", "id", table)[0]
        self.parts = {name: self.find(name, "table", table) for name in ("seats", "entries", "results", "result_seats")}
        self.own = self.template["host"]
        self.members = [self.add_member(number) for number in range(members)]

    def find(self, name: str, column: str, value: str) -> list[Row]:
        rows = Base.metadata.tables[name]
        return [dict(row) for row in self.connection.execute(select(rows).where(rows.c[column] == value)).mappings()]

    def add(self, name: str, rows: list[Row]) -> None:
        if rows:
            self.connection.execute(insert(Base.metadata.tables[name]), rows)

    def add_member(self, number: int) -> str:
        guest, name = new_id(), f"Member {number}"
        self.add("guests", [{"id": guest, "key_hash": f"none {number}", "name": name, "created": 0}])
        self.add("members", [{"guest": guest, "name": name, "folded": folded(name), "created": 0}])
        rating = {"guest": guest, "pool": "duel.base", "mu": 25 + number / 100, "sigma": 1.0, "games": 50, "at": 0}
        self.add("ratings", [rating])
        return guest

    def add_games(self, first: int, number: int) -> None:
        now, made = milliseconds(), dict[str, list[Row]]()
        for place in range(first, first + number):
            self.copy(place, now - place * DAY // 300, made)
        for name in ("tables", *self.parts):
            self.add(name, made.get(name, []))

    def copy(self, place: int, at: int, made: dict[str, list[Row]]) -> None:
        """Only games of the member who asks have a whole log."""
        own = place % OWN == 0
        person = self.own if own else self.members[place % len(self.members)]
        table = new_id()
        made.setdefault("tables", []).append(self.template | {"id": table, "host": person, "created": at})
        for name, rows in self.parts.items():
            kept = rows if own or name != "entries" else rows[:1]
            made.setdefault(name, []).extend(self.changed(row, table, person, at) for row in kept)

    def changed(self, row: Row, table: str, person: str, at: int) -> Row:
        others = {"guest": person if row["guest"] else None} if "guest" in row else {}
        return row | {"table": table} | others | ({"ended": at} if "ended" in row else {})

    def add_lobby(self) -> None:
        later = milliseconds() + DAY
        for place in range(2 * LISTED):
            table, host = new_id(), self.members[place]
            status = WAITING if place < LISTED else PLAYING
            self.add("tables", [self.template | {"id": table, "host": host, "status": status, "result": None}])
            guests = [host, None if status == WAITING else self.members[-place]]
            seats = zip(self.parts["seats"], guests, strict=True)
            self.add("seats", [row | {"table": table, "guest": guest, "bot": None} for row, guest in seats])
            self.add("listings", [{"table": table, "near": 0, "until": later}])


def fill(url: str, table: str, arguments: argparse.Namespace) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        copies = Copies(connection, table, arguments.members)
        for first in range(0, arguments.games, BATCH):
            copies.add_games(first, BATCH)
        copies.add_lobby()
    engine.dispose()


def measure(server: TestClient, path: str) -> tuple[float, float, int]:
    """Milliseconds of the processor, milliseconds until the reply, and bytes."""
    used, took, size = list[float](), list[float](), 0
    for _ in range(REPEATED):
        processor, begin = time.process_time(), time.perf_counter()
        reply = server.get(path)
        took.append(1000 * (time.perf_counter() - begin))
        used.append(1000 * (time.process_time() - processor))
        assert reply.status_code == 200, (path, reply.text[:200])
        size = len(reply.content)
    return statistics.median(used), statistics.median(took), size


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    with ExitStack() as stack:
        yield stack.enter_context(postgresql()) if kind == "postgresql" else f"sqlite:///{folder / 'tables.sqlite'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--members", type=int, default=1000)
    parser.add_argument("--games", type=int, default=100_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="septem-") as folder, database(arguments.database, Path(folder)) as url:
        settings = settings_in(Path(folder), database=url, record_downloads_an_hour=1000)
        with TestClient(create_app(settings)) as server:
            table = play_game(server)
            assert server.post("/api/account", json={"name": NAME, "password": PASSWORD}).status_code == 201
            fill(url, table, arguments)
            values = {"table": table, "middle": milliseconds() - arguments.games * DAY // 600}
            for path in (page.format(**values) for page in PAGES):
                used, took, size = measure(server, path)
                print(f"{used:7.1f} ms of a core {took:7.1f} ms {size:9} bytes  {path[:60]}", flush=True)


if __name__ == "__main__":
    main()
