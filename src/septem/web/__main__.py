"""`python -m septem.web` runs the server with the settings from the environment; `septem serve` sets them."""

from __future__ import annotations

import errno
import os
import socket
import sys
import webbrowser
from contextlib import suppress

from ..core.errors import Problem
from ..text import language
from .http.pages import has_page
from .http.serving import listening_socket, serve
from .settings import Settings, read_settings
from .store.notifications import RedisNotifications
from .store.opening import only_server, prepare

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
ANY_PORT = 0


def main() -> None:
    settings = read_settings()

    def on_ready(address: str) -> None:
        texts = language(settings.language)
        print(texts.say("serve.ready", address=address), flush=True)
        if not has_page():
            print(texts.say("serve.no_page"), flush=True)
        elif settings.open_page and has_display():
            webbrowser.open(address)

    with suppress(KeyboardInterrupt), only_server(settings.database):
        check_redis(settings.redis)
        listener = bind(settings)
        prepare(settings.database)
        serve(settings, listener, on_ready)


def check_redis(url: str | None) -> None:
    """Whether this can be an address of Redis. It need not answer."""
    if url is None:
        return
    try:
        RedisNotifications(url)
    except (ValueError, ImportError) as error:
        raise Problem("bad_environment", variable="SEPTEM_REDIS", error=error) from None


def bind(settings: Settings) -> socket.socket:
    """Listen on the configured port; if only the default port was taken, on any free one."""
    try:
        return listening_socket(settings.host, settings.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and "port" not in settings.model_fields_set:
            return listening_socket(settings.host, ANY_PORT)
        raise Problem("no_place", host=settings.host, port=settings.port, error=error.strerror) from None


def has_display() -> bool:
    """Without a display a browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in DISPLAYS)


if __name__ == "__main__":
    main()
