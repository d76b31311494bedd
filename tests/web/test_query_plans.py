"""No page reads a large table as a whole: every statement that it sends is explained by the database."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event, text

from bench.pages import PAGES
from septem.web.http.app import create_app
from septem.web.store import Database

from .conftest import settings_in
from .page import ME, RANDOM_BOT, Page, create_table
from .services import Missing, postgresql

# Tables that grow with the number of people or of games.
LARGE = {
    *("guests", "members", "sessions", "recovery_codes", "passkeys", "identities", "tokens"),
    *("tables", "seats", "entries", "chat", "analyses", "results", "result_seats", "rating_changes"),
    *("silenced", "reports"),
}
WHOLE = re.compile(r"^SCAN (?P<sqlite>\w+)(?! USING)|Seq Scan on (?P<postgresql>\w+)")
Statement = tuple[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("plans")
    if request.param == "sqlite":
        with TestClient(create_app(settings_in(folder))) as client:
            yield client
        return
    try:
        with postgresql() as url, TestClient(create_app(settings_in(folder, database=url))) as client:
            yield client
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="module")
def table(site: TestClient) -> str:
    """A finished game of a member."""
    made = create_table(site, "duel", [ME, RANDOM_BOT])
    with site.websocket_connect(f"/api/tables/{made}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])
    reply = site.post("/api/account", json={"name": "Ann of the plans", "password": "seven cities on one table"})
    assert reply.status_code == 201
    return made


def sent(database: Database, client: TestClient, path: str) -> list[Statement]:
    """The statements that read something, each once."""
    found: dict[str, Any] = {}

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_others: Any) -> None:
        if statement.lstrip().upper().startswith("SELECT"):
            found[statement] = values

    event.listen(database.engine, "before_cursor_execute", note)
    try:
        assert client.get(path).status_code == 200, path
    finally:
        event.remove(database.engine, "before_cursor_execute", note)
    return list(found.items())


def plan(database: Database, statement: Statement) -> list[str]:
    """The steps in which a database carries out a statement. A small table may be read as a whole by PostgreSQL."""
    words, values = statement
    with database.engine.connect() as connection:
        if database.sqlite:
            return [row[3] for row in connection.exec_driver_sql(f"explain query plan {words}", values)]
        connection.execute(text("set local enable_seqscan = off"))
        return [row[0] for row in connection.exec_driver_sql(f"explain {words}", values)]


def read_as_a_whole(steps: list[str]) -> set[str]:
    found = (WHOLE.search(step) for step in steps)
    return {one["sqlite"] or one["postgresql"] for one in found if one} & LARGE


@pytest.mark.parametrize("page", PAGES)
def test_no_page_reads_a_large_table_as_a_whole(site: TestClient, table: str, page: str) -> None:
    database: Database = site.app.state.database  # type: ignore[attr-defined]
    statements = sent(database, site, page.format(table=table, middle=1_700_000_000_000))
    for statement in statements:
        steps = plan(database, statement)
        assert read_as_a_whole(steps) == set(), (statement[0], steps)


def test_a_table_that_is_read_as_a_whole_is_noticed(site: TestClient, table: str) -> None:
    database: Database = site.app.state.database  # type: ignore[attr-defined]
    assert read_as_a_whole(plan(database, ("select * from results", ()))) == {"results"}
