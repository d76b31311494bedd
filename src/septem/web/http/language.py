"""In which language somebody wants to be spoken to."""

from __future__ import annotations

from starlette.datastructures import Headers

from ..messages import LanguageCode


def preferred(headers: Headers) -> LanguageCode:
    """As the browser says."""
    return "fr" if headers.get("accept-language", "").lower().startswith("fr") else "en"
