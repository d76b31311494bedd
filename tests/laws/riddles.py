"""Moments of random games as one of those present remembers them, with the faces that it does not know."""

from __future__ import annotations

from functools import cache

from septem.core.chance import Stream
from septem.core.events import Event, heard_by
from septem.core.table import Table
from septem.wonders.game import Wonders
from septem.wonders.state import State
from tests.amounts import SCALE
from tests.laws.games import DUEL_TABLES
from tests.laws.guessing import Riddle, heard, numbers
from tests.laws.walks import TASTES, Walk, audiences, moments
from tests.laws.wonders_secrets import all_hidden, all_odds, sell

PLAYERS = (3, 3, 4, 3, 2)  # hands come round often, or not
ANSWERS = 17  # of a seat, before the last turn


def duel_riddle(number: int) -> Riddle:
    configuration = DUEL_TABLES[number % len(DUEL_TABLES)]
    game, family = configuration.factory(), configuration.family
    stream = Stream(number, "laws.memory")
    walk = Walk(stream.below(1 << 30), stream.below(1 << 30), TASTES[stream.below(len(TASTES))])
    answers = [(moment.seat, moment.move) for moment in moments(game, walk)]
    watchers = audiences(game)
    seat = watchers[stream.below(len(watchers))]
    now = stream.below(len(answers))
    table = Table(game, {"seed": walk.seed})
    remembered = {"dealt": table.view(seat)}
    for step, (asked, move) in enumerate(answers[:now]):
        table.play(move, asked)
        if step in (now // 3, now * 2 // 3, now - 2):
            remembered[f"{step * 3 // now} thirds"] = table.view(seat)
    view = remembered["now"] = table.view(seat)
    hints = dict(heard(table.events(seat)))
    for name, old in remembered.items():
        hints.update(numbers(old, (name,)))
    hints["legal", "moves"] = len(game.legal(table.state, seat)) if seat is not None else 0
    return Riddle(hints, dict(family.odds(view)), dict(family.hidden(table.state)))


def opened(game: Wonders, number: int) -> State:
    """A game just dealt, with a listener."""
    state: State = game.new()
    state.log = []
    game.deal(state, number)
    return state


def wonders_riddle(number: int) -> Riddle:
    stream = Stream(number, "laws.wonders.memory")
    game = Wonders(PLAYERS[number % len(PLAYERS)], cities=number % 4 == 1)
    state = opened(game, number)
    watchers = audiences(game)
    seat = watchers[stream.below(len(watchers))]
    hints = dict(numbers(game.view(state, seat), ("dealt",)))
    for _ in range(stream.below(game.seats * ANSWERS)):
        play_on(game, state, stream)
    view = game.view(state, seat)
    hints |= dict(numbers(view, ("now",)))
    hints |= dict(heard(heard_by([Event(*entry) for entry in state.log or ()], seat)))
    hints["legal", "moves"] = len(game.legal(state, seat)) if seat is not None else 0
    return Riddle(hints, dict(all_odds(view)), dict(all_hidden(state, stream)))


def play_on(game: Wonders, state: State, stream: Stream) -> None:
    """With two players the Free City must build, so no seat's choice is its own."""
    if game.seats == game.cities:
        sell(game, state, stream)
        return
    seat = next(seat for seat in range(game.seats) if game.owing(state) >> seat & 1)
    legal = game.legal(state, seat)
    game.play(state, seat, legal[stream.below(len(legal))])


RIDDLES = {"duel": (duel_riddle, 300 * SCALE), "wonders": (wonders_riddle, 240 * SCALE)}


@cache
def all_riddles(game: str) -> list[Riddle]:
    riddle, games = RIDDLES[game]
    return [riddle(number) for number in range(games)]
