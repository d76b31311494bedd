"""Load test of a separate server process: idle connections, and tables with bots and simulated people.

Three tables in four play Duel with one bot, the others 7 Wonders with three. Bots have levels 1 to 4; at one table in
forty level 5, so that a search is always running. Prints moves per second, the latency from a move to the view that
shows it, and the memory of the server. The load comes from the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


PORT = free_port()
PLENTY = "1000000"
LIMITS = (
    "MESSAGES_A_MINUTE",
    "REQUESTS_A_MINUTE",
    "TABLES_AN_HOUR",
    "GUESTS_AN_HOUR",
    "TABLES_AN_HOUR_AN_ADDRESS",
    "SPECTATORS_A_TABLE",
    "SPECTATORS_AN_ADDRESS",
    "CONNECTIONS_AN_ADDRESS",
    "CONNECTIONS_A_GUEST",
    "BOT_TABLES_A_GUEST",
)
URL = f"http://127.0.0.1:{PORT}"
STARTING = 60.0  # seconds
QUICK, THINKING = 4, "5"  # number of levels that move at once, and the level with a time budget


@dataclass
class Figures:
    waits: list[float] = field(default_factory=list)  # of people, in seconds
    moves: int = 0  # of people and bots at their tables


def surroundings(folder: str) -> dict[str, str]:
    limits = {f"SEPTEM_{name}": PLENTY for name in LIMITS}
    chosen = {"SEPTEM_PORT": str(PORT), "SEPTEM_DATABASE": f"sqlite:///{folder}/tables.sqlite", "SEPTEM_BOT_PAUSE": "1"}
    return {**os.environ, **limits, **chosen}


def start(folder: str) -> subprocess.Popen[bytes]:
    command, quiet = [sys.executable, "-m", "septem.web"], subprocess.DEVNULL
    server = subprocess.Popen(command, env=surroundings(folder), stdout=quiet, start_new_session=True)
    end = time.monotonic() + STARTING
    while time.monotonic() < end:
        if server.poll() is not None:
            break
        try:
            urllib.request.urlopen(f"{URL}/health").close()
        except OSError:
            time.sleep(0.1)
        else:
            return server
    raise SystemExit("the server does not start")


def make_table(key: str, bots: int, level: str) -> tuple[str, str]:
    """Create a table with one guest and bots; the id of the table and the key of the guest."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": level}] * bots]
    wish = {"game": "wonders" if bots > 1 else "duel", "seats": seats, "shuffle": False, "name": "Load"}
    headers = {"Content-Type": "application/json", **({"Cookie": f"septem_key={key}"} if key else {})}
    request = urllib.request.Request(f"{URL}/api/tables", json.dumps(wish).encode(), headers)
    with urllib.request.urlopen(request) as reply:
        cookie = reply.headers.get("Set-Cookie", "")
        found = cookie.partition("septem_key=")[2].partition(";")[0] or key
        return json.load(reply)["id"], found


def address(table: str) -> str:
    return f"ws://127.0.0.1:{PORT}/api/tables/{table}/socket"


async def watch(table: str) -> None:
    """An idle connection that only receives events."""
    async with connect(address(table), max_size=None) as line:
        async for _ in line:
            pass


async def play(number: int, figures: Figures, pace: float) -> None:
    """A simulated person who moves at a fixed pace, one game after another."""
    key = ""
    bots = 3 if number % 4 == 3 else 1
    level = THINKING if number % 40 == 0 else str(1 + number // 4 % QUICK)
    while True:
        table, key = await asyncio.to_thread(make_table, key, bots, level)
        async with connect(address(table), additional_headers={"Cookie": f"septem_key={key}"}, max_size=None) as line:
            await play_game(line, figures, pace)


async def play_game(line: ClientConnection, figures: Figures, pace: float) -> None:
    scene: dict[str, Any] = {}
    begun = 0.0
    async for text in line:
        message = json.loads(text)
        scene = message.get("scene") or scene
        figures.moves += message["type"] == "happened"
        if begun and message["type"] == "happened" and message["seat"] == 1:
            figures.waits.append(time.perf_counter() - begun)
            begun = 0.0
        if scene.get("result"):
            return
        if scene.get("asked_at") is not None and not begun:
            await asyncio.sleep(pace)
            move = next(choice["move"] for choice in scene["choices"] if choice["legal"])
            asked = {"seat": 1, "asked_at": scene["asked_at"]}
            begun = time.perf_counter()
            await line.send(json.dumps({"type": "answer", "ref": str(uuid.uuid4()), "move": move, **asked}))


async def load(arguments: argparse.Namespace, figures: Figures) -> float:
    """Run the load; the measured time in seconds."""
    made = await asyncio.to_thread(lambda: [make_table("", 1, "1")[0] for _ in range(20)])
    tasks = []
    for number in range(arguments.connections):
        tasks.append(asyncio.create_task(watch(made[number % len(made)])))
        if number % 50 == 0:
            await asyncio.sleep(0.05)
    for number in range(arguments.tables):
        tasks.append(asyncio.create_task(play(number, figures, arguments.pace)))
        await asyncio.sleep(0.02)
    await asyncio.sleep(arguments.warm_up)
    figures.waits.clear()
    figures.moves = 0
    begin = time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    took = time.perf_counter() - begin
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return took


def memory(pid: int) -> int:
    """The memory of the server process, in MiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def report(figures: Figures, took: float, mebibytes: int) -> None:
    waits = sorted(figures.waits)
    p50, p99, longest = (1000 * wait for wait in (statistics.median(waits), waits[int(len(waits) * 0.99)], waits[-1]))
    print(f"{len(waits)} answers of people in {took:.0f} s; with those of bots {figures.moves / took:.0f} moves/s")
    print(f"from an answer to its view: p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {longest:.0f} ms")
    print(f"memory of the server: {mebibytes} MiB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=1000, help="idle ones")
    parser.add_argument("--tables", type=int, default=200, help="with a person and bots")
    parser.add_argument("--pace", type=float, default=3.0, help="seconds a person thinks")
    parser.add_argument("--warm-up", type=float, default=20.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8192), hard), hard))
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        server = start(folder)
        try:
            took = asyncio.run(load(arguments, figures))
            report(figures, took, memory(server.pid))
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


if __name__ == "__main__":
    main()
