"""Hostile clients, all from one address: `python -m tests.web.chaos.hostile FILE PORT…`.

They open silent connections, send headers without end, crowd the tables named in the file, send rubbish, and create
guests and tables, as fast as one busy process does. The server refuses most of it.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ADDRESS = "127.0.0.66"
PAUSE = 0.1  # seconds between two attacks of one kind
SILENT = 150  # connections
CROWD = 15  # spectators of a table
HEADERS = 200_000  # bytes
REQUESTS = 30
RUBBISH = ("", "{", '{"type":"answer"}', "[]" * 500, '{"type":"look","seat":null,"language":"fr"}', "\x00")
Attack = Callable[[int, str], Awaitable[None]]
FAILURES = (OSError, EOFError, WebSocketException, httpx2.HTTPError, TimeoutError)


async def be_silent(port: int, table: str) -> None:
    """Occupy connections."""
    opened = []
    with suppress(*FAILURES):
        for _ in range(SILENT):
            opened.append(await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0)))
    await asyncio.sleep(random.uniform(0, 3))
    for _, writer in opened:
        writer.close()


async def send_headers(port: int, table: str) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    try:
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * HEADERS)
        await writer.drain()
    finally:
        writer.close()


async def crowd(port: int, table: str) -> None:
    """Spectators who talk."""
    async with AsyncExitStack() as stack:
        for _ in range(CROWD):
            url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            line = await stack.enter_async_context(connect(url, local_addr=(ADDRESS, 0)))
            for _ in range(REQUESTS):
                await line.send(random.choice(RUBBISH))


async def request(port: int, table: str) -> None:
    """Guests, tables with bots, and pages that do not exist."""
    transport = httpx2.AsyncHTTPTransport(local_address=ADDRESS)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "5"}] * 6]
    async with httpx2.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=10) as http:
        for _ in range(REQUESTS):
            await http.post("/api/tables", json={"game": "wonders", "seats": seats})
            await http.post(f"/api/tables/{table}/seats/1", json={"name": "Player 0"})
            await http.get(f"/api/tables/{table}/replay", params={"eyes": "all"})


async def repeat(attack: Attack, tables: Path, ports: list[int]) -> None:
    while True:
        known = tables.read_text().split()[-8:]
        if known:
            with suppress(*FAILURES):
                await asyncio.wait_for(attack(random.choice(ports), random.choice(known)), 30)
        await asyncio.sleep(PAUSE)


async def attack_all(tables: Path, ports: list[int]) -> None:
    await asyncio.gather(*(repeat(attack, tables, ports) for attack in (be_silent, send_headers, crowd, request)))


if __name__ == "__main__":
    asyncio.run(attack_all(Path(sys.argv[1]), [int(port) for port in sys.argv[2:]]))
