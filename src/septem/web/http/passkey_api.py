"""HTTP API: passkeys, to join, to sign in, and to prove who one is."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from .. import account_messages as m
from .. import replies
from ..accounts import passkeys, recovery
from ..accounts.devices import device_name
from ..accounts.passkeys import NewPasskey, Site
from ..store import members, sessions
from ..store import passkeys as store
from ..tables.refusal import Refusal
from .auth import Context, RequestContext
from .membership import (
    account_of,
    begin_session,
    count_attempt_of_address,
    forget_key,
    proved,
    put_token,
    sign_in,
    signed_in,
)

FAILURES = {code: {"model": replies.Failure} for code in (400, 401, 403, 404, 409, 429)}
SIGN_IN = "sign in"  # the owner of a challenge that anybody may answer
router = APIRouter(prefix="/api", responses=FAILURES)  # type: ignore[arg-type]


def site_of(context: RequestContext) -> Site:
    return Site.of(context.request.headers.get("host", ""), context.settings.secure_cookies)


# Making a passkey: a guest joins with it, a member adds it.


@router.post("/account/passkeys/options")
async def creation_options(context: Context, request: m.PasskeyWish) -> m.PasskeyOptions:
    """What the browser needs to make a passkey. A guest names the account to be made."""
    await count_attempt_of_address(context)
    guest = await context.needed_guest()
    name, known = request.name or "", list[str]()
    if guest.member:
        await proved(context)
        name, known = guest.name, [row.id for row in await context.database.run(store.passkeys_of, guest.id)]
    challenge, options = passkeys.registration_options(site_of(context), guest.id, name or guest.name, known)
    await context.database.run(store.keep_challenge, challenge, guest.id)
    return m.PasskeyOptions(options=options)


async def made_passkey(context: RequestContext, guest: str, credential: dict[str, Any]) -> NewPasskey:
    challenge = passkeys.challenge_in(credential)
    await context.database.run(store.use_challenge, challenge, guest)
    return passkeys.verify_new(site_of(context), challenge, credential)


def device_of(context: RequestContext) -> str:
    return device_name(context.request.headers.get("user-agent", ""))


@router.post("/account/passkeys/join", status_code=201)
async def join(context: Context, request: m.PasskeyAccount) -> m.Codes:
    """Become a member with a passkey and without a password."""
    if not await context.limits.allows("account", context.address):
        raise Refusal("too_many")
    context.words.check(request.name)
    guest = await context.needed_guest()
    if guest.member:
        raise Refusal("already_a_member")
    made, codes = await made_passkey(context, guest.id, request.credential), recovery.new_codes()
    hashes = [recovery.hashed(code) for code in codes]
    await context.database.run(become_member, guest.id, request.name, hashes, made, device_of(context))
    await begin_session(context, guest.id)
    forget_key(context)
    return m.Codes(codes=codes)


def become_member(session: Any, guest: str, name: str, codes: list[str], made: NewPasskey, device: str) -> None:
    members.become_member(session, guest, name, None, codes)
    store.add_passkey(session, guest, made, device)


@router.post("/account/passkeys", status_code=201)
async def add(context: Context, request: m.PasskeyAnswer) -> list[m.PasskeyInfo]:
    member = await proved(context)
    made = await made_passkey(context, member.guest, request.credential)
    await context.database.run(store.add_passkey, member.guest, made, device_of(context))
    return await listed(context, member.guest)


@router.get("/account/passkeys")
async def list_passkeys(context: Context) -> list[m.PasskeyInfo]:
    return await listed(context, (await signed_in(context)).guest)


async def listed(context: RequestContext, guest: str) -> list[m.PasskeyInfo]:
    rows = await context.database.run(store.passkeys_of, guest)
    return [m.PasskeyInfo(id=row.id, device=row.device, created=row.created, used=row.used) for row in rows]


@router.delete("/account/passkeys/{passkey}", status_code=204)
async def remove(context: Context, passkey: m.PasskeyId) -> None:
    await context.database.run(store.remove_passkey, (await proved(context)).guest, passkey)


# Signing with a passkey.


@router.post("/session/passkey/options")
async def signing_options(context: Context) -> m.PasskeyOptions:
    """What the browser needs to sign in."""
    await count_attempt_of_address(context)
    challenge, options = passkeys.authentication_options(site_of(context))
    await context.database.run(store.keep_challenge, challenge, SIGN_IN)
    return m.PasskeyOptions(options=options)


async def signer(context: RequestContext, credential: dict[str, Any]) -> str:
    """The member whose passkey has signed a challenge of this server."""
    challenge = passkeys.challenge_in(credential)
    await context.database.run(store.use_challenge, challenge, SIGN_IN)
    row = await context.database.run(store.find_passkey, str(credential.get("id", ""))[: passkeys.LONGEST_ID])
    if row is None:
        raise Refusal("sign_in_failed")
    count = passkeys.verify_signature(site_of(context), challenge, credential, row.key, row.count)
    await context.database.run(store.note_use, row.id, count)
    return row.guest


@router.post("/session/passkey")
async def begin(context: Context, request: m.PasskeyAnswer) -> m.Account:
    """Sign in with a passkey."""
    return await sign_in(context, await signer(context, request.credential))


@router.post("/account/passkeys/proof")
async def prove(context: Context, request: m.PasskeyAnswer) -> m.Account:
    """Prove with a passkey who one is, for changes of the account."""
    member = await signed_in(context)
    found = await context.database.run(members.find_member, await signer(context, request.credential))
    if found is None or found.guest != member.guest:
        raise Refusal("sign_in_failed")
    put_token(context, await context.database.run(sessions.prove, member.session))
    return account_of(context, found)
