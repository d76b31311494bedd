"""A worker process, and the line between it and the event loop of the server.

The event loop itself writes tasks and reads results. The process pool of the standard library passes every task through
two threads, which costs the server more than all else that a move of a fast bot needs.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import socket
import struct
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, Protocol

LENGTH = struct.Struct("!I")  # of the message that follows
Result = asyncio.Future[Any]


class Readable(Protocol):
    def read(self, size: int, /) -> bytes: ...


class WorkerDied(Exception):
    """The process ended before it answered."""


class NotBegun(Exception):
    """The process ended before it began the task."""


def work_for(line: socket.socket, niceness: int) -> None:
    """The worker process: one task after another, until the server closes the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where signals cannot be blocked
    os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()
    with line, line.makefile("rwb") as messages:
        while task := read_message(messages):
            messages.write(framed(outcome(task)))
            messages.flush()


def end_with_parent() -> None:
    """End with the server, however the server ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def read_message(messages: Readable) -> bytes:
    """The next message; empty if the line is closed."""
    head = messages.read(LENGTH.size)
    return messages.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else b""


def outcome(task: bytes) -> bytes:
    """Whether a task succeeded, and its result or its failure."""
    try:
        work, values = pickle.loads(task)
        return pickle.dumps((True, work(*values)))
    except Exception as failure:
        return pickled_failure(failure)


def pickled_failure(failure: Exception) -> bytes:
    """Some exceptions cannot be pickled, and some can but then cannot be read."""
    try:
        message = pickle.dumps((False, failure))
        pickle.loads(message)
    except Exception:
        return pickle.dumps((False, RuntimeError(repr(failure))))
    return message


def opened(message: bytes) -> tuple[bool, Any]:
    """Whether a task succeeded, and its result or its failure; one that cannot be read is a failure, too."""
    try:
        succeeded, value = pickle.loads(message)
    except Exception as failure:
        return False, failure
    return succeeded, value


def framed(message: bytes) -> bytes:
    return LENGTH.pack(len(message)) + message


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl+C: the server receives it and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would be started with the first process, and would unblock them
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerProcess(asyncio.Protocol):
    """Answers come in the order of the tasks."""

    def __init__(self, niceness: int, on_change: Callable[[WorkerProcess], None]) -> None:
        self.on_change = on_change  # called when a task is done, and when the process has died
        self.alive = True
        self.results: deque[Result] = deque()  # of the tasks that were given to the process
        self.received = bytearray()
        self.unsent: list[bytes] = []  # until the line is open
        self.transport: asyncio.Transport | None = None
        self.line, theirs = socket.socketpair()
        self.process = self._start(theirs, niceness)
        self.opening = asyncio.get_running_loop().create_task(self._open())

    def _start(self, line: socket.socket, niceness: int) -> Any:
        context = multiprocessing.get_context("spawn")  # workers inherit no threads and no sockets of the server
        process = context.Process(target=work_for, args=(line, niceness), daemon=True)
        with line, interrupts_blocked():
            process.start()
        return process

    async def _open(self) -> None:
        await asyncio.get_running_loop().create_unix_connection(lambda: self, sock=self.line)

    def give(self, task: bytes, result: Result) -> None:
        self.results.append(result)
        if self.transport is None:
            self.unsent.append(framed(task))
        else:
            self.transport.write(framed(task))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        transport.writelines(self.unsent)  # type: ignore[attr-defined]
        self.unsent.clear()

    def data_received(self, data: bytes) -> None:
        self.received += data
        while len(self.received) >= LENGTH.size:
            end = LENGTH.size + LENGTH.unpack_from(self.received)[0]
            if len(self.received) < end:
                return
            message = bytes(self.received[LENGTH.size : end])
            del self.received[:end]
            self._finish(message)

    def _finish(self, message: bytes) -> None:
        succeeded, value = opened(message)
        result = self.results.popleft()
        if not result.done() and succeeded:
            result.set_result(value)
        elif not result.done():
            result.set_exception(value)
        self.on_change(self)

    def connection_lost(self, _exc: Exception | None) -> None:
        """Only the first task had begun: it may have killed the process."""
        self.alive = False
        reason: Exception = WorkerDied()
        for result in self.results:
            if not result.done():
                result.set_exception(reason)
            reason = NotBegun()
        self.results.clear()
        self.on_change(self)

    def close(self) -> None:
        """End the process. Nobody gets the results of its tasks any more."""
        self.opening.cancel()
        for result in self.results:
            result.cancel()
        self.process.terminate()
        if self.transport is not None:
            self.transport.abort()
        else:
            self.line.close()
            self.connection_lost(None)
