"""The lobby over HTTP: list a table, sit down, find an opponent; and the WebSocket with the live list."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from .. import lobby_messages as m
from .. import messages, replies
from ..bot_messages import Refusing
from ..store import challenges, listings, members, moderation
from ..tables.lobby import requested_game
from ..tables.refusal import Refusal
from ..tables.stored import Guest
from ..tables.table_session import TableSession
from . import auth
from .auth import Context, RequestContext
from .lobby_board import LobbyBoard, Visitor, news
from .security import own_origin
from .sockets import FOREIGN, FULL, ConnectionCounter, count_refusal

SLOW = 86_400_000  # milliseconds of a clock: such a game lasts for days
FAILURES = {code: {"model": replies.Failure} for code in (400, 403, 404, 409, 429)}
router = APIRouter(prefix="/api/lobby", responses=FAILURES)  # type: ignore[arg-type]


def board_of(context: RequestContext) -> LobbyBoard:
    board: LobbyBoard = context.request.app.state.board
    return board


@router.get("")
async def lobby(context: Context) -> m.LobbyNews:
    """The lobby as it is now. The WebSocket `/api/lobby/socket` sends the same whenever it changes."""
    guest = await context.guest()
    tables = await context.database.run(listings.snapshot)
    return news(tables, await context.database.run(listings.count_online), guest.id if guest else None)


@router.post("/tables", status_code=201)
async def list_table(context: Context, request: m.LobbyTable) -> replies.NewTableReply:
    """A new table that others see in the lobby."""
    guest = await context.needed_guest(request.table.name)
    session = await listed(context, request, guest)
    return replies.NewTableReply(id=session.id)


async def listed(context: RequestContext, request: m.LobbyTable, guest: Guest) -> TableSession:
    if not any(seat.kind == "open" for seat in request.table.seats):
        raise Refusal("no_free_seat")
    if request.near and not guest.member:
        raise Refusal("rated_for_members")
    context.words.check(request.table.name, *(seat.name for seat in request.table.seats))
    invited = await member_named(context, request.invited, guest) if request.invited else None
    await count_listing(context, guest)
    await context.count_table(guest)
    session = await context.lobby.create(request.table, guest)
    slow = request.table.clock is not None and request.table.clock.bank >= SLOW
    await context.database.run(listings.put_listing, session.id, invited, request.near, slow)
    board_of(context).change()
    return session


async def count_listing(context: RequestContext, guest: Guest) -> None:
    """Nobody fills the lobby alone: neither a guest nor an address."""
    if await context.database.run(listings.count_listed, guest.id) >= context.settings.listed_tables_a_guest:
        raise Refusal("too_many_listed")
    if not await context.limits.allows("listing", context.address):
        raise Refusal("too_many_new_tables")


async def member_named(context: RequestContext, name: str, guest: Guest) -> str:
    found = await context.database.run(members.find_by_name, name)
    if found is None or found.guest == guest.id:
        raise Refusal("no_such_member")
    if await context.database.run(moderation.is_blocked, guest.id, [found.guest]):
        raise Refusal("not_reachable")
    return found.guest


@router.post("/tables/{table}/join")
async def join(context: Context, table: messages.TableId, request: m.LobbySeat) -> replies.NewTableReply:
    """Take any free seat of a table."""
    guest = await context.needed_guest(request.name)
    await check_entry(context, table, guest)
    await sit_anywhere(await context.lobby.find(table), guest, request)
    board_of(context).change()
    return replies.NewTableReply(id=table)


async def check_entry(context: RequestContext, table: str, guest: Guest) -> None:
    """Whether a guest may sit down: it may be for one member, or for members of about one strength."""
    found = await context.database.run(listings.find_listing, table)
    if found is None or found.includes(guest.id):
        return
    if found.invited not in (None, guest.id):
        raise Refusal("not_invited")
    if await context.database.run(moderation.is_blocked, guest.id, [found.host, *(seat[0] for seat in found.seats)]):
        raise Refusal("not_reachable")
    if not await context.database.run(listings.is_near, found, guest.id):
        raise Refusal("not_near")


async def sit_anywhere(session: TableSession, guest: Guest, request: m.LobbySeat) -> None:
    """Somebody else may be faster on one seat, but not on all of them."""
    if session.seats_of(guest.id):
        return
    for seat in [seat for seat in session.seats if not seat.taken]:
        try:
            await session.sit(seat.number, guest, free_name(session, guest, request), request.nonce or "")
        except Refusal as refusal:
            if refusal.code != "seat_taken":
                raise
        else:
            return
    raise Refusal("seat_taken")


def free_name(session: TableSession, guest: Guest, request: m.LobbySeat) -> str:
    """The wanted name, with a number if somebody at the table has it: many guests have not chosen one."""
    name = request.name or guest.name
    taken = {messages.lookalike(seat.name) for seat in session.seats if seat.name}
    numbered = (f"{name[: messages.NAME_LENGTH - 2]} {number}" for number in range(2, 10))
    return next((one for one in (name, *numbered) if messages.lookalike(one) not in taken), name)


@router.post("/tables/{table}/decline", status_code=204)
async def decline(context: Context, table: messages.TableId, request: Refusing) -> None:
    """Decline a challenge; the challenger is told the reason."""
    guest = await context.needed_guest()
    await decline_for(context, table, guest.id, request.reason)


async def decline_for(context: RequestContext, table: str, guest: str, reason: str) -> None:
    await context.database.run(challenges.decline, table, guest, reason)
    await (await context.lobby.find(table)).catch_up()
    context.lobby.notifications.send(table)
    board_of(context).change()


@router.post("/pair")
async def pair(context: Context, request: m.LobbyTable) -> m.Paired:
    """A seat at the oldest table that fits the wish; without one, a new table in the lobby."""
    wish = request.table
    guest = await context.needed_guest(wish.name)
    options = requested_game(wish).options_json()
    seat = m.LobbySeat(name=wish.name, nonce=wish.nonce)
    for table in await context.database.run(listings.matching, guest.id, wish.game, options, wish.rated):
        with suppress(Refusal):
            await sit_anywhere(await context.lobby.find(table), guest, seat)
            board_of(context).change()
            return m.Paired(id=table, found=True)
    return m.Paired(id=(await listed(context, request, guest)).id, found=False)


async def lobby_socket(socket: WebSocket) -> None:
    """The live list: each message is the whole lobby."""
    state = socket.app.state
    await socket.accept()
    if not own_origin(socket.headers, state.settings.origins):
        count_refusal("foreign_origin")
        await socket.close(FOREIGN)
        return
    try:
        guest = await auth.known_guest(state.database, state.settings, socket.cookies)
    except Refusal:
        await socket.close(FOREIGN)
        return
    counter: ConnectionCounter = state.connections
    key = guest.id if guest else f"at {state.addresses.group_of(socket)}"
    if counter[key] >= state.settings.connections_a_guest:
        count_refusal("too_many_connections")
        await socket.close(FULL)
        return
    with counter.counted(key):
        await show(socket, state.board, Visitor(guest.id if guest else None))


async def show(socket: WebSocket, board: LobbyBoard, visitor: Visitor) -> None:
    board.join(visitor)
    sending = asyncio.create_task(send(socket, visitor))
    receiving = asyncio.create_task(receive(socket))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        board.visitors.discard(visitor)
        for task in (sending, receiving):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task


async def send(socket: WebSocket, visitor: Visitor) -> None:
    while True:
        await socket.send_text(await visitor.queue.get())


async def receive(socket: WebSocket) -> None:
    """Nothing is expected: a client that sends a message is disconnected."""
    message = await socket.receive()
    if message["type"] != "websocket.disconnect":
        count_refusal("bad_message")
        await socket.close(1008)
