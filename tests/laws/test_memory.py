"""Guessing a face-down card from everything a seat ever saw and heard does no better than chance.

The guesser remembers every event it heard and its views, and takes each number in them as a hint: the face itself, or
its rank among those still possible. On half of the games it learns which hint served best for each place; on the other
half it bets on that hint. A leak of any one number would show, whatever the number means.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import product
from math import sqrt
from typing import Any, NamedTuple

from septem.core.chance import Stream
from septem.core.events import Event
from septem.core.table import Table
from tests.amounts import SCALE
from tests.laws.chances import LIMIT, excess
from tests.laws.family import Odds, Place
from tests.laws.games import CONFIGURATIONS, Configuration
from tests.laws.walks import TASTES, Walk, audiences, moments

GAMES = 300 * SCALE
MOST_EVENTS = 60  # of each kind: more tell nothing new
WAYS = ("rank", "face")
Hint = tuple[object, ...]


class Riddle(NamedTuple):
    """What someone remembers, what it may make of each hidden place, and the truth."""

    hints: dict[Hint, int]
    odds: dict[Place, Odds]
    truth: dict[Place, int]


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
    hints = dict(heard(table.events(seat)))
    for name, old in remembered.items():
        hints.update(numbers(old, (name,)))
    hints["legal", "moves"] = len(game.legal(table.state, seat)) if seat is not None else 0
    return Riddle(hints, dict(family.odds(view)), dict(family.hidden(table.state)))


def sayings(hints: dict[Hint, int]) -> dict[int, list[Hint]]:
    """The hints by what they say."""
    said: dict[int, list[Hint]] = defaultdict(list)
    for hint, number in hints.items():
        said[number].append(hint)
    return said


def meant(way: str, number: int, faces: list[int]) -> int | None:
    """The face a number stands for: itself, or by its rank among the possible ones."""
    if way == "rank":
        return faces[number % len(faces)]
    return number if number in faces else None


def learn(riddles: list[Riddle]) -> dict[Place, Hint]:
    """For each place the hint that was right most often, with the way to read it."""
    right: dict[Place, Counter[Hint]] = defaultdict(Counter)
    for hints, odds, truth in riddles:
        said = sayings(hints)
        for place, chances in odds.items():
            faces = sorted(chances)
            for number, way in product(said, WAYS):
                if meant(way, number, faces) == truth[place]:
                    right[place].update((way, *hint) for hint in said[number])
    return {place: counts.most_common(1)[0][0] for place, counts in right.items()}


def bet(riddles: list[Riddle], place: Place, hint: Hint) -> float:
    """How much better than chance a hint does on games the guesser has not seen, in standard deviations."""
    way, *where = hint
    hits, expected, variance = 0, 0.0, 0.0
    for hints, odds, truth in riddles:
        chances = odds.get(place, {})
        number = hints.get(tuple(where))
        face = meant(str(way), number, sorted(chances)) if chances and number is not None else None
        if face is not None:
            hits += face == truth[place]
            expected += chances[face]
            variance += chances[face] * (1 - chances[face])
    return excess(hits, expected, variance)


def shown_by_memory(riddles: list[Riddle]) -> dict[Place, float]:
    """For each place, how much better than chance one does who learned on the other half of the games."""
    half = len(riddles) // 2
    return {place: bet(riddles[half:], place, hint) for place, hint in learn(riddles[:half]).items()}


@cache
def all_riddles() -> list[Riddle]:
    return [riddle(CONFIGURATIONS[number % len(CONFIGURATIONS)], number) for number in range(GAMES)]


def test_remembering_everything_tells_no_secret() -> None:
    shown = shown_by_memory(all_riddles())
    assert len(shown) > 1
    assert max(shown.values()) < LIMIT
    assert sum(shown.values()) / sqrt(len(shown)) < LIMIT


def test_the_guesser_would_find_a_leak() -> None:
    """One number that gives away one place, in a third of the games, is found."""
    riddles = all_riddles()
    place = Counter(place for each in riddles for place in each.odds).most_common(1)[0][0]
    leaking = [leaky(each, place) if number % 3 == 0 else each for number, each in enumerate(riddles)]
    assert shown_by_memory(leaking)[place] > LIMIT


def leaky(each: Riddle, place: Place) -> Riddle:
    if place not in each.odds:
        return each
    return each._replace(hints=each.hints | {("leak",): sorted(each.odds[place]).index(each.truth[place])})
