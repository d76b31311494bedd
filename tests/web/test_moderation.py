"""Moderation: reports, muting and blocking, the operator's words, the log of operators, and the facts about privacy."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from septem.core.errors import Problem
from septem.web.http.app import create_app
from septem.web.store import Database, moderation, operator_log, retention
from septem.web.store.moderation_models import OperatorActionRow, ReportRow, SilencedRow
from septem.web.tables.refusal import Refusal
from septem.web.words import WordList

from .conftest import DATABASES, client_on, settings_in
from .page import ME, OPEN, Page, create_table

PASSWORD = "olive harbour lantern"
DUEL = {"game": "duel", "seats": [ME, OPEN], "shuffle": False}
DAY = 86_400_000


@pytest.fixture(scope="module", params=DATABASES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("moderation")
    words = folder / "words"
    words.write_text("# not here\nSlur\n*vile*\n")
    more: dict[str, object] = {"accounts_an_hour": 1000, "reports_an_hour": 5, "word_list": words}
    with client_on(request.param, folder, **more) as client:
        yield client


People = Callable[[str], TestClient]


@pytest.fixture
def people(site: TestClient) -> People:
    """A client for each person, of the same server."""
    known: dict[str, TestClient] = {}

    def person(name: str) -> TestClient:
        if name not in known:
            known[name] = TestClient(site.app)
            known[name].portal = site.portal
            known[name].put("/api/me", json={"name": name})
        return known[name]

    return person


count = iter(range(100_000))


def member(client: TestClient) -> str:
    name = f"Member {next(count)}"
    assert client.post("/api/account", json={"name": name, "password": PASSWORD}).status_code == 201
    return name


def together(ann: TestClient, bob: TestClient) -> str:
    table = create_table(ann, "duel", [ME, OPEN])
    assert bob.post(f"/api/tables/{table}/seats/2", json={"name": "Bob"}).status_code == 200
    return table


def database_of(site: TestClient) -> Database:
    database: Database = site.app.state.database  # type: ignore[attr-defined]
    return database


def url_of(site: TestClient) -> str:
    return str(site.app.state.settings.database)  # type: ignore[attr-defined]


def code_of(reply: Any) -> str:
    return str(reply.json()["code"])


def admin(url: str, *arguments: str, code: int = 0) -> Any:
    command = [sys.executable, "-m", "septem", "admin", *arguments, "--json"]
    done = subprocess.run(
        command, env={**os.environ, "SEPTEM_DATABASE": url}, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout)


def silence(client: TestClient, table: str, block: bool, **whom: int) -> Any:
    return client.post("/api/silenced", json={"person": {"table": table, **whom}, "block": block})


# Messages.


def test_a_muted_person_is_not_heard(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    table = together(ann, bob)
    address = f"/api/tables/{table}/socket"
    with ann.websocket_connect(address) as first, bob.websocket_connect(address) as second:
        hers, his = Page(first), Page(second)
        his.send(type="chat", text="before")
        line = hers.until("chat")["said"]
        assert silence(ann, table, False, line=line["id"]).status_code == 204
        assert hers.until("welcome")["chat"] == []
        his.send(type="chat", text="after")
        his.until("chat")
        hers.send(type="chat", text="mine")
        assert hers.until("chat")["said"]["text"] == "mine"  # and nothing of Bob before
        assert his.until("chat")["said"]["text"] in ("after", "mine")
    with ann.websocket_connect(address) as socket:
        assert [said["text"] for said in Page(socket).until("welcome")["chat"]] == ["mine"]
    (person,) = ann.get("/api/silenced").json()
    assert (person["name"], person["block"]) == ("Bob", False)
    assert bob.get("/api/silenced").json() == []
    assert bob.delete(f"/api/silenced/{person['id']}").status_code == 404
    assert ann.delete(f"/api/silenced/{person['id']}").status_code == 204
    with ann.websocket_connect(address) as socket:
        assert len(Page(socket).until("welcome")["chat"]) == 3


def test_nobody_mutes_themselves_or_a_bot(people: People) -> None:
    ann = people("Ann")
    table = create_table(ann, "duel", [ME, {"kind": "bot", "bot": "greedy"}])
    for seat in (1, 2):
        assert code_of(silence(ann, table, False, seat=seat)) == "no_such_person"
    assert code_of(silence(ann, table, False, line=2**31 - 1)) == "no_such_person"
    assert code_of(silence(ann, "a" * 22, False, seat=1)) == "no_such_table"
    assert silence(ann, table, False).status_code == 422
    assert silence(ann, table, False, seat=1, line=1).status_code == 422


def test_a_line_of_another_table_is_not_found(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    first, second = together(ann, bob), create_table(ann, "duel", [ME, OPEN])
    with bob.websocket_connect(f"/api/tables/{first}/socket") as socket:
        page = Page(socket)
        page.send(type="chat", text="hello")
        line = page.until("chat")["said"]["id"]
    assert code_of(silence(ann, second, False, line=line)) == "no_such_person"


# Challenges and tables.


def test_a_blocked_person_does_not_reach_anybody(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    name, other = member(ann), member(bob)
    table = create_table(ann, "duel", [ME, OPEN])
    bob.post(f"/api/tables/{table}/seats/2", json={})
    waiting = bob.post("/api/lobby/tables", json={"table": DUEL, "invited": name}).json()["id"]
    open_to_all = bob.post("/api/lobby/tables", json={"table": DUEL}).json()["id"]
    assert {waiting, open_to_all} <= {one["id"] for one in ann.get("/api/lobby").json()["open"]}
    assert silence(ann, table, True, seat=2).status_code == 204
    assert not {waiting, open_to_all} & {one["id"] for one in ann.get("/api/lobby").json()["open"]}
    assert code_of(bob.post("/api/lobby/tables", json={"table": DUEL, "invited": name})) == "not_reachable"
    own = ann.post("/api/lobby/tables", json={"table": DUEL}).json()["id"]
    assert own not in {one["id"] for one in bob.get("/api/lobby").json()["open"]}
    assert code_of(bob.post(f"/api/lobby/tables/{own}/join", json={})) == "not_reachable"
    assert code_of(bob.post(f"/api/tables/{own}/seats/2", json={})) == "not_reachable"
    assert bob.post("/api/lobby/pair", json={"table": DUEL}).json()["id"] != own
    assert ann.post("/api/lobby/tables", json={"table": DUEL, "invited": other}).status_code == 201


def test_muting_alone_does_not_block(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    name = member(ann)
    member(bob)
    table = create_table(ann, "duel", [ME, OPEN])
    bob.post(f"/api/tables/{table}/seats/2", json={})
    silence(ann, table, True, seat=2)
    silence(ann, table, False, seat=2)  # the last wish counts
    assert bob.post("/api/lobby/tables", json={"table": DUEL, "invited": name}).status_code == 201


# Reports.


def test_a_report_reaches_the_operator_and_is_resolved(site: TestClient, people: People) -> None:
    ann, bob, url = people("Ann"), people("Bob"), url_of(site)
    table = together(ann, bob)
    with bob.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.send(type="chat", text="you are bad")
        line = page.until("chat")["said"]["id"]
    person = {"table": table, "line": line}
    before = {one["id"] for one in admin(url, "reports")}
    reply = ann.post("/api/reports", json={"person": person, "reason": "language", "note": "again"})
    assert reply.status_code == 204
    (report,) = [one for one in admin(url, "reports") if one["id"] not in before]
    assert (report["line"], report["reason"], report["note"]) == ("you are bad", "language", "again")
    assert (report["name"], report["table"], report["banned"]) == ("Bob", table, False)
    admin(url, "ban", report["player"], "--note", "language")
    admin(url, "resolve", report["id"], "--note", "banned")
    assert report["id"] not in {one["id"] for one in admin(url, "reports")}
    assert admin(url, "resolve", "nothing", code=2)["error"]["code"] == "no_such_report"
    newest = admin(url, "log")[:2]
    assert [(one["action"], one["what"], one["note"]) for one in newest] == [
        ("resolve", report["id"], "banned"),
        ("ban", report["player"], "language"),
    ]
    assert newest[0]["operator"]


def test_reports_are_limited(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    table = together(ann, bob)
    wish = {"person": {"table": table, "seat": 2}, "reason": "behaviour"}
    codes = [ann.post("/api/reports", json=wish).status_code for _ in range(6)]
    assert codes == [204] * 5 + [429]


def test_a_stranger_without_a_name_reports_nobody(site: TestClient, people: People) -> None:
    table = together(people("Ann"), people("Bob"))
    stranger = TestClient(site.app)
    stranger.portal = site.portal
    wish = {"person": {"table": table, "seat": 2}, "reason": "other"}
    assert code_of(stranger.post("/api/reports", json=wish)) == "not_your_table"
    assert stranger.get("/api/silenced").json() == []


# Words.


@pytest.mark.parametrize("text", ["slur", "SLÜR", "a slur!", "s.l.u.r", "de-vile-d", "v i l e"])
def test_words_of_the_operator_are_refused(people: People, text: str) -> None:
    ann = people("Ann")
    assert code_of(ann.put("/api/me", json={"name": text})) == "word_refused"
    assert code_of(ann.post("/api/account", json={"name": text, "password": PASSWORD})) == "word_refused"
    seats = [{"kind": "me"}, {"kind": "me", "name": text}]
    assert code_of(ann.post("/api/tables", json={"game": "duel", "seats": seats, "name": "Ann"})) == "word_refused"
    wish = {"table": {"game": "duel", "seats": [*seats[:1], OPEN], "name": text}}
    assert code_of(ann.post("/api/lobby/tables", json=wish)) == "word_refused"
    table = create_table(ann, "duel", [ME, OPEN])
    with ann.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.send(type="chat", text=text)
        assert page.until("refused")["code"] == "word_refused"


def test_other_words_are_not_refused(people: People) -> None:
    ann = people("Ann")
    assert ann.put("/api/me", json={"name": "Slurry"}).status_code == 200


def test_a_changed_list_counts_at_once(tmp_path: Path) -> None:
    path = tmp_path / "words"
    path.write_text("one\n")
    words = WordList(path)
    words.check("two", None)
    path.write_text("two\n")
    os.utime(path, ns=(1, 1))
    words.check("one")
    with pytest.raises(Refusal):
        words.check("Two")
    path.unlink()
    with pytest.raises(Refusal):
        words.check("two")  # what was read still counts
    with pytest.raises(Problem):
        WordList(path)
    WordList(None).check("two")


# Privacy.


def test_the_facts_are_those_of_the_settings(tmp_path: Path) -> None:
    chosen = settings_in(tmp_path, session_idle_days=3, finished_days=99, report_days=7, operator_log_days=0)
    with TestClient(create_app(chosen)) as client:
        facts = client.get("/api/privacy").json()
    assert (facts["session_idle_days"], facts["finished_days"]) == (3, 99)
    assert (facts["report_days"], facts["operator_log_days"], facts["word_list"]) == (7, 0, False)
    assert facts["guest_days"] == chosen.guest_days


def test_export_and_deletion_include_moderation(site: TestClient, people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    table = together(ann, bob)
    silence(ann, table, True, seat=2)
    silence(bob, table, False, seat=1)
    ann.post("/api/reports", json={"person": {"table": table, "seat": 2}, "reason": "cheating", "note": "odd"})
    exported = ann.get("/api/account/export").json()
    assert [(one["name"], one["kind"]) for one in exported["silenced"]] == [("Bob", "block")]
    assert [(one["reason"], one["note"]) for one in exported["reports"]] == [("cheating", "odd")]
    assert bob.get("/api/account/export").json()["reports"] == []  # nobody learns who reported them
    guest = exported["id"]
    assert ann.delete("/api/account").status_code == 204
    with database_of(site).engine.connect() as connection:
        kept = [*connection.execute(SilencedRow.__table__.select()), *connection.execute(ReportRow.__table__.select())]
    assert [row for row in kept if guest in row] == []


def test_old_reports_and_actions_are_deleted(site: TestClient, people: People) -> None:
    ann, bob, database = people("Ann"), people("Bob"), database_of(site)
    table = together(ann, bob)
    for _ in range(2):
        ann.post("/api/reports", json={"person": {"table": table, "seat": 2}, "reason": "name"})

    def numbers() -> tuple[int, int]:
        with database.engine.connect() as connection:
            reports = connection.execute(ReportRow.__table__.select()).all()
            return len(reports), len(connection.execute(OperatorActionRow.__table__.select()).all())

    admin(url_of(site), "vacuum")
    before = numbers()
    database.run_now(moderation.delete_old, 1, 1)
    assert numbers() == before  # open reports stay, and what is new
    with database.engine.begin() as connection:
        connection.execute(update(ReportRow).values(resolved=1))
        connection.execute(update(OperatorActionRow).values(at=1))
    database.run_now(moderation.delete_old, 0, 0)
    assert numbers() == before
    database.run_now(moderation.delete_old, 1, 1)
    assert numbers() == (0, 0)


def test_guests_who_are_forgotten_leave_no_moderation(site: TestClient, people: People) -> None:
    ann, database = people("Ann"), database_of(site)
    guest = ann.get("/api/account/export").json()["id"]
    database.run_now(moderation.silence, guest, moderation.Target("x" * 22, "Bob", "y" * 22), moderation.MUTE)
    database.run_now(retention.delete_guests, 10**15)
    assert database.run_now(moderation.unheard_by, guest) == frozenset()


def open_reports(site: TestClient, table: str) -> list[dict[str, Any]]:
    every: list[dict[str, Any]] = database_of(site).run_now(operator_log.reports)
    return [one for one in every if one["table"] == table]


def stored_reports(site: TestClient, table: str) -> list[str]:
    with database_of(site).engine.connect() as connection:
        return [row.id for row in connection.execute(ReportRow.__table__.select()) if row.table == table]


def test_nobody_escapes_an_open_report_by_leaving(site: TestClient, people: People) -> None:
    ann, bob, url = people("Ann"), people("Bob"), url_of(site)
    table = together(ann, bob)
    for _ in range(2):
        ann.post("/api/reports", json={"person": {"table": table, "seat": 2}, "reason": "cheating", "note": "odd"})
    settled, pending = open_reports(site, table)
    admin(url, "resolve", settled["id"])
    assert bob.delete("/api/account").status_code == 204
    (left,) = open_reports(site, table)
    assert (left["id"], left["left"], left["player"], left["reason"]) == (pending["id"], True, "", "cheating")
    assert stored_reports(site, table) == [pending["id"]]  # what was resolved is gone already
    admin(url, "resolve", left["id"], "--note", "has left")
    assert stored_reports(site, table) == []


def test_an_open_report_outlives_its_reporter_without_their_words(site: TestClient, people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    table = together(ann, bob)
    ann.post("/api/reports", json={"person": {"table": table, "seat": 2}, "reason": "cheating", "note": "my words"})
    assert ann.delete("/api/account").status_code == 204
    (report,) = open_reports(site, table)
    assert (report["reporter"], report["note"], report["reason"], report["left"]) == ("", "", "cheating", False)


def test_a_report_about_somebody_who_has_left_does_not_stay_for_ever(site: TestClient, people: People) -> None:
    ann, bob, database = people("Ann"), people("Bob"), database_of(site)
    table = together(ann, bob)
    ann.post("/api/reports", json={"person": {"table": table, "seat": 2}, "reason": "name"})
    bob.delete("/api/account")
    database.run_now(moderation.delete_old, 30, 0)
    assert len(open_reports(site, table)) == 1
    with database.engine.begin() as connection:
        connection.execute(update(ReportRow).where(ReportRow.table == table).values(at=1))
    database.run_now(moderation.delete_old, 0, 0)
    assert len(open_reports(site, table)) == 1
    database.run_now(moderation.delete_old, 30, 0)
    assert open_reports(site, table) == []
