"""Guests, recognised by a key in a cookie, members by a session, and what the handlers of requests need."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

from fastapi import Depends, Request, Response

from ..accounts.passwords import Passwords
from ..settings import Settings
from ..store import Database, sessions, transactions
from ..store.sessions import Visitor
from ..tables.lobby import Lobby
from ..tables.refusal import Refusal
from ..tables.stored import Guest
from ..thinking.analysis_queue import AnalysisQueue
from ..thinking.bot_pool import ProcessBotPool
from ..thinking.workers import WorkerPool
from .client_address import ClientAddresses
from .limits import RateLimits

COOKIE = "septem_key"
SESSION_COOKIE = "septem_session"
SECURE_SESSION_COOKIE = f"__Host-{SESSION_COOKIE}"  # browsers accept it only over https, and from no other host
PERSON_HEADER = "X-Septem-Person"  # by which the page knows whose replies it has kept on the device
YEAR = 365 * 24 * 3600


def session_cookie(settings: Settings) -> str:
    return SECURE_SESSION_COOKIE if settings.secure_cookies else SESSION_COOKIE


def person_mark(guest: str) -> str:
    """Differs for every guest, and does not tell the id."""
    return sha256(f"kept for {guest}".encode()).hexdigest()[:16]


async def known_visitor(database: Database, settings: Settings, cookies: dict[str, str]) -> Visitor | None:
    token, key = cookies.get(session_cookie(settings), "")[:100], cookies.get(COOKIE, "")[:100]
    if not token and not key:
        return None
    return await database.run(sessions.find_visitor, token, key, settings.session_lifetime())


async def known_guest(database: Database, settings: Settings, cookies: dict[str, str]) -> Guest | None:
    visitor = await known_visitor(database, settings, cookies)
    return None if visitor is None else visitor.guest


class RequestContext:
    """A request, its guest, and the services of the server."""

    def __init__(self, request: Request, response: Response) -> None:
        state = request.app.state
        self.request = request
        self.response = response
        self.settings: Settings = state.settings
        self.database: Database = state.database
        self.lobby: Lobby = state.lobby
        self.bot_pool: ProcessBotPool = state.bot_pool
        self.hint_pool: WorkerPool = state.hint_pool
        self.analysis_queue: AnalysisQueue = state.analysis_queue
        self.limits: RateLimits = state.limits
        self.addresses: ClientAddresses = state.addresses
        self.passwords: Passwords = state.passwords

    @property
    def address(self) -> str:
        return self.addresses.group_of(self.request)

    async def count_table(self, guest: Guest) -> None:
        """Refuse to create too many tables, for one guest or for one address."""
        allows = self.limits.allows
        if not await allows("table", guest.id) or not await allows("table of address", self.address):
            raise Refusal("too_many_new_tables")

    async def visitor(self) -> Visitor | None:
        known = await known_visitor(self.database, self.settings, self.request.cookies)
        self.response.headers[PERSON_HEADER] = "nobody" if known is None else person_mark(known.guest.id)
        if known is not None:
            self.request.app.state.guest_addresses.remember(known.guest.id, self.address)
        return known

    async def guest(self) -> Guest | None:
        visitor = await self.visitor()
        return None if visitor is None else visitor.guest

    async def needed_guest(self, name: str | None = None) -> Guest:
        """The guest of the request; a new one gets a key, in a cookie that scripts cannot read."""
        known = await self.guest()
        if known is None:
            if not await self.limits.allows("guest", self.address):
                raise Refusal("too_many")
            guest, key = await self.database.run(transactions.new_guest, name or "")
            self.put_cookie(COOKIE, key, YEAR)
            return guest
        if name and name != known.name and not known.member:
            await self.database.run(transactions.rename_guest, known.id, name)
            return Guest(known.id, name)
        return known

    def put_cookie(self, name: str, value: str, seconds: int) -> None:
        """A cookie that scripts cannot read; no seconds remove it."""
        secure = self.settings.secure_cookies
        self.response.set_cookie(name, value, max_age=seconds, httponly=True, samesite="lax", secure=secure)


Context = Annotated[RequestContext, Depends(RequestContext)]
