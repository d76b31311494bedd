"""What the routes of accounts share: who is signed in, cookies of sessions, and limits."""

from __future__ import annotations

from dataclasses import dataclass

from .. import account_messages as m
from ..accounts.devices import device_name, is_marked, mark_of
from ..messages import folded
from ..store import members, sessions
from ..store.members import Member
from ..store.sessions import MINUTE, Visitor
from ..tables.refusal import Refusal
from ..tables.system_time import milliseconds
from .auth import COOKIE, DEVICE_COOKIE, YEAR, RequestContext, session_cookie

PROVED = 15 * MINUTE  # for which a proof counts
DAY_SECONDS = 86_400


@dataclass(frozen=True)
class SignedIn:
    """A member, and the session of the request."""

    guest: str
    session: str
    proved: bool


async def signed_in(context: RequestContext) -> SignedIn:
    visitor = await context.visitor()
    if visitor is None or visitor.session is None:
        raise Refusal("not_a_member")
    return SignedIn(visitor.guest.id, visitor.session, is_proved(visitor))


async def proved(context: RequestContext) -> SignedIn:
    """A member who proved lately who they are: somebody else may sit at a device that is signed in."""
    member = await signed_in(context)
    if not member.proved:
        raise Refusal("prove_again")
    return member


def is_proved(visitor: Visitor) -> bool:
    return visitor.proved > milliseconds() - PROVED


def account_of(context: RequestContext, member: Member) -> m.Account:
    return m.Account(
        provider=provider_name(context),
        linked=member.linked,
        name=member.name,
        created=member.created,
        password=member.password is not None,
        codes=member.codes,
        proved=True,
        bot_account=member.bot_account,
    )


def provider_name(context: RequestContext) -> str | None:
    """Of the OpenID provider, if there is one."""
    return context.settings.openid_name if context.settings.openid_issuer else None


async def begin_session(context: RequestContext, guest: str) -> None:
    """Sign in with a new token. The key of a guest in this browser stays: it counts again after signing out."""
    before = await context.visitor()
    if before is not None and before.session is not None:
        await context.database.run(sessions.end_session, before.guest.id, before.session)
    device = device_name(context.request.headers.get("user-agent", ""))
    put_token(context, await context.database.run(sessions.new_session, guest, device))


def put_token(context: RequestContext, token: str) -> None:
    context.put_cookie(session_cookie(context.settings), token, context.settings.session_days * DAY_SECONDS)


async def sign_in(context: RequestContext, guest: str) -> m.Account:
    await begin_session(context, guest)
    member = await context.database.run(members.find_member, guest)
    assert member is not None
    return account_of(context, member)


def forget_session(context: RequestContext) -> None:
    context.put_cookie(session_cookie(context.settings), "", 0)


def forget_key(context: RequestContext) -> None:
    context.put_cookie(COOKIE, "", 0)


async def count_attempt(context: RequestContext, account: str) -> None:
    """Refuse to guess: for one account, and for one address."""
    await count_attempt_of_address(context)
    if not await context.limits.allows("sign in", account):
        raise Refusal("too_many")


async def count_attempt_of_address(context: RequestContext) -> None:
    if not await context.limits.allows("sign in of address", context.address):
        raise Refusal("too_many")


def budget_of(context: RequestContext, name: str, member: Member | None) -> str:
    """Whose attempts are counted together.

    A member's own devices have attempts of their own: strangers who guess do not lock the member out.
    """
    mark = context.request.cookies.get(DEVICE_COOKIE, "")
    if member is not None and member.password is not None and is_marked(mark, member.guest, member.password):
        return f"device of {member.guest}"
    return folded(name)


def know_device(context: RequestContext, guest: str, password: str) -> None:
    context.put_cookie(DEVICE_COOKIE, mark_of(guest, password), YEAR)


async def checked_hash(context: RequestContext, password: str, name: str) -> str:
    """The hash of a new password; refuses one that is easy to guess."""
    if await context.passwords.is_weak(context.address, password, name):
        raise Refusal("weak_password")
    return await context.passwords.hash(context.address, password)
