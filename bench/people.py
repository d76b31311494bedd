"""Simulated people at a server: they play at a fixed pace against bots, or only watch."""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

QUICK, THINKING = 4, "5"  # number of levels that move at once, and the level with a time budget
OWN_SEAT = 1


@dataclass
class Figures:
    """The measurements of people since the last `clear`."""

    waits: list[float] = field(default_factory=list)  # from an answer to the scene that shows it, in seconds
    moves: int = 0  # of people and bots at their tables
    games: int = 0  # that have ended
    spectators: int = 0  # that are connected

    def clear(self) -> None:
        self.waits.clear()
        self.moves = 0


@dataclass(frozen=True)
class Person:
    """One person; every fourth plays 7 Wonders with three bots, the others play Duel with one."""

    number: int
    port: int
    pace: float  # seconds until an answer
    figures: Figures

    @property
    def bots(self) -> int:
        return 3 if self.number % 4 == 3 else 1

    @property
    def level(self) -> str:
        """One person in forty plays against a search, so that there is always one running."""
        return THINKING if self.number % 40 == 0 else str(1 + self.number // 4 % QUICK)

    async def play(self) -> None:
        """One game after another."""
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            while True:
                table = await make_table(http, self.bots, self.level)
                cookie = {"Cookie": f"septem_key={http.cookies['septem_key']}"}
                with suppress(ConnectionClosed):  # a server disconnects clients that are too slow
                    async with connect(address(self.port, table), additional_headers=cookie, max_size=None) as line:
                        await self.play_game(line)

    async def play_game(self, line: ClientConnection) -> None:
        scene: dict[str, Any] = {}
        begun = 0.0
        async for text in line:
            message = json.loads(text)
            scene = message.get("scene") or scene
            self.figures.moves += message["type"] == "happened"
            if begun and message["type"] == "happened" and message["seat"] == OWN_SEAT:
                self.figures.waits.append(time.perf_counter() - begun)
                begun = 0.0
            if scene.get("result"):
                self.figures.games += 1
                return
            if scene.get("asked_at") is not None and not begun:
                await asyncio.sleep(self.pace)
                begun = time.perf_counter()
                await line.send(answer(scene))


def answer(scene: dict[str, Any]) -> str:
    """The first legal move."""
    move = next(choice["move"] for choice in scene["choices"] if choice["legal"])
    asked = {"seat": OWN_SEAT, "asked_at": scene["asked_at"]}
    return json.dumps({"type": "answer", "ref": str(uuid.uuid4()), "move": move, **asked})


def address(port: int, table: str) -> str:
    return f"ws://127.0.0.1:{port}/api/tables/{table}/socket"


async def make_table(http: httpx2.AsyncClient, bots: int, level: str) -> str:
    """A table with one person and bots."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": level}] * bots]
    wish = {"game": "wonders" if bots > 1 else "duel", "seats": seats, "shuffle": False, "name": "Load"}
    reply = await http.post("/api/tables", json=wish)
    return str(reply.raise_for_status().json()["id"])


async def watch(port: int, table: str, opening: asyncio.Semaphore, figures: Figures) -> None:
    """A connection that only receives."""
    async with opening:
        line = await connect(address(port, table), max_size=None, open_timeout=60)
        figures.spectators += 1
    async with line:
        async for _ in line:
            pass
