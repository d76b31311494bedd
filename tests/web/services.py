"""A PostgreSQL and a Redis for the tests, on free ports; both end with the tests."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .running import free_port

UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL does not run as root
START_TIMEOUT = 60.0  # seconds


class Missing(Exception):
    """A program that is not installed, and how to install it."""


class Service:
    """A program of which all processes can be killed, frozen, and started again."""

    def __init__(self, url: str, command: list[str], folder: str, user: str | None, wait: Callable[[], None]) -> None:
        self.url = url
        self.command = command
        self.folder = folder
        self.user = user
        self.wait = wait  # until it answers

    def begin(self) -> None:
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(self.command, user=self.user, stdout=quiet, stderr=quiet, cwd=self.folder)
        self.wait()

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to all processes of the program."""
        for process in family(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def kill(self) -> None:
        """Like a power cut."""
        self.signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        self.signal(signal.SIGCONT)
        self.process.send_signal(signal.SIGINT)  # PostgreSQL then does not wait for clients to leave
        self.process.wait()


def family(process: int) -> list[int]:
    """A process and all its descendants, as far as the system tells."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    children = listed.read_text().split() if listed.exists() else []
    return [process, *(one for child in children for one in family(int(child)))]


def program(name: str, package: str) -> str:
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = str(versions[-1]) if versions else shutil.which(name)
    if not found:
        raise Missing(f"{name} is missing (Debian: apt install {package})")
    return found


def unprivileged() -> str | None:
    """The user that runs PostgreSQL, if this is root."""
    if os.geteuid():
        return None
    import pwd

    known = {user.pw_name for user in pwd.getpwall()}
    return next(user for user in UNPRIVILEGED if user in known)


@contextmanager
def postgresql_service() -> Iterator[Service]:
    """A PostgreSQL with an empty database."""
    prepare, serve = program("initdb", "postgresql"), program("postgres", "postgresql")
    user, port = unprivileged(), free_port()
    with tempfile.TemporaryDirectory(prefix="septem-pg-") as folder:
        if user:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        initialise = [prepare, "-D", data, "-U", "septem", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"]
        subprocess.run(initialise, user=user, check=True, capture_output=True, cwd=folder)
        options = ["-h", "127.0.0.1", "-p", str(port), "-k", "", "-c", "max_connections=60"]
        url = f"postgresql+psycopg://septem@127.0.0.1:{port}/postgres"
        service = Service(url, [serve, "-D", data, *options], folder, user, lambda: wait_for_database(port))
        try:
            service.begin()
            yield service
        finally:
            service.end()


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database."""
    with postgresql_service() as service:
        yield service.url


def wait_for_database(port: int) -> None:
    import psycopg

    end = time.monotonic() + START_TIMEOUT
    while True:
        try:
            psycopg.connect(host="127.0.0.1", port=port, user="septem", dbname="postgres").close()
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
        else:
            return


@contextmanager
def redis_service(port: int = 0) -> Iterator[Service]:
    """An empty Redis without persistence, on a port or on any free one."""
    serve, port = program("redis-server", "redis-server"), port or free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no"]
    with tempfile.TemporaryDirectory(prefix="septem-redis-") as folder:
        url = f"redis://127.0.0.1:{port}"
        service = Service(url, [serve, *options], folder, None, lambda: wait_for_redis(port))
        try:
            service.begin()
            yield service
        finally:
            service.end()


@contextmanager
def redis(port: int = 0) -> Iterator[str]:
    """The address of an empty Redis."""
    with redis_service(port) as service:
        yield service.url


def wait_for_redis(port: int) -> None:
    import redis as client

    end = time.monotonic() + START_TIMEOUT
    while True:
        try:
            with client.Redis(port=port) as connection:
                connection.ping()
        except client.ConnectionError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return
