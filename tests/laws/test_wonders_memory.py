"""Hidden cards of 7 Wonders: guessing them from all that was seen and heard is no better than the fair odds."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt

import pytest

from septem.core.chance import Stream
from septem.core.events import Event, heard_by
from septem.wonders.game import Wonders
from septem.wonders.knowledge import redeal
from septem.wonders.knowledge.view import SPECTATOR
from septem.wonders.state import State
from tests.amounts import SCALE
from tests.laws.chances import LIMIT, surprise
from tests.laws.test_memory import Riddle, heard, leaky, numbers, shown_by_memory
from tests.laws.walks import audiences, copied
from tests.laws.wonders_secrets import all_hidden, all_odds, sell

GAMES = 240 * SCALE
DEALS = 300 * SCALE
PLAYERS = (3, 3, 4, 3, 2)  # hands come round often, or not
ANSWERS = 17  # of a seat, before the last turn


def opened(game: Wonders, number: int) -> State:
    """A game just dealt, with someone who listens."""
    state: State = game.new()
    state.log = []
    game.deal(state, number)
    return state


def riddle(number: int) -> Riddle:
    """A moment of a game, as one of those present remembers it."""
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


@cache
def all_riddles() -> list[Riddle]:
    return [riddle(number) for number in range(GAMES)]


def test_remembering_everything_tells_no_secret() -> None:
    """S-130 to S-136: hands, sold cards, cards left over, cards of later ages."""
    shown = shown_by_memory(all_riddles())
    assert {place[0] for place in shown} == {"later", "sold", "hand"}
    assert max(shown.values()) < LIMIT
    assert sum(shown.values()) / sqrt(len(shown)) < LIMIT


def test_the_guesser_would_find_a_leak() -> None:
    riddles = all_riddles()
    for kind in ("sold", "hand", "later"):
        places = Counter(place for each in riddles for place in each.odds if place[0] == kind)
        place = places.most_common(1)[0][0]
        assert shown_by_memory([leaky(each, place) for each in riddles])[place] > LIMIT


@pytest.mark.parametrize("way", ["imagine", "redeal"])
@pytest.mark.parametrize(("players", "cities"), [(3, False), (5, False), (3, True)])
def test_hidden_faces_come_out_by_chance(players: int, cities: bool, way: str) -> None:
    """Each face as often as what the seat has seen makes it likely, however the cards are dealt again; C-140, too."""
    game = Wonders(players, cities=cities)
    for answers in (players * 3 + 1, players * 8, players * 16 + 1):
        stream = Stream(answers, "laws.wonders.chance")
        state = opened(game, 9)
        for _ in range(answers):
            sell(game, state, stream)
        for seat in (1, None):
            odds = dict(all_odds(game.view(state, seat)))
            found: dict[object, Counter[int]] = {place: Counter() for place in odds}
            for _ in range(DEALS):
                truth = dict(all_hidden(dealt_again(game, state, seat, way, stream), stream))
                for place in odds:
                    found[place][truth[place]] += 1
            assert all(set(found[place]) <= set(odds[place]) for place in odds)
            assert max(surprise(found[place], odds[place]) for place in odds) < LIMIT


def dealt_again(game: Wonders, state: State, seat: int | None, way: str, stream: Stream) -> State:
    if way == "imagine":
        return game.imagine(game.view(state, seat), stream)
    other: State = copied(game, state)
    redeal.redeal(other, SPECTATOR if seat is None else seat, stream)
    return other
