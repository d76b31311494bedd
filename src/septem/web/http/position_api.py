"""HTTP API: positions that a guest brings, each judged by the engine as it judges files."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from ...core import storage
from ...core.table import Table
from ...files import read, read_position
from ...notation import document_of, line_of
from .. import messages as m
from .. import position_messages as pm
from .. import replies
from ..tables import positions
from ..tables.refusal import Refusal
from ..tables.replay import Replay
from ..tables.table_game import create_game
from .auth import Context

router = APIRouter(prefix="/api", responses={400: {"model": replies.Failure}, 429: {"model": replies.Failure}})


def understood(text: str) -> Table:
    """A JSON file or a line of compact notation; a Problem says what is wrong with it."""
    if text.lstrip().startswith(("{", "[")):
        return read(storage.parse(text))
    return read_position(document_of(text))


@router.post("/positions")
async def position(request: pm.PositionRequest) -> pm.PositionInfo:
    """The position as a scene, or the reason why it is impossible."""
    return await asyncio.to_thread(described, request)


def described(request: pm.PositionRequest) -> pm.PositionInfo:
    table = understood(request.text)
    seat = (table.owing or [0])[0] if request.seat is None else request.seat - 1
    document = table.position_json()
    return pm.PositionInfo(
        game=table.game.name,  # type: ignore[arg-type]
        options=table.game.options_json(),
        names=list(positions.names_of(table, request.language))[: table.game.seats],
        seat=seat + 1,
        over=table.over,
        scene=positions.scene_of(table, seat, request.language),
        line=line_of(document),
        document=document,
    )


@router.post("/positions/new")
async def new(request: pm.NewPosition) -> dict[str, object]:
    """A position of a random deal, as a file to edit."""
    game = create_game(request.game, dict(request.options))
    return await asyncio.to_thread(positions.at_age, game, request.age)


@router.post("/positions/play", status_code=201)
async def play(context: Context, request: pm.PlayPosition) -> replies.NewTableReply:
    """A table that begins with the position."""
    table = await asyncio.to_thread(understood, request.text)
    guest = await context.needed_guest(request.name)
    await context.count_table(guest)
    session = await context.lobby.play_position(table.position_json(), request.seats, guest)
    return replies.NewTableReply(id=session.id)


@router.get("/tables/{table}/position/{number}")
async def position_of(context: Context, table: m.TableId, number: m.StepNumber) -> dict[str, object]:
    """The position after a number of answers of a finished game, as a file."""
    session = await context.lobby.find(table)
    replay = Replay(session.ended_game(), session.names)
    if number > replay.last:
        raise Refusal("no_such_step")
    written: dict[str, object] = replay.game.position_json(await asyncio.to_thread(replay.state, number))
    return written
