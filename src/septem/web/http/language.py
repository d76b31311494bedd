"""The language of a client."""

from __future__ import annotations

from starlette.datastructures import Headers

from ..messages import LanguageCode


def preferred(headers: Headers) -> LanguageCode:
    """The language that the browser prefers."""
    return "fr" if headers.get("accept-language", "").lower().startswith("fr") else "en"
