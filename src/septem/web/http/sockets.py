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
from ..store import moderation
from ..tables.connection import Connection
from ..tables.lobby import Lobby
from ..tables.refusal import Refusal
from ..tables.stored import Guest
from ..tables.table_session import TableSession
from . import auth
from .language import preferred
from .limits import MESSAGE_COSTS, RateLimits
from .security import own_origin

TOO_BIG, TOO_FAST, RECONNECT = 1009, 1008, 1012  # codes with which the server closes a connection
FOREIGN, FULL, UNKNOWN, SET_ASIDE = 4403, 4429, 4404, 4409
REST = 0.03  # seconds for which a connection rests after a message, for each unit that it cost above one
SLOWED = 0.5  # seconds between two looks at the budget of an address


class ConnectionCounter:
    """Open connections, by guest, by address, and by table and address."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    def __getitem__(self, client: str) -> int:
        return self.open[client]

    @contextmanager
    def counted(self, *clients: str) -> Iterator[None]:
        self.open.update(clients)
        try:
            yield
        finally:
            self.open.subtract(clients)
            for client in clients:
                if not self.open[client]:
                    del self.open[client]


async def table_socket(socket: WebSocket, table: str) -> None:
    """A client connects to a table."""
    state = socket.app.state
    settings: Settings = state.settings
    lobby: Lobby = state.lobby
    await socket.accept()
    if not own_origin(socket.headers, settings.origins):
        count_refusal("foreign_origin")
        await socket.close(FOREIGN)
        return
    try:
        guest = await auth.known_guest(state.database, settings, socket.cookies)
        session = await lobby.find(table[:40])
    except Refusal as refusal:
        await refuse(socket, UNKNOWN if refusal.code == "no_such_table" else SET_ASIDE, refusal)
        return
    await join(socket, session, guest)


async def join(socket: WebSocket, session: TableSession, guest: Guest | None) -> None:
    """Find a place at the table, and stay until the client or the server closes the connection."""
    state, settings = socket.app.state, socket.app.state.settings
    counter: ConnectionCounter = state.connections
    address = state.addresses.group_of(socket)
    keys = (guest.id if guest else f"at {address}", f"{session.id} {address}")
    if guest is not None:
        state.guest_addresses.remember(guest.id, address)
    if guest is not None and session.audience.is_seated(guest.id):
        session.audience.make_room(guest.id, settings.connections_a_guest)
    elif full := spectator_refusal(settings, session, counter, keys):
        await refuse(socket, FULL, full)
        return
    with counter.counted(*keys), suppress(WebSocketDisconnect):
        if not session.notifications.single_process:  # another process may have died before it could notify this one
            await session.catch_up()
        connection = Connection(session, guest, preferred(socket.headers), count_refusal, state.words.check)
        if guest is not None:
            connection.listener.unheard = await state.database.run(moderation.unheard_by, guest.id)
        await SocketTransport(socket, connection, settings, state.limits, address).run()


def spectator_refusal(
    settings: Settings, session: TableSession, counter: ConnectionCounter, keys: tuple[str, str]
) -> Refusal | None:
    """Why a spectator does not get in. Players always do."""
    client, place = keys
    if counter[client] >= settings.connections_a_guest:
        return Refusal("too_many_connections")
    full = session.audience.spectators() >= settings.spectators_a_table
    return Refusal("table_full") if full or counter[place] >= settings.spectators_an_address else None


def count_refusal(reason: str) -> None:
    metrics.REFUSALS.labels(reason).inc()


async def refuse(socket: WebSocket, code: int, refusal: Refusal) -> None:
    """Tell the client why, and close the connection."""
    count_refusal(refusal.code)
    message = Refused(ref=None, code=refusal.code, message=refusal.text(preferred(socket.headers)))
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(message.model_dump_json())
        await socket.close(code)


class SocketTransport:
    """One WebSocket."""

    def __init__(
        self, socket: WebSocket, connection: Connection, settings: Settings, limits: RateLimits, address: str
    ) -> None:
        self.socket = socket
        self.connection = connection
        self.settings = settings
        self.limits = limits
        self.address = address

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
            del self.connection  # what remains of a WebSocket is garbage for a while, and must not keep a whole table

    async def send(self) -> None:
        while (text := await self.connection.listener.queue.get()) is not None:
            await self.socket.send_text(text)
        await self.socket.close(FULL if self.connection.listener.crowded_out else RECONNECT)

    async def receive(self) -> None:
        key = f"{id(self)}"
        while True:
            text = await self.next_text()
            if len(text) > self.settings.message_bytes:
                count_refusal("too_large")
                await self.socket.close(TOO_BIG)
                return
            start = time.perf_counter()
            kind = await self.connection.receive(text)
            metrics.MESSAGES.labels(kind).observe(time.perf_counter() - start)
            cost = MESSAGE_COSTS.get(kind, 1.0)
            if not self.limits.allows_here("message", key, cost):
                await refuse(self.socket, TOO_FAST, Refusal("too_many"))
                return
            await self.let_others(cost)

    async def let_others(self, cost: float) -> None:
        """Others come first: messages sent at once are handled one by one, and not above the pace of the address.

        Nobody is refused for what others of the same address do.
        """
        await asyncio.sleep(REST * (cost - 1))
        if not self.limits.allows_here("message of address", self.address, cost):
            count_refusal("messages_of_address")
            while not self.limits.allows_here("message of address", self.address, cost):
                await asyncio.sleep(SLOWED)

    async def next_text(self) -> str:
        """The next message; a binary one counts as an empty text, which is invalid."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""
