"""How processes of our own are started: at once where that is safe."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.context import BaseContext
from pathlib import Path

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
