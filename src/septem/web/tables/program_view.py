"""What a program at a seat receives: the view of the seat as a document, and the question that it is asked."""

from __future__ import annotations

from ...core.events import Event
from .. import bot_messages as b
from .. import messages as m
from .stored import UNDO, Entry
from .table_game import TableGame
from .table_state import TableState


def full(table: TableState, info: m.TableInfo, seat: int, unheard: frozenset[str]) -> b.GameFull:
    game = table.table_game
    return b.GameFull(
        table=info,
        seat=seat + 1,
        view=None if game is None else view_of(game, seat),
        question=None if game is None else question(game, seat),
        chat=table.heard(unheard),
        end=None if game is None else end_of(table, game),
    )


def update(table: TableState, entry: Entry, events: tuple[Event, ...], seat: int) -> b.GameUpdate:
    game = table.begun_game()
    return b.GameUpdate(
        answered=entry.seat + 1,
        undone=entry.kind == UNDO,
        events=game.visible_events(events, seat),
        view=view_of(game, seat),
        question=question(game, seat),
        clocks=table.clocks(),
        end=end_of(table, game),
    )


def view_of(game: TableGame, seat: int) -> dict[str, object]:
    view: dict[str, object] = game.game.view_json(game.table.view(seat))
    return view


def question(game: TableGame, seat: int) -> b.Question | None:
    if seat not in game.asked_at:
        return None
    moves = [game.game.write_move(move) for move in game.table.moves(seat)]
    return b.Question(asked_at=game.asked_at[seat], moves=moves)


def end_of(table: TableState, game: TableGame) -> b.GameEnd | None:
    if not game.over:
        return None
    if game.resigned is None:
        winners = [seat + 1 for seat in game.table.winners if seat < len(table.seats)]
        return b.GameEnd(winners=winners, resigned=None)
    loser = table.seats[game.resigned].guest
    others = [seat.number + 1 for seat in table.seats if seat.guest != loser]
    return b.GameEnd(winners=others, resigned=game.resigned + 1)
