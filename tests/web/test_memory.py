"""The memory of a server that runs for months: what nobody uses any more is freed at once.

The server seldom collects garbage, because all clients wait meanwhile. So nothing that a table leaves may need it.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from septem.web import messages as m
from septem.web.tables.connection import Connection
from septem.web.tables.lobby import Lobby, LobbySettings
from septem.web.tables.standalone import InlineBotPool, MemoryStore, SingleProcess
from septem.web.tables.stored import Guest
from septem.web.tables.system_time import SystemTime

ANN = Guest("ann", "Ann")


@pytest.fixture
def without_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize(("game", "bots"), [("duel", 1), ("wonders", 2)])
@pytest.mark.usefixtures("without_collection")
def test_a_table_that_left_the_memory_is_freed_without_a_collection(game: str, bots: int) -> None:
    async def work() -> None:
        lobby = Lobby(LobbySettings(bot_pause=0), MemoryStore(), InlineBotPool(), SingleProcess(), SystemTime())
        table, game_of_table = await play_and_leave(lobby, game, bots)
        await asyncio.sleep(0.1)  # cancelled tasks end
        assert table() is None
        assert game_of_table() is None

    asyncio.run(work())


async def play_and_leave(lobby: Lobby, game: str, bots: int) -> tuple[ref[object], ref[object]]:
    """Open a table with a client, answer a few times, and let the table leave the memory."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    wish = m.NewTable.model_validate(
        {"game": game, "seats": seats, "shuffle": False, "clock": {"bank": 600_000, "bonus": 1000}}
    )
    table = await lobby.create(wish, ANN)
    connection = Connection(table, ANN, "en")
    connection.open()
    for number in range(5):
        while 0 not in table.running_game().asked_at:
            await asyncio.sleep(0.01)
        now = table.running_game()
        await table.answer(0, now.table.moves(0)[0].text, now.asked_at[0], f"reference-{number}")
    connection.close()
    lobby.forget(table.id)
    assert table.table_game is not None
    return ref(table), ref(table.table_game)
