"""Players play while the server is killed repeatedly; afterwards every acknowledged answer must be in the database.

`python -m tests.web.crash [KILLS]` runs it on SQLite and on a PostgreSQL of its own.
"""

from __future__ import annotations

import random
import sys
import tempfile
import threading
import time
import uuid
from contextlib import suppress
from pathlib import Path

import httpx2
from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from .page import GREEDY_BOT, ME, Page
from .running import Person, Running
from .services import Missing, postgresql
from .sites import NO_LIMITS

PATIENCE = 60.0  # seconds
DISCONNECTED = (OSError, EOFError, WebSocketException, httpx2.HTTPError, TimeoutError)


class Player(threading.Thread):
    """Plays one game after another, and collects all acknowledged answers."""

    def __init__(self, server: Running, name: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.player_name = name
        self.stop = stop
        self.acknowledged: list[str] = []
        self.problems: list[str] = []

    def run(self) -> None:
        with Person(self.server, self.player_name) as person:
            table = ""
            while not self.stop.is_set():
                with suppress(*DISCONNECTED):
                    table = table or person.make("duel", [ME, GREEDY_BOT])
                    if self.play(person.come(self.server, table)):
                        table = ""
                self.stop.wait(0.05)

    def play(self, page: Page) -> bool:
        """Play until the connection breaks or the game is over; whether it is over."""
        while not self.stop.is_set():
            if not page.wait_for_question():
                return True
            ref = str(uuid.uuid4())
            said = page.answer(random.choice(page.legal()), ref=ref)
            if said["type"] == "accepted":
                self.acknowledged.append(ref)
            elif said["code"] != "not_asked_that":
                self.problems.append(str(said))
        return False


def crash(database: str, folder: Path, kills: int, players: int = 4) -> str:
    """Kill a server at random moments; returns a summary, or raises an AssertionError if an answer was lost."""
    server = Running(folder, DATABASE=database, **NO_LIMITS)
    stop = threading.Event()
    people = [Player(server, f"Player {number}", stop) for number in range(players)]
    try:
        for player in people:
            player.start()
        for _ in range(kills):
            wait_for_load(people)
            time.sleep(random.uniform(0, 0.5))
            server.kill()
            server.begin()
        wait_for_load(people)
    finally:
        stop.set()
        server.kill()
    for player in people:
        player.join(timeout=90)
    return summary(database, people, kills)


def wait_for_load(people: list[Player]) -> None:
    """Until every player has got another answer acknowledged."""
    before, end = [len(player.acknowledged) for player in people], time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if all(len(player.acknowledged) > seen for player, seen in zip(people, before, strict=True)):
            return
        time.sleep(0.02)
    raise AssertionError("the players cannot play")


def summary(database: str, people: list[Player], kills: int) -> str:
    engine = create_engine(database)
    with engine.connect() as connection:
        stored = set(connection.scalars(text("select ref from entries where ref is not null")))
    engine.dispose()
    acknowledged = [ref for player in people for ref in player.acknowledged]
    lost = [ref for ref in acknowledged if ref not in stored]
    problems = [problem for player in people for problem in player.problems]
    assert acknowledged, "no player could play"
    assert not lost, f"{len(lost)} of {len(acknowledged)} acknowledged answers were lost"
    assert not problems, problems
    return f"{kills} kills, {len(acknowledged)} acknowledged answers, none lost"


def main(kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        print("SQLite:", crash(f"sqlite:///{folder}/tables.sqlite", Path(folder), kills), flush=True)
        try:
            with postgresql() as database:
                print("PostgreSQL:", crash(database, Path(folder), kills), flush=True)
        except Missing as missing:
            sys.exit(f"PostgreSQL: not run: {missing}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
