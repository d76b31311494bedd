"""Signing in at an OpenID provider: a stand-in on this machine plays the provider."""

from __future__ import annotations

import base64
import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey

from septem.core.errors import Problem
from septem.web.http import openid_api
from septem.web.http.app import create_app
from septem.web.settings import Settings
from septem.web.store import Database, identities

from . import openid_provider
from .conftest import DATABASES, UNLIMITED, client_on, settings_in
from .openid_provider import CLIENT, SECRET, SITE, Provider
from .page import ME, OPEN, create_table

PASSWORD = "olive harbour lantern"
GENEROUS = dict.fromkeys(("accounts_an_hour", "sign_ins_an_hour_an_address"), UNLIMITED)


@pytest.fixture(scope="module")
def running_provider() -> Iterator[Provider]:
    with openid_provider.running_provider() as server:
        yield server


@pytest.fixture(scope="module", params=DATABASES)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, running_provider: Provider
) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("openid")
    known = GENEROUS | {"openid_issuer": running_provider.issuer, "openid_client": CLIENT, "openid_secret": SECRET}
    known |= {"site": SITE, "openid_name": "City Hall"}
    with client_on(request.param, folder, **known) as client:
        yield client


count = iter(range(100_000))


@pytest.fixture
def provider(running_provider: Provider) -> Provider:
    """The provider, with a person who has never been here."""
    running_provider.subject = f"person {next(count)}"
    running_provider.changes, running_provider.signed_with = {}, running_provider.key
    running_provider.header = {"alg": "RS256", "kid": running_provider.key.kid}
    return running_provider


@pytest.fixture
def browser(site: TestClient) -> TestClient:
    """A browser that has never been here."""
    return TestClient(site.app, follow_redirects=False)


def begin(browser: TestClient, purpose: str = "sign_in", name: str | None = None) -> str:
    reply = browser.post("/api/session/openid", json={"purpose": purpose, "name": name})
    assert reply.status_code == 200, reply.text
    return str(reply.json()["address"])


def come_back(browser: TestClient, brought: dict[str, str]) -> str:
    """Where the page is shown then."""
    reply = browser.get("/api/session/openid/reply", params=brought)
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


def enter(browser: TestClient, provider: Provider, purpose: str = "sign_in", name: str | None = None) -> str:
    return come_back(browser, provider.authorize(begin(browser, purpose, name)))


def name_of(browser: TestClient) -> str | None:
    name: str | None = browser.get("/api/account").json()["name"]
    return name


def new_name() -> str:
    return f"Member {next(count)}"


def failed(code: str) -> str:
    return f"/account?openid={code}"


def test_somebody_joins_and_signs_in_again(browser: TestClient, provider: Provider, site: TestClient) -> None:
    name = new_name()
    table = create_table(browser, "duel", [ME, OPEN])
    assert enter(browser, provider, name=name) == "/account"
    account = browser.get("/api/account").json()
    assert (account["name"], account["password"], account["linked"], account["provider"]) == (
        name,
        False,
        True,
        "City Hall",
    )
    assert [one["id"] for one in browser.get("/api/tables").json()] == [table]
    other = TestClient(site.app, follow_redirects=False)
    assert enter(other, provider) == "/account"
    assert name_of(other) == name


def test_nobody_joins_without_a_name(browser: TestClient, provider: Provider) -> None:
    assert enter(browser, provider) == failed("openid_unknown")
    assert name_of(browser) is None


def test_a_member_links_the_provider_and_unlinks_it(browser: TestClient, provider: Provider, site: TestClient) -> None:
    name = new_name()
    browser.post("/api/account", json={"name": name, "password": PASSWORD})
    assert enter(browser, provider, "link") == "/account"
    assert enter(browser, provider, "link") == "/account"  # once more changes nothing
    other = TestClient(site.app, follow_redirects=False)
    assert enter(other, provider) == "/account"
    assert name_of(other) == name
    exported = browser.get("/api/account/export").json()["identities"]
    assert [(one["issuer"], one["subject"]) for one in exported] == [(provider.issuer, provider.subject)]
    assert browser.delete("/api/account/openid").status_code == 204
    assert browser.get("/api/account").json()["linked"] is False
    assert enter(TestClient(site.app, follow_redirects=False), provider) == failed("openid_unknown")


def test_an_identity_belongs_to_one_member(browser: TestClient, provider: Provider, site: TestClient) -> None:
    enter(browser, provider, name=new_name())
    other = TestClient(site.app, follow_redirects=False)
    other.post("/api/account", json={"name": new_name(), "password": PASSWORD})
    assert enter(other, provider, "link") == failed("openid_in_use")


