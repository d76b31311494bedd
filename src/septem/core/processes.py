"""How processes of our own are started, at once where that is safe, and how they end with whoever started them."""

from __future__ import annotations

import os
import signal
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import BaseContext
from pathlib import Path
from threading import Thread

THREADS = Path("/proc/self/task")  # where Linux lists them, those that libraries have started included


def context() -> BaseContext:
    """Copies of this process while it has one thread; else fresh processes, which take half a second to start.

    A copy inherits locks, and nobody would ever open those that another thread held at that moment.
    """
    return get_context("fork" if has_one_thread() else "spawn")


def has_one_thread() -> bool:
    """False also where it cannot be known."""
    try:
        return len(list(THREADS.iterdir())) == 1
    except OSError:
        return False


def settle() -> None:
    """For a worker to begin with: Ctrl-C is for whoever started it, and without that one it ends.

    A pool that is killed leaves its workers waiting for work forever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)  # nobody is left to be told
