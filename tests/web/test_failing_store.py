"""A store that fails or is slow: nobody sees what is not stored, and the log gets no gap."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from septem.web import messages as m
from septem.web.tables.connection import Connection
from septem.web.tables.interfaces import Notification
from septem.web.tables.lobby import Lobby, LobbySettings
from septem.web.tables.refusal import Refusal
from septem.web.tables.standalone import InlineBotPool, MemoryStore, SingleProcess
from septem.web.tables.stored import Entry, Guest, TableChanges
from septem.web.tables.system_time import SystemTime
from septem.web.tables.table_session import TableSession

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")


class StubbornStore(MemoryStore):
    """Waits before an entry is written, and then may fail."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = 0
        self.unreadable = False
        self.gate = asyncio.Event()
        self.gate.set()

    async def changes_since(self, table: str, number: int, chat_id: int) -> TableChanges:
        if self.unreadable:
            raise OSError("the database does not answer")
        return await super().changes_since(table, number, chat_id)

    async def append(self, table: str, entry: Entry, over: bool) -> None:
        await self.gate.wait()
        if self.failures:
            self.failures -= 1
            raise OSError("the database is locked")
        await super().append(table, entry, over)


async def table_of_two(game: str = "wonders") -> tuple[StubbornStore, TableSession]:
    store = StubbornStore()
    lobby = Lobby(LobbySettings(bot_pause=0), store, InlineBotPool(), SingleProcess(), SystemTime())
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"boards": ["giza", "rhodes", "ephesus"], "sides": "A"}
    if game == "wonders":
        seats.append({"kind": "me", "name": "Cid"})
    request = {"game": game, "options": options if game == "wonders" else {}, "seats": seats, "shuffle": False}
    table = await lobby.create(m.NewTable.model_validate(request), ANN)
    await table.sit(1, BOB, "Bob", "")
    return store, table


def first_move(table: TableSession, seat: int) -> str:
    return table.running_game().table.moves(seat)[0].text


def answer(table: TableSession, seat: int) -> Coroutine[Any, Any, None]:
    asked_at = table.running_game().asked_at[seat]
    return table.answer(seat, first_move(table, seat), asked_at, f"reference-{seat}")


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_a_failed_write_leaves_no_gap_for_the_next_one() -> None:
    async def work() -> None:
        store, table = await table_of_two()
        store.failures = 1
        results = await asyncio.gather(answer(table, 0), answer(table, 1), return_exceptions=True)
        assert [type(result) for result in results] == [OSError, type(None)]
        assert [entry.number for entry in store.tables[table.id].entries] == [0]
        await answer(table, 0)
        assert [entry.seat for entry in store.tables[table.id].entries] == [1, 0]

    run(work)


def test_nobody_sees_an_answer_before_it_is_stored() -> None:
    async def work() -> None:
        store, table = await table_of_two("duel")
        before = table.scene(1, "en")
        store.gate.clear()
        store.failures = 1
        writing = asyncio.create_task(answer(table, 0))
        await asyncio.sleep(0.01)
        late = Connection(table, BOB, "en")
        late.open()
        await late.receive(json.dumps({"type": "look", "seat": 2, "language": "en"}))
        seen = [json.loads(late.listener.queue.get_nowait()) for _ in range(late.listener.queue.qsize())]  # type: ignore[arg-type]
        assert before is not None
        assert {message["scene"]["number"] for message in seen} == {0}
        assert seen[-1]["scene"]["board"] == json.loads(before.model_dump_json())["board"]
        store.gate.set()
        with pytest.raises(OSError, match="locked"):
            await writing
        assert table.scene(1, "en") == before

    run(work)


def test_a_closed_table_accepts_nothing() -> None:
    async def work() -> None:
        store, table = await table_of_two()
        table.close()
        for attempt in (answer(table, 0), table.say(ANN, "hello"), table.undo(0, "reference-9")):
            with pytest.raises(Refusal) as refused:
                await attempt
            assert refused.value.code == "table_closed"
        assert not store.tables[table.id].entries
        assert not store.tables[table.id].chat

    run(work)


