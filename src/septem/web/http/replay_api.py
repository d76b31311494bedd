"""Requests over HTTP: games looked at again."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from .. import messages as m
from .. import replies
from ..tables.replay import NONE, Gaze, Replay
from ..tables.table_session import LiveTable
from .auth import Asking, Visitor

router = APIRouter(
    prefix="/api/tables/{table}", responses={400: {"model": replies.Failure}, 409: {"model": replies.Failure}}
)


async def opened(visitor: Visitor, table: str, gaze: Gaze) -> tuple[LiveTable, Replay, str | None]:
    live = await visitor.hall.find(table)
    guest = await visitor.guest()
    known = guest.id if guest else None
    return live, live.replay(known, gaze), known


@router.get("/replay")
async def replay(
    visitor: Asking, table: m.TableId, eyes: m.EyesOf = NONE, language: m.LanguageCode = "en"
) -> replies.ReplayInfo:
    """All steps in words; the scene of each is asked for by its number."""
    gaze = Gaze.read(eyes, language)
    live, game, guest = await opened(visitor, table, gaze)
    steps = await asyncio.to_thread(game.steps, gaze)
    return replies.ReplayInfo(table=live.info(guest), last=game.last, steps=steps)


@router.get("/replay/{number}")
async def replay_frame(
    visitor: Asking, table: m.TableId, number: m.StepNumber, eyes: m.EyesOf = NONE, language: m.LanguageCode = "en"
) -> replies.ReplayFrame:
    gaze = Gaze.read(eyes, language)
    _, game, _ = await opened(visitor, table, gaze)
    return await asyncio.to_thread(game.frame, number, gaze)


@router.get("/record")
async def record(visitor: Asking, table: m.TableId) -> JSONResponse:
    live = await visitor.hall.find(table)
    headers = {"Content-Disposition": f'attachment; filename="septem-{table[:8]}.json"'}
    return JSONResponse(live.record(), headers=headers)
