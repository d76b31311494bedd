"""A short name of a browser and its system, so that people recognise their sessions."""

from __future__ import annotations

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
