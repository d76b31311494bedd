"""`python -m septem.web` runs the server with the settings of the environment; `septem serve` sets them for it."""

from __future__ import annotations

import errno
import os
import socket
import sys
import webbrowser
from contextlib import suppress

from ..core.errors import Problem
from ..text import language
from .http.serving import listening, serve
from .settings import Settings

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
ANY_PORT = 0


def main() -> None:
    settings = Settings()

    def ready(address: str) -> None:
        print(language(settings.language).say("serve.ready", address=address), flush=True)
        if settings.open_page and has_screen():
            webbrowser.open(address)

    with suppress(KeyboardInterrupt):
        serve(settings, take_place(settings), ready)


def take_place(settings: Settings) -> socket.socket:
    """The usual port, or another one if that is taken and nobody asked for it."""
    try:
        return listening(settings.host, settings.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and "port" not in settings.model_fields_set:
            return listening(settings.host, ANY_PORT)
        raise Problem("no_place", host=settings.host, port=settings.port, error=error.strerror) from None


def has_screen() -> bool:
    """Without one a browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)


if __name__ == "__main__":
    main()
