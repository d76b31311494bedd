"""OpenID Connect: a member signs in at a provider that the operator has chosen (authorization code flow with PKCE).

The provider is asked by this server only, at the addresses that its own discovery document states. Nothing that it
sends is trusted before the signature and the claims of the ID token are checked.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from urllib.error import URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from ...core.errors import Problem
from ..settings import Settings
from ..tables.refusal import Refusal

TIMEOUT = 10.0  # seconds
LARGEST = 262_144  # bytes of a reply
KEPT = 3600.0  # seconds for which addresses and keys of the provider are kept
CLOCKS_DIFFER = 60  # seconds
FRESH = 300  # seconds since the person signed in at the provider, where a proof is wanted
ALGORITHMS = ("RS256", "PS256", "ES256", "EdDSA")  # signatures with a public key; never a shared secret, never none
LOOPBACK = ("127.0.0.1", "::1", "localhost")
REPLY = "/api/session/openid/reply"  # where the provider sends the browser back
LONGEST = 255  # characters of a subject, as the specification has it


@dataclass(frozen=True)
class Identity:
    """A person at a provider: the subject is never given to somebody else."""

    issuer: str
    subject: str


@dataclass(frozen=True)
class Attempt:
    """What ties a reply of the provider to the request and to the browser that began it."""

    state: str
    nonce: str
    verifier: str

    @classmethod
    def new(cls) -> Attempt:
        return cls(*(secrets.token_urlsafe(32) for _ in range(3)))

    @property
    def challenge(self) -> str:
        return base64.urlsafe_b64encode(sha256(self.verifier.encode()).digest()).rstrip(b"=").decode()


class NoRedirects(HTTPRedirectHandler):
    """An answer from another address is no answer of the provider."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Provider:
    """The provider of the settings."""

    def __init__(self, issuer: str, client: str, secret: str, site: str) -> None:
        self.issuer = issuer
        self.client = client
        self.secret = secret
        self.reply = site.rstrip("/") + REPLY
        self.known: dict[str, tuple[float, dict[str, Any]]] = {}
        self.opener = build_opener(NoRedirects)

    async def address(self, attempt: Attempt, again: bool) -> str:
        """Where the browser goes. For a proof the person has to sign in again."""
        place = str((await self.metadata())["authorization_endpoint"])
        wish = {
            "response_type": "code",
            "client_id": self.client,
            "redirect_uri": self.reply,
            "scope": "openid",
            "state": attempt.state,
            "nonce": attempt.nonce,
            "code_challenge": attempt.challenge,
            "code_challenge_method": "S256",
        }
        wish |= {"prompt": "login", "max_age": "0"} if again else {}
        return f"{place}{'&' if '?' in place else '?'}{urlencode(wish)}"

    async def identity(self, code: str, attempt: Attempt, again: bool) -> Identity:
        """The person for whom the provider has given the code."""
        fields = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self.reply,
            "client_id": self.client,
            "code_verifier": attempt.verifier,
        }
        place = str((await self.metadata())["token_endpoint"])
        reply = await asyncio.to_thread(self.ask, place, fields)
        claims = await self.verified(str(reply.get("id_token", "")))
        self.check(claims, attempt.nonce, again)
        return Identity(self.issuer, claims["sub"])

    async def verified(self, token: str) -> dict[str, Any]:
        """The claims of an ID token whose signature is right. A new key is looked for once."""
        for fresh in (False, True):
            keys = await self.document(str((await self.metadata())["jwks_uri"]), fresh=fresh)
            claims = decoded(token, keys)
            if claims is not None:
                return claims
        raise Refusal("openid_failed")

    def check(self, claims: dict[str, Any], nonce: str, again: bool) -> None:
        now = time.time()
        audience = claims.get("aud")
        audiences = audience if isinstance(audience, list) else [audience]
        subject = claims.get("sub")
        right = (
            claims.get("iss") == self.issuer,
            self.client in audiences,
            claims.get("azp", self.client) == self.client and (len(audiences) == 1 or "azp" in claims),
            number(claims, "exp") > now - CLOCKS_DIFFER,
            number(claims, "iat") < now + CLOCKS_DIFFER,
            hmac.compare_digest(str(claims.get("nonce", "")).encode(), nonce.encode()),
            isinstance(subject, str) and 0 < len(subject) <= LONGEST,
            not again or number(claims, "auth_time") > now - FRESH,
        )
        if not all(right):
            raise Refusal("openid_failed")

    async def metadata(self) -> dict[str, Any]:
        found = await self.document(self.issuer.rstrip("/") + "/.well-known/openid-configuration")
        if found.get("issuer") != self.issuer:
            raise Refusal("openid_failed")
        for key in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
            if not is_safe(str(found.get(key, ""))):
                raise Refusal("openid_failed")
        return found

    async def document(self, place: str, fresh: bool = False) -> dict[str, Any]:
        """A document of the provider, kept for a while."""
        at, found = self.known.get(place, (0.0, {}))
        if fresh or not found or at < time.monotonic() - KEPT:
            found = await asyncio.to_thread(self.ask, place)
            self.known[place] = (time.monotonic(), found)
        return found

    def ask(self, place: str, fields: dict[str, str] | None = None) -> dict[str, Any]:
        """A JSON document of the provider. What it or the network says about a failure is told nobody."""
        request = Request(place, headers={"Accept": "application/json"})
        if fields is not None:
            request.data = urlencode(fields).encode()
            if self.secret:
                request.add_header("Authorization", f"Basic {self.credentials()}")
        try:
            with self.opener.open(request, timeout=TIMEOUT) as reply:
                found = json.loads(reply.read(LARGEST))
        except (URLError, OSError, ValueError):
            raise Refusal("openid_unavailable" if fields is None else "openid_failed") from None
        if not isinstance(found, dict):
            raise Refusal("openid_failed")
        return found

    def credentials(self) -> str:
        """The client and its secret, as RFC 6749 has them."""
        both = f"{quote(self.client, safe='')}:{quote(self.secret, safe='')}"
        return base64.b64encode(both.encode()).decode()


