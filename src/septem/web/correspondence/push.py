"""Push messages: encrypted for one browser, and signed with the key of this server (VAPID)."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from fnmatch import fnmatchcase
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

from ..store.notices import Subscription

TIMEOUT = 10.0  # seconds
DAY_SECONDS = 86_400  # for which the push service keeps a message for a browser that is switched off
GONE = {404, 410}
PLACE = re.compile(r"[a-z0-9.-]+(:\d+)?")


def new_key() -> str:
    key = Vapid()
    key.generate_keys()
    return str(key.private_pem().decode())


def public_key(private: str) -> str:
    """As browsers want it."""
    key = Vapid.from_pem(private.encode())
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def is_allowed(address: str, services: tuple[str, ...]) -> bool:
    """Whether an address belongs to a push service that the operator trusts: the server sends requests nowhere else."""
    parts = urlsplit(address)
    if not PLACE.fullmatch(parts.netloc):
        return False
    return any(fnmatchcase(f"{parts.scheme}://{parts.netloc}", service) for service in services)


async def send(private: str, contact: str, to: Subscription, message: dict[str, str]) -> bool:
    """Whether the subscription still exists."""
    return await asyncio.to_thread(send_now, private, contact, to, message)


def send_now(private: str, contact: str, to: Subscription, message: dict[str, str]) -> bool:
    import requests  # here, because most servers never need these two, and they are slow to load
    from pywebpush import WebPushException, webpush

    with requests.Session() as session:
        session.max_redirects = 0
        try:
            webpush(
                {"endpoint": to.address, "keys": {"p256dh": to.public_key, "auth": to.secret}},
                json.dumps(message),
                vapid_private_key=Vapid.from_pem(private.encode()),
                vapid_claims={"sub": contact},
                ttl=DAY_SECONDS,
                timeout=TIMEOUT,
                requests_session=session,
            )
        except WebPushException as problem:
            if problem.response is not None and problem.response.status_code in GONE:
                return False
            raise
    return True
