"""HTTP API: report, mute and block; and what this server stores for how long."""

from __future__ import annotations

from fastapi import APIRouter

from .. import moderation_messages as m
from .. import replies
from ..store import moderation
from ..store.moderation import BLOCK, MUTE, Target
from ..tables.refusal import Refusal
from ..tables.stored import Guest
from .auth import YEAR, Context, RequestContext
from .lobby_api import board_of
from .membership import DAY_SECONDS

FAILURES = {code: {"model": replies.Failure} for code in (400, 403, 404, 429)}
router = APIRouter(prefix="/api", responses=FAILURES)  # type: ignore[arg-type]


async def known(context: RequestContext) -> Guest:
    guest = await context.guest()
    if guest is None:
        raise Refusal("not_your_table")
    return guest


async def target(context: RequestContext, person: m.PersonAt, guest: Guest) -> Target:
    find = moderation.find_target
    return await context.database.run(find, person.table, person.seat, person.line, guest.id)


@router.post("/reports", status_code=204)
async def report(context: Context, request: m.NewReport) -> None:
    """Tell the operator about a person or a chat line."""
    guest = await known(context)
    if not await context.limits.allows("report", guest.id):
        raise Refusal("too_many")
    found = await target(context, request.person, guest)
    await context.database.run(moderation.report, guest.id, found, request.reason, request.note)


@router.get("/silenced")
async def silenced(context: Context) -> list[m.SilencedPerson]:
    """Whom the reader mutes or blocks."""
    guest = await context.guest()
    rows = await context.database.run(moderation.silenced_people, guest.id) if guest else []
    return [m.SilencedPerson(id=row.id, name=row.name, block=row.kind == BLOCK, at=row.at) for row in rows]


@router.post("/silenced", status_code=204)
async def silence(context: Context, request: m.Silence) -> None:
    """Mute or block a person."""
    guest = await known(context)
    found = await target(context, request.person, guest)
    await context.database.run(moderation.silence, guest.id, found, BLOCK if request.block else MUTE)
    await listen_again(context, guest)


@router.delete("/silenced/{which}", status_code=204)
async def hear_again(context: Context, which: m.SilencedId) -> None:
    guest = await known(context)
    await context.database.run(moderation.hear_again, guest.id, which)
    await listen_again(context, guest)


async def listen_again(context: RequestContext, guest: Guest) -> None:
    """The open connections of a guest follow the new wish. Other processes learn it when a client connects."""
    unheard = await context.database.run(moderation.unheard_by, guest.id)
    for session in context.lobby.sessions.values():
        session.audience.change_unheard(guest.id, unheard)
    board_of(context).change()


@router.get("/privacy")
async def privacy(context: Context) -> m.PrivacyFacts:
    """How long this server keeps what."""
    names = set(m.PrivacyFacts.model_fields) - {"word_list", "cookie_days"}
    days = {name: getattr(context.settings, name) for name in names}
    return m.PrivacyFacts(**days, cookie_days=YEAR // DAY_SECONDS, word_list=context.settings.word_list is not None)
