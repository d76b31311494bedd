"""Checks before any request is handled: the name of the server, and the budget of the address."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from .. import metrics
from ..tables.refusal import Refusal
from .client_address import ClientAddresses
from .language import preferred
from .limits import RateLimits, request_cost
from .security import refuse

LOOPBACK = ("127.0.0.1", "::1", "localhost")
ANY = "*"
DELAY = 1.0  # seconds before a client hears that it asks too often: it can ask again only then
MOST_DELAYED = 1000  # refusals that wait at the same time


def known_hosts(hosts: tuple[str, ...], bound_to: str, behind_proxy: bool) -> tuple[str, ...]:
    """The names under which the server answers.

    A page of another site could let its own name point to this machine and then read replies (DNS rebinding). A server
    that only this machine can reach therefore answers only to the names of this machine.
    """
    if hosts:
        return hosts
    return LOOPBACK if bound_to in LOOPBACK and not behind_proxy else (ANY,)


class AdmissionMiddleware:
    def __init__(self, app: ASGIApp, hosts: Iterable[str], limits: RateLimits, addresses: ClientAddresses) -> None:
        self.app = app
        self.hosts = set(hosts)
        self.limits = limits
        self.addresses = addresses
        self.delayed = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            refused = await self.objection(scope)
            if refused is not None:
                await self.reject(scope, send, *refused)
                return
        await self.app(scope, receive, send)

    async def objection(self, scope: Scope) -> tuple[int, Refusal] | None:
        if not self.knows(Headers(scope=scope).get("host", "")):
            return 421, Refusal("unknown_host")
        cost = request_cost(scope["type"], scope["path"])
        if not await self.limits.allows("request", self.addresses.group_of(HTTPConnection(scope)), cost):
            return 429, Refusal("too_many")
        return None

    def knows(self, host: str) -> bool:
        """Addresses are always right: only a name can be made to point somewhere else."""
        name = host.removesuffix(f":{host.rpartition(':')[2]}") if host.rpartition(":")[2].isdecimal() else host
        return ANY in self.hosts or name.lower() in self.hosts or is_address(name.strip("[]"))

    async def reject(self, scope: Scope, send: Send, status: int, refusal: Refusal) -> None:
        metrics.REFUSALS.labels(refusal.code).inc()
        if status == 429:
            await self.delay()
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        await refuse(send, status, refusal.code, refusal.text(preferred(Headers(scope=scope))))

    async def delay(self) -> None:
        """Refusals cost time, too. An address has few connections, so it gets few of them in a second."""
        if self.delayed < MOST_DELAYED:
            self.delayed += 1
            try:
                await asyncio.sleep(DELAY)
            finally:
                self.delayed -= 1


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
