"""Correspondence games over HTTP: the list sorted by time, vacations, push messages and mail."""

from __future__ import annotations

import secrets

from fastapi import APIRouter
from sqlalchemy.orm import Session

from ...text import language
from .. import correspondence_messages as m
from .. import replies
from ..correspondence import push
from ..correspondence.turn_notices import TurnNotices
from ..store import notices, vacations
from ..store.notices import Subscription
from ..tables.absence import DAY
from ..tables.refusal import Refusal
from ..tables.system_time import milliseconds
from ..tables.table_session import TableSession
from .auth import Context, RequestContext
from .membership import signed_in

MOST_TABLES = 60
FAILURES = {code: {"model": replies.Failure} for code in (400, 403, 429)}
router = APIRouter(prefix="/api/correspondence", responses=FAILURES)  # type: ignore[arg-type]


def notices_of(context: RequestContext) -> TurnNotices:
    found: TurnNotices = context.request.app.state.turn_notices
    return found


@router.get("")
async def overview(context: Context) -> m.Overview:
    """One's running games, the most urgent first."""
    guest = await context.guest()
    key = await public_key(context)
    mails = context.settings.smtp is not None
    if guest is None:
        return m.Overview(
            tables=[], push_key=key, mails=mails, mail=None, mail_confirmed=False, vacation_until=None, vacation_left=0
        )
    address = await context.database.run(notices.mail_of, guest.id)
    until, left = await context.database.run(vacation_of, guest.id, context.settings.vacation_days)
    return m.Overview(
        tables=sorted(await slow_tables(context, guest.id), key=urgency),
        push_key=key,
        mails=mails,
        mail=address.address if address else None,
        mail_confirmed=bool(address and address.confirmed),
        vacation_until=until,
        vacation_left=left,
    )


def urgency(table: m.SlowTable) -> tuple[bool, bool, int]:
    """Those that wait for the reader first; then the shortest time."""
    return not table.yours, table.left is None, table.left or 0


def vacation_of(session: Session, guest: str, most: int) -> tuple[int | None, int]:
    now = milliseconds()
    found = vacations.current(session, guest, now)
    left = max(most * DAY - vacations.used(session, guest, now), 0) // DAY
    return (found.ends if found else None), left


async def public_key(context: RequestContext) -> str | None:
    if not context.settings.push_contact:
        return None
    return push.public_key(await notices_of(context).private_key())


async def slow_tables(context: RequestContext, guest: str) -> list[m.SlowTable]:
    found = []
    for table in (await context.database.run(vacations.tables_of, guest))[:MOST_TABLES]:
        try:
            found.append(slow_table(await context.lobby.find(table), guest))
        except Refusal:  # it is set aside
            continue
    return found


def slow_table(session: TableSession, guest: str) -> m.SlowTable:
    asked = [seat for seat in session.begun_game().asked_at if session.seats[seat].bot is None]
    own = [seat for seat in asked if session.seats[seat].guest == guest]
    left, paused = time_left(session, own or asked)
    return m.SlowTable(
        id=session.id,
        game=session.stored.game,  # type: ignore[arg-type]
        options=session.stored.options,
        players=[seat.name for seat in session.seats],
        yours=bool(own),
        left=left,
        paused=paused,
    )


def time_left(session: TableSession, seats: list[int]) -> tuple[int | None, bool]:
    if session.clock is None or not seats:
        return None, False
    now = session.steady_now()
    seat = min(seats, key=lambda one: session.clock.remaining(one, now) if session.clock else 0)
    return session.clock.remaining(seat, now), session.clock.stands_for(seat, now) > 0


@router.put("/vacation", status_code=204)
async def begin_vacation(context: Context, request: m.VacationWish) -> None:
    """From now on, for some days. The own clocks of correspondence games stand still."""
    member = await signed_in(context)
    await context.database.run(vacations.begin, member.guest, request.days, context.settings.vacation_days)
    await tell_tables(context, member.guest)


@router.delete("/vacation", status_code=204)
async def end_vacation(context: Context) -> None:
    member = await signed_in(context)
    await context.database.run(vacations.end, member.guest)
    await tell_tables(context, member.guest)


async def tell_tables(context: RequestContext, guest: str) -> None:
    """Open tables read the vacations again, in all processes."""
    for table in await context.database.run(vacations.tables_of, guest):
        session = context.lobby.sessions.get(table)
        if session is not None:
            await session.catch_up()
        context.lobby.notifications.send(table)


@router.put("/push", status_code=204)
async def subscribe(context: Context, request: m.PushSubscription) -> None:
    member = await signed_in(context)
    allowed = push.is_allowed(request.address, context.settings.push_services)
    if not context.settings.push_contact or not allowed:
        raise Refusal("no_push")
    wanted = Subscription(request.address, request.public_key, request.secret, request.language)
    await context.database.run(notices.subscribe, member.guest, wanted)


@router.delete("/push", status_code=204)
async def unsubscribe(context: Context, request: m.PushAddress) -> None:
    member = await signed_in(context)
    await context.database.run(notices.unsubscribe, request.address, member.guest)


@router.put("/mail", status_code=204)
async def put_mail(context: Context, request: m.NewMail) -> None:
    """A code goes to the new address."""
    member = await signed_in(context)
    if context.settings.smtp is None:
        raise Refusal("no_mail")
    if not await context.limits.allows("mail", member.guest):
        raise Refusal("too_many")
    code = f"{secrets.randbelow(10**8):08}"
    await context.database.run(notices.put_mail, member.guest, request.address, request.language, code)
    texts = language(request.language)
    subject, text = texts.say("notice.confirm"), texts.say("notice.code", code=code)
    try:
        await notices_of(context).send_mail(request.address, subject, f"{text}\n")
    except OSError:
        raise Refusal("no_mail") from None


@router.post("/mail", status_code=204)
async def confirm_mail(context: Context, request: m.MailCode) -> None:
    member = await signed_in(context)
    if not await context.database.run(notices.confirm_mail, member.guest, request.code):
        raise Refusal("wrong_code")


@router.delete("/mail", status_code=204)
async def drop_mail(context: Context) -> None:
    member = await signed_in(context)
    await context.database.run(notices.drop_mail, member.guest)
