"""HTTP API: one's own account, its sessions and its data."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

from fastapi import APIRouter
from fastapi.responses import Response, StreamingResponse

from .. import account_messages as m
from .. import replies
from ..accounts import recovery
from ..accounts.leaving import delete_person
from ..store import Database, members, own_data, sessions
from ..tables.refusal import Refusal
from .auth import Context
from .membership import (
    account_of,
    begin_session,
    checked_hash,
    count_attempt,
    forget_key,
    forget_session,
    is_proved,
    know_device,
    proved,
    provider_name,
    put_token,
    signed_in,
)

FAILURES = {code: {"model": replies.Failure} for code in (400, 401, 403, 404, 409, 429)}
EXPORTED = 50  # tables read at once
NO_ACCOUNT = m.Account(
    name=None, created=None, password=False, codes=0, proved=False, bot_account=False, provider=None, linked=False
)
router = APIRouter(prefix="/api/account", responses=FAILURES)  # type: ignore[arg-type]


@router.get("")
async def account(context: Context) -> m.Account:
    visitor = await context.visitor()
    member = await context.database.run(members.find_member, visitor.guest.id) if visitor else None
    if visitor is None or member is None:
        return NO_ACCOUNT.model_copy(update={"provider": provider_name(context)})
    return account_of(context, member).model_copy(update={"proved": is_proved(visitor)})


@router.post("", status_code=201)
async def join(context: Context, request: m.NewAccount) -> m.Codes:
    """Become a member, with all tables and seats of the guest. The reply has the recovery codes."""
    if not await context.limits.allows("account", context.address):
        raise Refusal("too_many")
    context.words.check(request.name)
    guest = await context.needed_guest()
    if guest.member:
        raise Refusal("already_a_member")
    password = await checked_hash(context, request.password.get_secret_value(), request.name)
    codes = recovery.new_codes()
    hashes = [recovery.hashed(code) for code in codes]
    await context.database.run(members.become_member, guest.id, request.name, password, hashes)
    await begin_session(context, guest.id)
    know_device(context, guest.id, password)
    forget_key(context)
    return m.Codes(codes=codes)


@router.post("/proof")
async def prove(context: Context, request: m.Proof) -> m.Account:
    """Give the password again, for changes of the account."""
    member = await signed_in(context)
    await count_attempt(context, member.guest)
    found = await context.database.run(members.find_member, member.guest)
    stored = found.password if found else None
    if (
        not await context.passwords.verify(context.address, stored, request.password.get_secret_value())
        or found is None
    ):
        raise Refusal("sign_in_failed")
    put_token(context, await context.database.run(sessions.prove, member.session))
    return account_of(context, found)


@router.put("/password", status_code=204)
async def change_password(context: Context, request: m.PasswordChange) -> None:
    """All other sessions end."""
    member = await proved(context)
    await count_attempt(context, member.guest)  # a hash costs as much
    found = await context.database.run(members.find_member, member.guest)
    stored = await checked_hash(context, request.password.get_secret_value(), found.name if found else "")
    await context.database.run(members.put_password, member.guest, stored)
    await context.database.run(sessions.end_others, member.guest, member.session)
    know_device(context, member.guest, stored)
    context.lobby.disconnect({member.guest})


@router.post("/codes")
async def new_codes(context: Context) -> m.Codes:
    """New recovery codes; the old ones count no more."""
    member, codes = await proved(context), recovery.new_codes()
    await context.database.run(members.replace_codes, member.guest, [recovery.hashed(code) for code in codes])
    return m.Codes(codes=codes)


@router.get("/sessions")
async def list_sessions(context: Context) -> list[m.SessionInfo]:
    """Where the member is signed in."""
    member = await signed_in(context)
    rows = await context.database.run(sessions.sessions_of, member.guest, context.settings.session_lifetime())
    return [
        m.SessionInfo(
            id=row.id, device=row.device, created=row.created, used=row.used, current=row.id == member.session
        )
        for row in rows
    ]


@router.delete("/sessions", status_code=204)
async def end_other_sessions(context: Context) -> None:
    member = await proved(context)
    await context.database.run(sessions.end_others, member.guest, member.session)
    context.lobby.disconnect({member.guest})


@router.delete("/sessions/{session}", status_code=204)
async def end_session(context: Context, session: m.SessionId) -> None:
    member = await proved(context)
    await context.database.run(sessions.end_session, member.guest, session)
    context.lobby.disconnect({member.guest})


@router.get("/export", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def export(context: Context) -> Response:
    """Everything that is stored about a guest or a member, as JSON."""
    visitor = await context.visitor()
    if visitor is None:
        return Response("{}", media_type="application/json")
    if not await context.limits.allows("records", visitor.guest.id):
        raise Refusal("too_many")
    headers = {"Content-Disposition": 'attachment; filename="septem.json"'}
    parts = own_data_parts(context.database, visitor.guest.id)
    return StreamingResponse(parts, media_type="application/json", headers=headers)


async def own_data_parts(database: Database, guest: str) -> AsyncIterator[str]:
    """A few tables in each transaction: somebody may have thousands, and others want to play meanwhile."""
    person = await database.run(own_data.person, guest)
    tables = await database.run(own_data.table_ids, guest)
    yield json.dumps(person)[:-1] + ', "tables": ['
    for first in range(0, len(tables), EXPORTED):
        part = await database.run(own_data.tables_json, tables[first : first + EXPORTED], guest)
        yield (", " if first else "") + ", ".join(part)
    yield "]}"


@router.delete("", status_code=204)
async def delete(context: Context) -> None:
    """Delete a guest or a member with all data; a member proves first who they are."""
    visitor = await context.visitor()
    if visitor is not None and visitor.session is not None:
        await proved(context)
    if visitor is not None:
        await delete_person(context.lobby, context.database, visitor.guest)
        context.lobby.disconnect({visitor.guest.id})
    forget_session(context)
    forget_key(context)