def test_a_write_whose_client_has_gone_is_shown_to_the_others() -> None:
    async def work() -> None:
        store, table = await table_of_two("duel")
        store.gate.clear()
        writing = asyncio.create_task(answer(table, 0))
        await asyncio.sleep(0.01)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        store.gate.set()
        await asyncio.sleep(0.01)
        assert table.running_game().number == 1

    run(work)


def test_a_write_that_failed_after_it_was_stored_is_read_again() -> None:
    """As when the connection to the database ends before it confirms a commit."""

    async def work() -> None:
        store, table = await table_of_two("duel")
        entry = Entry(0, "answer", 0, first_move(table, 0), "reference-0", at=1)
        await MemoryStore.append(store, table.id, entry, False)
        store.failures = 1
        with pytest.raises(OSError, match="locked"):
            await answer(table, 0)
        await asyncio.sleep(0.01)
        assert table.running_game().number == 1

    run(work)


def test_a_late_answer_does_not_change_the_next_one() -> None:
    """A message of an earlier round must not replace the answer to the present question."""

    async def work() -> None:
        _, table = await table_of_two()
        late = first_move(table, 0)
        for seat in (0, 1, 2):
            await answer(table, seat)
        question = table.running_game().asked_at[0]
        await table.answer(0, first_move(table, 0), question, "reference-7")
        with pytest.raises(Refusal) as refused:
            await table.answer(0, late, 0, "reference-8")
        assert refused.value.code == "not_asked_that"

    run(work)


def test_the_client_is_told_that_its_answer_was_not_stored() -> None:
    async def work() -> None:
        store, table = await table_of_two("duel")
        store.failures = 1
        ann = Connection(table, ANN, "fr")
        ann.open()
        message = {"type": "answer", "ref": "reference-0", "seat": 1, "move": first_move(table, 0), "asked_at": 0}
        await ann.receive(json.dumps(message))
        texts = [ann.listener.queue.get_nowait() for _ in range(ann.listener.queue.qsize())]
        refused = [json.loads(text) for text in texts if text and '"refused"' in text]
        assert [(one["code"], one["ref"]) for one in refused] == [("server_error", "reference-0")]
        assert "serveur" in refused[0]["message"]

    run(work)


def test_a_table_that_cannot_be_read_now_is_read_later(caplog: pytest.LogCaptureFixture) -> None:
    """Another process has changed a table while the database is down: that is a warning, not an unexpected error."""

    async def work() -> None:
        unexpected: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unexpected.append(context))
        store = StubbornStore()
        lobby = Lobby(LobbySettings(), store, InlineBotPool(), SingleProcess(), SystemTime())
        request = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "shuffle": False}
        table = await lobby.create(m.NewTable.model_validate(request), ANN)
        store.unreadable = True
        lobby.on_notification(Notification("other", table.id))
        while lobby.refreshing:
            await asyncio.sleep(0)
        gc.collect()
        assert not unexpected
        assert not table.closed

    run(work)
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_notifications_do_not_pile_up_while_the_database_is_silent() -> None:
    async def work() -> None:
        store = SilentStore()
        lobby = Lobby(LobbySettings(), store, InlineBotPool(), SingleProcess(), SystemTime())
        request = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = await lobby.create(m.NewTable.model_validate(request), ANN)
        store.answers.clear()
        for _ in range(50):
            lobby.on_notification(Notification("other", table.id))
            await asyncio.sleep(0)
        assert len(lobby.refreshing) == 2  # one reads, and one will read what has changed since
        store.answers.set()
        await asyncio.gather(*lobby.refreshing)
        assert store.readings == 2

    run(work)


class SilentStore(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.answers = asyncio.Event()
        self.answers.set()
        self.readings = 0

    async def changes_since(self, table: str, number: int, chat_id: int) -> TableChanges:
        self.readings += 1
        await self.answers.wait()
        return await super().changes_since(table, number, chat_id)
