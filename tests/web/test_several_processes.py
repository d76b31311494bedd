"""Two server processes with one PostgreSQL and one Redis: they share all tables."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from septem.web.store import Database
from septem.web.store.notifications import RedisNotifications
from septem.web.tables.interfaces import Notification

from .crash import crash
from .page import GREEDY_BOT, ME, OPEN, Page
from .running import Person, Running
from .services import Missing, postgresql, redis, redis_service

PLAIN_BOARDS = {"boards": ["giza", "rhodes", "ephesus"], "sides": "A"}  # without questions between turns


@dataclass
class Site:
    """Two processes; Ann connects to the first one and Bob to the second."""

    first: Running
    second: Running
    ann: Person
    bob: Person


@pytest.fixture(scope="module")
def addresses() -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        try:
            found = {"DATABASE": stack.enter_context(postgresql()), "REDIS": stack.enter_context(redis())}
        except Missing as missing:
            pytest.skip(str(missing))
        yield found


@pytest.fixture(scope="module")
def servers(addresses: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    with ExitStack() as stack:
        first, second = (Running(tmp_path_factory.mktemp("server"), **addresses) for _ in range(2))
        stack.callback(first.kill)
        stack.callback(second.kill)
        yield first, second


@pytest.fixture
def site(servers: tuple[Running, Running]) -> Iterator[Site]:
    first, second = servers
    if first.process.poll() is not None:
        first.begin()
    with Person(first, "Ann") as ann, Person(second, "Bob") as bob:
        yield Site(first, second, ann, bob)


def test_two_play_through_two_processes_and_one_process_dies(site: Site) -> None:
    ann, bob = site.ann, site.bob
    table = ann.make("duel", [ME, OPEN])
    one, two = ann.come(site.first, table), bob.come(site.second, table)
    bob.sit(table, 2)
    pages = {1: one, 2: two}
    for turn in range(40):
        if turn == 20:  # Ann's server dies; she reconnects through Bob's
            site.first.kill()
            pages[1] = ann.come(site.second, table)
        play_once(pages)
    assert pages[1].scene is not None
    assert pages[1].scene["number"] == 40
    assert [seat["present"] for seat in pages[1].table["seats"]] == [True, True]
    site.first.begin()
    late = ann.come(site.first, table)
    assert late.scene is not None
    assert late.scene["number"] == 40


def play_once(pages: dict[int, Page]) -> None:
    """The player who is asked answers; both receive it."""
    numbers = [page.scene["number"] if page.scene else -1 for page in pages.values()]
    now = max(numbers)
    for page in pages.values():
        while page.scene is None or page.scene["number"] < now:
            page.next()
    asked = next(page for page in pages.values() if page.scene and page.scene["asked_at"] is not None)
    assert asked.answer(asked.legal()[0])["type"] == "accepted"
    for page in pages.values():
        while page.scene is None or page.scene["number"] <= now:
            page.next()


def test_answers_at_the_same_time_and_bots_whose_process_dies(site: Site) -> None:
    ann, bob = site.ann, site.bob
    table = ann.make("wonders", [ME, OPEN, GREEDY_BOT], options=PLAIN_BOARDS)
    one = ann.come(site.first, table)
    bob.sit(table, 2)
    two = bob.come(site.second, table)
    for turn in range(18):
        if turn == 6:
            site.first.kill()  # its bots may have been thinking: the other process continues
            one = ann.come(site.second, table)
        asked = {page: send_answer(page) for page in (one, two)}
        for page, question in asked.items():
            wait_for_result(page, question)
    assert not one.wait_for_question()
    assert not two.wait_for_question()
    assert one.scene is not None
    assert one.scene["result"] == (two.scene or {})["result"]


def send_answer(page: Page) -> int:
    """Send an answer without waiting for the reply; returns the question."""
    page.wait_for_question()
    assert page.scene is not None
    asked_at, seat = page.scene["asked_at"], page.scene["seat"]
    ref = f"answer-{seat}-{asked_at}"
    page.send(type="answer", ref=ref, seat=seat, move=page.legal()[0], asked_at=asked_at)
    return int(asked_at)


def wait_for_result(page: Page, question: int) -> None:
    """Until the answer is accepted and the scene has changed."""
    said = page.until("accepted", "refused")
    assert said["type"] == "accepted", said
    while page.scene is None or (page.scene["asked_at"] == question and not page.scene["result"]):
        page.next()


def test_chat_reaches_clients_of_all_processes(site: Site) -> None:
    ann, bob = site.ann, site.bob
    table = ann.make("duel", [ME, OPEN])
    one = ann.come(site.first, table)
    two = bob.come(site.second, table)
    one.send(type="chat", text="hello")
    assert two.until("chat")["said"]["text"] == "hello"
    two.send(type="chat", text="bonjour")
    assert one.until("chat")["said"]["text"] == "hello"
    assert one.until("chat")["said"]["text"] == "bonjour"


def test_processes_that_start_together_create_the_database_once(addresses: dict[str, str]) -> None:
    address = make_url(addresses["DATABASE"])
    server = create_engine(address, isolation_level="AUTOCOMMIT")
    for attempt in range(3):
        with server.connect() as connection:
            connection.execute(text(f"create database empty{attempt}"))
        databases = [Database(str(address.set(database=f"empty{attempt}"))) for _ in range(4)]
        with ThreadPoolExecutor(4) as threads:
            list(threads.map(Database.migrate, databases))
        for database in databases:
            database.close()
    server.dispose()


def test_a_notification_of_a_newer_version_is_read_without_its_new_fields() -> None:
    received: list[Notification] = []
    notifications = RedisNotifications("redis://127.0.0.1:1")
    for text_ in ('{"sender": "x", "table": "t", "colour": "red"}', "not json", "[]", '{"sender": "x"}'):
        notifications._receive(text_, received.append)
    assert received == [Notification("x", "t")]


def test_a_server_starts_without_redis(tmp_path: Path) -> None:
    server = Running(tmp_path, REDIS="redis://127.0.0.1:1")
    try:
        with Person(server, "Ann") as ann:
            page = ann.come(server, ann.make("duel", [ME, GREEDY_BOT]))
            page.wait_for_question()
            assert page.answer(page.legal()[0])["type"] == "accepted"
    finally:
        server.kill()


def test_games_go_on_while_redis_is_frozen() -> None:
    try:
        with redis_service() as service:
            service.signal(signal.SIGSTOP)
            asyncio.run(asyncio.wait_for(acquire_leases(service.url), 20))
    except Missing as missing:
        pytest.skip(str(missing))


async def acquire_leases(url: str) -> None:
    """Bots of many tables ask one after the other, and processes are notified. Nobody waits for long."""
    notifications = RedisNotifications(url)
    for number in range(50):
        notifications.send(f"table {number}")
        assert await notifications.acquire_lease(f"table {number}")
    assert len(notifications.tasks) < 3  # notifications that nobody takes do not pile up
    await notifications.close()


def test_kills_lose_no_acknowledged_answer_on_postgresql(addresses: dict[str, str], tmp_path: Path) -> None:
    assert "none lost" in crash(addresses["DATABASE"], tmp_path, kills=4)
