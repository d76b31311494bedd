"""Friends over HTTP: follow members, see who is here, and compare ratings. A challenge is a table of the lobby."""

from __future__ import annotations

from fastapi import APIRouter

from .. import friend_messages as m
from .. import replies
from ..lobby_messages import Pool, Standing
from ..store import friends
from ..tables.refusal import Refusal
from .auth import Context
from .lobby_board import rating_info
from .membership import signed_in

FAILURES = {code: {"model": replies.Failure} for code in (400, 403, 404, 429)}
router = APIRouter(prefix="/api/friends", responses=FAILURES)  # type: ignore[arg-type]


@router.get("")
async def list_friends(context: Context) -> list[m.FriendInfo]:
    member = await signed_in(context)
    found = await context.database.run(friends.followed, member.guest)
    return [m.FriendInfo(name=one.name, online=one.online, mutual=one.mutual) for one in found]


@router.put("", status_code=204)
async def follow(context: Context, request: m.Follow) -> None:
    member = await signed_in(context)
    if not await context.limits.allows("follow", member.guest):
        raise Refusal("too_many")
    await context.database.run(friends.follow, member.guest, request.name)


@router.delete("", status_code=204)
async def unfollow(context: Context, request: m.Follow) -> None:
    member = await signed_in(context)
    await context.database.run(friends.unfollow, member.guest, request.name)


@router.get("/ratings/{pool}")
async def ratings(context: Context, pool: Pool) -> m.FriendRatings:
    member = await signed_in(context)
    found = await context.database.run(friends.standings, member.guest, pool)
    return m.FriendRatings(
        pool=pool,
        standings=[
            Standing(name=name, bot=None, rating=rating_info(rating), own=guest == member.guest)
            for guest, name, rating in found
        ],
    )
