"""Limits of connections before a request is complete: their number, and the size and time of their headers."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .. import metrics
from .client_address import group

RESERVED_FILES = 100  # descriptors for the database, Redis, worker processes and log files
WINDOWS_FILES = 2048
LOG_EVERY = 100  # refused connections
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


class LimitedHttp(HttpToolsProtocol):
    """Closes a connection whose headers are too long, or do not come in time."""

    limits: ConnectionLimits
    header_bytes: int
    header_seconds: float
    header_size = 0
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limits.admits(transport):
            self.timer = self.loop.call_later(self.header_seconds, self.close_for, "header_timeout")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        self.limits.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.timer is not None:
            self.header_size += len(data)
            if self.header_size > self.header_bytes:
                self.close_for("header_too_large")
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.stop_timer()
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.timer is None:  # the next request of the same connection
            self.header_size = 0
            self.timer = self.loop.call_later(self.header_seconds, self.close_for, "header_timeout")

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def close_for(self, reason: str) -> None:
        self.limits.count_refusal(reason, self.limits.open.get(self.transport, "?"))
        self.stop_timer()
        self.transport.abort()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    limits: ConnectionLimits

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.release(self.transport)
        super().connection_lost(exc)


def limited_protocols(limits: ConnectionLimits, header_bytes: int, header_seconds: float) -> tuple[type, type]:
    """The classes that serve HTTP and WebSockets."""
    fields = {"limits": limits, "header_bytes": header_bytes, "header_seconds": header_seconds}
    return type("Http", (LimitedHttp,), fields), type("WebSocket", (LimitedWebSocket,), {"limits": limits})
