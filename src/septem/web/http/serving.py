"""Runs the server, and reports its address once it accepts connections."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from .. import logs
from ..settings import Settings
from .app import create_app
from .client_address import ClientAddresses
from .protocols import RESERVED_FILES, ConnectionLimits, limited_protocols, raise_file_limit

OnReady = Callable[[str], None]  # receives the address of the page
BACKLOG = 512  # connections that the server has not accepted yet
# High, because every request waits while garbage is collected. A closed WebSocket leaves about 150 objects as garbage:
# a hundred thousand of them may wait for the second collection.
GC_THRESHOLDS = (10_000, 10, 50)


class ReportingServer(uvicorn.Server):
    """Calls a function once the server accepts connections."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_ready()


def listening_socket(host: str, port: int) -> socket.socket:
    """Bind the port before anything else is started; raises an OSError if it is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def page_address(listener: socket.socket) -> str:
    """The URL of the page for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    local = "127.0.0.1" if host in ("0.0.0.0", "::", "::1") else host
    return f"http://{local}:{port}"


def collect_seldom() -> None:
    """Reference counting frees nearly everything, and what exists at the start is never freed."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def serve(settings: Settings, listener: socket.socket, on_ready: OnReady) -> None:
    """Run until the process is interrupted or terminated."""
    logs.configure(settings.log_format, settings.access_log)
    limits = ConnectionLimits(
        max(raise_file_limit() - RESERVED_FILES, 1),
        settings.connections_an_address,
        ClientAddresses(settings.proxies).is_proxy,
    )
    http, websocket = limited_protocols(limits, settings)
    config = uvicorn.Config(
        create_app(settings),
        http=http,
        ws=websocket,
        ws_max_size=settings.message_bytes * 4,
        ws_max_queue=4,
        proxy_headers=False,  # `client_address` trusts the configured proxies, and no others
        log_config=None,  # `logs` has configured everything
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    collect_seldom()
    ReportingServer(config, lambda: on_ready(page_address(listener))).run([listener])
