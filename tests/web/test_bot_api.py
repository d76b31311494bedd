"""The bot API: tokens with scopes, bot accounts, and streams of events and games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any

import httpx2
import pytest
from sqlalchemy import select, update

from septem.web.http.app import create_app
from septem.web.store import Database, tokens
from septem.web.store.token_models import TokenRow
from septem.web.store.transactions import hashed

from .conftest import UNLIMITED
from .page import ME, OPEN
from .running import Running
from .services import Missing, postgresql
from .sites import NO_LIMITS, postgresql_site

ROOT = Path(__file__).parents[2]
PASSWORD = "olive harbour lantern"
ALL = ["read", "challenge", "play", "chat"]
DUEL = {"game": "duel", "seats": [ME, OPEN], "shuffle": False}
GENEROUS = {
    **NO_LIMITS,
    **dict.fromkeys(("ACCOUNTS_AN_HOUR", "SIGN_INS_AN_HOUR", "BOT_REQUESTS_A_MINUTE"), str(UNLIMITED)),
    "LOG_FORMAT": "json",
}
count = iter(range(100_000))
clients: list[httpx2.Client] = []


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    while clients:
        clients.pop().close()


def client_of(server: Running, **headers: str) -> httpx2.Client:
    clients.append(httpx2.Client(base_url=server.url, timeout=30, headers=headers))
    return clients[-1]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("bots")
    if request.param == "sqlite":
        running = Running(folder, **GENEROUS)
        yield running
        running.kill()
        return
    try:
        with postgresql() as url:
            running = Running(folder, DATABASE=url, **GENEROUS)
            yield running
            running.kill()
    except Missing as missing:
        pytest.skip(str(missing))


class Person:
    """A member in a browser."""

    def __init__(self, server: Running, prefix: str = "Ann") -> None:
        self.name = f"{prefix} {next(count)}"
        self.http = client_of(server)
        self.post("/api/account", name=self.name, password=PASSWORD)

    def post(self, path: str, **fields: Any) -> Any:
        reply = self.http.post(path, json=fields)
        assert reply.status_code < 300, reply.text
        return reply.json() if reply.content else None

    def token(self, *scopes: str, **more: Any) -> str:
        return str(self.post("/api/account/tokens", label="mine", scopes=list(scopes or ALL), **more)["token"])

    def challenge(self, name: str, **changes: Any) -> str:
        wish = {"table": {**DUEL, "name": self.name, **changes}, "invited": name}
        return str(self.post("/api/lobby/tables", **wish)["id"])


class Program:
    """A bot account, used through the API alone."""

    def __init__(self, server: Running, *scopes: str) -> None:
        self.person = Person(server, "Bot")
        self.person.post("/api/account/bot")
        self.name = self.person.name
        self.token = self.person.token(*scopes)
        self.http = caller(server, self.token)

    def post(self, path: str, **fields: Any) -> httpx2.Response:
        return self.http.post(f"/api/bot{path}", json=fields)

    @contextmanager
    def lines(self, path: str) -> Iterator[Queue[dict[str, Any] | None]]:
        """The lines of a stream as they come; None at its end."""
        queue: Queue[dict[str, Any] | None] = Queue()
        with self.http.stream("GET", f"/api/bot{path}") as reply:
            assert reply.status_code == 200, reply.read()
            assert reply.headers["content-type"].startswith("application/x-ndjson")
            thread = threading.Thread(target=read_lines, args=(reply, queue), daemon=True)
            thread.start()
            yield queue


def caller(server: Running, token: str) -> httpx2.Client:
    return client_of(server, Authorization=f"Bearer {token}")


def read_lines(reply: httpx2.Response, queue: Queue[dict[str, Any] | None]) -> None:
    try:
        for line in reply.iter_lines():
            if line.strip():
                queue.put(json.loads(line))
    except httpx2.HTTPError:
        pass
    queue.put(None)


def until(queue: Queue[dict[str, Any] | None], kind: str) -> dict[str, Any]:
    while True:
        line = queue.get(timeout=30)
        assert line is not None, "the stream has ended"
        if line["type"] == kind:
            return line


def code_of(reply: httpx2.Response) -> str:
    return str(reply.json()["code"])


# Tokens.


def test_a_token_is_shown_once_and_can_be_revoked(server: Running) -> None:
    ann = Person(server)
    token = ann.token("read", days=30)
    assert token.startswith(tokens.PREFIX)
    (listed,) = ann.http.get("/api/account/tokens").json()
    assert (listed["label"], listed["scopes"], listed["used"]) == ("mine", ["read"], None)
    assert token not in ann.http.get("/api/account/tokens").text
    assert listed["expires"] > listed["created"]
    http = caller(server, token)
    assert http.get("/api/bot/account").json() == {"name": ann.name, "bot_account": False, "scopes": ["read"]}
    assert ann.http.get("/api/account/tokens").json()[0]["used"] is not None
    assert ann.http.delete(f"/api/account/tokens/{listed['id']}").status_code == 204
    refused = http.get("/api/bot/account")
    assert (refused.status_code, code_of(refused)) == (401, "no_token")
    assert refused.headers["www-authenticate"] == "Bearer"
    assert ann.http.delete(f"/api/account/tokens/{listed['id']}").status_code == 404


def test_nobody_revokes_the_token_of_another_member(server: Running) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    token = ann.token("read")
    (listed,) = ann.http.get("/api/account/tokens").json()
    assert bob.http.delete(f"/api/account/tokens/{listed['id']}").status_code == 404
    assert caller(server, token).get("/api/bot/account").status_code == 200


def test_a_guest_has_no_tokens(server: Running) -> None:
    guest = client_of(server)
    guest.put("/api/me", json={"name": "Guest"})
    assert guest.get("/api/account/tokens").status_code == 403
    assert guest.post("/api/account/tokens", json={"label": "x", "scopes": ["read"]}).status_code == 403


def test_the_number_of_tokens_is_limited(server: Running) -> None:
    ann = Person(server)
    for _ in range(20):
        ann.token("read")
    reply = ann.http.post("/api/account/tokens", json={"label": "one more", "scopes": ["read"]})
    assert code_of(reply) == "too_many_tokens"


def test_a_scope_allows_what_it_says_and_nothing_else(server: Running) -> None:
    reader = Program(server, "read")
    assert reader.http.get("/api/bot/games").json() == []
    assert reader.http.get("/api/bot/ratings").json() == []
    table = "a" * 22
    for path in (f"/challenges/{table}/accept", f"/challenges/{table}/decline", f"/games/{table}/resign"):
        assert code_of(reader.post(path)) == "missing_scope"
    assert code_of(reader.http.get(f"/api/bot/games/{table}")) == "missing_scope"
    player = Program(server, "play")
    assert code_of(player.http.get("/api/bot/games")) == "missing_scope"
    assert code_of(player.post(f"/games/{table}/chat", text="hello")) == "missing_scope"
    assert code_of(player.post(f"/challenges/{table}/accept")) == "no_such_challenge"


def test_an_expired_token_counts_no_more(server: Running) -> None:
    ann = Person(server)
    token = ann.token("read", days=1)
    database = Database(server.environment["SEPTEM_DATABASE"], threads=1)
    try:
        with database.engine.begin() as connection:
            (own,) = connection.execute(select(TokenRow.id).where(TokenRow.token_hash == hashed(token))).one()
            connection.execute(update(TokenRow).where(TokenRow.id == own).values(expires=1))
        assert caller(server, token).get("/api/bot/account").status_code == 401
        database.run_now(tokens.delete_expired)
    finally:
        database.close()
    assert ann.http.get("/api/account/tokens").json() == []


def test_a_deleted_member_has_no_tokens(server: Running) -> None:
    program = Program(server)
    exported = program.person.http.get("/api/account/export").json()
    assert exported["tokens"][0]["label"] == "mine"
    assert exported["bot_account_since"] is not None
    assert program.token not in json.dumps(exported)
    assert program.person.http.delete("/api/account").status_code == 204
    assert program.http.get("/api/bot/account").status_code == 401


def test_no_token_is_stored(server: Running, tmp_path: Path) -> None:
    program = Program(server)
    database = Database(server.environment["SEPTEM_DATABASE"], threads=1)
    try:
        with database.engine.connect() as connection:
            stored = [str(row) for row in connection.execute(select(TokenRow.__table__))]
    finally:
        database.close()
    assert stored
    assert not [row for row in stored if program.token in row or tokens.PREFIX in row]


def test_no_token_is_logged(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as file:
        running = Running.__new__(Running)
        running.launch = lambda: setattr(  # type: ignore[method-assign]
            running,
            "process",
            subprocess.Popen(
                [sys.executable, "-m", "septem.web"], env=running.environment, stderr=file, start_new_session=True
            ),
        )
        running.__init__(tmp_path, **GENEROUS)  # type: ignore[misc]
        try:
            program = Program(running)
            program.http.get("/api/bot/account")
            program.http.get(f"/api/bot/{program.token}")
            program.http.get("/api/bot/games", params={"token": program.token})
        finally:
            running.stop()
    told = log.read_text()
    assert "/api/bot/account" in told
    assert program.token not in told
    assert program.token[3:20] not in told


# Bot accounts.


def test_an_account_that_has_played_does_not_become_a_bot(server: Running) -> None:
    ann = Person(server)
    ann.post("/api/tables", game="duel", seats=[ME, {"kind": "bot", "bot": "greedy"}], name=ann.name)
    assert code_of(ann.http.post("/api/account/bot")) == "has_played"
    assert ann.http.get("/api/account").json()["bot_account"] is False
    assert code_of(caller(server, ann.token()).get(f"/api/bot/games/{'a' * 22}")) == "no_bot_account"


def test_nobody_moves_for_a_bot_account_on_the_page(server: Running) -> None:
    from websockets.sync.client import connect

    program = Program(server)
    table = program.person.post(
        "/api/tables", game="duel", seats=[ME, {"kind": "bot", "bot": "greedy"}], name=program.name, shuffle=False
    )["id"]
    cookie = {"Cookie": f"septem_session={program.person.http.cookies['septem_session']}"}
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers=cookie) as socket:
        move = {"type": "answer", "ref": "12345678", "seat": 1, "move": "draft pyramids", "asked_at": 0}
        socket.send(json.dumps(move))
        while (message := json.loads(socket.recv(timeout=30)))["type"] != "refused":
            pass
        assert message["code"] == "bot_account"


# Streams.


def play_to_the_end(ann: Person, program: Program, table: str) -> list[dict[str, Any]]:
    """The program plays through the API, its opponent as another program of the page's API does: by resigning late."""
    received: list[dict[str, Any]] = []
    with program.lines(f"/games/{table}") as lines:
        moves = 0
        while True:
            line = lines.get(timeout=30)
            assert line is not None
            received.append(line)
            if line.get("end"):
                return received
            if line.get("question"):
                question = line["question"]
                reply = program.post(f"/games/{table}/answer", move=question["moves"][0], asked_at=question["asked_at"])
                assert reply.status_code == 204, reply.text
                moves += 1
                if moves == 3:
                    ann.post(f"/api/tables/{table}/resign")
            elif line["type"] in ("game_full", "game_update"):
                answer_on_the_page(ann, table)


