"""One line of the log, and one observation of the metrics, for every request and every WebSocket."""

from __future__ import annotations

import logging
import time
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import metrics
from ..logs import ACCESS, without_secrets
from .client_address import ClientAddresses

LONGEST_PATH = 200  # characters
NO_REPLY = 0  # the status of a request whose client left before the reply


class AccessLogMiddleware:
    def __init__(self, app: ASGIApp, addresses: ClientAddresses) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, seen = time.perf_counter(), dict[str, int]()

        async def watch(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen["status"] = message["status"]
            elif message["type"] == "websocket.close":
                seen["status"] = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            self.note(scope, seen.get("status", NO_REPLY), time.perf_counter() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        if scope["type"] == "http":
            metrics.REQUESTS.labels(f"{status // 100}xx" if status else "none").observe(seconds)
        if ACCESS.isEnabledFor(logging.INFO):
            ACCESS.info(
                "request" if scope["type"] == "http" else "websocket",
                extra={"fields": self.fields(scope, status, seconds)},
            )

    def fields(self, scope: Scope, status: int, seconds: float) -> dict[str, Any]:
        path = without_secrets(scope["path"][:LONGEST_PATH].encode(errors="replace").decode())
        return {
            "address": self.addresses.group_of(HTTPConnection(scope)),
            "method": scope.get("method", "GET"),
            "path": path if path.isprintable() else repr(path),
            "status": status,
            "seconds": round(seconds, 4),
        }
