"""HTTP API: the tokens of a member for programs, and becoming a bot account."""

from __future__ import annotations

from fastapi import APIRouter

from .. import bot_messages as b
from .. import replies
from ..store import bot_accounts, tokens
from ..store.token_models import TokenRow
from .auth import Context, RequestContext
from .membership import proved, signed_in

FAILURES = {code: {"model": replies.Failure} for code in (400, 403, 404, 409, 429)}
router = APIRouter(prefix="/api/account", responses=FAILURES)  # type: ignore[arg-type]


@router.get("/tokens")
async def list_tokens(context: Context) -> list[b.TokenInfo]:
    """Without the tokens themselves, which nobody can read again."""
    member = await signed_in(context)
    return [info(row) for row in await context.database.run(tokens.tokens_of, member.guest)]


@router.post("/tokens", status_code=201)
async def new_token(context: Context, request: b.TokenWish) -> b.NewToken:
    member, most = await proved(context), context.settings.tokens_a_member
    row, token = await context.database.run(
        tokens.new_token, member.guest, request.label, request.scopes, request.days, most
    )
    return b.NewToken(token=token, info=info(row))


@router.delete("/tokens/{token}", status_code=204)
async def revoke(context: Context, token: b.TokenId) -> None:
    """The token counts no more; streams that use it end. Nobody needs a proof to give something up."""
    member = await signed_in(context)
    await context.database.run(tokens.revoke, member.guest, token)
    disconnect(context, member.guest)


@router.post("/bot", status_code=204)
async def become_bot(context: Context) -> None:
    """From now on programs play for this member, who has not played yet. This cannot be undone."""
    member = await proved(context)
    await context.database.run(bot_accounts.become_bot, member.guest)


def disconnect(context: RequestContext, guest: str) -> None:
    context.lobby.disconnect({guest})
    context.request.app.state.bot_events.disconnect({guest})


def info(row: TokenRow) -> b.TokenInfo:
    return b.TokenInfo(
        id=row.id,
        label=row.label,
        scopes=row.scopes.split(),
        created=row.created,
        used=row.used,
        expires=row.expires,
    )
