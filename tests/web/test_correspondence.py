"""Correspondence games: players who are away hear of their turn, vacations stop clocks, the urgent game is first."""

from __future__ import annotations

import base64
import json
import socketserver
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi.testclient import TestClient
from sqlalchemy import select
from sqlalchemy.orm import Session

from septem.web.correspondence.push import is_allowed
from septem.web.settings import PUSH_SERVICES
from septem.web.store.account_models import MemberRow
from septem.web.store.correspondence_models import VacationRow
from septem.web.tables.absence import DAY
from septem.web.tables.clock import Clock
from septem.web.tables.system_time import milliseconds

from .conftest import DATABASES, client_on
from .page import ME, OPEN, Page

PASSWORD = "olive harbour lantern"
SLOW = {"bank": 3 * DAY, "bonus": DAY}
WAIT = 20.0  # seconds


class PushService(ThreadingHTTPServer):
    """A stand-in for the push service of a browser."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PushHandler)
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class PushHandler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.received.append((self.path, headers, body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Nothing is written."""


class MailServer(socketserver.ThreadingTCPServer):
    """Takes every mail."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailHandler)
        self.mails: list[str] = []


class MailHandler(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        self.say("220 ready")
        for line in self.rfile:
            command = line.decode().strip().upper()
            if command == "DATA":
                self.say("354 go on")
                self.server.mails.append(self.mail())
            self.say("221 bye" if command == "QUIT" else "250 ok")
            if command == "QUIT":
                return

    def mail(self) -> str:
        lines: list[str] = []
        for line in self.rfile:
            if line.strip() == b".":
                break
            lines.append(line.decode())
        return "".join(lines)

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


def serving(server: Any) -> Iterator[Any]:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def push_service() -> Iterator[PushService]:
    yield from serving(PushService())


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    yield from serving(MailServer())


@pytest.fixture(scope="module", params=DATABASES)
def site(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    push_service: PushService,
    mail_server: MailServer,
) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("correspondence")
    more: dict[str, object] = {
        "accounts_an_hour": 1000,
        "push_contact": "mailto:operator@example.org",
        "push_services": (push_service.url,),
        "smtp": f"smtp://127.0.0.1:{mail_server.server_address[1]}",
        "site": "https://septem.example",
    }
    with client_on(request.param, folder, **more) as client:
        yield client


names = iter(range(100_000))


def member(site: TestClient) -> TestClient:
    client = TestClient(site.app)
    client.portal = site.portal
    client.name = f"Member{next(names)}"  # type: ignore[attr-defined]
    assert client.post("/api/account", json={"name": client.name, "password": PASSWORD}).status_code == 201  # type: ignore[attr-defined]
    return client


@pytest.fixture
def ann(site: TestClient) -> TestClient:
    return member(site)


@pytest.fixture
def bob(site: TestClient) -> TestClient:
    return member(site)


def slow_table(ann: TestClient, bob: TestClient, clock: dict[str, int] | None = SLOW) -> str:
    wish = {"game": "duel", "seats": [ME, OPEN], "shuffle": False, "clock": clock}
    table = str(ann.post("/api/tables", json=wish).json()["id"])
    assert bob.post(f"/api/tables/{table}/seats/2", json={}).status_code == 200
    return table


def answer_once(person: TestClient, table: str) -> None:
    with person.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.wait_for_question()
        page.answer(page.legal()[0])


class Browser:
    """The keys of a browser, with which it decrypts messages."""

    def __init__(self, service: PushService, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "address": f"{service.url}/{name}",
            "public_key": base64.urlsafe_b64encode(point).decode().rstrip("="),
            "secret": base64.urlsafe_b64encode(self.secret).decode().rstrip("="),
            "language": "fr",
        }

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


def until(found: Any) -> Any:
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        if value := found():
            return value
        time.sleep(0.05)
    raise AssertionError("nothing came")


def received(service: PushService, browser: Browser) -> list[tuple[dict[str, str], bytes]]:
    path = browser.subscription["address"].removeprefix(service.url)
    return [(headers, body) for where, headers, body in service.received if where == path]


def test_a_player_who_is_away_gets_a_push_message(ann: TestClient, bob: TestClient, push_service: PushService) -> None:
    browser = Browser(push_service, bob.name)  # type: ignore[attr-defined]
    assert bob.put("/api/correspondence/push", json=browser.subscription).status_code == 204
    table = slow_table(ann, bob)
    answer_once(ann, table)  # the draft: then it is Bob's turn
    headers, body = until(lambda: received(push_service, browser))[0]
    assert headers["authorization"].startswith("vapid ")
    message = browser.read(body)
    assert message["table"] == table
    assert message["title"] == "C\u2019est à vous de jouer"
    assert ann.name in message["body"]  # type: ignore[attr-defined]


def test_nobody_is_told_at_fast_tables_or_while_present(
    ann: TestClient, bob: TestClient, push_service: PushService
) -> None:
    browser = Browser(push_service, bob.name)  # type: ignore[attr-defined]
    assert bob.put("/api/correspondence/push", json=browser.subscription).status_code == 204
    answer_once(ann, slow_table(ann, bob, None))
    table = slow_table(ann, bob)
    with bob.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.until("welcome")
        answer_once(ann, table)
        page.wait_for_question()
    bob.request("DELETE", "/api/correspondence/push", json={"address": browser.subscription["address"]})
    answer_once(ann, slow_table(ann, bob))
    time.sleep(0.5)
    assert received(push_service, browser) == []


def test_a_browser_that_is_gone_is_forgotten(ann: TestClient, bob: TestClient, push_service: PushService) -> None:
    browser = Browser(push_service, bob.name)  # type: ignore[attr-defined]
    assert bob.put("/api/correspondence/push", json=browser.subscription).status_code == 204
    push_service.status = 410
    try:
        answer_once(ann, slow_table(ann, bob))
        until(lambda: received(push_service, browser))
        until(lambda: bob.get("/api/account/export").json()["push"] == [])
    finally:
        push_service.status = 201


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.example/x",
        "http://fcm.googleapis.com/x",
        "https://evil.example\\.push.apple.com/x",
        "https://user@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://push.apple.com.evil.example/x",
    ],
)
def test_messages_go_to_push_services_only(bob: TestClient, push_service: PushService, address: str) -> None:
    assert not is_allowed(address, PUSH_SERVICES)
    wanted = Browser(push_service, "x").subscription | {"address": address}
    assert bob.put("/api/correspondence/push", json=wanted).json()["code"] == "no_push"


def test_known_push_services_are_allowed() -> None:
    assert is_allowed("https://fcm.googleapis.com/fcm/send/x", PUSH_SERVICES)
    assert is_allowed("https://web.push.apple.com/x", PUSH_SERVICES)


def test_mail_goes_to_a_confirmed_address(ann: TestClient, bob: TestClient, mail_server: MailServer) -> None:
    address = f"bob{next(names)}@example.org"
    assert bob.put("/api/correspondence/mail", json={"address": address}).status_code == 204
    code = next(mail for mail in mail_server.mails if address in mail).partition("code is ")[2][:8]
    answer_once(ann, slow_table(ann, bob))
    wrong = {"code": "00000000" if code != "00000000" else "11111111"}
    assert bob.post("/api/correspondence/mail", json=wrong).json()["code"] == "wrong_code"
    assert bob.post("/api/correspondence/mail", json={"code": code}).status_code == 204
    found = bob.get("/api/correspondence").json()
    assert (found["mail"], found["mail_confirmed"]) == (address, True)
    table = slow_table(ann, bob)
    answer_once(ann, table)
    until(
        lambda: [mail for mail in mail_server.mails if address in mail and f"https://septem.example/t/{table}" in mail]
    )
    assert len([mail for mail in mail_server.mails if address in mail]) == 2  # nothing before it was confirmed
    assert bob.delete("/api/correspondence/mail").status_code == 204
    assert bob.get("/api/correspondence").json()["mail"] is None


def test_a_code_cannot_be_guessed(bob: TestClient) -> None:
    bob.put("/api/correspondence/mail", json={"address": "bob@example.org"})
    codes = [bob.post("/api/correspondence/mail", json={"code": f"{n:08}"}).json()["code"] for n in range(7)]
    assert codes[-1] == "no_mail_to_confirm"


def test_the_most_urgent_game_is_first(ann: TestClient, bob: TestClient) -> None:
    long = slow_table(ann, bob, {"bank": 9 * DAY, "bonus": 0})
    short = slow_table(ann, bob, {"bank": 2 * DAY, "bonus": 0})
    untimed = slow_table(ann, bob, None)
    waiting = slow_table(ann, bob, {"bank": DAY, "bonus": 0})
    answer_once(ann, waiting)
    found = ann.get("/api/correspondence").json()["tables"]
    assert [one["id"] for one in found] == [short, long, untimed, waiting]
    assert [one["yours"] for one in found] == [True, True, True, False]
    assert 0 < found[0]["left"] <= 2 * DAY
    assert found[2]["left"] is None


def test_a_vacation_stops_the_own_clock_and_no_other(ann: TestClient, bob: TestClient) -> None:
    table = slow_table(ann, bob)
    assert ann.put("/api/correspondence/vacation", json={"days": 5}).status_code == 204
    mine, theirs = (who.get("/api/correspondence").json()["tables"][0] for who in (ann, bob))
    assert mine["id"] == theirs["id"] == table
    assert mine["paused"]
    assert theirs["paused"]  # the clock that runs is Ann's
    first = mine["left"]
    time.sleep(0.3)
    assert ann.get("/api/correspondence").json()["tables"][0]["left"] == first
    answer_once(ann, table)  # playing on vacation is allowed
    assert not ann.get("/api/correspondence").json()["tables"][0]["paused"]  # now Bob's clock runs
    assert ann.delete("/api/correspondence/vacation").status_code == 204
    assert ann.get("/api/correspondence").json()["vacation_until"] is None


def test_days_of_vacation_are_bounded(ann: TestClient) -> None:
    assert ann.get("/api/correspondence").json()["vacation_left"] == 30
    assert ann.put("/api/correspondence/vacation", json={"days": 31}).json()["code"] == "no_vacation_left"
    assert ann.put("/api/correspondence/vacation", json={"days": 20}).status_code == 204
    assert ann.put("/api/correspondence/vacation", json={"days": 1}).json()["code"] == "on_vacation"
    assert ann.get("/api/correspondence").json()["vacation_left"] == 10
    ann.delete("/api/correspondence/vacation")
    assert ann.get("/api/correspondence").json()["vacation_left"] == 29  # what has passed is used
    assert ann.put("/api/correspondence/vacation", json={"days": 30}).json()["code"] == "no_vacation_left"


def test_guests_have_no_vacation_and_no_messages(site: TestClient) -> None:
    guest = TestClient(site.app)
    guest.portal = site.portal
    guest.put("/api/me", json={"name": "Guest"})
    assert guest.put("/api/correspondence/vacation", json={"days": 1}).json()["code"] == "not_a_member"
    assert guest.get("/api/correspondence").json()["tables"] == []


def test_deletion_leaves_no_address(ann: TestClient, push_service: PushService) -> None:
    browser = Browser(push_service, ann.name)  # type: ignore[attr-defined]
    ann.put("/api/correspondence/push", json=browser.subscription)
    ann.put("/api/correspondence/vacation", json={"days": 1})
    data = ann.get("/api/account/export").json()
    assert data["push"][0]["address"] == browser.subscription["address"]
    assert len(data["vacations"]) == 1
    assert ann.request("DELETE", "/api/account").status_code == 204


def test_a_clock_does_not_run_on_vacation() -> None:
    clock = Clock(1000, 50, 2)
    clock.ask([0], {0}, 100)
    clock.pauses = {0: [(200, 600), (2000, 2100)]}
    assert clock.remaining(0, 150) == 950
    assert clock.remaining(0, 500) == 900
    assert clock.stands_for(0, 500) == 100
    assert clock.next_timeout(500) == (1000, 0)
    assert clock.remaining(0, 700) == 800
    assert clock.after_answer(0, 700) == [850, 1000]
    assert clock.stands_for(1, 500) == 0


def test_a_vacation_of_long_ago_does_not_count(site: TestClient, ann: TestClient) -> None:
    def put_old(session: Session, days_ago: int) -> None:
        begins = milliseconds() - days_ago * DAY
        guest = session.scalars(select(MemberRow.guest).where(MemberRow.name == ann.name)).one()  # type: ignore[attr-defined]
        session.add(VacationRow(guest=guest, begins=begins, ends=begins + 10 * DAY))

    site.app.state.database.run_now(put_old, 380)  # type: ignore[attr-defined]
    assert ann.get("/api/correspondence").json()["vacation_left"] == 30
    site.app.state.database.run_now(put_old, 370)  # type: ignore[attr-defined]
    assert ann.get("/api/correspondence").json()["vacation_left"] == 25  # half of it is within the year
