"""HTTP API: replays and records."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from .. import messages as m
from .. import replies
from ..tables.replay import NONE, Replay, Viewpoint
from ..tables.table_session import TableSession
from .auth import Context, RequestContext

router = APIRouter(
    prefix="/api/tables/{table}", responses={400: {"model": replies.Failure}, 409: {"model": replies.Failure}}
)


async def open_replay(
    context: RequestContext, table: str, viewpoint: Viewpoint
) -> tuple[TableSession, Replay, str | None]:
    session = await context.lobby.find(table)
    guest = await context.guest()
    guest_id = guest.id if guest else None
    return session, session.replay(guest_id, viewpoint), guest_id


@router.get("/replay")
async def replay(
    context: Context, table: m.TableId, eyes: m.ViewpointName = NONE, language: m.LanguageCode = "en"
) -> replies.ReplayInfo:
    """All steps in sentences; the scene of a step is a request of its own."""
    viewpoint = Viewpoint.parse(eyes, language)
    session, game, guest = await open_replay(context, table, viewpoint)
    steps = await asyncio.to_thread(game.steps, viewpoint)
    return replies.ReplayInfo(table=session.audience.info(guest), last=game.last, steps=steps)


@router.get("/replay/{number}")
async def replay_frame(
    context: Context,
    table: m.TableId,
    number: m.StepNumber,
    eyes: m.ViewpointName = NONE,
    language: m.LanguageCode = "en",
) -> replies.ReplayFrame:
    viewpoint = Viewpoint.parse(eyes, language)
    _, game, _ = await open_replay(context, table, viewpoint)
    return await asyncio.to_thread(game.frame, number, viewpoint)


@router.get("/record")
async def record(context: Context, table: m.TableId) -> JSONResponse:
    session = await context.lobby.find(table)
    headers = {"Content-Disposition": f'attachment; filename="septem-{table[:8]}.json"'}
    return JSONResponse(session.record(), headers=headers)
