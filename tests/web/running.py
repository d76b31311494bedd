"""Servers in processes of their own, which can be killed, and players who connect to them."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar, Self

import httpx2
from websockets.sync.client import ClientConnection, connect

from .page import Page

START_TIMEOUT = 60.0  # seconds
FIRST_PORT, PORTS = 20_000, 12_000


def free_port() -> int:
    """Below the ports of outgoing connections: none of them takes the port while its server is down."""
    while True:
        port = FIRST_PORT + secrets.randbelow(PORTS)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


class Running:
    """A server that can be killed and started again."""

    COMMAND: ClassVar[tuple[str, ...]] = ("-m", "septem.web")  # of Python

    def __init__(self, folder: Path, command: tuple[str, ...] = COMMAND, /, **settings: str) -> None:
        self.command = command
        self.port = free_port()
        defaults = {"DATABASE": f"sqlite:///{folder / 'tables.sqlite'}", "BOT_PAUSE": "0", "NICENESS": "0"}
        values = {**defaults, **settings, "PORT": str(self.port)}
        self.environment = {**os.environ, **{f"SEPTEM_{name}": value for name, value in values.items()}}
        self.begin()

    def begin(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        quiet = subprocess.DEVNULL
        command = [sys.executable, *self.command]
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=quiet, stderr=quiet, start_new_session=True
        )

    def wait(self) -> None:
        """Until the server is healthy."""
        end = time.monotonic() + START_TIMEOUT
        while time.monotonic() < end:
            if self.is_healthy():
                return
            time.sleep(0.05)
        self.kill()
        raise AssertionError("the server did not start")

    def is_healthy(self) -> bool:
        try:
            return httpx2.get(f"{self.url}/health", timeout=1).status_code == 200
        except httpx2.HTTPError:
            return False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """Stop the server as a supervisor does: it closes its connections and ends."""
        self.process.terminate()
        self.process.wait(timeout=30)

    def kill(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Person:
    """A player with a key, who may connect through any server."""

    def __init__(self, server: Running, name: str) -> None:
        self.http = httpx2.Client(base_url=server.url, timeout=30)
        self.http.put("/api/me", json={"name": name}).raise_for_status()
        self.key = self.http.cookies["septem_key"]
        self.connected = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.leave()
        self.http.close()

    def make(self, game: str, seats: list[dict[str, str]], **options: Any) -> str:
        reply = self.http.post("/api/tables", json={"game": game, "seats": seats, "shuffle": False, **options})
        return str(reply.raise_for_status().json()["id"])

    def sit(self, table: str, seat: int) -> None:
        self.http.post(f"/api/tables/{table}/seats/{seat}", json={}).raise_for_status()

    def come(self, server: Running, table: str) -> Page:
        """Connect to a table through a server."""
        self.leave()
        cookie = {"Cookie": f"septem_key={self.key}"}
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        connection = self.connected.enter_context(connect(address, additional_headers=cookie, max_size=None))
        page = Page(RealSocket(connection))  # type: ignore[arg-type]
        page.until("welcome")
        return page

    def leave(self) -> None:
        self.connected.close()


class RealSocket:
    """A real connection with the methods of the test client's."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def receive_text(self) -> str:
        return str(self.connection.recv(timeout=60))

    def send_text(self, text: str) -> None:
        self.connection.send(text)
