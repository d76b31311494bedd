"""Transports of the line protocol: the pipes of a program, or TCP.

A listener answers everybody who can connect, and spends CPU time on them: keep its address private.
"""

from __future__ import annotations

import shlex
import socket
import threading
from socketserver import StreamRequestHandler, ThreadingTCPServer
from subprocess import PIPE, Popen
from typing import Any

from ..core.errors import Problem
from ..core.storage import reason
from .protocol import Channel

HERE = "127.0.0.1"
LONGEST = 1 << 20  # bytes of a line; a question at a table of eight has about 30,000
PATIENCE = 600.0  # seconds to wait for an answer
MOST_CALLERS = 64  # clients of a listener at the same time
MOST_PORT = (1 << 16) - 1


class Program:
    """A program that reads questions from its standard input and writes answers to its standard output."""

    def __init__(self, command: str) -> None:
        try:
            self.process = Popen(shlex.split(command), stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8")
        except (OSError, ValueError, IndexError) as problem:
            raise Problem("no_program", given=command) from problem

    def __call__(self, line: str) -> str:
        if self.process.stdin is None or self.process.stdout is None:
            raise ValueError("a program without input and output cannot be asked")
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            return ""  # the program has ended
        return self.process.stdout.readline()

    def __del__(self) -> None:
        if hasattr(self, "process"):
            self.process.kill()
            self.process.communicate()


class Remote:
    """A player on another machine; the connection is opened with the first question."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.place = placed(address)
        self.line: socket.socket | None = None

    def __call__(self, line: str) -> str:
        try:
            connected = self.line = self.line or socket.create_connection(self.place, PATIENCE)
            connected.sendall(line.encode() + b"\n")
            return received(connected)
        except OSError as error:
            raise Problem("unreachable", address=self.address, error=reason(error)) from None

    def __del__(self) -> None:
        connected = getattr(self, "line", None)
        if connected:
            connected.close()


def received(connected: socket.socket) -> str:
    """Receive a line; empty if the other side has closed the connection."""
    heard = bytearray()
    while not heard.endswith(b"\n") and len(heard) < LONGEST:
        more = connected.recv(1 << 16)
        if not more:
            return ""
        heard += more
    return heard.decode(errors="replace")


def placed(address: str) -> tuple[str, int]:
    """Parse HOST:PORT; a port alone means this machine."""
    host, _, port = address.rpartition(":")
    if not port.isdecimal() or int(port) > MOST_PORT:
        raise Problem("bad_address", given=address)
    return host.strip("[]") or HERE, int(port)


class Listener(ThreadingTCPServer):
    """A TCP server that answers every line of every client."""

    allow_reuse_address = True
    daemon_threads = True

    def verify_request(self, request: object, client_address: object) -> bool:
        """Every client has a thread: too many are refused."""
        return self.places.acquire(blocking=False)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.places.release()

    def __init__(self, address: str, answer: Channel) -> None:
        self.answer = answer
        self.places = threading.Semaphore(MOST_CALLERS)
        place = placed(address)
        self.address_family = socket.AF_INET6 if ":" in place[0] else socket.AF_INET
        try:
            super().__init__(place, Caller)
        except OSError as error:
            raise Problem("no_place", host=place[0], port=place[1], error=reason(error)) from None

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class Caller(StreamRequestHandler):
    """The connection of a client."""

    server: Listener

    def handle(self) -> None:
        try:
            while (line := self.rfile.readline(LONGEST)).endswith(b"\n"):
                self.wfile.write(self.server.answer(line.decode(errors="replace")).encode() + b"\n")
        except OSError:
            pass  # the client has closed the connection
