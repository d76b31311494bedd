"""One client at one table: handles its messages, whatever transport carries them."""

from __future__ import annotations

import logging
from collections.abc import Callable

from pydantic import ValidationError

from ...core.errors import Problem
from ...text import language
from .. import messages as m
from .listener import Listener
from .refusal import Refusal
from .stored import Guest, short_id
from .table_session import TableSession

log = logging.getLogger("septem")
INVALID = "invalid"  # the type of a message that is none


def ignore(_code: str) -> None:
    return


class Connection:
    """The client's messages go in by `receive`; messages for the client come out of `listener.queue`."""

    def __init__(
        self,
        table: TableSession,
        guest: Guest | None,
        code: str,
        on_refusal: Callable[[str], None] = ignore,
        check_text: Callable[[str], None] = ignore,
    ) -> None:
        self.table = table
        self.guest = guest
        self.check_text = check_text  # refuses words that nobody may say
        self.on_refusal = on_refusal  # receives the code of each refusal
        own = table.seats_of(guest.id if guest else None)
        self.listener = Listener(guest.id if guest else None, own[0] if own else None, code)

    def open(self) -> None:
        self.table.audience.join(self.listener)
        self.table.bot_driver.wake()

    def close(self) -> None:
        self.table.audience.leave(self.listener)

    async def receive(self, text: str) -> str:
        """Carry out a message, or tell the client why not; returns the type of the message."""
        try:
            message: m.PageMessage = m.FROM_PAGE.validate_json(text)
        except ValidationError:
            self._refuse(None, Refusal("bad_message"))
            return INVALID
        ref = getattr(message, "ref", None)
        try:
            await self._handle(message)
        except Refusal as refusal:
            self._refuse(ref, refusal)
        except Problem as problem:
            said = language(self.listener.code, self.table.stored.game).problem(problem, self.table.names)
            self._reply(m.Refused(ref=ref, code=problem.code, message=said))
        except Exception:
            log.exception("a message at table %s failed", short_id(self.table.id))
            self._refuse(ref, Refusal("server_error"))
        else:
            if ref is not None:
                self._reply(m.Accepted(ref=ref))
        return message.type

    def _refuse(self, ref: str | None, refusal: Refusal) -> None:
        self._reply(m.Refused(ref=ref, code=refusal.code, message=refusal.text(self.listener.code)))

    def _reply(self, message: m.Refused | m.Accepted) -> None:
        if isinstance(message, m.Refused):
            self.on_refusal(message.code)
        self.listener.send(message.model_dump_json())

    async def _handle(self, message: m.PageMessage) -> None:
        if isinstance(message, m.Look):
            seat = None if message.seat is None else message.seat - 1
            self.table.audience.set_viewpoint(self.listener, seat, message.language)
        elif self.guest is None:
            raise Refusal("not_your_seat")
        elif isinstance(message, m.Chat):
            self.check_text(message.text)
            await self.table.say(self.guest, message.text)
        elif isinstance(message, m.Substitute):
            await self.table.substitute(message.seat - 1, message.bot, self.guest.id)
        else:
            await self._play(message, self.guest)

    async def _play(self, message: m.Answer | m.Undo, guest: Guest) -> None:
        seat = message.seat - 1
        if seat not in self.table.seats_of(guest.id):
            raise Refusal("not_your_seat")
        if guest.bot_account:
            raise Refusal("bot_account")
        if isinstance(message, m.Answer):
            await self.table.answer(seat, message.move, message.asked_at, message.ref)
        else:
            await self.table.undo(seat, message.ref)
