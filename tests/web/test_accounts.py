"""Optional accounts: a guest becomes a member and keeps everything; sessions end; data is given out and deleted."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import math
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update
from starlette.websockets import WebSocketDisconnect

from septem.web.accounts import recovery
from septem.web.accounts.devices import device_name
from septem.web.accounts.passkeys import Site
from septem.web.accounts.passwords import Passwords, is_weak
from septem.web.http import account_api
from septem.web.http.app import create_app
from septem.web.store import Database, administration, own_data, passkeys, retention, sessions
from septem.web.store.account_models import SessionRow
from septem.web.store.models import Base
from septem.web.store.sessions import DAY, Lifetime
from septem.web.tables.refusal import Refusal

from .conftest import DATABASES, UNLIMITED, client_on, settings_in
from .page import GREEDY_BOT, ME, OPEN, Page, create_table
from .queries import queries

PASSWORD = "olive harbour lantern"
OTHER = "marble cistern evening"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
GENEROUS = dict.fromkeys(("accounts_an_hour", "sign_ins_an_hour", "sign_ins_an_hour_an_address"), UNLIMITED)


@pytest.fixture(scope="module", params=DATABASES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("accounts")
    with client_on(request.param, folder, **GENEROUS) as client:
        yield client


@pytest.fixture
def ann(site: TestClient) -> TestClient:
    """A browser that has never been here."""
    site.cookies.clear()
    return site


def other_browser(site: TestClient) -> TestClient:
    """A second client of the same server."""
    return TestClient(site.app, headers={"User-Agent": FIREFOX})


count = iter(range(100_000))


def new_name() -> str:
    return f"Ann {next(count)}"


def join(client: TestClient, name: str, password: str = PASSWORD) -> list[str]:
    reply = client.post("/api/account", json={"name": name, "password": password})
    assert reply.status_code == 201, reply.text
    codes: list[str] = reply.json()["codes"]
    return codes


def sign_in(client: TestClient, name: str, password: str = PASSWORD) -> int:
    return int(client.post("/api/session", json={"name": name, "password": password}).status_code)


def whoami(client: TestClient) -> str | None:
    name: str | None = client.get("/api/account").json()["name"]
    return name


def tables(client: TestClient) -> list[str]:
    return [line["id"] for line in client.get("/api/tables").json()]


# Becoming a member.


def test_a_guest_becomes_a_member_and_keeps_tables_and_seats(ann: TestClient) -> None:
    mine, name = create_table(ann, "duel", [ME, GREEDY_BOT]), new_name()
    guest_key = ann.cookies["septem_key"]
    assert whoami(ann) is None
    join(ann, name)
    assert whoami(ann) == name
    assert tables(ann) == [mine]
    with ann.websocket_connect(f"/api/tables/{mine}/socket") as socket:
        page = Page(socket)
        page.wait_for_question()
        assert page.answer(page.legal()[0])["type"] == "accepted"
    assert "septem_key" not in ann.cookies
    ann.cookies.clear()
    ann.cookies.set("septem_key", guest_key)
    assert tables(ann) == []  # the old key opens nothing any more


def test_a_member_signs_in_on_another_device_and_plays_on(ann: TestClient) -> None:
    mine, name = create_table(ann, "duel", [ME, GREEDY_BOT]), new_name()
    join(ann, name)
    phone = other_browser(ann)
    assert sign_in(phone, name.upper()) == 200  # capitals do not matter
    assert tables(phone) == [mine]
    with phone.websocket_connect(f"/api/tables/{mine}/socket") as socket:
        assert Page(socket).until("welcome")["table"]["seats"][0]["mine"]


def test_the_games_of_a_guest_come_back_after_signing_out(ann: TestClient) -> None:
    name = new_name()
    join(ann, name)
    phone = other_browser(ann)
    as_guest = create_table(phone, "duel", [ME, OPEN])
    assert sign_in(phone, name) == 200
    assert tables(phone) == []
    assert phone.delete("/api/session").status_code == 204
    assert tables(phone) == [as_guest]


def test_names_are_unique_also_if_they_only_look_the_same(ann: TestClient) -> None:
    name = new_name()
    join(ann, name)
    for same in (name, name.upper(), name.replace("A", "\uff21"), name.replace("A", "Á")):
        client = other_browser(ann)
        reply = client.post("/api/account", json={"name": same, "password": PASSWORD})
        assert (reply.status_code, reply.json()["code"]) == (409, "name_in_use")
    again = ann.post("/api/account", json={"name": new_name(), "password": PASSWORD})
    assert again.json()["code"] == "already_a_member"


def test_a_member_plays_under_one_name(ann: TestClient) -> None:
    name = new_name()
    join(ann, name)
    assert ann.put("/api/me", json={"name": "Bob"}).json()["name"] == name


@pytest.mark.parametrize("password", ["password1", "12345678", "aaaaaaaaaa", "7wonders7wonders"])
def test_passwords_that_are_easy_to_guess_are_refused(ann: TestClient, password: str) -> None:
    reply = ann.post("/api/account", json={"name": new_name(), "password": password})
    assert reply.json()["code"] == "weak_password"


def test_a_password_that_is_the_name_is_refused(ann: TestClient) -> None:
    name = f"Artemisia {next(count)}"
    assert ann.post("/api/account", json={"name": name, "password": name}).json()["code"] == "weak_password"


def test_passwords_are_taken_as_they_are(ann: TestClient) -> None:
    """No composition rules, spaces and every script allowed, at least 64 characters, nothing cut or changed."""
    for password in (" " + PASSWORD + " ", "ὁ Πλάτων ἐν τῇ ἀγορᾷ", "correct horse battery " * 5):
        client, name = other_browser(ann), new_name()
        join(client, name, password)
        assert sign_in(other_browser(ann), name, password) == 200
        assert sign_in(other_browser(ann), name, password.strip()[:-1]) == 401
    for wrong in ("short12", "x" * 129):
        assert ann.post("/api/account", json={"name": new_name(), "password": wrong}).status_code == 422


# Signing in.


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(ann: TestClient) -> None:
    name = new_name()
    join(ann, name)
    client = other_browser(ann)
    replies = [
        client.post("/api/session", json={"name": who, "password": password})
        for who, password in ((name, OTHER), (new_name(), PASSWORD))
    ]
    assert [reply.status_code for reply in replies] == [401, 401]
    assert replies[0].json() == replies[1].json()
    assert whoami(client) is None


def test_an_unknown_name_costs_a_hash_too(ann: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """So nobody learns from the time which names exist."""
    passwords, checked = ann.app.state.passwords, list[str]()  # type: ignore[attr-defined]
    verify = passwords._verify

    def noted(stored: str, given: str) -> bool:
        checked.append(given)
        return bool(verify(stored, given))

    monkeypatch.setattr(passwords, "_verify", noted)
    sign_in(ann, new_name(), "one")
    sign_in(ann, new_name(), "nobody has this password")
    assert checked == ["one", "nobody has this password"]
    assert whoami(ann) is None


def test_signing_in_gives_a_new_token_each_time(ann: TestClient) -> None:
    name, tokens = new_name(), set()
    join(ann, name)
    for _ in range(3):
        sign_in(ann, name)
        tokens.add(ann.cookies["septem_session"])
    assert len(tokens) == 3
    assert len(ann.get("/api/account/sessions").json()) == 1  # signing in again ends the session of this browser
    assert all(len(token) >= 43 for token in tokens)  # 256 bits


def test_the_cookie_of_a_session_is_protected(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path, secure_cookies=True)), base_url="https://testserver") as client:
        reply = client.post("/api/account", json={"name": "Ann", "password": PASSWORD})
        cookie = next(one for one in reply.headers.get_list("set-cookie") if one.startswith("__Host-septem_session="))
        for attribute in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
            assert attribute.lower() in cookie.lower()
        assert "domain" not in cookie.lower()
        assert whoami(client) == "Ann"


# Sessions.


def test_members_see_their_sessions_and_end_them(ann: TestClient) -> None:
    name = new_name()
    join(ann, name)
    phone, library = other_browser(ann), other_browser(ann)
    sign_in(phone, name)
    sign_in(library, name)
    listed = ann.get("/api/account/sessions").json()
    assert [one["current"] for one in listed].count(True) == 1
    assert sorted(one["device"] for one in listed) == ["", "Firefox, Linux", "Firefox, Linux"]
    current = next(one["id"] for one in phone.get("/api/account/sessions").json() if one["current"])
    assert ann.delete(f"/api/account/sessions/{current}").status_code == 204
    assert (whoami(phone), whoami(library), whoami(ann)) == (None, name, name)
    assert ann.delete(f"/api/account/sessions/{current}").status_code == 404
    assert ann.delete("/api/account/sessions").status_code == 204
    assert (whoami(library), whoami(ann)) == (None, name)


def test_nobody_ends_sessions_of_others(ann: TestClient) -> None:
    name, eve = new_name(), other_browser(ann)
    join(ann, name)
    join(eve, new_name())
    (session,) = ann.get("/api/account/sessions").json()
    assert eve.delete(f"/api/account/sessions/{session['id']}").json()["code"] == "no_such_session"
    assert other_browser(ann).get("/api/account/sessions").json()["code"] == "not_a_member"
    assert whoami(ann) == name


def test_an_ended_session_loses_its_connections(ann: TestClient) -> None:
    mine, name = create_table(ann, "duel", [ME, OPEN]), new_name()
    join(ann, name)
    phone = other_browser(ann)
    sign_in(phone, name)
    with phone.websocket_connect(f"/api/tables/{mine}/socket") as socket:
        Page(socket).until("welcome")
        ann.delete("/api/account/sessions")
        with pytest.raises(WebSocketDisconnect) as closed:
            Page(socket).until("never")
        assert closed.value.code == 1012  # connect again
    with phone.websocket_connect(f"/api/tables/{mine}/socket") as socket:
        assert not Page(socket).until("welcome")["table"]["seats"][0]["mine"]


def test_a_signed_out_token_is_worthless(ann: TestClient) -> None:
    join(ann, new_name())
    token = ann.cookies["septem_session"]
    ann.delete("/api/session")
    assert "septem_session" not in ann.cookies
    ann.cookies.set("septem_session", token)
    assert whoami(ann) is None


def change_times(site: TestClient, **values: int) -> None:
    database: Database = site.app.state.database  # type: ignore[attr-defined]

    def change(session: Any) -> None:
        session.execute(update(SessionRow).values(**values))

    database.run_now(change)


@pytest.mark.parametrize(("column", "days"), [("used", 31), ("created", 366)])
def test_sessions_end_by_themselves(ann: TestClient, column: str, days: int) -> None:
    join(ann, new_name())
    now = ann.get("/api/account/sessions").json()[0]["used"]
    change_times(ann, **{column: now - (days - 2) * DAY})
    assert whoami(ann) is not None
    change_times(ann, **{column: now - days * DAY})
    assert whoami(ann) is None
    ann.app.state.database.run_now(sessions.delete_ended, Lifetime(30, 365))  # type: ignore[attr-defined]


# Changes of the account.


def test_changes_need_a_proof_that_is_not_old(ann: TestClient) -> None:
    name = new_name()
    join(ann, name)
    change_times(ann, proved=0)
    assert ann.get("/api/account").json()["proved"] is False
    changes = (
        ("PUT", "/api/account/password", {"password": OTHER}),
        ("POST", "/api/account/codes", None),
        ("DELETE", "/api/account", None),
        ("DELETE", "/api/account/sessions", None),
        ("DELETE", f"/api/account/sessions/{'s' * 22}", None),
    )
    for method, path, body in changes:
        assert ann.request(method, path, json=body).json()["code"] == "prove_again"
    assert ann.post("/api/account/proof", json={"password": OTHER}).status_code == 401
    before = ann.cookies["septem_session"]
    assert ann.post("/api/account/proof", json={"password": PASSWORD}).json()["proved"] is True
    assert ann.cookies["septem_session"] != before
    thief = other_browser(ann)
    thief.cookies.set("septem_session", before)
    assert whoami(thief) is None
    assert ann.put("/api/account/password", json={"password": OTHER}).status_code == 204


def test_a_new_password_ends_all_other_sessions(ann: TestClient) -> None:
    name, phone = new_name(), other_browser(ann)
    join(ann, name)
    sign_in(phone, name)
    assert ann.put("/api/account/password", json={"password": OTHER}).status_code == 204
    assert (whoami(ann), whoami(phone)) == (name, None)
    assert (sign_in(phone, name), sign_in(phone, name, OTHER)) == (401, 200)


def test_a_recovery_code_replaces_a_forgotten_password_once(ann: TestClient) -> None:
    name, thief = new_name(), other_browser(ann)
    codes = join(ann, name)
    assert len(set(codes)) == 8
    wish = {"name": name, "code": codes[3].upper().replace("-", " "), "password": OTHER}
    assert thief.post("/api/session/recovery", json={**wish, "code": "0000-" * 6}).status_code == 401
    phone = other_browser(ann)
    assert phone.post("/api/session/recovery", json=wish).json()["codes"] == 7
    assert (whoami(phone), whoami(ann)) == (name, None)
    assert thief.post("/api/session/recovery", json=wish).status_code == 401
    assert (sign_in(thief, name), sign_in(thief, name, OTHER)) == (401, 200)
    fresh = phone.post("/api/account/codes").json()["codes"]
    assert not set(fresh) & set(codes)
    assert thief.post("/api/session/recovery", json={**wish, "code": codes[0]}).status_code == 401


def test_recovery_codes_are_read_however_they_are_typed() -> None:
    code = recovery.new_code()
    assert recovery.hashed(code) == recovery.hashed(f" {code.upper().replace('-', '')} ")
    assert recovery.hashed("oil0") == recovery.hashed("0110")


def test_recovery_codes_are_long() -> None:
    """At least 112 bits: then a plain hash is enough."""
    characters = recovery.new_code().replace("-", "")
    assert len(characters) * math.log2(len(recovery.ALPHABET)) >= 112
    assert len({recovery.new_code() for _ in range(1000)}) == 1000


# Passkeys. The browser's tests use real ones.


def test_a_challenge_is_answered_once(ann: TestClient) -> None:
    database: Database = ann.app.state.database  # type: ignore[attr-defined]
    database.run_now(passkeys.keep_challenge, "right", "guest")
    for challenge, owner in (("wrong", "guest"), ("right", "sign in")):
        with pytest.raises(Refusal, match="bad_passkey"):
            database.run_now(passkeys.use_challenge, challenge, owner)
    database.run_now(passkeys.use_challenge, "right", "guest")
    with pytest.raises(Refusal, match="bad_passkey"):
        database.run_now(passkeys.use_challenge, "right", "guest")


@pytest.mark.parametrize("credential", [{}, {"id": "x"}, {"response": {"clientDataJSON": "e30"}}, {"response": 3}])
def test_a_credential_that_is_none_is_refused(ann: TestClient, credential: dict[str, Any]) -> None:
    for path in ("/api/session/passkey", "/api/account/passkeys/join"):
        reply = ann.post(path, json={"credential": credential} | ({"name": new_name()} if "join" in path else {}))
        assert reply.json()["code"] == "bad_passkey"


def test_a_signature_of_nobody_is_refused(ann: TestClient) -> None:
    options = ann.post("/api/session/passkey/options").json()["options"]
    data = json.dumps({"type": "webauthn.get", "challenge": options["challenge"], "origin": "http://testserver"})
    encoded = base64.urlsafe_b64encode(data.encode()).decode().rstrip("=")
    credential = {"id": "nobody", "rawId": "nobody", "type": "public-key", "response": {"clientDataJSON": encoded}}
    replies = [ann.post("/api/session/passkey", json={"credential": credential}) for _ in range(2)]
    assert [reply.json()["code"] for reply in replies] == ["sign_in_failed", "bad_passkey"]


def test_a_guest_without_a_name_may_ask_for_a_passkey(ann: TestClient) -> None:
    options = ann.post("/api/account/passkeys/options", json={}).json()["options"]
    assert options["user"]["name"] == "Septem"


def test_addresses_have_no_passkeys(ann: TestClient) -> None:
    for host in ("127.0.0.1:8007", "[::1]:8007", "10.0.0.1"):
        with pytest.raises(Refusal, match="no_passkeys_here"):
            Site.of(host, https=True)
    assert Site.of("Septem.example.org:8443", https=True) == Site(
        "septem.example.org", "https://septem.example.org:8443"
    )


# Limits.


def test_guessing_is_limited_for_an_account_and_for_an_address(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path, sign_ins_an_hour=3, sign_ins_an_hour_an_address=8))) as client:
        join(client, "Ann")
        assert [sign_in(client, "Ann", OTHER) for _ in range(4)] == [401, 401, 401, 429]
        assert sign_in(client, "ANN", PASSWORD) == 429  # the same account
        assert [sign_in(client, f"Bob {number}") for number in range(4)] == [401, 401, 401, 429]


def test_strangers_who_guess_do_not_lock_a_member_out(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path, sign_ins_an_hour=2))) as ann:
        codes = join(ann, "Ann")
        ann.delete("/api/session")
        stranger, elsewhere = TestClient(ann.app), TestClient(ann.app)
        assert [sign_in(stranger, "Ann", OTHER) for _ in range(3)] == [401, 401, 429]
        assert sign_in(elsewhere, "Ann", PASSWORD) == 429
        assert sign_in(ann, "Ann", PASSWORD) == 200  # she has been here before
        body = {"name": "Ann", "code": codes[0], "password": OTHER}
        assert elsewhere.post("/api/session/recovery", json=body).status_code == 200
        assert sign_in(ann, "Ann", OTHER) == 429  # what a device knew of the old password counts no more


def test_new_passwords_are_counted_like_attempts(tmp_path: Path) -> None:
    """Each of them costs a hash."""
    with TestClient(create_app(settings_in(tmp_path, sign_ins_an_hour=2))) as ann:
        join(ann, "Ann")
        body = {"password": OTHER}
        assert [ann.put("/api/account/password", json=body).status_code for _ in range(3)] == [204, 204, 429]


def test_passwords_of_many_signs_are_judged_at_once() -> None:
    """Signs that stand for letters made the judge of passwords work for seconds."""
    begin = time.process_time()
    assert not is_weak("4@8({[<369&!1|70$5+%2" * 6, "Ann")
    assert time.process_time() - begin < 1.0


def test_a_long_password_is_as_strong_as_its_stronger_end() -> None:
    assert is_weak("a" * 100, "Ann")
    assert not is_weak("a" * 100 + PASSWORD, "Ann")
    assert not is_weak(PASSWORD + "a" * 100, "Ann")


def slowly(_stored: str, _given: str) -> bool:
    time.sleep(0.05)
    return True


def test_addresses_take_turns_with_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who signs in does not wait for all hashes that another address wants."""
    done: list[str] = []

    async def scenario() -> None:
        passwords = Passwords()
        monkeypatch.setattr(passwords, "_verify", slowly)

        async def verify_for(address: str) -> None:
            await passwords.verify(address, "stored", "given")
            done.append(address)

        await asyncio.gather(*(verify_for("many") for _ in range(10)), verify_for("one"))
        passwords.close()

    asyncio.run(scenario())
    assert done.index("one") < 5