def answer_on_the_page(ann: Person, table: str) -> None:
    from websockets.sync.client import connect

    cookie = {"Cookie": f"septem_session={ann.http.cookies['septem_session']}"}
    port = ann.http.base_url.port
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", additional_headers=cookie) as socket:
        scene = json.loads(socket.recv(timeout=30))["scene"]
        if scene is None or scene["asked_at"] is None:
            return
        move = next(choice["move"] for choice in scene["choices"] if choice["legal"])
        message = {"type": "answer", "ref": os.urandom(8).hex(), "seat": scene["seat"], "move": move}
        socket.send(json.dumps({**message, "asked_at": scene["asked_at"]}))
        while json.loads(socket.recv(timeout=30))["type"] not in ("accepted", "refused"):
            pass


def test_a_challenge_becomes_a_game_and_ends(server: Running) -> None:
    ann, program = Person(server), Program(server)
    with program.lines("/events") as events:
        table = ann.challenge(program.name)
        told = until(events, "challenge")["challenge"]
        assert (told["id"], told["challenger"], told["rated"], told["bot_account"]) == (table, ann.name, False, False)
        assert program.post(f"/challenges/{table}/accept", nonce="ab" * 16).status_code == 200
        assert until(events, "challenge_gone")["id"] == table
        assert until(events, "game_start")["game"] == {"id": table, "game": "duel", "seat": 2}
        assert [one["id"] for one in program.http.get("/api/bot/games").json()] == [table]
        assert code_of(program.http.get(f"/api/bot/games/{table}/record")) == "not_over"
        received = play_to_the_end(ann, program, table)
        assert received[-1]["end"] == {"winners": [2], "resigned": 1}
        assert received[0]["table"]["seats"][1]["bot_account"] is True
        assert received[0]["table"]["seats"][0]["bot_account"] is False
        assert until(events, "game_finish")["game"]["id"] == table
    assert program.http.get(f"/api/bot/games/{table}/record").status_code == 200
    (past,) = ann.http.get("/api/history").json()["games"]
    assert [one["bot_account"] for one in past["players"]] == [False, True]


