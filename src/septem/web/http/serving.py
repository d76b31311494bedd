"""Runs the server, and says where it can be reached once it can."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from ..settings import Settings
from .app import create_app

Ready = Callable[[str], None]  # is given the address of the page
WAITING = 100  # connections that nobody has taken up yet
YOUNG, OLDER, OLD = 10_000, 50, 100  # how seldom garbage is looked for, and among the old: while it is, everybody waits


class Announced(uvicorn.Server):
    """A server that tells when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def listening(host: str, port: int) -> socket.socket:
    """A place to be reached at, taken before anything else is done; an OSError if somebody has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    place = socket.socket(family, socket.SOCK_STREAM)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        place.bind((host, port))
        place.listen(WAITING)
    except OSError:
        place.close()
        raise
    return place


def address(place: socket.socket) -> str:
    """How a browser on this machine reaches it."""
    host, port = place.getsockname()[:2]
    local = "127.0.0.1" if host in ("0.0.0.0", "::", "::1") else host
    return f"http://{local}:{port}"


def seldom_collect() -> None:
    """Nearly everything goes when it is no longer used; what is there at the start stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLD)


def serve(settings: Settings, place: socket.socket, ready: Ready) -> None:
    """Until somebody stops it."""
    config = uvicorn.Config(
        create_app(settings),
        ws_max_size=settings.message_bytes * 4,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    seldom_collect()
    Announced(config, lambda: ready(address(place))).run([place])
