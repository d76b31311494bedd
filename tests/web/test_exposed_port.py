"""A server without a proxy: long headers, silent connections, and too many of them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx2
import pytest

from septem.web.http.protocols import ConnectionLimits

from .page import ME, OPEN
from .running import Person, Running

PAGE = 4096 if not hasattr(os, "sysconf") else os.sysconf("SC_PAGE_SIZE")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = {"CONNECTIONS_AN_ADDRESS": "30", "REQUEST_SECONDS": "1.5"}
    running = Running(tmp_path_factory.mktemp("server"), **limits)
    yield running
    running.kill()


def connection(server: Running) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port))
    made.settimeout(10)
    return made


def memory(server: Running) -> int:
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * PAGE


def is_closed(made: socket.socket) -> bool:
    try:
        return made.recv(1000) == b""
    except ConnectionError:
        return True


def test_a_long_header_ends_the_connection_and_uses_no_memory(server: Running) -> None:
    before = memory(server)
    with connection(server) as made:
        made.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")
        with pytest.raises(ConnectionError):
            made.sendall(b"x" * 200_000_000)
    assert memory(server) - before < 20_000_000


def test_a_silent_connection_is_closed(server: Running) -> None:
    for start in (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET"):
        with connection(server) as made:
            made.sendall(start)
            began = time.monotonic()
            while not is_closed(made):
                pass
            assert time.monotonic() - began < 8


def test_a_body_that_does_not_come_ends_the_connection(server: Running) -> None:
    with connection(server) as made:
        made.sendall(b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        began = time.monotonic()
        while not is_closed(made):
            pass
        assert time.monotonic() - began < 8


def test_many_requests_at_once_end_the_connection(server: Running) -> None:
    with connection(server) as made:
        made.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2000)
        while not is_closed(made):
            pass


def masked(opcode: int, last: bool, text: bytes = b"") -> bytes:
    """A frame of a WebSocket, with a mask of zeros."""
    return bytes((opcode | 0x80 * last, 0x80 | len(text), 0, 0, 0, 0)) + text


@pytest.mark.parametrize(
    "frames",
    [masked(9, last=True) * 50_000, masked(1, last=False) + masked(0, last=False) * 50_000],
    ids=["pings", "parts of a message without end"],
)
def test_too_many_frames_end_the_connection(server: Running, frames: bytes) -> None:
    with Person(server, "Ann") as ann, connection(server) as made:
        table = ann.make("duel", [ME, OPEN])
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        made.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{upgrade}\r\n{key}\r\n\r\n".encode()
        )
        assert b" 101 " in made.recv(1000)
        with suppress(ConnectionError):
            made.sendall(frames)
        while not is_closed(made):
            pass
        assert "too_many_frames" in httpx2.get(f"{server.url}/metrics").text


def test_silent_connections_of_one_address_do_not_stop_others(server: Running) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(connection(server)) for _ in range(30)]
        late = stack.enter_context(connection(server))
        assert is_closed(late)
        other = stack.enter_context(socket.socket())
        other.bind(("127.0.0.2", 0))
        other.settimeout(10)
        other.connect(("127.0.0.1", server.port))
        other.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"200 OK" in other.recv(1000)
        assert silent
    end = time.monotonic() + 10
    while time.monotonic() < end:  # closed connections make room
        try:
            if httpx2.get(f"{server.url}/health").status_code == 200:
                return
        except httpx2.HTTPError:
            time.sleep(0.1)
    raise AssertionError("the address is still refused")


def test_forwarded_addresses_are_not_trusted_without_configuration(tmp_path: Path) -> None:
    server = Running(tmp_path, REQUESTS_A_MINUTE="10")
    try:
        codes = [
            httpx2.get(f"{server.url}/api/me", headers={"X-Forwarded-For": f"198.51.100.{number}"}).status_code
            for number in range(12)
        ]
        assert codes[-1] == 429
    finally:
        server.kill()


class Transport:
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return self.address, 1234


def test_connections_are_counted_in_total_and_for_each_network(caplog: pytest.LogCaptureFixture) -> None:
    limits = ConnectionLimits(most=6, per_address=2, is_proxy="10.0.0.1".__eq__)
    network = [Transport(f"2001:db8:1:2::{number}") for number in range(3)]
    assert [limits.admits(one) for one in network] == [True, True, False]
    assert limits.admits(Transport("2001:db8:1:3::1"))
    assert "connection refused (connections_of_address) from 2001:db8:1:2::/64; 1 refused so far" in caplog.text
    assert [limits.admits(Transport("10.0.0.1")) for _ in range(4)] == [True, True, True, False]
    limits.release(network[0])
    assert limits.admits(network[2])
    assert not limits.admits(Transport("192.0.2.7"))


def test_the_server_allows_itself_as_many_files_as_the_system_permits() -> None:
    resource = pytest.importorskip("resource")
    code = (
        "import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard)); "
        "from septem.web.http.protocols import raise_file_limit; print(raise_file_limit() == hard, "
        "resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard)"
    )
    assert resource
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "True True\n"
    )