def test_a_program_sees_what_its_seat_sees(server: Running) -> None:
    """In 7 Wonders hands are hidden: the view of a program has its own cards and no others."""
    ann, program = Person(server), Program(server)
    seats = [ME, OPEN, {"kind": "bot", "bot": "greedy"}]
    table = ann.challenge(program.name, game="wonders", seats=seats)
    program.post(f"/challenges/{table}/accept")
    with program.lines(f"/games/{table}") as lines:
        full = until(lines, "game_full")
        assert full["seat"] == full["view"]["seat"] == 2
        assert "hidden" not in full["view"]
        cookie = {"Cookie": f"septem_session={ann.http.cookies['septem_session']}"}
        from websockets.sync.client import connect

        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers=cookie) as socket:
            scene = json.loads(socket.recv(timeout=30))["scene"]
        foreign = {choice["item"] for choice in scene["choices"]} - {None}
        mine = {move.split()[1] for move in full["question"]["moves"] if " " in move}
        secret = [card for card in foreign - mine if f'"{card}"' in json.dumps(full["view"])]
        assert foreign - mine
        assert secret == []


def test_a_declined_challenge_is_gone_and_its_host_is_told(server: Running) -> None:
    ann, program = Person(server), Program(server)
    with program.lines("/events") as events:
        table = ann.challenge(program.name)
        until(events, "challenge")
        assert program.post(f"/challenges/{table}/decline", reason="later").status_code == 204
        assert until(events, "challenge_gone")["id"] == table
    assert ann.http.get(f"/api/tables/{table}").json()["declined"] == "later"
    assert code_of(program.post(f"/challenges/{table}/decline")) == "no_such_challenge"
    assert code_of(program.post(f"/challenges/{table}/accept")) == "no_such_challenge"


