"""WebSockets: carry the messages of a client to its table and back."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from fastapi import WebSocket, WebSocketDisconnect

from .. import metrics
from ..messages import Refused
from ..settings import Settings
from ..tables.connection import Connection
from ..tables.lobby import Lobby
from ..tables.refusal import Refusal
from . import auth
from .language import preferred
from .limits import RateLimits
from .security import own_origin

TOO_BIG, TOO_FAST, RECONNECT = 1009, 1008, 1012  # codes with which the server closes a connection
FOREIGN, FULL, UNKNOWN, SET_ASIDE = 4403, 4429, 4404, 4409


class ConnectionCounter:
    """Open connections, by guest or by the address of a client without one."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    def __getitem__(self, client: str) -> int:
        return self.open[client]

    @contextmanager
    def counted(self, client: str) -> Iterator[None]:
        self.open[client] += 1
        try:
            yield
        finally:
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]


async def table_socket(socket: WebSocket, table: str) -> None:
    """A client connects to a table."""
    state = socket.app.state
    settings: Settings = state.settings
    lobby: Lobby = state.lobby
    counter: ConnectionCounter = state.connections
    await socket.accept()
    if not own_origin(socket.headers, settings.origins):
        await socket.close(FOREIGN)
        return
    guest = await auth.known_guest(state.database, auth.key_from(socket.cookies))
    try:
        session = await lobby.find(table[:40])
    except Refusal as refusal:
        await refuse(socket, UNKNOWN if refusal.code == "no_such_table" else SET_ASIDE, refusal)
        return
    client = guest.id if guest else f"at {state.addresses.of(socket)}"
    full = len(session.audience.listeners) >= settings.listeners_a_table
    if full or counter[client] >= settings.connections_a_guest:
        await refuse(socket, FULL, Refusal("table_full" if full else "too_many_connections"))
        return
    with counter.counted(client), suppress(WebSocketDisconnect):
        if not lobby.notifications.single_process:  # another process may have died before it could notify this one
            await session.catch_up()
        connection = Connection(session, guest, preferred(socket.headers))
        await SocketTransport(socket, connection, settings, state.limits).run()


async def refuse(socket: WebSocket, code: int, refusal: Refusal) -> None:
    """Tell the client why, and close the connection."""
    message = Refused(ref=None, code=refusal.code, message=refusal.text(preferred(socket.headers)))
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(message.model_dump_json())
        await socket.close(code)


class SocketTransport:
    """One WebSocket."""

    def __init__(self, socket: WebSocket, connection: Connection, settings: Settings, limits: RateLimits) -> None:
        self.socket = socket
        self.connection = connection
        self.settings = settings
        self.limits = limits

    async def run(self) -> None:
        """Until the client or the server closes the connection."""
        self.connection.open()
        metrics.CONNECTIONS.inc()
        sending = asyncio.create_task(self.send())
        receiving = asyncio.create_task(self.receive())
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.CONNECTIONS.dec()
            self.connection.close()
            for task in (sending, receiving):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                    await task

    async def send(self) -> None:
        while (text := await self.connection.listener.queue.get()) is not None:
            await self.socket.send_text(text)
        await self.socket.close(RECONNECT)

    async def receive(self) -> None:
        key = f"{id(self)}"
        while True:
            text = await self.next_text()
            if len(text) > self.settings.message_bytes:
                await self.socket.close(TOO_BIG)
                return
            if not self.limits.allows("message", key):
                await self.socket.close(TOO_FAST)
                return
            start = time.perf_counter()
            kind = await self.connection.receive(text)
            metrics.MESSAGES.labels(kind).observe(time.perf_counter() - start)

    async def next_text(self) -> str:
        """The next message; a binary one counts as an empty text, which is invalid."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""
