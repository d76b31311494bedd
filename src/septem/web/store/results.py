"""Transactions on results of finished games: which are missing, and the history of a person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, and_, exists, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..tables.results import GameResult, SeatResult
from ..tables.stored import OVER
from . import ratings
from .models import SeatRow, TableRow
from .result_models import ResultRow, ResultSeatRow

STORED = 1  # in the column `result` of a table
PAGE = 30  # games of a list
COUNTED = 1000  # games of statistics and downloads: the newest ones


@dataclass(frozen=True)
class Filters:
    """Which games of a person are wanted."""

    game: Literal["duel", "wonders"] | None = None
    outcome: Literal["won", "lost"] | None = None
    opponents: Literal["people", "bots"] | None = None
    practice: bool = True
    before: int | None = None  # games that ended earlier


def missing(session: Session, guest: str | None, limit: int) -> list[str]:
    """Finished games without a stored result, of a person or of anybody; the newest first."""
    wanted = [TableRow.status == OVER, TableRow.result.is_(None)]
    if guest is not None:
        wanted.append(exists().where(SeatRow.table == TableRow.id, SeatRow.guest == guest))
    found = select(TableRow.id).where(*wanted).order_by(TableRow.created.desc()).limit(limit)
    return list(session.scalars(found))


def put_result(session: Session, result: GameResult) -> None:
    """Another process may have been faster: its result is the same. The table may have been deleted, too."""
    header = ResultRow(table=result.table, game=result.game, victory=result.victory, ended=result.ended)
    try:
        with session.begin_nested():
            session.add_all([header, *(seat_row(result, seat) for seat in result.seats)])
            session.flush()
            session.execute(update(TableRow).where(TableRow.id == result.table).values(result=STORED))
            ratings.rate(session, result)
    except IntegrityError:
        return


def seat_row(result: GameResult, seat: SeatResult) -> ResultSeatRow:
    return ResultSeatRow(
        table=result.table,
        number=seat.number,
        guest=seat.guest,
        bot=seat.bot,
        game=result.game,
        people=seat.people,
        practice=int(result.practice),
        ended=result.ended,
        won=None if seat.won is None else int(seat.won),
        points=seat.points,
        categories=seat.categories,
    )


Compared = tuple[str, list[tuple[int, int | None, int | None]]]  # victory; number, won and points of each seat


def compared(result: GameResult) -> Compared:
    """What of a result follows from the log alone."""
    won = [None if seat.won is None else int(seat.won) for seat in result.seats]
    return result.victory, [(seat.number, one, seat.points) for seat, one in zip(result.seats, won, strict=True)]


def stored_result(session: Session, table: str) -> Compared | None:
    header = session.get(ResultRow, table)
    seats = session.scalars(select(ResultSeatRow).where(ResultSeatRow.table == table).order_by(ResultSeatRow.number))
    return None if header is None else (header.victory, [(seat.number, seat.won, seat.points) for seat in seats])


def newest(columns: Any, guest: str, filters: Filters, limit: int) -> Any:
    """Seats of a person in finished games, the newest first."""
    return (
        select(*columns)
        .where(ResultSeatRow.guest == guest, *conditions(filters))
        .order_by(ResultSeatRow.ended.desc(), ResultSeatRow.table)
        .limit(limit)
    )


def history(session: Session, guest: str, filters: Filters, limit: int) -> list[tuple[ResultSeatRow, str]]:
    """Finished games of a person, each with its kind of victory."""
    seats = list(session.scalars(newest([ResultSeatRow], guest, filters, limit)))
    tables = [seat.table for seat in seats]
    rows = session.execute(select(ResultRow.table, ResultRow.victory).where(ResultRow.table.in_(tables)))
    victories: dict[str, str] = {table: victory for table, victory in rows}  # noqa: C416
    return [(seat, victories[seat.table]) for seat in seats]


def conditions(filters: Filters) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = []
    if filters.game is not None:
        wanted.append(ResultSeatRow.game == filters.game)
    if filters.outcome is not None:
        wanted.append(ResultSeatRow.won == int(filters.outcome == "won"))
    if filters.opponents is not None:
        wanted.append(ResultSeatRow.people > 0 if filters.opponents == "people" else ResultSeatRow.people == 0)
    if filters.before is not None:
        wanted.append(ResultSeatRow.ended < filters.before)
    if not filters.practice:
        wanted.append(ResultSeatRow.practice == 0)
    return wanted


@dataclass(frozen=True)
class Played:
    """What statistics count of a game."""

    game: str
    victory: str
    ended: int
    won: int | None
    points: int | None
    categories: dict[str, int] | None
    bots: set[str]


def played(session: Session, guest: str) -> list[Played]:
    """The newest games of a person, without practice."""
    seat, filters = ResultSeatRow, Filters(practice=False)
    columns = [seat.table, seat.game, seat.ended, seat.won, seat.points, seat.categories]
    rows = session.execute(newest(columns, guest, filters, COUNTED)).all()
    those = newest([seat.table], guest, filters, COUNTED).scalar_subquery()
    kinds = session.execute(select(ResultRow.table, ResultRow.victory).where(ResultRow.table.in_(those)))
    victories: dict[str, str] = {table: victory for table, victory in kinds}  # noqa: C416
    bots: dict[str, set[str]] = {}
    for table, bot in session.execute(select(seat.table, seat.bot).where(seat.table.in_(those), seat.bot.is_not(None))):
        bots.setdefault(table, set()).add(str(bot))
    return [
        Played(game, victories[table], ended, won, points, categories, bots.get(table, set()))
        for table, game, ended, won, points, categories in rows
    ]


def players(session: Session, tables: list[str]) -> dict[str, list[tuple[SeatRow, ResultSeatRow | None]]]:
    """The seats of tables, each with its result."""
    same = and_(ResultSeatRow.table == SeatRow.table, ResultSeatRow.number == SeatRow.number)
    rows = session.execute(
        select(SeatRow, ResultSeatRow)
        .outerjoin(ResultSeatRow, same)
        .where(SeatRow.table.in_(tables))
        .order_by(SeatRow.number)
    )
    found: dict[str, list[Any]] = {table: [] for table in tables}
    for seat, result in rows:
        found[seat.table].append((seat, result))
    return found


def options_of(session: Session, tables: list[str]) -> dict[str, dict[str, Any]]:
    rows = session.execute(select(TableRow.id, TableRow.options).where(TableRow.id.in_(tables)))
    return {table: options for table, options in rows}  # noqa: C416
