"""Starvation: nobody waits for all the tasks of another guest or address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem.web.settings import Settings
from septem.web.tables.refusal import Refusal
from septem.web.thinking.analysis_queue import AnalysisQueue
from septem.web.thinking.fair_queue import Addresses, FairQueue

from .page import ME, OPEN, RANDOM_BOT, create_table


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def addresses_of(**addresses: str) -> Addresses:
    known = Addresses()
    for guest, address in addresses.items():
        known.remember(guest, address)
    return known


async def order(queue: FairQueue, guests: str) -> str:
    """The order in which the tasks of guests run, if all ask at the same time."""
    ran: list[str] = []

    async def task(guest: str) -> None:
        async with queue.slot(guest):
            ran.append(guest)
            await asyncio.sleep(0)

    await asyncio.gather(*(task(guest) for guest in guests))
    return "".join(ran)


def test_guests_take_turns() -> None:
    async def work() -> None:
        assert await order(FairQueue(1, Addresses()), "aaaaab") == "aabaaa"
        assert await order(FairQueue(1, Addresses()), "aaabbbc") == "aabcabb"

    run(work)


def test_many_guests_of_one_address_have_one_turn_together() -> None:
    async def work() -> None:
        known = addresses_of(a="one", b="one", c="one", d="one", z="two")
        assert await order(FairQueue(1, known), "abcdzz") == "abzczd"

    run(work)


def test_a_cancelled_task_gives_its_turn_to_the_next() -> None:
    async def work() -> None:
        queue = FairQueue(1, Addresses())
        async with queue.slot("a"):
            waiting = [asyncio.create_task(order(queue, guest)) for guest in "bc"]
            await asyncio.sleep(0.01)
            assert queue.length == 2
            waiting[0].cancel()
            await asyncio.sleep(0.01)
        assert await waiting[1] == "c"
        assert (queue.free, queue.length) == (1, 0)

    run(work)


def test_neither_a_guest_nor_an_address_fills_the_queue_of_analyses() -> None:
    settings = Settings(analyses_a_guest=2, analyses_an_address=3, analysis_queue=5)
    known = addresses_of(a="one", b="one", c="two")
    queue = AnalysisQueue(settings, None, None, known)  # type: ignore[arg-type]

    def code(guest: str, waiting: str) -> str | None:
        queue.guests = {str(number): other for number, other in enumerate(waiting)}
        try:
            queue._check_places(guest)
        except Refusal as refusal:
            return refusal.code
        return None

    assert [code("a", waiting) for waiting in ("", "a", "aa", "ab", "abb")] == [
        None,
        None,
        "too_many_analyses",
        None,
        "too_many_analyses",
    ]
    assert [code("c", waiting) for waiting in ("abb", "abbde")] == [None, "analysis_queue_full"]
    queue.close()


def test_every_table_has_a_place_for_a_person(server: TestClient) -> None:
    request = {"game": "duel", "seats": [RANDOM_BOT, RANDOM_BOT]}
    assert server.post("/api/tables", json=request).json()["code"] == "only_bots"
    table = create_table(server, "wonders", [OPEN, RANDOM_BOT, RANDOM_BOT])
    bot = {"kind": "bot", "bot": "random"}
    assert server.put(f"/api/tables/{table}/seats/1/bot", json=bot).json()["code"] == "only_bots"


@pytest.mark.parametrize("watched", [True, False])
def test_bots_on_all_seats_play_only_while_somebody_watches(server: TestClient, watched: bool) -> None:
    table = create_table(server, "duel", [ME, RANDOM_BOT])
    session = server.app.state.lobby.sessions[table]  # type: ignore[attr-defined]
    portal = server.portal
    assert portal is not None
    portal.call(session.substitute, 0, True, session.stored.host)
    if watched:
        with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
            while "happened" not in socket.receive_text():
                pass
    else:
        portal.call(asyncio.sleep, 0.3)
        assert session.table_game.number == 0
