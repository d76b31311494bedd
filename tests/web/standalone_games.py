"""Whole games at tables without a server, with undo, chat, clock, replay and rematch."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from septem import files
from septem.web import messages as m
from septem.web.tables.connection import Connection
from septem.web.tables.lobby import Lobby, LobbySettings
from septem.web.tables.replay import Viewpoint
from septem.web.tables.standalone import standalone_lobby
from septem.web.tables.stored import Guest
from septem.web.tables.table_session import TableSession

ANN = Guest("ann", "Ann")
BANK, BONUS = 600_000, 1000  # milliseconds
PATIENCE = 60.0  # seconds


class ManualTime:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def milliseconds(self) -> int:
        return self.now

    def monotonic(self) -> float:
        return self.now / 1000


class Page:
    """A page in the same process: keeps the newest scene, and every message."""

    def __init__(self, table: TableSession) -> None:
        self.connection = Connection(table, ANN, "en")
        self.received: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.seats = [seat + 1 for seat in table.seats_of(ANN.id)]
        self.refs = 0
        self.connection.open()

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.connection.listener.queue.get(), PATIENCE)
        assert text is not None, "the table closed the connection"
        message: dict[str, Any] = json.loads(text)
        self.received.append(message)
        self.scene = message.get("scene") or self.scene
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def send(self, **message: Any) -> None:
        await self.connection.receive(json.dumps(message))

    async def act(self, **message: Any) -> dict[str, Any]:
        """Send a message that is accepted or refused, for the seat whose scene is shown."""
        self.refs += 1
        await self.send(ref=f"message-{self.refs}", seat=self.scene["seat"], **message)
        return await self.until("accepted", "refused")

    async def look(self, seat: int) -> None:
        await self.send(type="look", seat=seat, language="en")
        await self.until("welcome")
        while self.scene["seat"] != seat:
            await self.next()

    async def wait_for_question(self) -> bool:
        """Until one of the guest's seats is asked, and its scene is shown; False if the game is over."""
        while not self.scene["result"]:
            asked = [seat for seat in self.scene["decision"]["seats"] if seat in self.seats]
            if self.scene["asked_at"] is not None:
                return True
            await (self.look(asked[0]) if asked else self.next())
        return False

    def legal(self) -> list[str]:
        return [choice["move"] for choice in self.scene["choices"] if choice["legal"]]

    async def answer(self, move: str) -> None:
        reply = await self.act(type="answer", move=move, asked_at=self.scene["asked_at"])
        assert reply["type"] == "accepted", reply


async def create(lobby: Lobby, game: str, people: int, bot: str) -> TableSession:
    seats = [*[{"kind": "me"}] * people, {"kind": "bot", "bot": bot}]
    clock = {"bank": BANK, "bonus": BONUS}
    request = {"game": game, "options": {}, "seats": seats, "shuffle": False, "clock": clock}
    return await lobby.create(m.NewTable.model_validate(request), ANN)


async def answer_and_undo(page: Page) -> bool:
    """Answer, and take the answer back; False if that is not possible, because a card was revealed."""
    seat, moves = page.scene["seat"], page.legal()
    await page.answer(moves[0])
    if len(page.seats) == 1 and not await page.wait_for_question():  # else the other seat's answer is missing
        return False
    if not page.scene["can_undo"]:
        return False
    reply = await page.act(type="undo")
    assert reply["type"] == "accepted", reply
    assert page.received[-2]["type"] == "undone"
    assert (page.scene["seat"], page.legal()) == (seat, moves)
    return True


async def play(lobby: Lobby, time: ManualTime, game: str, people: int, bot: str) -> None:
    table = await create(lobby, game, people, bot)
    page = Page(table)
    await page.until("welcome")
    await page.send(type="chat", text="Good luck!")
    assert (await page.until("chat"))["said"]["text"] == "Good luck!"
    await check_clock(page, table, time)
    undone = False
    while await page.wait_for_question():
        if undone:
            await page.answer(page.legal()[-1])
        else:
            undone = await answer_and_undo(page)
    assert undone
    await check_end(lobby, table, page)


async def check_clock(page: Page, table: TableSession, time: ManualTime) -> None:
    """A clock runs while its seat is asked; when it runs out, a bot answers."""
    await page.wait_for_question()
    assert table.clock is not None
    time.now += 5000
    await page.answer(page.legal()[0])
    assert table.clock.left[0] == BANK - 5000 + BONUS
    while table.table_game is None or 0 not in table.table_game.asked_at:
        await page.wait_for_question()
        await page.answer(page.legal()[0])
    time.now += BANK
    table.bot_driver.wake()
    while (await page.until("happened"))["seat"] != 1:
        pass
    assert table.clock.left[0] == BONUS


async def check_end(lobby: Lobby, table: TableSession, page: Page) -> None:
    """The replay, the record with its proof, a reloaded table, and a rematch."""
    assert page.scene["scores"]
    replay = table.replay(ANN.id, Viewpoint.parse("all", "fr"))
    steps = replay.steps(Viewpoint.parse("all", "fr"))
    assert len(steps) == replay.last + 1
    assert replay.frame(replay.last, Viewpoint.parse("1", "en")).scene.result is not None
    record = table.record()
    assert record.pop("proof")
    assert files.read(record).over
    stored = await lobby.store.find_table(table.id)
    assert stored is not None
    assert stored.status == "over"
    page.connection.close()
    table.close()
    again = await lobby.find(table.id)
    assert again is not table
    assert again.record()["moves"] == record["moves"]
    assert (await lobby.rematch(table.id, ANN)).names != ()


async def play_all() -> None:
    time = ManualTime()
    lobby = standalone_lobby(LobbySettings(bot_pause=0), time)
    await play(lobby, time, "duel", 1, "greedy")
    await play(lobby, time, "wonders", 2, "1")
    lobby.close()