def number(claims: dict[str, Any], name: str) -> float:
    """A time; a missing one is never right, whether it has to be early or late."""
    found = claims.get(name)
    return float(found) if isinstance(found, (int, float)) and not isinstance(found, bool) else float("nan")


def decoded(token: str, keys: dict[str, Any]) -> dict[str, Any] | None:
    """The claims of a token that one of the keys has signed; None if none of them has."""
    from joserfc import jwt  # here, because most servers have no provider
    from joserfc.errors import JoseError
    from joserfc.jwk import KeySet

    try:
        return dict(jwt.decode(token, KeySet.import_key_set(keys), algorithms=ALGORITHMS).claims)  # type: ignore[arg-type]
    except (JoseError, ValueError, TypeError, KeyError):
        return None


def is_safe(place: str) -> bool:
    """Whether an address is encrypted, or on this machine."""
    parts = urlsplit(place)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK)


def provider_of(settings: Settings) -> Provider | None:
    """The provider, if the operator has configured one. A Problem names a setting that is missing or wrong."""
    if settings.openid_issuer is None:
        return None
    for name in ("openid_client", "site"):
        if getattr(settings, name) is None:
            raise Problem("bad_environment", variable=f"SEPTEM_{name.upper()}", error="SEPTEM_OPENID_ISSUER needs it")
    for name in ("openid_issuer", "site"):
        if not is_safe(getattr(settings, name)):
            raise Problem("bad_environment", variable=f"SEPTEM_{name.upper()}", error="https://…")
    try:
        import joserfc  # noqa: F401
    except ImportError:
        raise Problem(
            "bad_environment", variable="SEPTEM_OPENID_ISSUER", error='pip install "septem[openid]"'
        ) from None
    secret = settings.openid_secret.get_secret_value() if settings.openid_secret else ""
    return Provider(settings.openid_issuer, settings.openid_client or "", secret, settings.site or "")
