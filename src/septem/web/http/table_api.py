"""HTTP API: guests, tables, seats, bots and cards."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Response
from pydantic import AfterValidator

from ... import expansions
from ...ai import roster
from ...text import LANGUAGES, language
from .. import messages as m
from .. import replies
from ..scene.card_reference import CATALOGUES
from ..scene.models import Catalogue
from ..store import transactions
from ..tables.bots import is_bot
from ..tables.characters import CHARACTERS
from ..tables.lessons import known_lesson
from ..tables.refusal import Refusal
from ..tables.stored import OVER, PLAYING
from ..tables.table_session import TableSession
from .auth import Context, RequestContext
from .lobby_api import check_entry

SET_ASIDE = "set_aside"  # the status of a table that cannot be continued
LessonName = Annotated[str, AfterValidator(known_lesson)]
RECENT = 12  # tables for which the list says whose turn it is, or who has won
router = APIRouter(prefix="/api", responses={400: {"model": replies.Failure}, 429: {"model": replies.Failure}})


@router.get("/me")
async def me(context: Context) -> replies.Me:
    guest = await context.guest()
    return replies.Me(name=guest.name if guest else "")


@router.put("/me")
async def rename(context: Context, request: m.NewName) -> replies.Me:
    guest = await context.needed_guest(request.name)
    return replies.Me(name=guest.name)


@router.get("/tables")
async def my_tables(context: Context) -> list[replies.TableLine]:
    guest = await context.guest()
    if guest is None:
        return []
    lines = await context.database.run(table_lines, guest.id)
    return [await with_turn(context, line, guest.id) if index < RECENT else line for index, line in enumerate(lines)]


async def with_turn(context: RequestContext, line: replies.TableLine, guest: str) -> replies.TableLine:
    """Add who is asked or who has won, and whether a lesson goes on; opens the table if it is not in memory."""
    if line.status not in (PLAYING, OVER):
        return line
    try:
        session = await context.lobby.find(line.id)
    except Refusal:
        return line.model_copy(update={"status": SET_ASIDE})
    if line.status == OVER:
        return line.model_copy(update=result_of(session, guest))
    asked = list(session.table_game.asked_at) if session.table_game else []
    yours = not set(asked).isdisjoint(session.seats_of(guest))
    waiting = [session.names[seat] for seat in asked]
    return line.model_copy(update={"waiting": waiting, "yours": yours, "lesson": session.teaches})


def result_of(session: TableSession, guest: str) -> dict[str, Any]:
    """Who has won a finished game, or who gave it up."""
    game = session.ended_game()
    if game.resigned is not None:
        return {"resigned": session.names[game.resigned]}
    winners = [seat for seat in game.table.winners if seat < len(session.seats)]
    own = not set(winners).isdisjoint(session.seats_of(guest))
    return {"winners": [session.names[seat] for seat in winners], "won": own}


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
            lesson=False,
            practice=row.start is not None,
            winners=[],
            won=False,
            resigned=None,
            deletable=row.host == guest and not {seat.guest for seat in row.seats} - {None, guest},
        )
        for row in transactions.tables_of(session, guest)
    ]


@router.post("/tables", status_code=201)
async def new_table(context: Context, request: m.NewTable) -> replies.NewTableReply:
    guest = await context.needed_guest(request.name)
    context.words.check(*(seat.name for seat in request.seats))
    await context.count_table(guest)
    session = await context.lobby.create(request, guest)
    return replies.NewTableReply(id=session.id)


@router.post("/lessons/{lesson}")
async def open_lesson(context: Context, lesson: LessonName, request: m.LessonRequest) -> replies.NewTableReply:
    """The lesson that the guest has begun, or a new one."""
    guest = await context.needed_guest(request.name)
    await context.count_table(guest)
    return replies.NewTableReply(id=(await context.lobby.open_lesson(lesson, guest)).id)


@router.get("/tables/{table}")
async def table_info(context: Context, table: m.TableId) -> m.TableInfo:
    session = await context.lobby.find(table)
    guest = await context.guest()
    return session.audience.info(guest.id if guest else None)


@router.post("/tables/{table}/seats/{seat}")
async def sit_down(context: Context, table: m.TableId, seat: m.SeatNumber, request: m.SeatClaim) -> m.TableInfo:
    session = await context.lobby.find(table)
    guest = await context.needed_guest(request.name)
    await check_entry(context, table, guest)
    await session.sit(seat - 1, guest, request.name, request.nonce or "")
    return session.audience.info(guest.id)


@router.delete("/tables/{table}/seats/{seat}")
async def stand_up(context: Context, table: m.TableId, seat: m.SeatNumber) -> m.TableInfo:
    session = await context.lobby.find(table)
    guest = await context.needed_guest()
    await session.stand_up(seat - 1, guest)
    return session.audience.info(guest.id)


@router.put("/tables/{table}/seats/{seat}/bot")
async def seat_bot(context: Context, table: m.TableId, seat: m.SeatNumber, request: m.SeatRequest) -> m.TableInfo:
    if not is_bot(request.bot or ""):
        raise Refusal("no_such_bot")
    session = await context.lobby.find(table)
    guest = await context.needed_guest()
    await session.seat_bot(seat - 1, request.bot or "", guest)
    return session.audience.info(guest.id)


@router.post("/tables/{table}/rematch")
async def rematch(context: Context, table: m.TableId, request: m.RematchRequest | None = None) -> replies.NewTableReply:
    guest = await context.needed_guest()
    await context.count_table(guest)
    return replies.NewTableReply(id=(await context.lobby.rematch(table, guest, (request and request.nonce) or "")).id)


@router.post("/tables/{table}/play-on", status_code=201)
async def play_on(context: Context, table: m.TableId, request: m.PlayOn) -> replies.NewTableReply:
    """A table that plays on from a moment of a finished game."""
    guest = await context.needed_guest(request.name)
    await context.count_table(guest)
    return replies.NewTableReply(id=(await context.lobby.play_on(table, request, guest)).id)


@router.post("/tables/{table}/resign")
async def resign(context: Context, table: m.TableId) -> m.TableInfo:
    """Give up one's seats; with at most one other player this ends the game."""
    session = await context.lobby.find(table)
    guest = await context.needed_guest()
    await session.resign(guest.id)
    return session.audience.info(guest.id)


