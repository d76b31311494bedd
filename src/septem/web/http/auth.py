"""Guests, recognised by a key in a cookie, and what the handlers of requests need."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from ..settings import Settings
from ..store import Database, transactions
from ..tables.lobby import Lobby
from ..tables.refusal import Refusal
from ..tables.stored import Guest
from ..thinking.analysis_queue import AnalysisQueue
from ..thinking.bot_pool import ProcessBotPool
from ..thinking.workers import WorkerPool
from .client_address import ClientAddresses
from .limits import RateLimits

COOKIE = "septem_key"
YEAR = 365 * 24 * 3600


def key_from(cookies: dict[str, str]) -> str:
    return cookies.get(COOKIE, "")[:100]


async def known_guest(database: Database, key: str) -> Guest | None:
    return await database.run(transactions.find_guest, key) if key else None


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

    @property
    def address(self) -> str:
        return self.addresses.group_of(self.request)

    async def count_table(self, guest: Guest) -> None:
        """Refuse to create too many tables, for one guest or for one address."""
        allows = self.limits.allows
        if not await allows("table", guest.id) or not await allows("table of address", self.address):
            raise Refusal("too_many_new_tables")

    async def guest(self) -> Guest | None:
        known = await known_guest(self.database, key_from(self.request.cookies))
        if known is not None:
            self.request.app.state.guest_addresses.remember(known.id, self.address)
        return known

    async def needed_guest(self, name: str | None = None) -> Guest:
        """The guest of the request; a new one gets a key, in a cookie that scripts cannot read."""
        known = await self.guest()
        if known is None:
            if not await self.limits.allows("guest", self.address):
                raise Refusal("too_many")
            guest, key = await self.database.run(transactions.new_guest, name or "")
            secure = self.settings.secure_cookies
            self.response.set_cookie(COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
            return guest
        if name and name != known.name:
            await self.database.run(transactions.rename_guest, known.id, name)
            return Guest(known.id, name)
        return known


Context = Annotated[RequestContext, Depends(RequestContext)]
