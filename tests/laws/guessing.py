"""A guesser who remembers everything that a seat ever saw and heard, and bets on face-down cards.

It takes each number in the events it heard and in its views as a hint: the face itself, or its rank among those still
possible. On half of the games it learns which hint served best for each place; on the other half it bets on that hint.
A leak of any one number would show, whatever the number means.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import product
from typing import Any, NamedTuple

from septem.core.events import Event
from tests.laws.chances import excess
from tests.laws.family import Odds, Place

MOST_EVENTS = 60  # of each kind: more tell nothing new
WAYS = ("rank", "face")
Hint = tuple[object, ...]


class Riddle(NamedTuple):
    """The facts that a viewer remembers, its odds for each hidden place, and the truth."""

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


def leaky(each: Riddle, place: Place) -> Riddle:
    if place not in each.odds:
        return each
    return each._replace(hints=each.hints | {("leak",): sorted(each.odds[place]).index(each.truth[place])})
