"""What if: a new table plays on from a moment of a finished game, against bots or for all sides."""

from __future__ import annotations

from ...core.errors import Problem
from .bots import bot_name, is_bot
from .refusal import Refusal
from .stored import Guest, Seat, Start, StoredTable
from .table_game import TableGame

ME = "me"  # a seat of the guest who plays on


def check_players(players: list[str], seats: int) -> None:
    """Refuse a wrong number of players, unknown bots, and a game without a person."""
    if len(players) != seats:
        raise Problem("wrong_length", "seats", given=len(players), wanted=(seats,))
    if not all(player == ME or is_bot(player) for player in players):
        raise Refusal("no_such_bot")
    if ME not in players:
        raise Refusal("only_bots")


def start_of(table: str, game: TableGame, number: int) -> Start:
    """The first moves of a game, after which it must not be over."""
    answers = game.table.answers
    if number > len(answers):
        raise Refusal("no_such_step")
    if number == len(answers) and game.table.over:
        raise Refusal("game_over")
    moves = [(answer.seat, game.game.write_move(answer.move)) for answer in answers[:number]]
    return Start(table=table, deal=dict(game.table.dealt), moves=moves)


def template_of(old: StoredTable, start: Start, guest: Guest) -> StoredTable:
    return StoredTable("", guest.id, old.game, old.rules, old.options, "", "", start=start)


def seats_of(players: list[str], names: tuple[str, ...], guest: Guest) -> list[Seat]:
    """The guest has the names of the players whose part they take; bots have their own."""
    seats: list[Seat] = []
    for number, player in enumerate(players):
        taken = [*names, *(seat.name for seat in seats)]
        own = Seat(number, guest=guest.id, name=names[number])
        seats.append(own if player == ME else Seat(number, bot=player, name=bot_name(player, number, taken)))
    return seats
