"""Clocks: no player gains or loses time by a restart, an unwatched table, or a jump of the computer's clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from septem.web import messages as m
from septem.web.tables import lobby as lobbies
from septem.web.tables.lobby import Lobby, LobbySettings
from septem.web.tables.standalone import standalone_lobby
from septem.web.tables.stored import Guest
from septem.web.tables.table_session import TableSession

ANN = Guest("ann", "Ann")
MINUTE, HOUR = 60_000, 3_600_000
BANK = 10 * MINUTE


class TwoClocks:
    """The time of day, and a clock that never jumps."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000_000, 5_000

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds

    def milliseconds(self) -> int:
        return self.wall

    def monotonic(self) -> float:
        return self.steady / 1000


async def new_table(time: TwoClocks) -> tuple[Lobby, TableSession]:
    lobby = standalone_lobby(LobbySettings(bot_pause=0), time)
    return lobby, await lobby.create(request(), ANN)


def request() -> m.NewTable:
    wish = {"game": "duel", "options": {}, "seats": [{"kind": "me"}] * 2, "clock": {"bank": BANK, "bonus": 0}}
    return m.NewTable.model_validate(wish)


def other_process(lobby: Lobby) -> Lobby:
    """With the same store, and without the memory of this one."""
    return Lobby(lobby.settings, lobby.store, lobby.bot_pool, lobby.notifications, lobby.time)


async def reopened(lobby: Lobby, table: TableSession) -> TableSession:
    table.close()
    return await lobby.find(table.id)


async def answer(table: TableSession) -> None:
    game = table.running_game()
    seat = game.table.owing[0]
    await table.answer(seat, game.table.moves(seat)[0].text, game.asked_at[seat], f"reference-{game.number}")


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_time_runs_on_while_nobody_watches() -> None:
    async def work() -> None:
        time = TwoClocks()
        lobby, table = await new_table(time)
        time.pass_by(MINUTE)
        table = await reopened(lobby, table)
        assert sorted(table.clocks() or ()) == [BANK - MINUTE, BANK]
        await answer(table)
        asked = table.running_game().table.owing[0]
        before = (table.clocks() or [])[asked]
        time.pass_by(2 * MINUTE)
        table = await reopened(lobby, table)
        assert (table.clocks() or [])[asked] == before - 2 * MINUTE
        time.steady = 0  # another process, whose clock began anew
        assert ((await other_process(lobby).find(table.id)).clocks() or [])[asked] == before - 2 * MINUTE

    run(work)


def test_a_jump_of_the_computers_clock_takes_and_gives_no_time() -> None:
    async def work() -> None:
        for jump in (HOUR, -HOUR):
            time = TwoClocks()
            _, table = await new_table(time)
            time.pass_by(MINUTE)
            time.wall += jump
            assert sorted(table.clocks() or ()) == [BANK - MINUTE, BANK]
            await answer(table)
            assert sorted(table.clocks() or ()) == [BANK - MINUTE, BANK]

    run(work)


def test_a_jump_while_the_table_is_closed_takes_and_gives_no_time() -> None:
    """As long as the process runs that had the table open."""

    async def work() -> None:
        for jump in (HOUR, -HOUR):
            time = TwoClocks()
            lobby, table = await new_table(time)
            await answer(table)
            asked = table.running_game().table.owing[0]
            before = (table.clocks() or [])[asked]
            lobby.forget(table.id)
            time.wall += jump
            time.pass_by(MINUTE)
            table = await lobby.find(table.id)
            assert (table.clocks() or [])[asked] == before - MINUTE
            time.wall += jump
            table = await reopened(lobby, table)
            assert (table.clocks() or [])[asked] == before - MINUTE
            await answer(table)
            assert (table.clocks() or [])[asked] == before - MINUTE

    run(work)


def test_a_jump_between_two_processes_counts_as_time_that_passed() -> None:
    """Only the time of day is stored. A jump forward takes time, a jump back gives at most the time of one question."""

    async def work() -> None:
        for jump, used in ((5 * MINUTE, 6 * MINUTE), (HOUR, BANK), (-HOUR, 0)):
            time = TwoClocks()
            lobby, table = await new_table(time)
            time.pass_by(MINUTE)
            time.wall += jump
            table = await other_process(lobby).find(table.id)
            assert sorted(table.clocks() or ()) == [BANK - used, BANK]

    run(work)


def test_the_clocks_of_closed_tables_are_remembered_only_while_they_count(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(lobbies, "CLOCKS_KEPT", 2)
        time = TwoClocks()
        lobby, table = await new_table(time)
        lobby.forget(table.id)
        assert list(lobby.clocks) == [table.id]
        again = await lobby.find(table.id)
        assert not lobby.clocks
        await again.resign(ANN.id)
        lobby.forget(table.id)
        assert not lobby.clocks
        for _ in range(4):
            lobby.forget((await lobby.create(request(), ANN)).id)
        assert len(lobby.clocks) == 2

    run(work)


def test_time_that_ran_out_while_nobody_watched_is_noticed_on_return() -> None:
    async def work() -> None:
        time = TwoClocks()
        lobby, table = await new_table(time)
        time.pass_by(BANK + MINUTE)
        table = await reopened(lobby, table)
        for _ in range(200):
            await asyncio.sleep(0.05)
            if table.running_game().number:
                return
        raise AssertionError("no bot answered for the player")

    run(work)
