"""Honest players finish their games while servers, databases, disks and clocks fail and others attack the site.

On SQLite with one server, then on PostgreSQL and Redis with two: processes are killed and frozen, the database is
locked, the disk is full, the clock jumps, and hostile clients of one address do their worst. The limits of the servers
are the default ones. Afterwards every acknowledged answer must be in the log once, no log may have a gap, every game
must replay, and no honest player may have been refused. An outage is no refusal: players try again, like the page.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from ..services import Missing
from ..sites import Site, postgresql_site, sqlite_site
from .clock_server import FOLDER
from .faults import Fault, faults_of, revive, without_support
from .journal import Journal, summary, verdict
from .players import HonestTable, Player

SERVER = ("-m", "tests.web.chaos.clock_server")
SITES: dict[str, Callable[..., AbstractContextManager[Site]]] = {"sqlite": sqlite_site, "postgresql": postgresql_site}
LAST_GAMES = 180.0  # seconds in which all games must end after the last fault
PAUSE = 4.0  # most seconds between two faults
BOTH = 0.3  # how often two faults happen at the same time


class Tables(list[str]):
    """Opened tables; their names are written to a file, as if players had published the links."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        path.touch()

    def append(self, table: str) -> None:
        super().append(table)
        with self.path.open("a") as file:
            file.write(f"{table}\n")


def honest_tables(site: Site, journal: Journal, opened: list[str]) -> list[HonestTable]:
    players = [Player(number, site, journal) for number in range(6)]
    return [
        HonestTable("duel", players[:1], 1, journal, opened),
        HonestTable("wonders", players[1:2], 2, journal, opened),
        HonestTable("duel", players[2:4], 0, journal, opened),
        HonestTable("wonders", players[4:], 1, journal, opened),
    ]


async def disturb(site: Site, clocks: Path, journal: Journal, end: float) -> None:
    """One or two faults at a time, until the end."""
    faults = faults_of(site, clocks)
    while time.monotonic() < end:
        await asyncio.sleep(random.uniform(0.5, PAUSE))
        chosen = random.sample(sorted(faults), 2 if random.random() < BOTH else 1)
        await asyncio.gather(*(happen(name, faults[name], journal) for name in chosen))
        for server in site.servers:
            if server.process.poll() is not None:
                journal.problems.append(f"a server ended by itself after {' and '.join(chosen)}")
                await asyncio.to_thread(revive, server)


async def happen(name: str, fault: Fault, journal: Journal) -> None:
    begin = time.monotonic()
    await asyncio.to_thread(fault)
    journal.add_fault(name, begin)


async def run(site: Site, clocks: Path, seconds: float) -> Journal:
    journal, stop = Journal(), asyncio.Event()
    opened = Tables(site.folder / "tables.txt")
    tables = honest_tables(site, journal, opened)
    playing = [asyncio.create_task(table.run(stop)) for table in tables]
    ports = [str(server.port) for server in site.servers]
    hostile = subprocess.Popen([sys.executable, "-m", "tests.web.chaos.hostile", str(opened.path), *ports])
    try:
        await disturb(site, clocks, journal, time.monotonic() + seconds)
        stop.set()
        _, waiting = await asyncio.wait(playing, timeout=LAST_GAMES)
        stuck = [table for table, task in zip(tables, playing, strict=True) if task in waiting]
        journal.problems += [f"a game was not finished: {table}" for table in stuck]
        journal.problems += ["the hostile clients gave up"] * (hostile.poll() is not None)
    finally:
        hostile.kill()
        hostile.wait()
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
    journal.problems += [f"a player failed: {result!r}" for result in results if isinstance(result, Exception)]
    return journal


def chaos(name: str, seconds: float) -> list[str]:
    """Run at one site; returns all that went wrong."""
    with (
        tempfile.TemporaryDirectory(prefix="septem-clocks-") as clocks,
        SITES[name](SERVER, **{FOLDER.removeprefix("SEPTEM_"): clocks}) as site,
    ):
        print(f"{site.name}, {seconds:.0f} s", flush=True)
        journal = asyncio.run(run(site, Path(clocks), seconds))
        for server in site.servers:
            server.kill()
        print(summary(journal), flush=True)
        return verdict(journal, site.database_url)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600.0, help="of faults, on both sites together (default 600)")
    parser.add_argument("--site", choices=SITES, action="append", help="default: both, one after the other")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000, help="of the order of faults")
    arguments = parser.parse_args()
    if without_support():
        sys.exit(f"not run: {without_support()}")
    print(f"seed {arguments.seed}")
    random.seed(arguments.seed)
    names = arguments.site or list(SITES)
    try:
        problems = [problem for name in names for problem in chaos(name, arguments.seconds / len(names))]
    except Missing as missing:
        sys.exit(f"not run: {missing}")
    print(*(problems or ["no acknowledged answer lost, no gap, no honest player refused"]), sep="\n")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
