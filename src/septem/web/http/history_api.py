"""HTTP API: finished games of a guest or a member, statistics, and all records."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from fastapi.responses import Response

from .. import history_messages as m
from .. import replies
from ..store import ratings, results, transactions
from ..store.bot_accounts import bots_among
from ..store.ratings import Change
from ..store.results import COUNTED, PAGE, Filters
from ..tables.refusal import Refusal
from ..tables.stored import StoredTable
from ..tables.system_time import SystemTime
from ..tables.table_state import TableState
from . import statistics
from .auth import Context, RequestContext
from .result_index import ResultIndex

AT_ONCE = 50  # results that a request computes; a process of the server computes the others
FAILURES = {code: {"model": replies.Failure} for code in (400, 429)}
router = APIRouter(prefix="/api/history", responses=FAILURES)  # type: ignore[arg-type]
Game = Literal["duel", "wonders"]
Time = Annotated[int, Query(ge=0, le=2**53)]


async def reader(context: RequestContext) -> str | None:
    """Who asks; the results of the newest games are computed if they are missing."""
    guest = await context.guest()
    if guest is None:
        return None
    index: ResultIndex = context.request.app.state.result_index
    await index.update(guest.id, AT_ONCE)
    return guest.id


@router.get("")
async def history(
    context: Context,
    game: Game | None = None,
    outcome: Literal["won", "lost"] | None = None,
    opponents: Literal["people", "bots"] | None = None,
    before: Time | None = None,
) -> m.History:
    """Finished games, the newest first."""
    guest = await reader(context)
    if guest is None:
        return m.History(games=[], more=False)
    return await context.database.run(page_of, guest, Filters(game, outcome, opponents, before=before))


def page_of(session: Any, guest: str, filters: Filters) -> m.History:
    found = results.history(session, guest, filters, PAGE + 1)
    shown = found[:PAGE]
    tables = [seat.table for seat, _ in shown]
    changes = ratings.changes(session, tables)
    seats, options = results.players(session, tables), results.options_of(session, tables)
    programs = bots_among(session, [one.guest for table in seats.values() for one, _ in table])
    games = [
        m.PastGame(
            table=seat.table,
            game=seat.game,  # type: ignore[arg-type]
            options=options[seat.table],
            ended=seat.ended,
            victory=victory,
            won=None if seat.won is None else bool(seat.won),
            points=seat.points,
            categories=seat.categories,
            players=[player(guest, one, its, programs) for one, its in seats[seat.table]],
            practice=bool(seat.practice),
            **rating_of(changes.get(seat.table, []), seat.number),
        )
        for seat, victory in shown
    ]
    return m.History(games=games, more=len(found) > PAGE)


def rating_of(changes: list[Change], number: int) -> dict[str, int | None]:
    """What a game changed for a seat."""
    for seat, before, after in changes:
        if seat == number:
            return {"rating": after.points, "change": after.points - before.points}
    return {"rating": None, "change": None}


def player(guest: str, seat: Any, result: Any, programs: set[str]) -> m.PastPlayer:
    return m.PastPlayer(
        name=seat.name,
        bot=seat.bot if seat.guest is None else None,
        bot_account=seat.guest in programs,
        own=seat.guest == guest,
        won=bool(result and result.won),
        points=result.points if result else None,
    )


@router.get("/statistics")
async def statistics_of(context: Context) -> list[m.GameStatistics]:
    """Of the newest games, for each game that was played."""
    guest = await reader(context)
    return [] if guest is None else statistics.by_game(await context.database.run(results.played, guest))


@router.get("/records", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def records(context: Context) -> Response:
    """The records of the newest finished games, in a zip file. `septem replay` reads each of them."""
    guest = await reader(context)
    if guest is not None and not await context.limits.allows("records", guest):
        raise Refusal("too_many")
    found = await context.database.run(results.history, guest or "", Filters(), COUNTED)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for seat, _ in found:
            stored = await context.database.run(transactions.find_table, seat.table)
            if stored is not None:
                text = await asyncio.to_thread(record_text, stored)
                archive.writestr(f"septem-{seat.game}-{seat.table[:8]}.json", text)
    headers = {"Content-Disposition": 'attachment; filename="septem-records.zip"'}
    return Response(packed.getvalue(), media_type="application/zip", headers=headers)


def record_text(stored: StoredTable) -> str:
    return json.dumps(TableState(stored, SystemTime()).record(), indent=1)