def test_a_program_challenges_a_member(server: Running) -> None:
    ann, program = Person(server), Program(server)
    reply = program.post("/challenges", table=DUEL, invited=ann.name)
    assert reply.status_code == 201
    table = reply.json()["id"]
    with program.lines(f"/games/{table}") as lines:
        assert until(lines, "game_full")["view"] is None
        (line,) = [one for one in ann.http.get("/api/lobby").json()["open"] if one["id"] == table]
        assert (line["bot_accounts"], line["challenge"]) == ([program.name], True)
        ann.post(f"/api/lobby/tables/{table}/join", name=ann.name)
        assert until(lines, "game_full")["view"] is not None
        assert program.post(f"/games/{table}/chat", text="Good luck!").status_code == 204
        assert until(lines, "chat")["said"]["text"] == "Good luck!"
        assert program.post(f"/games/{table}/resign").status_code == 204
        assert until(lines, "game_update")["end"]["winners"] == [2]


def test_wrong_answers_are_refused(server: Running) -> None:
    ann, program = Person(server), Program(server)
    table = ann.challenge(program.name, seats=[OPEN, ME])
    program.post(f"/challenges/{table}/accept")
    answer = f"/games/{table}/answer"
    assert code_of(program.post(answer, move="dance", asked_at=0)) == "unknown_verb"
    assert code_of(program.post(answer, move="draft pyramids", asked_at=77)) == "not_asked_that"
    assert program.post(answer, move="", asked_at=0).status_code == 422
    other = Program(server)
    assert code_of(other.post(answer, move="draft pyramids", asked_at=0)) == "not_your_table"
    assert code_of(other.http.get(f"/api/bot/games/{table}")) == "not_your_table"
    assert code_of(other.http.get(f"/api/bot/games/{table}/record")) == "not_your_table"


def test_streams_of_a_revoked_token_end(server: Running) -> None:
    program = Program(server)
    with program.lines("/events") as events:
        (listed,) = program.person.http.get("/api/account/tokens").json()
        program.person.http.delete(f"/api/account/tokens/{listed['id']}")
        assert events.get(timeout=30) is None


