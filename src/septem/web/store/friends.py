"""Transactions on friends: whom a member follows, who of them is here, and their ratings."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from ..messages import folded
from ..tables.rating_model import Rating
from ..tables.refusal import Refusal
from ..tables.system_time import milliseconds
from .account_models import MemberRow
from .friend_models import FollowRow
from .listings import ONLINE_FOR
from .models import GuestRow
from .rating_models import RatingRow
from .ratings import rating_from

MOST = 200  # members that somebody follows


@dataclass(frozen=True)
class Friend:
    name: str
    online: bool
    mutual: bool  # whether the other one follows, too


def follow(session: Session, guest: str, name: str) -> None:
    other = session.scalar(select(MemberRow.guest).where(MemberRow.folded == folded(name)))
    if other is None or other == guest:
        raise Refusal("no_such_member")
    if session.get(FollowRow, (guest, other)) is not None:
        return
    if (session.scalar(select(func.count()).where(FollowRow.guest == guest)) or 0) >= MOST:
        raise Refusal("too_many_friends")
    session.add(FollowRow(guest=guest, followed=other, created=milliseconds()))


def unfollow(session: Session, guest: str, name: str) -> None:
    other = select(MemberRow.guest).where(MemberRow.folded == folded(name)).scalar_subquery()
    session.execute(delete(FollowRow).where(FollowRow.guest == guest, FollowRow.followed == other))


def followed(session: Session, guest: str) -> list[Friend]:
    """Those who are here first, then by name."""
    back = select(FollowRow.guest).where(FollowRow.followed == guest)
    rows = session.execute(
        select(MemberRow.name, GuestRow.seen, MemberRow.guest.in_(back))
        .join(FollowRow, FollowRow.followed == MemberRow.guest)
        .join(GuestRow, GuestRow.id == MemberRow.guest)
        .where(FollowRow.guest == guest)
    )
    since = milliseconds() - ONLINE_FOR
    friends = [Friend(name, seen is not None and seen >= since, bool(mutual)) for name, seen, mutual in rows]
    return sorted(friends, key=lambda one: (not one.online, one.name.casefold()))


def standings(session: Session, guest: str, pool: str) -> list[tuple[str, str, Rating]]:
    """Ids, names and ratings of a member and of those whom they follow, the best first; also unsettled ratings."""
    circle = select(FollowRow.followed).where(FollowRow.guest == guest)
    found = session.execute(
        select(MemberRow.guest, MemberRow.name, RatingRow)
        .join(RatingRow, RatingRow.guest == MemberRow.guest)
        .where(RatingRow.pool == pool, RatingRow.games > 0)
        .where((MemberRow.guest == guest) | MemberRow.guest.in_(circle))
        .order_by(RatingRow.mu.desc())
    )
    return [(one, name, rating_from(row)) for one, name, row in found]


def followed_names(session: Session, guest: str) -> list[str]:
    return sorted(friend.name for friend in followed(session, guest))


def erase(session: Session, guest: str) -> None:
    session.execute(delete(FollowRow).where((FollowRow.guest == guest) | (FollowRow.followed == guest)))
