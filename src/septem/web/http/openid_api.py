"""HTTP API: signing in at a provider (OpenID Connect), joining with it, and linking it to an account."""

from __future__ import annotations

import base64
import hmac
import json
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter
from pydantic import ValidationError

from .. import account_messages as m
from .. import replies
from ..accounts import openid
from ..accounts.openid import Attempt, Identity
from ..store import identities, members, sessions
from ..tables.refusal import Refusal
from .auth import Context, RequestContext
from .membership import begin_session, count_attempt_of_address, forget_key, proved, put_token, signed_in

FAILURES = {code: {"model": replies.Failure} for code in (400, 401, 403, 404, 409, 429)}
COOKIE = "septem_openid"
MINUTES = 10 * 60
LONGEST_COOKIE = 1000
PAGE = "/account"
router = APIRouter(prefix="/api", responses=FAILURES)  # type: ignore[arg-type]


def cookie_name(context: RequestContext) -> str:
    return f"__Host-{COOKIE}" if context.settings.secure_cookies else COOKIE


def provider_of(context: RequestContext) -> openid.Provider:
    found: openid.Provider | None = context.request.app.state.openid
    if found is None:
        raise Refusal("no_openid")
    return found


@router.post("/session/openid")
async def begin(context: Context, request: m.OpenIdWish) -> m.OpenIdAddress:
    """Where the browser goes to sign in at the provider. A cookie ties the reply to this browser."""
    provider = provider_of(context)
    await count_attempt_of_address(context)
    context.words.check(request.name)
    if request.purpose == "link":
        await proved(context)
    elif request.purpose == "prove":
        await signed_in(context)
    attempt = Attempt.new()
    address = await provider.address(attempt, request.purpose == "prove")
    await context.database.run(identities.keep_state, attempt.state)
    context.put_cookie(cookie_name(context), packed(attempt, request), MINUTES)
    return m.OpenIdAddress(address=address)


def packed(attempt: Attempt, request: m.OpenIdWish) -> str:
    content = {"attempt": vars(attempt), "request": request.model_dump()}
    return base64.urlsafe_b64encode(json.dumps(content).encode()).decode()


def unpacked(cookie: str) -> tuple[Attempt, m.OpenIdWish]:
    try:
        content = json.loads(base64.urlsafe_b64decode(cookie[:LONGEST_COOKIE].encode()))
        attempt = Attempt(**{name: str(value) for name, value in content["attempt"].items()})
        return attempt, m.OpenIdWish(**content["request"])
    except (ValueError, TypeError, KeyError, AttributeError, ValidationError):
        raise Refusal("openid_failed") from None


@router.get("/session/openid/reply", status_code=303, include_in_schema=False)
async def reply(context: Context, state: str = "", code: str = "", iss: str = "") -> None:
    """The provider sends the browser back here; it goes on to the page, which tells what has failed."""
    try:
        await come_back(context, state, code, iss)
        place = PAGE
    except Refusal as refusal:
        place = f"{PAGE}?{urlencode({'openid': refusal.code})}"
    context.put_cookie(cookie_name(context), "", 0)
    context.response.headers["Location"] = place
    context.response.headers["Cache-Control"] = "no-store"


async def come_back(context: RequestContext, state: str, code: str, issuer: str) -> None:
    provider = provider_of(context)
    await count_attempt_of_address(context)
    attempt, request = unpacked(context.request.cookies.get(cookie_name(context), ""))
    if not hmac.compare_digest(state.encode(), attempt.state.encode()) or issuer not in ("", provider.issuer):
        raise Refusal("openid_failed")
    await context.database.run(identities.use_state, attempt.state)
    if not code:  # the person has cancelled
        raise Refusal("openid_failed")
    identity = await provider.identity(code, attempt, request.purpose == "prove")
    await STEPS[request.purpose](context, identity, request.name)


async def sign_in(context: RequestContext, identity: Identity, name: str | None) -> None:
    """Sign in, or become a member with the name that was given."""
    guest = await context.database.run(identities.find, identity)
    if guest is None:
        guest = await join(context, identity, name)
    await begin_session(context, guest)


async def join(context: RequestContext, identity: Identity, name: str | None) -> str:
    if name is None:
        raise Refusal("openid_unknown")
    if not await context.limits.allows("account", context.address):
        raise Refusal("too_many")
    guest = await context.needed_guest()
    if guest.member:
        raise Refusal("already_a_member")
    await context.database.run(become_member, guest.id, name, identity)
    forget_key(context)
    return guest.id


def become_member(session: Any, guest: str, name: str, identity: Identity) -> None:
    """Without recovery codes: the member makes some later, the provider is the key until then."""
    members.become_member(session, guest, name, None, [])
    identities.link(session, guest, identity)


async def link(context: RequestContext, identity: Identity, name: str | None) -> None:
    await context.database.run(identities.link, (await proved(context)).guest, identity)


async def prove(context: RequestContext, identity: Identity, name: str | None) -> None:
    """The person has just signed in at the provider again."""
    member = await signed_in(context)
    if await context.database.run(identities.find, identity) != member.guest:
        raise Refusal("sign_in_failed")
    put_token(context, await context.database.run(sessions.prove, member.session))


STEPS = {"sign_in": sign_in, "link": link, "prove": prove}


@router.delete("/account/openid", status_code=204)
async def unlink(context: Context) -> None:
    await context.database.run(identities.unlink, (await proved(context)).guest)
