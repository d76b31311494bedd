"""Load test: more and more tables, until the 99th percentile of the latency exceeds 100 ms.

Runs one server on SQLite, then two on a PostgreSQL and a Redis of their own, all on the loopback interface. Three
tables in four play Duel with one bot, the others 7 Wonders with three. Bots have levels 1 to 4; at one table in forty
level 5, so that a search is always running. Idle connections watch tables at which nothing happens. The load comes from
the same machine, so servers, databases, bots and people share its cores.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

import httpx2

from bench.people import Figures, Person, make_table, watch
from tests.web.services import Missing
from tests.web.sites import NO_LIMITS, Site, postgresql_site, sqlite_site

BOUND = 0.1  # seconds
SPECTATORS = 50  # of a table
OPENED_AT_ONCE = 20  # idle connections
SETTINGS = {**NO_LIMITS, "BOT_PAUSE": "0.5", "NICENESS": "10"}
SITES: dict[str, Callable[..., AbstractContextManager[Site]]] = {"sqlite": sqlite_site, "postgresql": postgresql_site}
FILES = 16_384  # open at the same time in this process


@dataclass(frozen=True)
class Step:
    """The measurements with a number of tables."""

    tables: int
    rate: float  # moves per second
    cost: float  # processor seconds of the servers for one move
    p50: float  # seconds
    p99: float
    memory: int  # MiB

    def __str__(self) -> str:
        latency = f"p50 {1000 * self.p50:4.0f} ms   p99 {1000 * self.p99:5.0f} ms"
        return (
            f"{self.tables:5} tables {self.rate:6.0f} moves/s {1000 * self.cost:6.2f} ms/move   {latency}"
            f"   {self.memory:5} MiB"
        )


class Load:
    """People and spectators at a site."""

    def __init__(self, site: Site, pace: float) -> None:
        self.site = site
        self.pace = pace
        self.figures = Figures()
        self.tasks: list[asyncio.Task[None]] = []

    async def add_spectators(self, number: int) -> None:
        ports = [server.port for server in self.site.servers]
        async with httpx2.AsyncClient(base_url=self.site.servers[0].url, timeout=60) as http:
            tables = [await make_table(http, 1, "1") for _ in range(0, number, SPECTATORS)]
        opening = asyncio.Semaphore(OPENED_AT_ONCE)
        for place in range(number):
            work = watch(ports[place % len(ports)], tables[place % len(tables)], opening, self.figures)
            self.tasks.append(asyncio.create_task(work))
        while self.figures.spectators < number and not any(task.done() for task in self.tasks):
            await asyncio.sleep(0.1)

    async def add_people(self, first: int, number: int) -> None:
        """They come one after the other, so that they do not move at the same time."""
        ports = [server.port for server in self.site.servers]
        for place in range(first, first + number):
            person = Person(place, ports[place % len(ports)], self.pace, self.figures)
            self.tasks.append(asyncio.create_task(person.play()))
            await asyncio.sleep(min(2 * self.pace / number, 0.1))

    async def measure(self, tables: int, seconds: float) -> Step:
        self.figures.clear()
        begin, used = time.perf_counter(), self.site.processor_seconds()
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - begin, self.site.processor_seconds() - used
        waits = sorted(self.figures.waits)
        moves = self.figures.moves
        if not waits:
            raise SystemExit("nobody could move")
        p50, p99 = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        return Step(tables, moves / took, used / moves, p50, p99, self.site.memory())

    async def stop(self) -> None:
        """Report the first failure of a person: the figures would be wrong."""
        failed = [task for task in self.tasks if task.done()]
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for task in failed:
            task.result()


async def ramp(site: Site, arguments: argparse.Namespace) -> list[Step]:
    """Add tables until the latency exceeds the bound."""
    load, steps = Load(site, arguments.pace), list[Step]()
    try:
        await load.add_spectators(arguments.connections)
        while len(steps) < arguments.steps and (not steps or steps[-1].p99 <= BOUND):
            await load.add_people(len(steps) * arguments.tables, arguments.tables)
            await asyncio.sleep(arguments.warm_up)
            steps.append(await load.measure((len(steps) + 1) * arguments.tables, arguments.seconds))
            print(steps[-1], flush=True)
    finally:
        await load.stop()
    return steps


def summary(steps: list[Step]) -> str:
    good = [step for step in steps if step.p99 <= BOUND]
    cheapest = min(steps, key=lambda step: step.cost)
    cost = f"{1000 * cheapest.cost:.2f} ms of a core for a move: {1 / cheapest.cost:.0f} moves/s for each core"
    if len(good) == len(steps):
        return f"{cost}; p99 stays below {1000 * BOUND:.0f} ms up to {good[-1].rate:.0f} moves/s and more"
    below = f", and is below it at {good[-1].rate:.0f}" if good else ""
    return f"{cost}; p99 exceeds {1000 * BOUND:.0f} ms at {steps[-1].rate:.0f} moves/s{below}"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", choices=SITES, action="append", help="default: both, one after the other")
    parser.add_argument("--connections", type=int, default=1000, help="idle ones (default 1000)")
    parser.add_argument("--tables", type=int, default=40, help="added in each step (default 40)")
    parser.add_argument("--steps", type=int, default=12, help="at most (default 12)")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds a person thinks (default 1)")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before each step (default 5)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each step (default 10)")
    return parser.parse_args()


def main() -> None:
    arguments = options()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    for name in arguments.site or SITES:
        try:
            with SITES[name](**SETTINGS) as site:
                print(f"{site.name}, {arguments.connections} idle connections", flush=True)
                print(summary(asyncio.run(ramp(site, arguments))), flush=True)
        except Missing as missing:
            sys.exit(f"{name}: not run: {missing}")


if __name__ == "__main__":
    main()
