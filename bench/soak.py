"""Soak test: many games on one server, and many stored tables.

Plays games without a pause and reports memory and open files of the server: both must stay flat. Then copies tables in
the database until there are many, and measures how long the server needs to start, and what it costs while idle.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import time
from dataclasses import dataclass
from statistics import mean

from sqlalchemy import Connection, create_engine, insert, select

from bench.people import Figures, Person
from septem.web.store.models import Base
from tests.web.sites import NO_LIMITS, Site, sqlite_site

SETTINGS = {**NO_LIMITS, "IDLE_SECONDS": "5"}
PEOPLE = 12
REPORTS = 20
GROWTH = 1.1  # from the second quarter to the last one
START_SECONDS, IDLE_SHARE = 3.0, 0.01
COPIED = ("seats", "entries")  # what belongs to a table


@dataclass(frozen=True)
class Sample:
    games: int
    memory: int  # MiB
    files: int

    def __str__(self) -> str:
        return f"{self.games:6} games {self.memory:5} MiB {self.files:5} open files"


async def play(site: Site, games: int) -> list[Sample]:
    """Play games at a few tables at the same time, and look at the server now and then."""
    figures, port = Figures(), site.servers[0].port
    people = [asyncio.create_task(Person(number, port, 0, figures).play()) for number in range(1, PEOPLE + 1)]
    samples: list[Sample] = []
    begin = time.monotonic()
    try:
        while figures.games < games:
            await asyncio.sleep(0.5)
            failed = next((person for person in people if person.done()), None)
            if failed is not None:
                failed.result()
            if figures.games >= games * len(samples) // REPORTS:
                samples.append(Sample(figures.games, site.memory(), site.open_files()))
                print(samples[-1], flush=True)
    finally:
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    print(f"{figures.moves} moves in {time.monotonic() - begin:.0f} s", flush=True)
    return samples


def growth(samples: list[Sample]) -> list[str]:
    """The resources that have grown since the second quarter."""
    quarter = len(samples) // 4
    early, late = samples[quarter : 2 * quarter], samples[-quarter:]
    return [
        f"{what} grew from {before:.0f} to {after:.0f}"
        for what, before, after in (
            ("memory (MiB)", mean(one.memory for one in early), mean(one.memory for one in late)),
            ("open files", mean(one.files for one in early), mean(one.files for one in late)),
        )
        if after > before * GROWTH
    ]


def copy_tables(database_url: str, number: int) -> None:
    """Copy stored tables, with their seats and logs, until there are so many."""
    engine = create_engine(database_url)
    with engine.begin() as connection:
        tables = Base.metadata.tables["tables"]
        templates = connection.execute(select(tables).limit(100)).mappings().all()
        for place in range(number - len(templates)):
            copy_table(connection, dict(templates[place % len(templates)]))
    engine.dispose()


def copy_table(connection: Connection, row: dict[str, object]) -> None:
    name, old = secrets.token_urlsafe(16), row["id"]
    connection.execute(insert(Base.metadata.tables["tables"]), [row | {"id": name}])
    for part in COPIED:
        rows = Base.metadata.tables[part]
        copies = [
            dict(one) | {"table": name}
            for one in connection.execute(select(rows).where(rows.c.table == old)).mappings()
        ]
        if copies:
            connection.execute(insert(rows), copies)


def measure_stored(site: Site, number: int, seconds: float) -> list[str]:
    """Start with many stored tables, and wait."""
    server = site.servers[0]
    server.kill()
    copy_tables(site.database_url, number)
    begin = time.monotonic()
    server.begin()
    start = time.monotonic() - begin
    started = site.processor_seconds()
    time.sleep(2)  # until the workers have started
    used = site.processor_seconds()
    time.sleep(seconds)
    share = (site.processor_seconds() - used) / seconds
    begun = f"start {start:.1f} s, {started:.1f} s of them processor time"
    print(f"{number} stored tables: {begun}, idle {100 * share:.2f} % of a core, {site.memory()} MiB")
    slow = [f"the start took {start:.1f} s"] * (start > START_SECONDS)
    return slow + [f"the idle server uses {100 * share:.1f} % of a core"] * (share > IDLE_SHARE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="default 10,000")
    parser.add_argument("--stored", type=int, default=10_000, help="stored tables (default 10,000)")
    parser.add_argument("--idle", type=float, default=20.0, help="seconds of idleness to measure (default 20)")
    arguments = parser.parse_args()
    with sqlite_site(**SETTINGS) as site:
        problems = growth(asyncio.run(play(site, arguments.games)))
        problems += measure_stored(site, arguments.stored, arguments.idle)
    print(*(problems or ["memory and open files are flat, start and idleness are cheap"]), sep="\n")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
