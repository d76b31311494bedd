"""How a finished game ended, from its log."""

from __future__ import annotations

from dataclasses import dataclass, field

from .stored import Seat, StoredTable
from .system_time import SystemTime
from .table_state import TableState

RESIGNED, UNKNOWN = "resigned", "unknown"


@dataclass(frozen=True)
class SeatResult:
    number: int
    guest: str | None  # the first seat of each person only
    bot: str | None
    people: int  # other people at the table
    won: bool | None  # None: one person played for several sides
    points: int | None = None
    categories: dict[str, int] | None = None


@dataclass(frozen=True)
class GameResult:
    table: str
    game: str
    victory: str
    ended: int
    practice: bool
    seats: list[SeatResult] = field(default_factory=list)


def result_of(stored: StoredTable) -> GameResult:
    """The result of a game that is over. A log that this version cannot replay has an unknown one."""
    ended = stored.entries[-1].at if stored.entries else stored.created
    practice = stored.lesson is not None or stored.start is not None
    try:
        victory, seats = outcome(TableState(stored, SystemTime()))
    except Exception:  # the table is set aside
        victory, seats = UNKNOWN, []
    return GameResult(stored.id, stored.game, victory, ended, practice, seats)


def outcome(state: TableState) -> tuple[str, list[SeatResult]]:
    game = state.ended_game()
    if game.resigned is not None:
        loser = state.seats[game.resigned].guest
        winners = {seat.number for seat in state.seats if seat.guest != loser}
        return RESIGNED, [seat_result(state.seats, seat, winners) for seat in state.seats]
    scene = game.scene(None, "en", state.names, state.bots)
    assert scene.result is not None
    winners = {number - 1 for number in scene.result.winners}
    sheets = {score.seat - 1: score for score in scene.scores}
    seats = [
        seat_result(state.seats, seat, winners, sheets[seat.number].total, sheets[seat.number].categories)
        for seat in state.seats
    ]
    return scene.result.victory, seats


def seat_result(
    seats: list[Seat], seat: Seat, winners: set[int], points: int | None = None, sheet: dict[str, int] | None = None
) -> SeatResult:
    own = [other.number for other in seats if seat.guest is not None and other.guest == seat.guest]
    guest = seat.guest if own and own[0] == seat.number else None
    won = None if len(own) > 1 else seat.number in winners
    bot = seat.bot if seat.guest is None else None
    people = len({other.guest for other in seats} - {None, seat.guest})
    return SeatResult(seat.number, guest, bot, people, won, points, dict(sheet) if sheet else None)
