"""Guessing a face-down card from everything a seat ever saw and heard does no better than chance.

The guesser remembers every event it heard and its views, and takes each number in them as a hint: the face itself, or
its rank among those still possible. On half of the games it learns which hint served best for each place; on the other
half it bets on that hint. A leak of any one number would show, whatever the number means.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from septem.core.chance import Stream
from septem.core.events import Event, heard_by
from septem.core.table import Table
from tests.laws.chances import LIMIT, excess
from tests.laws.family import Odds, Place
from tests.laws.games import CONFIGURATIONS, Configuration
from tests.laws.walks import SCALE, TASTES, Walk, audiences, moments

GAMES = 240 * SCALE
MOST_EVENTS = 60  # of each kind: more tell nothing new
Hint = tuple[object, ...]


class Riddle(NamedTuple):
    """What someone remembers, what it may make of each hidden place, and the truth."""

    hints: dict[Hint, int]
    odds: dict[Place, Odds]
    truth: dict[Place, int]


class Score:
    """Bets made, and what chance would have won."""

    def __init__(self) -> None:
        self.hits = 0
        self.expected = 0.0
        self.variance = 0.0

    def bet(self, chance: float, hit: bool) -> None:
        self.hits += hit
        self.expected += chance
        self.variance += chance * (1 - chance)

    @property
    def excess(self) -> float:
        return excess(self.hits, self.expected, self.variance)


def numbers(thing: Any, path: Hint) -> Iterator[tuple[Hint, int]]:
    """Every number inside a view, with the way to it."""
    if isinstance(thing, int):
        yield path, int(thing)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from numbers(getattr(thing, field.name), (*path, field.name))
    elif isinstance(thing, tuple | list):
        yield (*path, "length"), len(thing)
        for place, part in enumerate(thing):
            yield from numbers(part, (*path, place))


def heard(events: list[Event]) -> Iterator[tuple[Hint, int]]:
    """Every number of every event, by its kind and how many of that kind came before."""
    counts: Counter[int] = Counter()
    for event in events:
        counts[event.fact] += 1
        if counts[event.fact] <= MOST_EVENTS:
            yield ("heard", event.fact, counts[event.fact], "what"), event.what
            yield ("heard", event.fact, counts[event.fact], "amount"), event.amount


def riddle(configuration: Configuration, number: int) -> Riddle:
    """A moment of a game, as one of those present remembers it."""
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
    hints = dict(heard(heard_by(table.events(seat), seat)))
    for name, old in remembered.items():
        hints.update(numbers(old, (name,)))
    hints["legal", "moves"] = len(game.legal(table.state, seat)) if seat is not None else 0
    return Riddle(hints, dict(family.odds(view)), dict(family.hidden(table.state)))


def guesses(hints: dict[Hint, int], faces: list[int]) -> Iterator[tuple[Hint, int]]:
    """What each hint would say of a place with these possible faces."""
    possible = set(faces)
    for hint, number in hints.items():
        yield (*hint, "rank"), faces[number % len(faces)]
        if number in possible:
            yield (*hint, "face"), number


def learn(riddles: list[Riddle]) -> dict[Place, Hint]:
    """For each place the hint that would have served best."""
    scores: dict[Place, dict[Hint, Score]] = defaultdict(lambda: defaultdict(Score))
    for hints, odds, truth in riddles:
        for place, chances in odds.items():
            for hint, face in guesses(hints, sorted(chances)):
                scores[place][hint].bet(chances[face], face == truth[place])
    return {place: max(tried, key=lambda hint: tried[hint].excess) for place, tried in scores.items()}


def test_bets(riddles: list[Riddle], best: dict[Place, Hint]) -> Score:
    """How the learned hints do on games the guesser has not seen."""
    score = Score()
    for hints, odds, truth in riddles:
        for place, chances in odds.items():
            said = dict(guesses(hints, sorted(chances))).get(best.get(place, ()))
            if said is not None:
                score.bet(chances[said], said == truth[place])
    return score
