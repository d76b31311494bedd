"""A PostgreSQL and a Redis for the tests, on free ports; both end with the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .running import free_port

UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL does not run as root
START_TIMEOUT = 60.0  # seconds


class Missing(Exception):
    """A program that is not installed, and how to install it."""


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
def postgresql() -> Iterator[str]:
    """The address of an empty database."""
    prepare, serve = program("initdb", "postgresql"), program("postgres", "postgresql")
    user, port = unprivileged(), free_port()
    with tempfile.TemporaryDirectory(prefix="septem-pg-") as folder:
        if user:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        initialise = [prepare, "-D", data, "-U", "septem", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"]
        subprocess.run(initialise, user=user, check=True, capture_output=True, cwd=folder)
        options = ["-h", "127.0.0.1", "-p", str(port), "-k", "", "-c", "max_connections=60"]
        command = [serve, "-D", data, *options]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, user=user, stdout=quiet, stderr=quiet, cwd=folder) as server:
            try:
                wait_for_database(port)
                yield f"postgresql+psycopg://septem@127.0.0.1:{port}/postgres"
            finally:
                server.terminate()


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
def redis(port: int = 0) -> Iterator[str]:
    """The address of an empty Redis without persistence, on a port or on any free one."""
    serve, port = program("redis-server", "redis-server"), port or free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no"]
    with tempfile.TemporaryDirectory(prefix="septem-redis-") as folder:
        quiet = subprocess.DEVNULL
        with subprocess.Popen([serve, *options], stdout=quiet, stderr=quiet, cwd=folder) as server:
            try:
                wait_for_redis(port)
                yield f"redis://127.0.0.1:{port}"
            finally:
                server.terminate()


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
