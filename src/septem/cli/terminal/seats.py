"""Assigns seats: people where they want or at random, bots on the other seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ai import roster
from ...core.chance import Stream
from ...core.errors import Problem, nearest
from ...core.table import Table
from ...text import Language
from ..game_adapters import adapter_of

if TYPE_CHECKING:
    from .session import PlayOptions

RANDOM = "random"


def one_of(option: str, given: str, known: tuple[str, ...]) -> str:
    if given not in known:
        raise Problem("bad_option", option, given=given, allowed=known, near=nearest(given, known))
    return given


def called(language: Language, bot: str) -> str:
    """The name of a bot at the table: a level has a name, all others are called a bot."""
    return language.say(f"level.{bot}") if bot in roster.LEVELS else language.say("game.bot")


def people(table: Table, options: PlayOptions, language: Language) -> list[int]:
    """The seats of people: consecutive ones from the seat asked for, or random ones (D-006)."""
    seats = list(range(table.game.seats))
    numbers = tuple(str(seat + 1) for seat in seats)
    first = one_of("--seat", options.seat, (*numbers, RANDOM))
    if options.people is not None:
        one_of("--people", str(options.people), numbers)
    if first == RANDOM and options.people is None and not options.hot_seat and table.players:  # a game that is resumed
        bots = [called(language, bot) for bot in (*roster.LEVELS, "")]
        return [seat for seat in seats if not any(is_bot(table.players, seat, bot) for bot in bots)]
    count = how_many(options, len(seats))
    if first != RANDOM:
        begin = int(first) - 1
        return sorted((seats[begin:] + seats[:begin])[:count])
    return sorted(drawn(table, seats)[:count])


def how_many(options: PlayOptions, seats: int) -> int:
    """All, as many as asked for, or as many as have names."""
    if options.hot_seat and options.people not in (None, seats):
        raise Problem("not_together", "--people", other="--hot-seat")
    count = seats if options.hot_seat else options.people or min(max(len(options.names), 1), seats)
    if len(options.names) > count:
        raise Problem("too_many_names", given=len(options.names), most=count)
    return count


def is_bot(players: tuple[str, ...], seat: int, bot: str) -> bool:
    return seat < len(players) and players[seat] in (bot, f"{bot} {seat + 1}")


def drawn(table: Table, seats: list[int]) -> list[int]:
    """The seats in a random order, which depends on the game's seed."""
    seed = table.dealt.get("seed", 0)
    lot = Stream(seed if isinstance(seed, int) else 0, "seat")
    left, order = list(seats), []
    while left:
        order.append(left.pop(lot.below(len(left))))
    return order


def names(seats: int, people: list[int], given: tuple[str, ...], bot: str) -> tuple[str, ...]:
    """Names by seat; a person without one is called by the seat's number, several bots by theirs."""
    waiting = list(given)
    bots = seats - len(people)
    return tuple(
        (waiting.pop(0) if waiting else "") if seat in people else bot if bots == 1 else f"{bot} {seat + 1}"
        for seat in range(seats)
    )


def check_names(table: Table, language: Language) -> None:
    """Check that all names differ, those given by number included."""
    adapter = adapter_of(table)
    called = adapter.names(language, table)
    taken: dict[str, str] = {}
    for city in range(adapter.payers(table)):
        name = language.player(city, called).strip()
        if not name.isprintable():
            raise Problem("bad_name", given=ascii(name))
        first = taken.setdefault(name.casefold(), name)
        if len(taken) <= city:
            raise (
                Problem("name_twice", given=name) if first == name else Problem("names_alike", first=first, given=name)
            )