@router.delete("/tables/{table}", status_code=204)
async def delete_table(context: Context, table: m.TableId) -> None:
    """Delete one's own table, if nobody else plays there."""
    await context.lobby.delete(table, await context.needed_guest())


@router.get("/bots")
async def bots() -> list[replies.BotInfo]:
    """The levels, from the weakest to the strongest."""
    return [replies.BotInfo(id=level, names=level_names(level)) for level in roster.LEVELS]


@router.get("/expansions")
async def known_expansions(response: Response) -> dict[str, list[str]]:
    """The options that bring expansions into play, by game: the page offers no others."""
    response.headers["Cache-Control"] = "public, max-age=300"
    return {game: list(expansions.switches(game)) for game in ("duel", "wonders")}


@router.get("/characters")
async def characters(response: Response) -> list[replies.CharacterInfo]:
    """Bots with a personality, from the weakest to the strongest."""
    response.headers["Cache-Control"] = "public, max-age=300"
    return [
        replies.CharacterInfo(id=bot, name=one.name, level=one.level, style=one.style)  # type: ignore[arg-type]
        for bot, one in CHARACTERS.items()
    ]


def level_names(level: str) -> dict[str, str]:
    return {code: language(code).say(f"level.{level}") for code in LANGUAGES}


@router.get("/catalogue/{game}")
async def catalogue(game: Literal["duel", "wonders"], response: Response) -> Catalogue:
    response.headers["Cache-Control"] = "public, max-age=300"
    return CATALOGUES[game]()
