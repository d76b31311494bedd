"""Transactions on ratings: what a finished game changes, rating lists, and the ratings of a member."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from ..tables.rated import RATED_BOTS, pool_of
from ..tables.rating_model import SETTLED_GAMES, SETTLED_SIGMA, Rating, after_game, anchors, ranks_of
from ..tables.results import UNKNOWN, GameResult, SeatResult
from .account_models import MemberRow
from .models import TableRow
from .rating_models import RatingChangeRow, RatingRow

FIRST = Rating()
BEST = 100  # members of a rating list


def find(session: Session, guest: str, pool: str) -> Rating | None:
    row = session.get(RatingRow, (guest, pool))
    return None if row is None else rating_from(row)


def rating_from(row: RatingRow) -> Rating:
    return Rating(row.mu, row.sigma, row.games)


def rate(session: Session, result: GameResult) -> None:
    """Change the ratings of all members of a rated game. The caller does this once for each game."""
    table = session.get(TableRow, result.table)
    pool = pool_of(table.game, table.options) if table is not None and table.rated else None
    if pool is None or result.practice or result.victory == UNKNOWN or not can_rate(session, result.seats):
        return
    fixed = anchors(pool)
    guests = sorted(seat.guest for seat in result.seats if seat.guest is not None)
    rows = {guest: locked(session, guest, pool) for guest in guests}  # in the same order everywhere: no deadlock
    before = [rating_from(rows[seat.guest]) if seat.guest else fixed[seat.bot or ""] for seat in result.seats]
    ranks = ranks_of([bool(seat.won) for seat in result.seats], [seat.points for seat in result.seats])
    for seat, old, new in zip(result.seats, before, after_game(before, ranks), strict=True):
        if seat.guest is not None:
            put(rows[seat.guest], new, result.ended)
        session.add(change(result.table, seat, pool, old, new if seat.guest else old))


def can_rate(session: Session, seats: Sequence[SeatResult]) -> bool:
    """Whether every seat is a member's or a bot's with a rating, and at least one is a member's.

    A person who has deleted their account meanwhile has none.
    """
    known = [session.get(MemberRow, seat.guest) is not None if seat.guest else seat.bot in RATED_BOTS for seat in seats]
    return all(known) and any(seat.guest for seat in seats) and all(seat.won is not None for seat in seats)


def locked(session: Session, guest: str, pool: str) -> RatingRow:
    """The row of a rating; nobody else changes it until this transaction ends."""
    own = select(RatingRow).where(RatingRow.guest == guest, RatingRow.pool == pool)
    row = session.scalar(own.with_for_update())
    if row is None:
        row = RatingRow(guest=guest, pool=pool, mu=FIRST.mu, sigma=FIRST.sigma, games=0, at=0)
        session.add(row)
        session.flush()
    return row


def put(row: RatingRow, rating: Rating, at: int) -> None:
    row.mu, row.sigma, row.games, row.at = rating.mu, rating.sigma, rating.games, at


def change(table: str, seat: SeatResult, pool: str, old: Rating, new: Rating) -> RatingChangeRow:
    return RatingChangeRow(
        table=table,
        number=seat.number,
        guest=seat.guest,
        pool=pool,
        mu_before=old.mu,
        sigma_before=old.sigma,
        mu_after=new.mu,
        sigma_after=new.sigma,
    )


Change = tuple[int, Rating, Rating]  # a seat, and its ratings before and after


def changes(session: Session, tables: Sequence[str]) -> dict[str, list[Change]]:
    """What games changed, for each seat."""
    rows = session.scalars(
        select(RatingChangeRow).where(RatingChangeRow.table.in_(tables)).order_by(RatingChangeRow.number)
    )
    found: dict[str, list[Change]] = {}
    for row in rows:
        old, new = Rating(row.mu_before, row.sigma_before), Rating(row.mu_after, row.sigma_after)
        found.setdefault(row.table, []).append((row.number, old, new))
    return found


def ratings_of(session: Session, guest: str) -> dict[str, Rating]:
    rows = session.scalars(select(RatingRow).where(RatingRow.guest == guest, RatingRow.games > 0))
    return {row.pool: rating_from(row) for row in rows}


def ratings_of_all(session: Session, guests: Collection[str]) -> dict[tuple[str, str], Rating]:
    """The ratings of several people, by guest and pool."""
    rows = session.scalars(select(RatingRow).where(RatingRow.guest.in_(guests)))
    return {(row.guest, row.pool): rating_from(row) for row in rows}


def standings(session: Session, pool: str) -> list[tuple[str, Rating]]:
    """Names and ratings of the best members whose rating is settled."""
    found = session.execute(
        select(MemberRow.name, RatingRow)
        .join(MemberRow, MemberRow.guest == RatingRow.guest)
        .where(RatingRow.pool == pool, RatingRow.games >= SETTLED_GAMES, RatingRow.sigma <= SETTLED_SIGMA)
        .order_by(RatingRow.mu.desc())
        .limit(BEST)
    )
    return [(name, rating_from(row)) for name, row in found]
