"""The history of a person: results of finished games, filters, statistics, and all records."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

import septem
from septem.web.http.app import create_app
from septem.web.store import Database, results, transactions
from septem.web.store.results import Filters
from septem.web.tables.results import result_of

from .conftest import DATABASES, client_on, settings_in
from .page import GREEDY_BOT, ME, OPEN, RANDOM_BOT, Page, create_table
from .test_old_databases import KEYS, old_database


@pytest.fixture(scope="module", params=DATABASES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with client_on(request.param, tmp_path_factory.mktemp("history")) as client:
        yield client


@pytest.fixture
def ann(site: TestClient) -> TestClient:
    site.cookies.clear()
    return site


def play(client: TestClient, game: str, seats: list[dict[str, str]]) -> tuple[str, dict[str, Any]]:
    """A game to its end; returns the table and the last scene."""
    table = create_table(client, game, seats)
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])
    assert page.scene is not None
    return table, page.scene


def games(client: TestClient, **filters: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/history", params=filters).json()["games"]
    return found


def test_a_finished_game_is_listed_with_its_result(ann: TestClient) -> None:
    table, scene = play(ann, "wonders", [ME, GREEDY_BOT, RANDOM_BOT])
    (game,) = games(ann)
    assert (game["table"], game["game"], game["victory"]) == (table, "wonders", "points")
    assert game["won"] == (1 in scene["result"]["winners"])
    own = scene["scores"][0]
    assert (game["points"], game["categories"]) == (own["total"], own["categories"])
    assert [player["points"] for player in game["players"]] == [score["total"] for score in scene["scores"]]
    assert [player["won"] for player in game["players"]] == [seat in scene["result"]["winners"] for seat in (1, 2, 3)]
    assert [(player["own"], player["bot"]) for player in game["players"]] == [
        (True, None),
        (False, "greedy"),
        (False, "random"),
    ]


def test_a_resigned_game_is_lost(ann: TestClient) -> None:
    table = create_table(ann, "duel", [ME, GREEDY_BOT])
    assert ann.post(f"/api/tables/{table}/resign").status_code == 200
    (game,) = games(ann)
    assert (game["victory"], game["won"], game["points"]) == ("resigned", False, None)
    assert [player["won"] for player in game["players"]] == [False, True]


def test_both_people_of_a_game_see_it_from_their_side(ann: TestClient) -> None:
    bob = TestClient(ann.app)
    table = create_table(ann, "duel", [ME, OPEN])
    bob.post(f"/api/tables/{table}/seats/2", json={"name": "Bob"})
    assert games(ann) == games(bob) == []  # not over yet
    ann.post(f"/api/tables/{table}/resign")
    assert [game["won"] for game in games(ann) + games(bob)] == [False, True]
    assert games(ann, opponents="people")
    assert games(ann, opponents="bots") == []


def test_a_person_who_plays_for_all_sides_neither_wins_nor_loses(ann: TestClient) -> None:
    table = create_table(ann, "duel", [ME, {"kind": "me", "name": "Bob"}])
    ann.post(f"/api/tables/{table}/resign")
    (game,) = games(ann)
    assert game["won"] is None
    assert ann.get("/api/history/statistics").json() == []


def test_filters(ann: TestClient) -> None:
    duel = create_table(ann, "duel", [ME, GREEDY_BOT])
    ann.post(f"/api/tables/{duel}/resign")
    wonders = create_table(ann, "wonders", [ME, GREEDY_BOT, GREEDY_BOT])
    ann.post(f"/api/tables/{wonders}/resign")
    assert [game["table"] for game in games(ann)] == [wonders, duel]
    assert [game["table"] for game in games(ann, game="duel")] == [duel]
    assert games(ann, outcome="won") == []
    assert len(games(ann, outcome="lost", opponents="bots")) == 2
    newest = games(ann)[0]["ended"]
    assert [game["table"] for game in games(ann, before=str(newest))] == [duel]
    assert ann.get("/api/history", params={"game": "chess"}).status_code == 422


def test_nobody_sees_games_of_others(ann: TestClient) -> None:
    table = create_table(ann, "duel", [ME, GREEDY_BOT])
    ann.post(f"/api/tables/{table}/resign")
    eve = TestClient(ann.app)
    assert games(eve) == []
    assert eve.get("/api/history/statistics").json() == []
    assert zipfile.ZipFile(io.BytesIO(eve.get("/api/history/records").content)).namelist() == []


def test_statistics_count_what_the_list_shows(ann: TestClient) -> None:
    scenes = [play(ann, "wonders", [ME, GREEDY_BOT, GREEDY_BOT])[1] for _ in range(2)]
    resigned = create_table(ann, "wonders", [ME, RANDOM_BOT, GREEDY_BOT])
    ann.post(f"/api/tables/{resigned}/resign")
    (found,) = ann.get("/api/history/statistics").json()
    won = sum(1 in scene["result"]["winners"] for scene in scenes)
    totals = [scene["scores"][0]["total"] for scene in scenes]
    assert (found["game"], found["games"], found["won"], found["best"]) == ("wonders", 3, won, max(totals))
    assert {"name": "resigned", "won": 0, "lost": 1} in found["victories"]
    assert {"name": "greedy", "won": won, "lost": 3 - won} in found["bots"]
    assert {"name": "random", "won": 0, "lost": 1} in found["bots"]
    assert sum(tally["won"] + tally["lost"] for tally in found["months"]) == 3
    assert sum(average["points"] for average in found["categories"]) == pytest.approx(sum(totals) / 2, abs=0.5)


def test_all_records_can_be_downloaded_and_read(ann: TestClient) -> None:
    table, scene = play(ann, "wonders", [ME, GREEDY_BOT, GREEDY_BOT])
    archive = zipfile.ZipFile(io.BytesIO(ann.get("/api/history/records").content))
    (name,) = archive.namelist()
    assert json.loads(archive.read(name)) == ann.get(f"/api/tables/{table}/record").json()
    loaded = septem.load(archive.read(name).decode())
    assert [seat + 1 for seat in loaded.winners] == scene["result"]["winners"]


def test_downloads_are_limited(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path, record_downloads_an_hour=2))) as client:
        create_table(client, "duel", [ME, OPEN])
        assert [client.get("/api/history/records").status_code for _ in range(3)] == [200, 200, 429]


def test_games_of_an_older_version_have_results(tmp_path: Path) -> None:
    old_database(tmp_path, "schema_0006.sql")
    with TestClient(create_app(settings_in(tmp_path)), cookies={"septem_key": KEYS["schema_0006.sql"]}) as server:
        found = games(server)
        assert sorted(game["game"] for game in found) == ["duel", "wonders"]
        assert all(game["points"] is not None and game["categories"] for game in found)


def test_a_result_is_stored_once(ann: TestClient) -> None:
    """Two processes may compute the same result."""
    table = create_table(ann, "duel", [ME, GREEDY_BOT])
    ann.post(f"/api/tables/{table}/resign")
    database: Database = ann.app.state.database  # type: ignore[attr-defined]
    stored = database.run_now(transactions.find_table, table)
    assert stored is not None
    for _ in range(2):
        database.run_now(results.put_result, result_of(stored))
    assert len(games(ann)) == 1
    assert table not in database.run_now(results.missing, None, 1000)


def test_a_game_that_cannot_be_replayed_is_computed_once(ann: TestClient) -> None:
    table = create_table(ann, "duel", [ME, GREEDY_BOT])
    ann.post(f"/api/tables/{table}/resign")
    database: Database = ann.app.state.database  # type: ignore[attr-defined]
    with database.engine.begin() as connection:
        connection.execute(text("update tables set rules = 99 where id = :id"), {"id": table})
    assert games(ann) == []
    assert table not in database.run_now(results.missing, None, 1000)


def test_results_go_with_their_table(ann: TestClient) -> None:
    table = create_table(ann, "duel", [ME, GREEDY_BOT])
    ann.post(f"/api/tables/{table}/resign")
    assert games(ann)
    assert ann.delete(f"/api/tables/{table}").status_code == 204
    assert games(ann) == []


@pytest.mark.parametrize(
    ("work", "index"),
    [
        (lambda session: results.history(session, "x" * 22, Filters(), 30), "results_of_guest"),
        (lambda session: results.played(session, "x" * 22), "results_of_guest"),
        (lambda session: results.missing(session, "x" * 22, 50), "tables_without_result"),
        (lambda session: results.missing(session, None, 50), "tables_without_result"),
    ],
)
def test_lists_use_an_index(site: TestClient, work: Callable[[Any], object], index: str) -> None:
    database: Database = site.app.state.database  # type: ignore[attr-defined]
    if not database.sqlite:
        pytest.skip("PostgreSQL reads a small table as a whole")
    statements: list[str] = []

    def explain(session: Any) -> list[str]:
        raw = session.connection().connection.dbapi_connection
        raw.set_trace_callback(statements.append)
        work(session)
        raw.set_trace_callback(None)
        asked = next(one for one in statements if one.lstrip().upper().startswith("SELECT"))
        return [row[3] for row in raw.execute(f"explain query plan {asked}")]

    plan = database.run_now(explain)
    assert any(index in step for step in plan), plan
    assert not any(step.startswith("SCAN") for step in plan), plan
