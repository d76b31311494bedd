"""HTTP API: rating lists, one's own ratings, and what a game changed."""

from __future__ import annotations

from fastapi import APIRouter

from .. import lobby_messages as m
from .. import messages, replies
from ..store import bot_accounts, ratings
from ..tables.rating_model import Rating, anchors
from .auth import Context, RequestContext
from .lobby_board import rating_info
from .result_index import ResultIndex

router = APIRouter(prefix="/api", responses={400: {"model": replies.Failure}, 404: {"model": replies.Failure}})
NEWEST = 5  # results that are computed at once, for somebody who has just ended a game


def index_of(context: RequestContext) -> ResultIndex:
    index: ResultIndex = context.request.app.state.result_index
    return index


@router.get("/ratings/{pool}")
async def rating_list(context: Context, pool: m.Pool) -> m.RatingList:
    """The best members whose ratings are settled, and the bots."""
    guest = await context.guest()
    found = await context.database.run(ratings.standings, pool)
    programs = await context.database.run(bot_accounts.bot_names, [name for name, _ in found])
    own = guest.name if guest and guest.member else None
    return m.RatingList(pool=pool, standings=ordered(found, pool, own, programs))


def ordered(found: list[tuple[str, Rating]], pool: str, own: str | None, programs: set[str]) -> list[m.Standing]:
    people = [
        m.Standing(name=name, bot=None, bot_account=name in programs, rating=rating_info(one), own=name == own)
        for name, one in found
    ]
    bots = [
        m.Standing(name="", bot=bot, bot_account=False, rating=bot_info(one), own=False)
        for bot, one in anchors(pool).items()
    ]
    return sorted([*people, *bots], key=lambda one: -one.rating.points)


def bot_info(rating: Rating) -> m.RatingInfo:
    """A measured rating is never provisional."""
    return rating_info(rating).model_copy(update={"provisional": False})


@router.get("/ratings")
async def own_ratings(context: Context) -> list[m.PoolRating]:
    guest = await context.guest()
    if guest is None:
        return []
    await index_of(context).update(guest.id, NEWEST)
    found = await context.database.run(ratings.ratings_of, guest.id)
    return [m.PoolRating(pool=pool, rating=rating_info(one)) for pool, one in found.items()]  # type: ignore[arg-type]


@router.get("/tables/{table}/ratings")
async def changes(context: Context, table: messages.TableId) -> list[m.RatingChange]:
    """What a finished game changed, for each seat; nothing if it was not rated."""
    session = await context.lobby.find(table)
    session.ended_game()
    guest = next((seat.guest for seat in session.seats if seat.guest), None)
    if not session.stored.rated or guest is None:
        return []
    await index_of(context).update(guest, NEWEST)
    found = (await context.database.run(ratings.changes, [table])).get(table, [])
    return [
        m.RatingChange(seat=seat + 1, name=session.names[seat], before=rating_info(old), after=rating_info(new))
        for seat, old, new in found
    ]
