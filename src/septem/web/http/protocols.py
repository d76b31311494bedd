"""Limits of connections: their number, the size and time of requests, and the number of frames."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

from .. import metrics
from ..settings import Settings
from .client_address import group
from .limits import MINUTE, Budgets

RESERVED_FILES = 100  # descriptors for the database, Redis, worker processes and log files
WINDOWS_FILES = 2048
LOG_EVERY = 100  # refused connections
PART = 4096  # bytes that are read at once: a long reading would keep all other clients waiting
MOST_PIPELINED = 16  # requests that a client sends before it has received a reply
FRAMES_A_MESSAGE, SPARE_FRAMES = 2, 60  # of a WebSocket: for each allowed message, and for pings and pongs
# Scenes of a table resemble each other. With a window that holds the previous one, a message is less than half as long
# and is compressed in two thirds of the time. Each connection has its own window: 48 KiB at most.
WINDOW_BITS, CLIENT_WINDOW_BITS, COMPRESSION_MEMORY = 14, 12, 5
log = logging.getLogger("septem")


def raise_file_limit() -> int:
    """Allow this process as many open files as the system permits; returns the number."""
    try:
        import resource
    except ImportError:  # on Windows
        return WINDOWS_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):
            return soft
    return hard


class ConnectionLimits:
    """The open connections of the whole server, and of each address or IPv6 network. Proxies have many clients."""

    def __init__(self, most: int, per_address: int, is_proxy: Callable[[str], bool]) -> None:
        self.most = most
        self.per_address = per_address
        self.is_proxy = is_proxy
        self.open: dict[Any, str] = {}  # the address of every transport
        self.by_address: Counter[str] = Counter()
        self.refused = 0

    def admits(self, transport: Any) -> bool:
        peer = str((transport.get_extra_info("peername") or ("?",))[0])
        address = group(peer)
        crowded = self.by_address[address] >= self.per_address and not self.is_proxy(peer)
        if len(self.open) >= self.most or crowded:
            self.count_refusal("connections_of_address" if crowded else "connections", address)
            return False
        self.open[transport] = address
        self.by_address[address] += 1
        return True

    def release(self, transport: Any) -> None:
        address = self.open.pop(transport, None)
        if address is not None:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def count_refusal(self, reason: str, address: str) -> None:
        metrics.REFUSALS.labels(reason).inc()
        if self.refused % LOG_EVERY == 0:
            log.warning("connection refused (%s) from %s; %d refused so far", reason, address, self.refused + 1)
        self.refused += 1


def parts(data: bytes) -> Iterator[bytes]:
    return (data[start : start + PART] for start in range(0, len(data), PART))


class LimitedHttp(HttpToolsProtocol):
    """Closes a connection whose headers are too long, whose request is not complete in time, or that does not wait."""

    limits: ConnectionLimits
    header_bytes: int
    request_seconds: float
    header_size = 0
    in_headers = True
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limits.admits(transport):
            self.start_timer()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        self.limits.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for part in parts(data):
            if self.transport.is_closing():
                return
            self.receive_part(part)

    def receive_part(self, part: bytes) -> None:
        if self.in_headers:
            self.header_size += len(part)
        if self.header_size > self.header_bytes:
            self.close_for("header_too_large")
            return
        super().data_received(part)
        if len(self.pipeline) > MOST_PIPELINED:
            self.close_for("too_many_requests_at_once")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.header_size, self.in_headers = 0, True
        if self.timer is None:  # the next request of the same connection
            self.start_timer()

    def on_headers_complete(self) -> None:
        self.in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_timer()
        super().handle_websocket_upgrade()

    def start_timer(self) -> None:
        self.timer = self.loop.call_later(self.request_seconds, self.close_for, "request_timeout")

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def close_for(self, reason: str) -> None:
        self.limits.count_refusal(reason, self.limits.open.get(self.transport, "?"))
        self.stop_timer()
        self.transport.abort()


def compression() -> ServerPerMessageDeflateFactory:
    """How messages are compressed, if the client can read that."""
    memory = {"memLevel": COMPRESSION_MEMORY}
    return ServerPerMessageDeflateFactory(
        server_max_window_bits=WINDOW_BITS, client_max_window_bits=CLIENT_WINDOW_BITS, compress_settings=memory
    )


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """Closes a connection that sends too many frames: pings, and parts of messages, are no messages."""

    limits: ConnectionLimits
    frames_a_minute: float

    def __init__(self, *values: Any, **options: Any) -> None:
        super().__init__(*values, **options)
        self.conn.available_extensions = [compression()]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.frames_left = Budgets(self.frames_a_minute, MINUTE)

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for part in parts(data):
            if self.transport.is_closing():
                return
            super().data_received(part)

    def allows_frame(self) -> bool:
        allowed = self.frames_left.allows("", self.loop.time())
        if not allowed and not self.transport.is_closing():
            self.limits.count_refusal("too_many_frames", self.limits.open.get(self.transport, "?"))
            self.transport.abort()
        return allowed

    def handle_text(self, event: Frame) -> None:
        if self.allows_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.allows_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self.allows_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.allows_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.allows_frame():
            super().handle_pong(event)


def limited_protocols(limits: ConnectionLimits, settings: Settings) -> tuple[type, type]:
    """The classes that serve HTTP and WebSockets."""
    frames = FRAMES_A_MESSAGE * settings.messages_a_minute + SPARE_FRAMES
    http = {"limits": limits, "header_bytes": settings.header_bytes, "request_seconds": settings.request_seconds}
    websocket = {"limits": limits, "frames_a_minute": frames}
    return type("Http", (LimitedHttp,), http), type("WebSocket", (LimitedWebSocket,), websocket)
