"""What every answer of the server carries, and whom it listens to at all."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",  # places of cards are set by script, one property at a time
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def own_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this server, or of one that is named in the settings, speaks; no origin is no page."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


class Guard:
    """Headers on every answer; nothing is changed on the word of another site's page; no body without bounds."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], body_bytes: int, https: bool) -> None:
        self.app = app
        self.origins = origins
        self.body_bytes = body_bytes
        self.headers = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        reason = self.objection(scope, headers)
        if reason is not None:
            await refuse(self.guarded(send), *reason)
            return
        await self.app(scope, bounded(receive, self.body_bytes), self.guarded(send))

    def objection(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        if scope["method"] not in SAFE_METHODS and not own_origin(headers, self.origins):
            return 403, "foreign_origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.body_bytes:
            return 413, "too_large"
        return None

    def guarded(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        return sending


def bounded(receive: Receive, most: int) -> Receive:
    """A body that is longer than it says ends where it may."""
    seen = 0

    async def receiving() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        return message if seen <= most else {"type": "http.disconnect"}

    return receiving


async def refuse(send: Send, status: int, code: str) -> None:
    body = f'{{"code":"{code}"}}'.encode()
    start: dict[str, Any] = {"type": "http.response.start", "status": status}
    start["headers"] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send(start)
    await send({"type": "http.response.body", "body": body})
