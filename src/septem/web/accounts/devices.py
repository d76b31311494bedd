"""A short name of a browser and its system, so that people recognise their sessions."""

from __future__ import annotations

import hmac
from hashlib import sha256

BROWSERS = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """Empty if nothing is recognised. Nothing else of the header is kept."""
    found = [first_match(user_agent, BROWSERS), first_match(user_agent, SYSTEMS)]
    return ", ".join(name for name in found if name)


def first_match(text: str, names: dict[str, str]) -> str:
    return next((name for mark, name in names.items() if mark in text), "")


def mark_of(guest: str, password: str) -> str:
    """Proves that a member has signed in on a device with their present password, of which the hash is given."""
    return hmac.new(password.encode(), f"septem device {guest}".encode(), sha256).hexdigest()


def is_marked(mark: str, guest: str, password: str) -> bool:
    return hmac.compare_digest(mark.encode(), mark_of(guest, password).encode())
