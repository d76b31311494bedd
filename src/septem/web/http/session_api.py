"""HTTP API: signing in and out."""

from __future__ import annotations

from fastapi import APIRouter

from .. import account_messages as m
from .. import replies
from ..accounts import recovery
from ..store import members, sessions
from ..tables.refusal import Refusal
from .auth import Context
from .membership import (
    budget_of,
    checked_hash,
    count_attempt,
    count_attempt_of_address,
    forget_session,
    know_device,
    sign_in,
)

FAILURES = {code: {"model": replies.Failure} for code in (400, 401, 403, 429)}
NOBODY = "nobody"  # the id of no guest
router = APIRouter(prefix="/api/session", responses=FAILURES)  # type: ignore[arg-type]


@router.post("")
async def begin(context: Context, request: m.SignIn) -> m.Account:
    """Sign in with a name and a password."""
    member = await context.database.run(members.find_by_name, request.name)
    await count_attempt(context, budget_of(context, request.name, member))
    given, stored = request.password.get_secret_value(), member.password if member else None
    if not await context.passwords.verify(context.address, stored, given) or member is None or stored is None:
        raise Refusal("sign_in_failed")
    if context.passwords.is_outdated(stored):
        stored = await context.passwords.hash(context.address, given)
        await context.database.run(members.put_password, member.guest, stored)
    know_device(context, member.guest, stored)
    return await sign_in(context, member.guest)


@router.post("/recovery")
async def recover(context: Context, request: m.Recovery) -> m.Account:
    """Sign in with a recovery code, and choose a new password. All other sessions end."""
    await count_attempt_of_address(context)  # a code is too long to be guessed, so nobody uses up a member's attempts
    stored = await checked_hash(context, request.password.get_secret_value(), request.name)
    member = await context.database.run(members.find_by_name, request.name)
    code, guest = recovery.hashed(request.code.get_secret_value()), member.guest if member else NOBODY
    if not await context.database.run(members.use_code, guest, code):
        raise Refusal("sign_in_failed")
    await context.database.run(members.put_password, guest, stored)
    await context.database.run(sessions.end_others, guest, None)
    context.lobby.disconnect({guest})
    know_device(context, guest, stored)
    return await sign_in(context, guest)


@router.delete("", status_code=204)
async def end(context: Context) -> None:
    """Sign out."""
    visitor = await context.visitor()
    if visitor is not None and visitor.session is not None:
        await context.database.run(sessions.end_session, visitor.guest.id, visitor.session)
        context.lobby.disconnect({visitor.guest.id})
    forget_session(context)
