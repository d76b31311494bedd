"""Tells players of correspondence games who are away that it is their turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ...text import language
from ..settings import Settings
from ..store import Database, notices
from ..store.notices import MailAddress, Subscription
from ..tables.absence import DAY
from ..tables.stored import short_id
from ..tables.table_session import TableSession
from . import mail, push

KEY = "vapid"  # the name of the key in the database
GAME_NAMES = {"duel": "report.game_duel", "wonders": "report.game_wonders"}  # keys of texts
log = logging.getLogger("septem")


def is_correspondence(session: TableSession) -> bool:
    return session.stored.clock is not None and session.stored.clock["bank"] >= DAY


class TurnNotices:
    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.tasks: set[asyncio.Task[None]] = set()

    async def private_key(self) -> str:
        return await self.database.run(notices.server_key, KEY, push.new_key)

    def on_turn(self, session: TableSession) -> None:
        """After an entry of the log. Only the process that wrote it tells anybody."""
        game = session.table_game
        if game is None or game.over or not is_correspondence(session):
            return
        for seat, asked_at in game.asked_at.items():
            guest = session.seats[seat].guest
            newly = asked_at == game.number
            if newly and guest and session.seats[seat].bot is None and not session.audience.is_present(guest):
                self.start(self.tell(guest, session))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell(self, guest: str, session: TableSession) -> None:
        if self.settings.push_contact:
            for one in await self.database.run(notices.subscriptions, guest):
                await self.push(one, session)
        if self.settings.smtp:
            address = await self.database.run(notices.mail_of, guest)
            if address is not None and address.confirmed:
                await self.mail(address, session)

    async def push(self, to: Subscription, session: TableSession) -> None:
        title, body = self.words(session, to.language)
        message = {"title": title, "body": body, "table": session.id}
        try:
            known = await push.send(await self.private_key(), self.settings.push_contact or "", to, message)
            if not known:
                await self.database.run(notices.unsubscribe, to.address)
        except Exception as problem:  # of another server: the game goes on
            log.warning("no push message for table %s: %s", short_id(session.id), type(problem).__name__)

    async def mail(self, to: MailAddress, session: TableSession) -> None:
        title, body = self.words(session, to.language)
        link = f"{self.settings.site}/t/{session.id}" if self.settings.site else ""
        try:
            await self.send_mail(to.address, title, f"{body}\n{link}\n")
        except Exception as problem:
            log.warning("no mail for table %s: %s", short_id(session.id), type(problem).__name__)

    async def send_mail(self, to: str, subject: str, text: str) -> None:
        await mail.send(self.settings.smtp or "", self.settings.mail_sender, to, subject, text)

    def words(self, session: TableSession, code: str) -> tuple[str, str]:
        texts = language(code)
        players = ", ".join(seat.name for seat in session.seats)
        game = texts.say(GAME_NAMES[session.stored.game])
        return texts.say("notice.turn"), texts.say("notice.game", game=game, players=players)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
