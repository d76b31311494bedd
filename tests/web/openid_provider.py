"""A stand-in for an OpenID provider on this machine: it signs tokens, and shows a page where a person agrees."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "septem here", "a secret: of %the client"
SITE = "http://localhost:8007"
REPLY = "/api/session/openid/reply"


class Provider(ThreadingHTTPServer):
    """Signs everybody in as `subject`, once for each code."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.key = RSAKey.generate_key(2048, {"kid": "first"})
        self.signed_with: Any = self.key
        self.subject = "person 1"
        self.codes: dict[str, dict[str, str]] = {}
        self.changes: dict[str, Any] = {}  # of the claims
        self.header: dict[str, Any] = {"alg": "RS256", "kid": "first"}
        self.asked: list[str] = []
        self.site = SITE

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def configuration(self) -> dict[str, str]:
        places = {"authorization_endpoint": "/authorize", "token_endpoint": "/token", "jwks_uri": "/keys"}
        return {"issuer": self.issuer} | {name: self.issuer + place for name, place in places.items()}

    def authorize(self, address: str) -> dict[str, str]:
        """What the person's browser brings back."""
        wish = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        assert (wish["response_type"], wish["client_id"], wish["scope"]) == ("code", CLIENT, "openid")
        assert (wish["redirect_uri"], wish["code_challenge_method"]) == (self.site + REPLY, "S256")
        code = f"code {len(self.codes)}"
        self.codes[code] = wish
        return {"state": wish["state"], "code": code, "iss": self.issuer}

    def redeem(self, fields: dict[str, str]) -> dict[str, Any] | None:
        wish = self.codes.pop(fields["code"], None)
        challenge = base64.urlsafe_b64encode(sha256(fields["code_verifier"].encode()).digest()).rstrip(b"=").decode()
        if wish is None or challenge != wish["code_challenge"] or fields["redirect_uri"] != wish["redirect_uri"]:
            return None
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": CLIENT, "sub": self.subject, "nonce": wish["nonce"], "iat": now}
        claims |= {"exp": now + 300, "auth_time": now} | self.changes
        claims = {name: value for name, value in claims.items() if value is not None}
        return {"id_token": jwt.encode(self.header, claims, self.signed_with), "access_token": "unused"}


class Handler(BaseHTTPRequestHandler):
    server: Provider

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        if self.path.startswith("/authorize"):
            self.ask_person()
            return
        keys = {"keys": [self.server.key.as_dict(private=False)]}
        known = {"/.well-known/openid-configuration": self.server.configuration(), "/keys": keys}
        self.answer(known.get(self.path))

    def ask_person(self) -> None:
        """The page of the provider: a person agrees, or does not."""
        brought = self.server.authorize(self.path)
        refused = {"state": brought["state"], "error": "access_denied", "iss": brought["iss"]}
        links = {"agree": brought, "refuse": refused}
        back = self.server.site + REPLY
        page = "".join(f'<p><a id="{name}" href="{back}?{urlencode(what)}">{name}</a>' for name, what in links.items())
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(page.encode())

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        given = base64.b64decode(self.headers["Authorization"].removeprefix("Basic ")).decode()
        right = given == "septem%20here:a%20secret%3A%20of%20%25the%20client"
        self.answer(self.server.redeem({name: one[0] for name, one in parse_qs(body).items()}) if right else None)

    def answer(self, document: object) -> None:
        self.send_response(200 if document else 400)
        self.end_headers()
        self.wfile.write(json.dumps(document or {"error": "invalid_grant"}).encode())

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Nothing is written."""


@contextmanager
def running_provider() -> Iterator[Provider]:
    with Provider() as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()
