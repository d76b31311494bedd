"""The bot API of a server, with the standard library alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ...core.errors import Problem

SILENCE = 45.0  # seconds: the server says something at least every ten
SCHEMES = ("http", "https")


class BotApi:
    def __init__(self, server: str, token: str, code: str) -> None:
        if urlsplit(server).scheme not in SCHEMES:
            raise Problem("bad_address", given=server)
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": code}

    def get(self, path: str) -> Any:
        with self.opened(path) as reply:
            return json.load(reply)

    def post(self, path: str, **fields: object) -> None:
        with self.opened(path, json.dumps(fields).encode()) as reply:
            reply.read()

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """The lines of a stream; it ends when the connection does."""
        with self.opened(path) as reply:
            for line in reply:
                if line.strip():
                    yield json.loads(line)

    @contextmanager
    def opened(self, path: str, body: bytes | None = None) -> Iterator[Any]:
        """A reply. A Problem says what the server refuses, or that it does not answer."""
        headers = self.headers | ({"Content-Type": "application/json"} if body is not None else {})
        request = Request(f"{self.server}/api/bot{path}", body, headers)
        try:
            with urlopen(request, timeout=SILENCE) as reply:
                yield reply
        except HTTPError as error:
            raise Problem("server_refuses", text=reason(error), status=error.code) from None
        except (URLError, HTTPException, OSError) as error:
            why = str(getattr(error, "reason", error)) or type(error).__name__
            raise Problem("server_away", server=self.server, error=why) from None


def reason(error: HTTPError) -> str:
    try:
        said = json.loads(error.read())
        return str(said.get("message") or said["code"])
    except (ValueError, KeyError, OSError):
        return f"{error.code} {error.reason}"
