"""Security headers, the check of the origin, and limits of request bodies."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import metrics

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",  # scripts set styles one property at a time, which this allows
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
FRAMED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
FRAMED = "/embed/"  # pages of other sites may show these addresses, and no others: nobody can act there
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
    """Whether a request comes from a page of this server or of a configured origin, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


class SecurityMiddleware:
    """Adds headers to every response, refuses changes by pages of other sites, and limits request bodies."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], body_bytes: int, https: bool) -> None:
        self.app = app
        self.origins = origins
        self.body_bytes = body_bytes
        self.headers = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if https else {})
        self.framed_headers = self.headers | {"Content-Security-Policy": FRAMED_POLICY}
        del self.framed_headers["X-Frame-Options"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        reason = self.objection(scope, headers)
        send = self.with_headers(send, scope["path"])
        if reason is not None:
            metrics.REFUSALS.labels(reason[1]).inc()
            await refuse(send, *reason)
            return
        await self.app(scope, limited(receive, self.body_bytes), send)

    def objection(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        if scope["method"] not in SAFE_METHODS and not own_origin(headers, self.origins):
            return 403, "foreign_origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.body_bytes:
            return 413, "too_large"
        return None

    def with_headers(self, send: Send, path: str) -> Send:
        """Replies of the API depend on the guest: no cache may keep them, unless they say so."""
        private = path.startswith("/api/")
        added = self.framed_headers if path.startswith(FRAMED) else self.headers

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if private:
                    headers.setdefault("Cache-Control", "no-store")
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        return send_with_headers


def limited(receive: Receive, limit: int) -> Receive:
    """Ends a body that is longer than the limit, whatever its declared length."""
    seen = 0

    async def receive_limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        return message if seen <= limit else {"type": "http.disconnect"}

    return receive_limited


async def refuse(send: Send, status: int, code: str, message: str | None = None) -> None:
    body = json.dumps({"code": code, "message": message}).encode()
    start: dict[str, Any] = {"type": "http.response.start", "status": status}
    start["headers"] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send(start)
    await send({"type": "http.response.body", "body": body})
