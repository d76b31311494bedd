"""The connection of a page with its table."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from ...core.errors import Problem
from ...text import language
from .. import messages as m
from .. import metrics
from ..store import Guest
from ..tables.audience import Listener
from ..tables.lobby import Hall
from ..tables.refusal import Refusal
from ..tables.table_session import LiveTable
from .language import preferred
from .limits import Limits

TOO_BIG, TOO_FAST, AGAIN = 1009, 1008, 1012


class Conversation:
    """One page at one table."""

    def __init__(self, socket: WebSocket, table: LiveTable, guest: Guest | None, hall: Hall, limits: Limits) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.hall = hall
        self.limits = limits
        mine = table.seats_of(guest.id if guest else None)
        self.listener = Listener(guest.id if guest else None, mine[0] if mine else None, preferred(socket.headers))

    async def run(self) -> None:
        """Until one of the two sides ends it."""
        self.table.join(self.listener)
        metrics.CONNECTIONS.inc()
        sending = asyncio.create_task(self.send())
        receiving = asyncio.create_task(self.receive())
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.CONNECTIONS.dec()
            self.table.leave(self.listener)
            for task in (sending, receiving):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                    await task

    async def send(self) -> None:
        while (text := await self.listener.queue.get()) is not None:
            await self.socket.send_text(text)
        await self.socket.close(AGAIN)  # the page comes back by itself

    async def receive(self) -> None:
        who = f"{id(self)}"
        while True:
            text = await self.received()
            if len(text) > self.hall.settings.message_bytes:
                await self.socket.close(TOO_BIG)
                return
            if not self.limits.allows("message", who):
                await self.socket.close(TOO_FAST)
                return
            await self.hear(text)

    async def received(self) -> str:
        """What the page says; what is no text says nothing."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""

    async def hear(self, text: str) -> None:
        """Do what a message asks for, or say why not."""
        try:
            message = m.FROM_PAGE.validate_json(text)
        except ValidationError:
            self.reply(m.Refused(ref=None, code="bad_message"))
            return
        ref = getattr(message, "ref", None)
        try:
            with metrics.timed(message.type):
                await self.do(message)
        except Refusal as refusal:
            self.reply(m.Refused(ref=ref, code=refusal.code, message=refusal.message))
        except Problem as problem:
            said = language(self.listener.code, self.table.stored.game).problem(problem, self.table.names)
            self.reply(m.Refused(ref=ref, code=problem.code, message=said))
        else:
            if ref is not None:
                self.reply(m.Accepted(ref=ref))

    def reply(self, message: m.Refused | m.Accepted) -> None:
        self.listener.send(message.model_dump_json())

    async def do(self, message: m.Answer | m.Undo | m.Chat | m.Look | m.StandIn) -> None:
        if isinstance(message, m.Look):
            self.table.look(self.listener, None if message.seat is None else message.seat - 1, message.language)
            return
        if self.guest is None:
            raise Refusal("not_your_seat")
        if isinstance(message, m.Chat):
            await self.table.speak(self.guest, message.text)
            return
        seat = message.seat - 1
        if isinstance(message, m.StandIn):
            await self.table.stand_in(seat, message.bot, self.guest.id)
            return
        if seat not in self.table.seats_of(self.guest.id):
            raise Refusal("not_your_seat")
        if isinstance(message, m.Answer):
            await self.table.answer(seat, message.move, message.asked_at, message.ref)
        else:
            await self.table.undo(seat, message.ref)
