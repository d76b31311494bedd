"""Faults that the test injects. Every fault is over when its function returns."""

from __future__ import annotations

import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ..running import Running
from ..services import Service, family
from ..sites import Site
from .clock_server import set_clock

Fault = Callable[[], None]
PATIENCE = 60.0  # seconds until a server that has been started must be healthy
MOST_SECONDS = 12.0  # longer than a server waits for a locked SQLite
CLOCK_JUMP = 6 * 3600.0  # seconds, forwards or backwards


def faults_of(site: Site, clocks: Path) -> dict[str, Fault]:
    """All faults that can happen at a site, by name."""
    found: dict[str, Fault] = {
        "server killed": lambda: kill_server(random.choice(site.servers)),
        "server frozen": lambda: freeze_server(random.choice(site.servers)),
        "clock jumped": lambda: jump(clocks, random.choice(site.servers)),
    }
    if site.database is None:
        found |= {"database locked": partial(lock, site), "disk full": lambda: fill_disk(site.servers[0].process.pid)}
    for name, service in (("PostgreSQL", site.database), ("Redis", site.redis)):
        if service is not None:
            found |= {f"{name} killed": partial(restart, service), f"{name} frozen": partial(freeze, service)}
    if site.database is not None:
        found["disk of PostgreSQL full"] = partial(fill_disk_of, site.database)
    return found


def wait(most: float) -> None:
    time.sleep(random.uniform(0, most))


def kill_server(server: Running) -> None:
    server.kill()
    wait(2)
    revive(server)


def revive(server: Running) -> None:
    """Start a server, again and again like a supervisor: its database may be down."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if server.process.poll() is not None:
            server.launch()
        if server.is_healthy():
            return
        time.sleep(0.2)
    raise AssertionError("a server does not become healthy")


def freeze_server(server: Running) -> None:
    server.process.send_signal(signal.SIGSTOP)
    wait(5)
    server.process.send_signal(signal.SIGCONT)


def jump(clocks: Path, server: Running) -> None:
    """The clock stays wrong until the next jump."""
    set_clock(clocks, server.port, random.uniform(-CLOCK_JUMP, CLOCK_JUMP))


def lock(site: Site) -> None:
    """Another process writes to the database, and does not finish."""
    connection = sqlite3.connect(site.database_url.removeprefix("sqlite:///"), timeout=30, isolation_level=None)
    try:
        connection.execute("begin immediate")
        wait(MOST_SECONDS)
    finally:
        connection.close()


def restart(service: Service) -> None:
    service.kill()
    wait(4)
    service.begin()


def freeze(service: Service) -> None:
    service.signal(signal.SIGSTOP)
    wait(MOST_SECONDS)
    service.signal(signal.SIGCONT)


def limit_files(process: int, size: str, user: str | None = None) -> None:
    """Limit the size of files that a process and its children can write. Only their own user may do it."""
    for one in family(process):
        command = ["prlimit", f"--pid={one}", f"--fsize={size}:"]
        subprocess.run(command, user=user, check=False, stderr=subprocess.DEVNULL)  # some may have ended


def fill_disk(process: int, user: str | None = None) -> None:
    """Every write to a file fails. This needs no file system of its own."""
    limit_files(process, "0", user)
    wait(6)
    limit_files(process, "unlimited", user)


def fill_disk_of(service: Service) -> None:
    """PostgreSQL stops when it cannot write its log; a supervisor starts it again once there is space."""
    fill_disk(service.process.pid, service.user)
    if not service.running:
        service.begin()


def without_support() -> str:
    """Why faults cannot be made here; otherwise empty."""
    if sys.platform != "linux":
        return "faults, and addresses of the loopback network, need Linux"
    return "" if shutil.which("prlimit") else "prlimit is missing (Debian: apt install util-linux)"