def test_requests_of_programs_are_limited(tmp_path: Path) -> None:
    running = Running(tmp_path, **GENEROUS | {"BOT_REQUESTS_A_MINUTE": "5"})
    try:
        program = Program(running)
        codes = [program.http.get("/api/bot/account").status_code for _ in range(7)]
        assert codes[:5] == [200] * 5
        assert codes[-1] == 429
        second = caller(running, program.person.token("read"))  # the same account
        assert second.get("/api/bot/account").status_code == 429
    finally:
        running.kill()


def test_two_processes_tell_the_same() -> None:
    try:
        with postgresql_site(**GENEROUS) as site:
            first, second = site.servers
            ann, program = Person(first), Program(second)
            with program.lines("/events") as events:
                table = ann.challenge(program.name)
                assert until(events, "challenge")["challenge"]["id"] == table
                assert program.post(f"/challenges/{table}/accept").status_code == 200
                until(events, "game_start")
                with program.lines(f"/games/{table}") as lines:
                    until(lines, "game_full")
                    answer_on_the_page(ann, table)
                    assert until(lines, "game_update")["answered"] == 1
                (listed,) = ann_tokens(first, program)
                program.person.http.delete(f"{first.url}/api/account/tokens/{listed['id']}")
                assert events.get(timeout=30) is None  # the other process notices at the next empty line
    except Missing as missing:
        pytest.skip(str(missing))


def ann_tokens(server: Running, program: Program) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = program.person.http.get(f"{server.url}/api/account/tokens").json()
    return found


# Programs.


def environment(token: str) -> dict[str, str]:
    return {**os.environ, "SEPTEM_TOKEN": token, "PYTHONPATH": str(ROOT / "src"), "SEPTEM_COMPILED": "0"}


def play_against(server: Running, command: list[str], game: str, seats: list[Any]) -> str:
    """A program on the command line plays a whole game against bots of the server; returns what it said."""
    ann, program = Person(server), Program(server)
    with subprocess.Popen(
        command, env=environment(program.token), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT
    ) as started:
        try:
            assert started.stdout is not None
            said = started.stdout.readline()
            assert program.name in said, said + started.stdout.read()
            table = ann.challenge(program.name, game=game, seats=seats)
            while ann.http.get(f"/api/tables/{table}").json()["status"] != "over":
                assert started.poll() is None
                answer_on_the_page(ann, table)
            said += started.communicate(timeout=60)[0]
        finally:
            started.kill()
    assert started.returncode == 0, said
    assert program.token not in said
    return said


@pytest.mark.parametrize("player", ["2", "1:style=science"])
def test_the_bot_command_plays_on_a_server(server: Running, player: str) -> None:
    command = [sys.executable, "-m", "septem", "bot", player, "--server", server.url, "--games", "1"]
    said = play_against(server, command, "duel", [ME, OPEN])
    assert "accepted" in said


def test_the_bot_command_plays_7_wonders(server: Running) -> None:
    command = [sys.executable, "-m", "septem", "bot", "random", "--server", server.url, "--games", "1"]
    play_against(server, command, "wonders", [ME, OPEN, {"kind": "bot", "bot": "greedy"}])


def test_the_example_plays_on_a_server(server: Running) -> None:
    command = [sys.executable, "examples/bot.py", server.url, "1"]
    said = play_against(server, command, "duel", [ME, OPEN])
    assert "over, won by" in said


def test_the_bot_command_says_what_is_wrong(server: Running) -> None:
    command = [sys.executable, "-m", "septem", "bot", "2", "--server", server.url]

    def said(token: str, *more: str) -> str:
        done = subprocess.run(
            [*command, *more], env=environment(token), capture_output=True, text=True, cwd=ROOT, check=False
        )
        assert done.returncode == 2
        return done.stderr

    assert "SEPTEM_TOKEN" in said("")
    assert "token" in said("s7_unknown")
    ann = Person(server)
    assert "challenge, play" in said(ann.token("read"))
    assert "not a bot account" in said(ann.token())


def test_the_documentation_names_every_address() -> None:
    told = (ROOT / "docs/bot-api.md").read_text()
    document = create_app().openapi()
    paths = [path for path in document["paths"] if path.startswith("/api/bot/")]
    assert len(paths) > 8
    assert [path for path in paths if f"`{path}`" not in told] == []
    assert {"BotEvent", "GameLine", "GameFull"} <= set(document["components"]["schemas"])