def test_the_only_key_stays(browser: TestClient, provider: Provider) -> None:
    enter(browser, provider, name=new_name())
    assert browser.delete("/api/account/openid").json()["code"] == "last_key"


def test_linking_needs_a_proof(browser: TestClient) -> None:
    assert browser.post("/api/session/openid", json={"purpose": "link"}).json()["code"] == "not_a_member"


def test_a_proof_needs_a_fresh_sign_in_of_the_same_person(
    browser: TestClient, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter(browser, provider, name=new_name())
    token = browser.cookies["septem_session"]
    address = begin(browser, "prove")
    assert "prompt=login" in address
    assert come_back(browser, provider.authorize(address)) == "/account"
    assert browser.cookies["septem_session"] != token  # a proof renews the token
    for changes in ({"auth_time": int(time.time()) - 3600}, {"auth_time": None}):
        provider.changes = changes
        assert enter(browser, provider, "prove") == failed("openid_failed")
    provider.changes, provider.subject = {}, "somebody else"
    assert enter(browser, provider, "prove") == failed("sign_in_failed")


@pytest.mark.parametrize(
    "changes",
    [
        {"iss": "https://elsewhere.example"},
        {"aud": "another site"},
        {"aud": [CLIENT, "another site"]},
        {"azp": "another site"},
        {"exp": 1},
        {"exp": None},
        {"iat": 9_999_999_999},
        {"iat": None},
        {"nonce": "of another attempt"},
        {"nonce": None},
        {"sub": ""},
        {"sub": None},
        {"sub": 7},
        {"sub": "x" * 256},
    ],
)
def test_claims_that_are_wrong(browser: TestClient, provider: Provider, changes: dict[str, Any]) -> None:
    provider.changes = changes
    assert enter(browser, provider, name=new_name()) == failed("openid_failed")
    assert name_of(browser) is None


def test_a_token_signed_by_somebody_else(browser: TestClient, provider: Provider) -> None:
    provider.signed_with = RSAKey.generate_key(2048, {"kid": "first"})
    assert enter(browser, provider, name=new_name()) == failed("openid_failed")


def test_a_token_signed_with_the_secret_of_the_client(browser: TestClient, provider: Provider) -> None:
    """A public key or a shared secret must not pass for a signature."""
    provider.header = {"alg": "HS256", "kid": provider.key.kid}
    provider.signed_with = OctKey.import_key(SECRET.encode().ljust(32))
    assert enter(browser, provider, name=new_name()) == failed("openid_failed")


def test_a_token_without_a_signature(browser: TestClient, provider: Provider, monkeypatch: pytest.MonkeyPatch) -> None:
    def unsigned(header: object, claims: dict[str, Any], key: object) -> str:
        parts = ({"alg": "none"}, claims)
        texts = [base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=").decode() for part in parts]
        return ".".join([*texts, ""])

    monkeypatch.setattr(jwt, "encode", unsigned)
    assert enter(browser, provider, name=new_name()) == failed("openid_failed")


def test_a_new_key_of_the_provider_is_found(browser: TestClient, provider: Provider) -> None:
    enter(browser, provider, name=new_name())
    before = provider.asked.count("/keys")
    provider.key = provider.signed_with = RSAKey.generate_key(2048, {"kid": "second"})
    provider.header = {"alg": "RS256", "kid": "second"}
    assert enter(browser, provider) == "/account"
    assert provider.asked.count("/keys") == before + 1


def test_a_reply_counts_once_and_only_in_its_browser(browser: TestClient, provider: Provider, site: TestClient) -> None:
    enter(browser, provider, name=new_name())
    brought = provider.authorize(begin(browser))
    stranger = TestClient(site.app, follow_redirects=False)
    assert come_back(stranger, brought) == failed("openid_failed")  # without the cookie
    begin(stranger)
    assert come_back(stranger, brought) == failed("openid_failed")  # with the cookie of another attempt
    cookie = browser.cookies[openid_api.COOKIE]
    assert come_back(browser, brought) == "/account"
    browser.cookies.set(openid_api.COOKIE, cookie)
    assert come_back(browser, brought) == failed("openid_failed")


def test_another_state_another_issuer_and_no_code(browser: TestClient, provider: Provider) -> None:
    for change in ({"state": "x"}, {"iss": "https://elsewhere.example"}, {"code": ""}):
        brought = provider.authorize(begin(browser, name=new_name())) | change
        assert come_back(browser, brought) == failed("openid_failed")
    assert name_of(browser) is None


def test_an_attempt_ends_after_a_while(
    browser: TestClient, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought = provider.authorize(begin(browser, name=new_name()))
    monkeypatch.setattr(identities, "VALID", -1)
    assert come_back(browser, brought) == failed("openid_failed")


@pytest.mark.parametrize(
    "cookie", ["", "x", "e30=", base64.urlsafe_b64encode(b'{"attempt": [], "request": 1}').decode()]
)
def test_cookies_that_say_nothing(browser: TestClient, cookie: str) -> None:
    browser.cookies.set(openid_api.COOKIE, cookie)
    assert come_back(browser, {"state": "x", "code": "y"}) == failed("openid_failed")


def test_a_reply_is_never_kept_and_its_cookie_goes(browser: TestClient, provider: Provider) -> None:
    brought = provider.authorize(begin(browser, name=new_name()))
    reply = browser.get("/api/session/openid/reply", params=brought)
    assert reply.headers["cache-control"] == "no-store"
    (set_then,) = [one for one in reply.headers.get_list("set-cookie") if one.startswith(openid_api.COOKIE)]
    assert "Max-Age=0" in set_then
    assert "HttpOnly" in set_then


def test_deletion_forgets_the_identity(browser: TestClient, provider: Provider, site: TestClient) -> None:
    enter(browser, provider, name=new_name())
    assert browser.delete("/api/account").status_code == 204
    database: Database = site.app.state.database  # type: ignore[attr-defined]
    with database.engine.connect() as connection:
        rows = connection.exec_driver_sql("select subject from identities").all()
    assert (provider.subject,) not in [tuple(row) for row in rows]


def test_no_secret_is_logged(browser: TestClient, provider: Provider, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    brought = provider.authorize(begin(browser, name=new_name()))
    cookie = browser.cookies[openid_api.COOKIE]
    attempt, _ = openid_api.unpacked(cookie)
    come_back(browser, brought)
    own = [record.getMessage() for record in caplog.records if record.name.startswith(("septem", "uvicorn"))]
    for secret in (SECRET, cookie, attempt.state, attempt.nonce, attempt.verifier, brought["code"]):
        assert not any(secret in line for line in own)


def test_attempts_are_limited(tmp_path: Path, running_provider: Provider) -> None:
    known = {"openid_issuer": running_provider.issuer, "openid_client": CLIENT, "site": SITE}
    with TestClient(create_app(settings_in(tmp_path, sign_ins_an_hour_an_address=2, **known))) as client:
        replies = [client.post("/api/session/openid", json={}).status_code for _ in range(3)]
    assert replies == [200, 200, 429]


def test_a_provider_that_does_not_answer(tmp_path: Path) -> None:
    known = {"openid_issuer": "http://127.0.0.1:1", "openid_client": CLIENT, "site": SITE}
    with TestClient(create_app(settings_in(tmp_path, **known))) as client:
        reply = client.post("/api/session/openid", json={})
    assert (reply.status_code, reply.json()["code"]) == (503, "openid_unavailable")


def test_a_provider_that_calls_itself_otherwise(tmp_path: Path, running_provider: Provider) -> None:
    known = {"openid_issuer": running_provider.issuer + "/", "openid_client": CLIENT, "site": SITE}
    with TestClient(create_app(settings_in(tmp_path, **known))) as client:
        reply = client.post("/api/session/openid", json={})
    assert reply.json()["code"] == "openid_failed"


def test_without_settings_there_is_no_provider(server: TestClient) -> None:
    assert server.post("/api/session/openid", json={}).json()["code"] == "no_openid"
    assert server.get("/api/account").json()["provider"] is None


@pytest.mark.parametrize(
    ("changes", "variable"),
    [
        ({"openid_client": None}, "SEPTEM_OPENID_CLIENT"),
        ({"site": None}, "SEPTEM_SITE"),
        ({"site": "http://septem.example"}, "SEPTEM_SITE"),
        ({"openid_issuer": "http://login.example"}, "SEPTEM_OPENID_ISSUER"),
    ],
)
def test_settings_that_are_missing_or_unsafe(changes: dict[str, Any], variable: str) -> None:
    known: dict[str, Any] = {"openid_issuer": "https://login.example", "openid_client": "x", "site": SITE}
    with pytest.raises(Problem) as caught:
        create_app(Settings(**known | changes))
    assert caught.value.values["variable"] == variable