def test_the_number_of_new_accounts_of_an_address_is_limited(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path, accounts_an_hour=2))) as client:
        statuses = []
        for number in range(3):
            client.cookies.clear()
            body = {"name": f"Ann {number}", "password": PASSWORD}
            statuses.append(client.post("/api/account", json=body).status_code)
        assert statuses == [201, 201, 429]


# One's own data.


def test_a_member_receives_everything_that_is_stored_and_no_secret(ann: TestClient) -> None:
    name, mine = new_name(), create_table(ann, "duel", [ME, GREEDY_BOT])
    with ann.websocket_connect(f"/api/tables/{mine}/socket") as socket:
        page = Page(socket)
        page.wait_for_question()
        page.answer(page.legal()[0])
        page.send(type="chat", text="hello")
        page.until("chat")
    codes = join(ann, name)
    reply = ann.get("/api/account/export")
    assert "attachment" in reply.headers["content-disposition"]
    assert reply.headers["content-type"] == "application/json"
    found = reply.json()
    assert (found["name"], found["chat"][0]["text"], found["tables"][0]["id"]) == (name, "hello", mine)
    assert found["tables"][0]["moves"]
    assert len(found["sessions"]) == 1
    for secret in (PASSWORD, ann.cookies["septem_session"], "argon2", *codes, *map(recovery.hashed, codes)):
        assert secret not in reply.text


