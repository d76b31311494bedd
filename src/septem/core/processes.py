"""Start worker processes (by fork if it is safe), and end them together with their parent process."""

from __future__ import annotations

import os
import signal
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import BaseContext
from pathlib import Path
from threading import Thread

THREADS = Path("/proc/self/task")  # lists the threads on Linux, including those of libraries


def context() -> BaseContext:
    """Fork while this process has one thread; otherwise spawn, which takes half a second per process.

    A forked process inherits locks. A lock held by another thread at that moment would never be released.
    """
    return get_context("fork" if has_one_thread() else "spawn")


def has_one_thread() -> bool:
    """False also if the number of threads is unknown."""
    try:
        return len(list(THREADS.iterdir())) == 1
    except OSError:
        return False


def settle() -> None:
    """Prepare a worker: it ignores Ctrl-C, which the parent handles, and it ends when the parent ends.

    Otherwise the workers of a killed pool would wait for work forever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)  # the parent is gone: no cleanup, no message
