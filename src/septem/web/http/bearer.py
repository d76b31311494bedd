"""Programs that act for a member: who they are, what their token allows, and how often they may ask."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ..store import tokens
from ..store.tokens import Bearer
from ..tables.refusal import Refusal
from ..tables.stored import Guest
from .auth import Context, RequestContext

LONGEST = 100  # characters of a token
scheme = HTTPBearer(auto_error=False, description="A token of a member, made on the page of the account.")
Given = Annotated[HTTPAuthorizationCredentials | None, Security(scheme)]


@dataclass(frozen=True)
class Program:
    """A request of a program."""

    context: RequestContext
    guest: Guest
    scopes: frozenset[str]
    token: str

    async def is_still_known(self) -> bool:
        """Whether the token still counts: it may have been revoked since the request began."""
        try:
            return await self.context.database.run(tokens.find_bearer, self.token) is not None
        except Refusal:
            return False


async def find(context: RequestContext, given: HTTPAuthorizationCredentials | None) -> tuple[Bearer, str]:
    token = given.credentials[:LONGEST] if given else ""
    found = await context.database.run(tokens.find_bearer, token) if token else None
    if found is None:
        raise Refusal("no_token")
    if not await context.limits.allows("program", found.guest.id):
        raise Refusal("too_many")
    context.request.app.state.guest_addresses.remember(found.guest.id, context.address)
    return found, token


def allowed(scope: str | None, bot: bool = False) -> Callable[..., Coroutine[Any, Any, Program]]:
    """A dependency: a program whose token has a scope, and who plays only for a bot account."""

    async def program(context: Context, given: Given) -> Program:
        found, token = await find(context, given)
        if scope is not None and scope not in found.scopes:
            raise Refusal("missing_scope", scope=scope)
        if bot and not found.guest.bot_account:
            raise Refusal("no_bot_account")
        return Program(context, found.guest, found.scopes, token)

    return program


AnyProgram = Annotated[Program, Depends(allowed(None))]
Reader = Annotated[Program, Depends(allowed("read"))]
Challenger = Annotated[Program, Depends(allowed("challenge"))]
Playing = Annotated[Program, Depends(allowed("play", bot=True))]
Chatting = Annotated[Program, Depends(allowed("chat", bot=True))]