def test_the_data_of_somebody_with_many_tables_come_in_parts(ann: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others play between two parts, and a part needs the same few queries for any number of tables."""
    monkeypatch.setattr(account_api, "EXPORTED", 2)
    made = [create_table(ann, "duel", [ME, OPEN]) for _ in range(5)]
    assert [table["id"] for table in ann.get("/api/account/export").json()["tables"]] == made
    database: Database = ann.app.state.database  # type: ignore[attr-defined]
    guest = ann.get("/api/account/export").json()["id"]
    assert queries(database, own_data.tables_json, made[:2], guest) == queries(
        database, own_data.tables_json, made, guest
    )


def test_downloads_of_all_data_are_counted(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path, record_downloads_an_hour=1))) as client:
        client.put("/api/me", json={"name": "Ann"})
        assert [client.get("/api/account/export").status_code for _ in range(2)] == [200, 429]


def stored_rows(site: TestClient, *words: str) -> list[Any]:
    """All rows of the database that contain one of the words."""
    database: Database = site.app.state.database  # type: ignore[attr-defined]
    with database.engine.connect() as connection:
        rows = [row for table in Base.metadata.sorted_tables for row in connection.execute(table.select())]
    return [row for row in rows if any(word in str(value) for value in row for word in words)]


def test_deletion_leaves_nothing_of_a_person(ann: TestClient) -> None:
    name, bob = new_name(), other_browser(ann)
    alone = create_table(ann, "duel", [ME, GREEDY_BOT])
    together = create_table(ann, "duel", [ME, OPEN])
    waiting = create_table(bob, "wonders", [ME, OPEN, OPEN])
    join(ann, name)
    ann.post(f"/api/tables/{waiting}/seats/2", json={"name": name})
    bob.post(f"/api/tables/{together}/seats/2", json={"name": "Bob"})
    with ann.websocket_connect(f"/api/tables/{together}/socket") as socket:
        page = Page(socket)
        page.send(type="chat", text="my secret")
        page.until("chat")
    assert ann.delete("/api/account").status_code == 204
    assert (whoami(ann), tables(ann)) == (None, [])
    assert sign_in(ann, name) == 401
    assert ann.get(f"/api/tables/{alone}").status_code == 404
    info = bob.get(f"/api/tables/{together}").json()
    assert (info["status"], info["seats"][0]["name"]) == ("over", "Anonymous")
    assert bob.get(f"/api/tables/{waiting}").json()["seats"][1]["kind"] == "open"
    with bob.websocket_connect(f"/api/tables/{together}/socket") as socket:
        assert Page(socket).until("welcome")["chat"] == []
    assert stored_rows(ann, name, "my secret") == []
    join(ann, name)  # the name is free again


def test_a_guest_without_an_account_can_delete_everything_too(ann: TestClient) -> None:
    mine = create_table(ann, "duel", [ME, GREEDY_BOT])
    assert ann.get("/api/account/export").json()["tables"][0]["id"] == mine
    assert ann.delete("/api/account").status_code == 204
    assert ann.get(f"/api/tables/{mine}").status_code == 404
    assert ann.get("/api/account/export").json() == {}


def test_a_banned_member_cannot_sign_in(ann: TestClient) -> None:
    name = new_name()
    join(ann, name)
    database: Database = ann.app.state.database  # type: ignore[attr-defined]
    guest = ann.get("/api/account/export").json()["id"]
    database.run_now(administration.ban, guest, True)
    assert ann.get("/api/account").json()["code"] == "banned"
    assert other_browser(ann).post("/api/session", json={"name": name, "password": PASSWORD}).json()["code"] == "banned"


def test_members_are_kept_however_old_they_are(ann: TestClient) -> None:
    name = new_name()
    join(ann, name)
    database: Database = ann.app.state.database  # type: ignore[attr-defined]
    database.run_now(retention.delete_guests, 10**15)
    assert whoami(ann) == name


# Secrets.


def test_no_secret_is_stored_or_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with TestClient(create_app(settings_in(tmp_path, log_format="json", access_log=True))) as client:
        codes = join(client, "Ann")
        token = client.cookies["septem_session"]
        client.post("/api/session", json={"name": "Ann", "password": OTHER})
        client.post("/api/session", json={"name": "Ann", "password": ["not", PASSWORD]})
        client.post("/api/session/recovery", json={"name": "Ann", "code": codes[0], "password": OTHER})
        token_after = client.cookies["septem_session"]
    stored = "\n".join(sqlite3.connect(tmp_path / "tables.sqlite").iterdump())
    written = caplog.text + json.dumps([record.__dict__ for record in caplog.records], default=str)
    for secret in (PASSWORD, OTHER, token, token_after, *codes):
        assert secret not in stored
        assert secret not in written
    assert "$argon2id$" in stored


def test_a_refused_password_is_not_sent_back(ann: TestClient) -> None:
    reply = ann.post("/api/session", json={"name": "Ann", "password": ["not", PASSWORD]})
    assert reply.status_code == 422
    assert PASSWORD not in reply.text


def test_devices_have_short_names() -> None:
    assert device_name(FIREFOX) == "Firefox, Linux"
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1"
    assert device_name(phone) == "Safari, iPhone"
    assert device_name("curl/8") == ""
