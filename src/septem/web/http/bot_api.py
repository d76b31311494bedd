"""HTTP API for programs that play: their account, challenges, moves, and two streams of JSON lines."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter
from fastapi.responses import StreamingResponse

from .. import bot_messages as b
from .. import lobby_messages, messages, replies
from ..store import challenges, moderation, ratings
from ..tables.listener import Listener
from ..tables.refusal import Refusal
from ..tables.stored import OVER
from ..tables.table_session import TableSession
from .bearer import AnyProgram, Challenger, Chatting, Playing, Program, Reader
from .bot_events import BotEvents, EventStream
from .lobby_api import board_of, decline_for, listed, sit_anywhere
from .lobby_board import rating_info
from .sockets import ConnectionCounter

KEEP_ALIVE = 10.0  # seconds without a line, after which an empty one says that the server is there
NDJSON = "application/x-ndjson"
FAILURES = {code: {"model": replies.Failure} for code in (400, 401, 403, 404, 409, 429)}
router = APIRouter(prefix="/api/bot", tags=["bots"], responses=FAILURES)  # type: ignore[arg-type]


def lines_of(model: str) -> dict[int | str, dict[str, Any]]:
    """The documentation of a stream: each of its lines has this model; empty lines say that the server is there."""
    told = "Lines of JSON. Empty lines come while nothing happens."
    schema = {"$ref": f"#/components/schemas/{model}"}
    return {200: {"description": told, "content": {NDJSON: {"schema": schema}}}}


@router.get("/account")
async def account(program: AnyProgram) -> b.BotAccount:
    """Whose token this is, and what it allows."""
    guest = program.guest
    return b.BotAccount(name=guest.name, bot_account=guest.bot_account, scopes=sorted(program.scopes))


@router.get("/ratings")
async def own_ratings(program: Reader) -> list[lobby_messages.PoolRating]:
    """The ratings of the member, for each kind of game (scope `read`)."""
    found = await program.context.database.run(ratings.ratings_of, program.guest.id)
    return [lobby_messages.PoolRating(pool=pool, rating=rating_info(one)) for pool, one in found.items()]  # type: ignore[arg-type]


@router.get("/games")
async def games(program: Reader) -> list[b.RunningGame]:
    """The running games of the member (scope `read`)."""
    found = await program.context.database.run(challenges.games_of, [program.guest.id], [])
    return [
        b.RunningGame(id=one.table, game=one.game, seat=one.seat + 1)  # type: ignore[arg-type]
        for one in found[program.guest.id]
    ]


@router.get("/games/{table}/record")
async def record(program: Reader, table: messages.TableId) -> dict[str, Any]:
    """The record of a finished game of the member, as a file of `septem` (scope `read`)."""
    session = await own_table(program, table)
    if session.status != OVER:
        raise Refusal("not_over")
    return session.record()


@router.get("/events", response_class=StreamingResponse, responses=lines_of("BotEvent"))
async def events(program: Reader) -> StreamingResponse:
    """Challenges, and games that begin and end, as they happen (scope `read`). It begins with what is there already."""
    check_connections(program)
    return StreamingResponse(event_lines(program), media_type=NDJSON)


async def event_lines(program: Program) -> AsyncIterator[str]:
    state = program.context.request.app.state
    news: BotEvents = state.bot_events
    stream = EventStream(program.guest.id)
    with state.connections.counted(program.guest.id):
        news.join(stream)
        try:
            async for line in sent(program, stream.queue):
                yield line
        finally:
            news.streams.discard(stream)


@router.post("/challenges", status_code=201)
async def challenge(program: Challenger, request: lobby_messages.LobbyTable) -> replies.NewTableReply:
    """Challenge a member (`invited`), or offer a table to everybody (scope `challenge`).

    It is shown while the program follows the stream of the game.
    """
    return replies.NewTableReply(id=(await listed(program.context, request, program.guest)).id)


@router.post("/challenges/{table}/accept")
async def accept(program: Playing, table: messages.TableId, request: b.Acceptance) -> replies.NewTableReply:
    """Take a free seat at the table of a challenge (scope `play`)."""
    context = program.context
    await context.database.run(challenges.find_challenge, table, program.guest.id)
    seat = lobby_messages.LobbySeat(nonce=request.nonce)
    await sit_anywhere(await context.lobby.find(table), program.guest, seat)
    board_of(context).change()
    return replies.NewTableReply(id=table)


@router.post("/challenges/{table}/decline", status_code=204)
async def decline(program: Challenger, table: messages.TableId, request: b.Refusing) -> None:
    """Decline a challenge; the challenger is told the reason (scope `challenge`)."""
    await decline_for(program.context, table, program.guest.id, request.reason)


@router.get("/games/{table}", response_class=StreamingResponse, responses=lines_of("GameLine"))
async def game(program: Playing, table: messages.TableId) -> StreamingResponse:
    """A game as the member's seat sees it: everything first, then what happens (scope `play`)."""
    session = await own_table(program, table)
    session.audience.make_room(program.guest.id, program.context.settings.connections_a_guest)
    if not session.notifications.single_process:
        await session.catch_up()
    seat = session.seats_of(program.guest.id)[0]
    if session.seats[seat].bot is not None and session.status != OVER:
        await session.substitute(seat, False, program.guest.id)
    return StreamingResponse(game_lines(program, session, seat), media_type=NDJSON)


async def game_lines(program: Program, session: TableSession, seat: int) -> AsyncIterator[str]:
    listener = Listener(program.guest.id, seat, "en", program=True)
    listener.unheard = await program.context.database.run(moderation.unheard_by, program.guest.id)
    with program.context.request.app.state.connections.counted(program.guest.id):
        session.audience.join(listener)
        session.bot_driver.wake()
        try:
            async for line in sent(program, listener.queue):
                yield line
        finally:
            session.audience.leave(listener)


async def sent(program: Program, queue: asyncio.Queue[str | None]) -> AsyncIterator[str]:
    """The lines of a queue, until it ends or the token counts no more."""
    checked = time.monotonic()
    while True:
        try:
            text: str | None = await asyncio.wait_for(queue.get(), KEEP_ALIVE)
        except TimeoutError:
            text = ""
        if time.monotonic() - checked >= KEEP_ALIVE:
            checked = time.monotonic()
            if not await program.is_still_known():
                return
        if text is None:
            return
        yield f"{text}\n"


@router.post("/games/{table}/answer", status_code=204)
async def answer(program: Playing, table: messages.TableId, request: b.BotMove) -> None:
    """Answer the open question of the seat (scope `play`)."""
    session = await own_table(program, table)
    seat = session.seats_of(program.guest.id)[0]
    await session.answer(seat, request.move, request.asked_at, request.ref or str(uuid.uuid4()))


@router.post("/games/{table}/resign", status_code=204)
async def resign(program: Playing, table: messages.TableId) -> None:
    """Give the game up (scope `play`)."""
    await (await own_table(program, table)).resign(program.guest.id)


@router.post("/games/{table}/chat", status_code=204)
async def chat(program: Chatting, table: messages.TableId, request: b.BotChat) -> None:
    """Say something at the table (scope `chat`)."""
    program.context.words.check(request.text)
    await (await own_table(program, table)).say(program.guest, request.text)


async def own_table(program: Program, table: str) -> TableSession:
    session = await program.context.lobby.find(table)
    if not session.seats_of(program.guest.id):
        raise Refusal("not_your_table")
    return session


def check_connections(program: Program) -> None:
    counter: ConnectionCounter = program.context.request.app.state.connections
    if counter[program.guest.id] >= program.context.settings.connections_a_guest:
        raise Refusal("too_many_connections")
