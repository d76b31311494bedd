"""Messages of a WebSocket are compressed together with those before."""

from __future__ import annotations

from pathlib import Path

from websockets.frames import Frame
from websockets.sync.client import ClientConnection

from .page import ME, Page
from .running import Person, RealSocket, Running


def received_sizes(connection: ClientConnection) -> list[int]:
    """The length of each message from now on, as the server sent it."""
    sizes: list[int] = []
    (extension,) = connection.protocol.extensions
    decode = extension.decode

    def measured(frame: Frame, *, max_size: int | None = None) -> Frame:
        sizes.append(len(frame.data))
        return decode(frame, max_size=max_size)

    extension.decode = measured  # type: ignore[method-assign]
    return sizes


def look(page: Page) -> int:
    """Ask for the whole table; returns the length of its text."""
    page.send(type="look", seat=1, language="en")
    page.until("welcome")
    return len(str(page.received[-1]))


def test_a_scene_like_the_one_before_is_short(tmp_path: Path) -> None:
    """Every move brings a scene, and it differs little from the one before."""
    server = Running(tmp_path)
    try:
        with Person(server, "Ann") as ann:
            page = ann.come(server, ann.make("wonders", [ME] * 7))
            assert isinstance(page.socket, RealSocket)
            sizes = received_sizes(page.socket.connection)
            length = look(page)
            look(page)
            assert length > 1 << 12  # more than a small window holds
            assert sizes[-1] < length / 50, (length, sizes)
    finally:
        server.kill()
