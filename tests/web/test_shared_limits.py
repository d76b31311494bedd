"""Rate limits of several processes: shared through a real Redis, and counted by each process while Redis is away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from septem.web import metrics
from septem.web.http.app import create_app
from septem.web.http.limits import RateLimits
from septem.web.store import redis_client
from septem.web.store.shared_budgets import SharedBudgets

from .conftest import settings_in
from .services import Missing, redis


class StoppableRedis:
    """A Redis that a test can stop and start again."""

    def __init__(self) -> None:
        self.running = ExitStack()
        self.url = self.running.enter_context(redis())

    def stop(self) -> None:
        self.running.close()

    def start(self) -> None:
        self.running.enter_context(redis(int(self.url.rpartition(":")[2])))


@pytest.fixture
def server_of_redis() -> Iterator[StoppableRedis]:
    try:
        found = StoppableRedis()
    except Missing as missing:
        pytest.skip(str(missing))
    yield found
    found.stop()


def process(folder: Path, name: str, redis_url: str, **limits: object) -> TestClient:
    (folder / name).mkdir()
    return TestClient(create_app(settings_in(folder / name, redis=redis_url, **limits)))


def statuses(client: TestClient, number: int) -> list[int]:
    return [client.get("/api/me").status_code for _ in range(number)]


def spend(client: TestClient, address: str) -> bool:
    """Count a request of another address."""
    limits: RateLimits = client.app.state.limits  # type: ignore[attr-defined]
    assert client.portal is not None
    return client.portal.call(limits.allows, "request", address)


def test_processes_share_the_budget_of_an_address(tmp_path: Path, server_of_redis: StoppableRedis) -> None:
    url = server_of_redis.url
    with (
        process(tmp_path, "one", url, requests_a_minute=6) as one,
        process(tmp_path, "two", url, requests_a_minute=6) as two,
    ):
        assert statuses(one, 4) == [200] * 4
        assert statuses(two, 4) == [200] * 2 + [429] * 2
        assert spend(two, "198.51.100.1")


def test_tables_and_guests_are_counted_together(tmp_path: Path, server_of_redis: StoppableRedis) -> None:
    url, seats = server_of_redis.url, [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "duel", "seats": seats, "name": "Ann"}
    with (
        process(tmp_path, "one", url, guests_an_hour=2, tables_an_hour_an_address=2) as one,
        process(tmp_path, "two", url, guests_an_hour=2, tables_an_hour_an_address=2) as two,
    ):
        assert one.post("/api/tables", json=wish).status_code == 201
        assert two.post("/api/tables", json=wish).status_code == 201
        assert two.post("/api/tables", json=wish).json()["code"] == "too_many_new_tables"
        one.cookies.clear()
        assert one.put("/api/me", json={"name": "Bob"}).json()["code"] == "too_many"


def test_without_redis_each_process_counts_and_warns(
    tmp_path: Path,
    server_of_redis: StoppableRedis,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.WARNING, "septem")
    with process(tmp_path, "one", server_of_redis.url, requests_a_minute=6) as one:
        assert statuses(one, 2) == [200] * 2
        server_of_redis.stop()
        began = time.monotonic()
        assert statuses(one, 4) == [200] * 4
        assert time.monotonic() - began < 2
        assert statuses(one, 2) == [429] * 2
        assert caplog.text.count("each process counts rate limits for itself") == 1
        assert metrics.REDIS._value.get() == 0
        server_of_redis.start()
        monkeypatch.setattr(redis_client, "AWAY", 0)
        shared = one.app.state.limits.shared  # type: ignore[attr-defined]
        shared.redis.ask_again = 0
        assert spend(one, "198.51.100.1")
        assert "all processes share their rate limits" in caplog.text
        assert metrics.REDIS._value.get() == 1


def test_a_shared_budget_fills_up_again(server_of_redis: StoppableRedis) -> None:
    async def spend_all(costs: list[float], pause: float) -> list[bool]:
        budgets = SharedBudgets(server_of_redis.url)
        allowed = []
        for cost in costs:
            allowed.append(await budgets.allows("ann", 4, 0.8, cost))
            await asyncio.sleep(pause)
        await budgets.close()
        return allowed

    assert asyncio.run(spend_all([2, 3, 2, 1], 0)) == [True, False, True, False]
    time.sleep(0.3)
    assert asyncio.run(spend_all([1, 4], 0)) == [True, False]
    time.sleep(0.9)  # the key has expired
    assert asyncio.run(spend_all([4], 0)) == [True]
