"""Honest players. They behave like the page: they connect again, and send an answer again until it is acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ..sites import Site
from .journal import Acknowledged, Journal

PACE = 0.3  # seconds until an answer
RETRY = 0.3  # seconds until another attempt
SILENCE = 8.0  # seconds without a reply until the page sends an answer again
DAY = 86_400_000
TRANSIENT = {"server_error", "table_closed", "busy"}  # refusals after which the page tries again
POLICY = {1008, 1009, 4403, 4404, 4409, 4429}  # codes with which the server closes a connection that it refuses
DISCONNECTED = (OSError, EOFError, WebSocketException, httpx2.HTTPError, TimeoutError)


class Refused(Exception):
    """The server does not let an honest player do something."""


@dataclass
class Player:
    """A person at an address of their own."""

    number: int
    site: Site
    journal: Journal
    key: str = ""
    http: dict[int, httpx2.AsyncClient] = field(default_factory=dict)  # by port

    @property
    def address(self) -> str:
        return f"127.0.1.{self.number + 1}"

    @property
    def cookie(self) -> str:
        return f"septem_key={self.key}"

    def client(self) -> tuple[int, httpx2.AsyncClient]:
        """A connection to any server, as a proxy would choose it."""
        port = random.choice(self.site.servers).port
        if port not in self.http:
            transport = httpx2.AsyncHTTPTransport(local_address=self.address)
            self.http[port] = httpx2.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=30)
        return port, self.http[port]

    async def request(self, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Try again until the server has answered."""
        while True:
            _, client = self.client()
            try:
                cookie = {"Cookie": self.cookie} if self.key else {}
                reply = await client.request(method, path, json=body, headers=cookie)
            except DISCONNECTED as problem:
                self.journal.outages[type(problem).__name__] += 1
            else:
                if reply.status_code < 400:
                    self.key = reply.cookies.get("septem_key") or self.key
                    return dict(reply.json() or {}) if reply.content else {}
                if reply.status_code < 500:
                    raise Refused(f"{method} {path}: {reply.status_code} {reply.json().get('code')}")
                self.journal.outages[f"status {reply.status_code}"] += 1
            await asyncio.sleep(RETRY)

    async def close(self) -> None:
        for client in self.http.values():
            await client.aclose()


class Game:
    """A player's part in one game."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.journal = player.journal
        self.table = table
        self.scene: dict[str, Any] = {}
        self.unanswered: dict[str, Any] = {}  # the answer that the server has not acknowledged yet
        self.sent = 0.0  # when it was sent first

    def __str__(self) -> str:
        place = {name: self.scene.get(name) for name in ("number", "seat", "asked_at", "decision")}
        return f"table {self.table}, {place}, not acknowledged: {self.unanswered or 'nothing'}"

    async def finish(self) -> None:
        """Play until the game is over, through any number of connections."""
        while not self.scene.get("result"):
            try:
                async with self.connected() as line:
                    await self.play(line)
            except DISCONNECTED as problem:
                self.note(problem)
                await asyncio.sleep(RETRY)

    def connected(self) -> connect:
        port, _ = self.player.client()
        url, headers = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket", {"Cookie": self.player.cookie}
        return connect(url, additional_headers=headers, max_size=None, local_addr=(self.player.address, 0))

    def note(self, problem: BaseException) -> None:
        """A lost connection is an outage; one that the server closed for a reason of its own is a refusal."""
        if isinstance(problem, ConnectionClosed) and problem.rcvd is not None and problem.rcvd.code in POLICY:
            raise Refused(f"connection closed with {problem.rcvd.code} {problem.rcvd.reason}")
        if isinstance(problem, InvalidStatus) and problem.response.status_code < 500:
            raise Refused(f"connection refused with status {problem.response.status_code}")
        self.journal.outages[type(problem).__name__] += 1

    async def play(self, line: ClientConnection) -> None:
        """Until the connection is lost or the game is over."""
        self.scene = {}
        if self.unanswered:
            await line.send(json.dumps(self.unanswered))
        while not self.scene.get("result"):
            if self.scene.get("asked_at") is not None and not self.unanswered:
                await self.answer(line)
            message = json.loads(await asyncio.wait_for(line.recv(), SILENCE if self.unanswered else None))
            self.scene = message.get("scene") or self.scene
            if self.unanswered and message.get("ref") == self.unanswered["ref"]:
                await self.replied(line, message)

    async def answer(self, line: ClientConnection) -> None:
        await asyncio.sleep(PACE * random.uniform(0.5, 1.5))
        move = random.choice([choice["move"] for choice in self.scene["choices"] if choice["legal"]])
        about = {"seat": self.scene["seat"], "asked_at": self.scene["asked_at"], "move": move}
        self.unanswered = {"type": "answer", "ref": str(uuid.uuid4()), **about}
        self.sent = time.monotonic()
        await line.send(json.dumps(self.unanswered))

    async def replied(self, line: ClientConnection, reply: dict[str, Any]) -> None:
        sent = self.unanswered
        if reply["type"] == "accepted":
            taken = Acknowledged(self.table, sent["seat"], sent["move"], self.sent, time.monotonic())
            self.journal.acknowledged[sent["ref"]] = taken
            self.unanswered = {}
            if self.scene.get("asked_at") == sent["asked_at"]:  # this question is answered
                self.scene["asked_at"] = None
        elif reply["code"] in TRANSIENT:
            self.journal.outages[reply["code"]] += 1
            await asyncio.sleep(RETRY)
            await line.send(json.dumps(sent))
        else:
            raise Refused(f"answer refused: {reply['code']} {reply['message']}")


@dataclass
class HonestTable:
    """One or two players and bots, who play one game after another."""

    game: str
    players: list[Player]
    bots: int
    journal: Journal
    opened: list[str]  # tables, for hostile spectators
    games: list[Game] = field(default_factory=list)  # of the current table

    async def run(self, stop: asyncio.Event) -> None:
        try:
            while not stop.is_set():
                await self.play_game()
                self.journal.finished += 1
        except Refused as refused:
            self.journal.refusals[str(refused)] += 1
        finally:
            for player in self.players:
                await player.close()

    async def play_game(self) -> None:
        host, *others = self.players
        bots = [{"kind": "bot", "bot": "greedy"}] * self.bots
        seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *bots]
        clock = random.choice([None, {"bank": DAY, "bonus": 1000}])
        body = {"game": self.game, "seats": seats, "shuffle": False, "name": f"Player {host.number}", "clock": clock}
        table = str((await host.request("POST", "/api/tables", body))["id"])
        self.opened.append(table)
        for seat, player in enumerate(others, 2):
            name = {"name": f"Player {player.number}"}
            await player.request("PUT", "/api/me", name)
            await player.request("POST", f"/api/tables/{table}/seats/{seat}", name)
        self.games = [Game(player, table) for player in self.players]
        await asyncio.gather(*(game.finish() for game in self.games))

    def __str__(self) -> str:
        return f"{self.game} with {len(self.players)} players: {'; '.join(map(str, self.games))}"
