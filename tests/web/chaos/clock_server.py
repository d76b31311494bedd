"""The server with a wall clock that a test can move. Nothing else is different."""

from __future__ import annotations

import mmap
import os
import struct
import time
from pathlib import Path

FOLDER = "SEPTEM_TEST_CLOCKS"
SECONDS = struct.Struct("d")


def clock_file(folder: Path, port: int) -> Path:
    """The file with the seconds by which the clock of a server is wrong."""
    return folder / f"{port}.clock"


def set_clock(folder: Path, port: int, seconds: float) -> None:
    """In place: the server has the file mapped."""
    path = clock_file(folder, port)
    with path.open("r+b" if path.exists() else "wb") as file:
        file.write(SECONDS.pack(seconds))


def move_clock() -> None:
    """Replace the wall clock of this process. Durations are not affected: they use another clock."""
    folder, port = Path(os.environ[FOLDER]), int(os.environ["SEPTEM_PORT"])
    if not clock_file(folder, port).exists():
        set_clock(folder, port, 0)
    with clock_file(folder, port).open("rb") as file:
        shift = mmap.mmap(file.fileno(), SECONDS.size, access=mmap.ACCESS_READ)
    right, right_ns = time.time, time.time_ns
    time.time = lambda: right() + SECONDS.unpack(shift)[0]
    time.time_ns = lambda: right_ns() + int(SECONDS.unpack(shift)[0] * 1e9)


if __name__ == "__main__":
    move_clock()
    from septem.web.__main__ import main

    main()
