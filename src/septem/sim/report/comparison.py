"""Compares two runs: the figures of both, their difference, and whether it is significant."""

from __future__ import annotations

from collections.abc import Iterator

from . import pictures
from .data import Results
from .estimate import Estimate, difference, is_clear, mean, share
from .pictures import Line
from .report_text import ReportText
from .sections import Grid, Section

MOST = 24  # items that are shown


def sections(first: Results, second: Results, text: ReportText) -> Iterator[Section]:
    yield shares(first, second, text)
    yield means(first, second, text)
    if gaps := item_gaps(first, second, text):
        title = text.say("items_compared")
        lines = [Line(label, (difference(*pair),)) for label, pair in gaps]
        picture = pictures.gaps(title, lines, text.say("winning"))
        rows = [row(text, label, pair, 100) for label, pair in gaps]
        yield Section(
            title, text.say("items_compared_note"), (("item_differences", picture),), (Grid(heads(text), rows),)
        )


Pair = tuple[Estimate, Estimate]


def heads(text: ReportText) -> tuple[str, ...]:
    return tuple(text.say(head) for head in ("figure", "first", "second", "difference", "interval", "clear"))


def row(text: ReportText, label: str, pair: Pair, scale: float, digits: int = 1) -> tuple[str, ...]:
    gap = difference(*pair)
    values = (text.number(scale * estimate.value, digits) for estimate in (*pair, gap))
    return (label, *values, text.interval(gap, scale, digits), "\N{CHECK MARK}" if is_clear(gap) else "")


def shares(first: Results, second: Results, text: ReportText) -> Section:
    """The shares of victories by seat, and by kind of victory."""
    pairs: list[tuple[str, Pair]] = []
    for mine, yours in zip(first.seats(), second.seats(), strict=False):
        pairs.append(
            (
                text.say("of", whole=text.say("seats"), part=text.say("seat", number=mine.number)),
                (mine.won, yours.won),
            )
        )
    ours, theirs = dict(first.ways()), dict(second.ways())
    for way in dict.fromkeys([*ours, *theirs]):
        pair = ours.get(way, share(0, first.games)), theirs.get(way, share(0, second.games))
        pairs.append((text.say("of", whole=text.say("won_by"), part=text.way(way)), pair))
    title = text.say("comparison")
    lines = [Line(label, (difference(*pair),)) for label, pair in pairs]
    picture = pictures.gaps(title, lines, f"{text.say('difference')}, %")
    rows = [row(text, label, pair, 100) for label, pair in pairs]
    return Section(title, text.say("comparison_note"), (("differences", picture),), (Grid(heads(text), rows),))


def means(first: Results, second: Results, text: ReportText) -> Section:
    """Points by category, and length."""
    pairs = [
        (text.category(name), (first.category(name), second.category(name)))
        for name in first.categories()
        if name in second.categories()
    ]
    pairs.append((text.say("points"), (first.category("points"), second.category("points"))))
    pairs.append((text.say("decisions"), (of_decisions(first), of_decisions(second))))
    rows = [row(text, label, pair, 1, 2) for label, pair in pairs]
    title = f"{text.say('categories')}, {text.say('length').lower()}"
    return Section(title, "", (), (Grid(heads(text), rows),))


def of_decisions(results: Results) -> Estimate:
    return mean(results.counts.numbers["decisions"])


def item_gaps(first: Results, second: Results, text: ReportText) -> list[tuple[str, Pair]]:
    """Items whose share of victories differs, the clearest differences first."""
    found: list[tuple[str, Pair]] = []
    for family in (*first.families(), "card"):
        others = {item.name: item for item in second.items(family)}
        for item in first.items(family):
            if item.name in others and item.won.sample and others[item.name].won.sample:
                label = f"{text.item(family, item.name)} ({text.say(f'family_{family}').lower()})"
                found.append((label, (item.won, others[item.name].won)))
    return sorted(found, key=lambda entry: -distance(*entry[1]))[:MOST]


def distance(first: Estimate, second: Estimate) -> float:
    """A difference divided by the width of its interval."""
    gap = difference(first, second)
    return abs(gap.value) / max(gap.high - gap.low, 1e-9)
