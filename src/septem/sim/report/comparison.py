"""Two runs beside each other: every figure of both, the difference, and whether it is beyond chance."""

from __future__ import annotations

from collections.abc import Iterator

from . import pictures
from .data import Results
from .estimate import Estimate, difference, is_clear, mean, share
from .pictures import Line
from .sections import Chapter, Grid
from .wording import Words

FAMILIES = ("board", "draft", "wonder", "token", "divinity", "leader", "card")
MOST = 24  # items that are shown


def chapters(first: Results, second: Results, words: Words) -> Iterator[Chapter]:
    yield shares(first, second, words)
    yield means(first, second, words)
    if gaps := item_gaps(first, second, words):
        title = words.say("items_compared")
        lines = [Line(label, (difference(*pair),)) for label, pair in gaps]
        picture = pictures.gaps(title, lines, words.say("winning"))
        rows = [row(words, label, pair, 100) for label, pair in gaps]
        yield Chapter(
            title, words.say("items_compared_note"), (("item_differences", picture),), (Grid(heads(words), rows),)
        )


Pair = tuple[Estimate, Estimate]


def heads(words: Words) -> tuple[str, ...]:
    return tuple(words.say(head) for head in ("figure", "first", "second", "difference", "interval", "clear"))


def row(words: Words, label: str, pair: Pair, scale: float, digits: int = 1) -> tuple[str, ...]:
    gap = difference(*pair)
    values = (words.number(scale * estimate.value, digits) for estimate in (*pair, gap))
    return (label, *values, words.interval(gap, scale, digits), "\N{CHECK MARK}" if is_clear(gap) else "")


def shares(first: Results, second: Results, words: Words) -> Chapter:
    """Who wins, and how."""
    pairs: list[tuple[str, Pair]] = []
    for mine, yours in zip(first.seats(), second.seats(), strict=False):
        pairs.append(
            (
                words.say("of", whole=words.say("seats"), part=words.say("seat", number=mine.number)),
                (mine.won, yours.won),
            )
        )
    ours, theirs = dict(first.ways()), dict(second.ways())
    for way in dict.fromkeys([*ours, *theirs]):
        pair = ours.get(way, share(0, first.games)), theirs.get(way, share(0, second.games))
        pairs.append((words.say("of", whole=words.say("won_by"), part=words.way(way)), pair))
    title = words.say("comparison")
    lines = [Line(label, (difference(*pair),)) for label, pair in pairs]
    picture = pictures.gaps(title, lines, f"{words.say('difference')}, %")
    rows = [row(words, label, pair, 100) for label, pair in pairs]
    return Chapter(title, words.say("comparison_note"), (("differences", picture),), (Grid(heads(words), rows),))


def means(first: Results, second: Results, words: Words) -> Chapter:
    """Points by category, and length."""
    pairs = [
        (words.category(name), (first.category(name), second.category(name)))
        for name in first.categories()
        if name in second.categories()
    ]
    pairs.append((words.say("points"), (first.category("points"), second.category("points"))))
    pairs.append((words.say("decisions"), (of_decisions(first), of_decisions(second))))
    rows = [row(words, label, pair, 1, 2) for label, pair in pairs]
    title = f"{words.say('categories')}, {words.say('length').lower()}"
    return Chapter(title, "", (), (Grid(heads(words), rows),))


def of_decisions(results: Results) -> Estimate:
    return mean(results.counts.numbers["decisions"])


def item_gaps(first: Results, second: Results, words: Words) -> list[tuple[str, Pair]]:
    """What wins more or less often than before, the clearest differences first."""
    found: list[tuple[str, Pair]] = []
    for family in FAMILIES:
        others = {item.name: item for item in second.items(family)}
        for item in first.items(family):
            if item.name in others and item.won.sample and others[item.name].won.sample:
                label = f"{words.item(family, item.name)} ({words.say(f'family_{family}').lower()})"
                found.append((label, (item.won, others[item.name].won)))
    return sorted(found, key=lambda entry: -distance(*entry[1]))[:MOST]


def distance(first: Estimate, second: Estimate) -> float:
    """A difference by the measure of its interval."""
    gap = difference(first, second)
    return abs(gap.value) / max(gap.high - gap.low, 1e-9)
