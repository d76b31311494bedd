"""Requests over HTTP: names, tables, seats, records, cards."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Response

from ...ai import roster
from ...text import LANGUAGES, language
from .. import messages as m
from .. import replies
from ..scene.card_reference import CATALOGUES, Catalogue
from ..store import transactions
from ..tables.refusal import Refusal
from ..thinking.bots import legal_bot
from .auth import Asking

RECENT = 8  # tables of which one is told whose turn it is
router = APIRouter(prefix="/api", responses={400: {"model": replies.Failure}, 429: {"model": replies.Failure}})


@router.get("/me")
async def me(visitor: Asking) -> replies.Me:
    guest = await visitor.guest()
    return replies.Me(name=guest.name if guest else "")


@router.put("/me")
async def rename(visitor: Asking, naming: m.Naming) -> replies.Me:
    guest = await visitor.needed_guest(naming.name)
    return replies.Me(name=guest.name)


@router.get("/tables")
async def my_tables(visitor: Asking) -> list[replies.TableLine]:
    guest = await visitor.guest()
    if guest is None:
        return []
    lines = await visitor.database.run(table_lines, guest.id)
    return [await with_turn(visitor, line, guest.id) if place < RECENT else line for place, line in enumerate(lines)]


async def with_turn(visitor: Asking, line: replies.TableLine, guest: str) -> replies.TableLine:
    """Whom a game waits for; the table is read from its log if nobody has it open."""
    if line.status != transactions.PLAYING:
        return line
    table = await visitor.hall.find(line.id)
    asked = list(table.play.asked_at) if table.play else []
    yours = not set(asked).isdisjoint(table.seats_of(guest))
    return line.model_copy(update={"waiting": [table.names[seat] for seat in asked], "yours": yours})


def table_lines(session: Any, guest: str) -> list[replies.TableLine]:
    return [
        replies.TableLine(
            id=row.id,
            game=row.game,
            status=row.status,
            players=[seat.name for seat in row.seats],
            created=row.created,
            waiting=[],
            yours=False,
        )
        for row in transactions.tables_of(session, guest)
    ]


@router.post("/tables", status_code=201)
async def new_table(visitor: Asking, wish: m.NewTable) -> replies.NewTableReply:
    guest = await visitor.needed_guest(wish.name)
    if not visitor.limits.allows("table", guest.id):
        raise Refusal("too_many")
    live = await visitor.hall.make(wish, guest)
    return replies.NewTableReply(id=live.id)


@router.get("/tables/{table}")
async def table_info(visitor: Asking, table: m.TableId) -> m.TableInfo:
    live = await visitor.hall.find(table)
    guest = await visitor.guest()
    return live.info(guest.id if guest else None)


@router.post("/tables/{table}/seats/{seat}")
async def sit_down(visitor: Asking, table: m.TableId, seat: m.SeatNumber, sitting: m.Sitting) -> m.TableInfo:
    live = await visitor.hall.find(table)
    guest = await visitor.needed_guest(sitting.name)
    await live.sit(seat - 1, guest, sitting.name, sitting.nonce or "")
    return live.info(guest.id)


@router.delete("/tables/{table}/seats/{seat}")
async def stand_up(visitor: Asking, table: m.TableId, seat: m.SeatNumber) -> m.TableInfo:
    live = await visitor.hall.find(table)
    guest = await visitor.needed_guest()
    await live.stand_up(seat - 1, guest)
    return live.info(guest.id)


@router.put("/tables/{table}/seats/{seat}/bot")
async def seat_bot(visitor: Asking, table: m.TableId, seat: m.SeatNumber, wanted: m.WantedSeat) -> m.TableInfo:
    if not legal_bot(wanted.bot or ""):
        raise Refusal("no_such_bot")
    live = await visitor.hall.find(table)
    guest = await visitor.needed_guest()
    await live.seat_bot(seat - 1, wanted.bot or "", guest)
    return live.info(guest.id)


@router.post("/tables/{table}/rematch")
async def rematch(visitor: Asking, table: m.TableId) -> replies.NewTableReply:
    guest = await visitor.needed_guest()
    if not visitor.limits.allows("table", guest.id):
        raise Refusal("too_many")
    return replies.NewTableReply(id=(await visitor.hall.rematch(table, guest)).id)


@router.get("/bots")
async def bots() -> list[replies.BotInfo]:
    """The levels, from the weakest to the strongest."""
    return [replies.BotInfo(id=level, names=level_names(level)) for level in roster.LEVELS]


def level_names(level: str) -> dict[str, str]:
    return {code: language(code).say(f"level.{level}") for code in LANGUAGES}


@router.get("/catalogue/{game}")
async def catalogue(game: Literal["duel", "wonders"], response: Response) -> Catalogue:
    response.headers["Cache-Control"] = "public, max-age=300"
    return CATALOGUES[game]()
