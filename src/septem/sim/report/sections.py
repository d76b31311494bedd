"""The chapters of a report on one run: each a heading, a word about it, pictures and tables."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from . import pictures
from .data import Item, Results
from .estimate import Estimate, mean, share
from .pictures import Bars, Line
from .wording import Words

FAMILIES = ("board", "draft", "wonder", "token", "divinity", "leader")
Rows = Sequence[Sequence[str]]


@dataclass(frozen=True)
class Grid:
    """A table: its heads, its rows."""

    heads: tuple[str, ...]
    rows: Rows


@dataclass(frozen=True)
class Chapter:
    """A part of the page; its pictures have names for their files."""

    title: str
    note: str
    pictures: tuple[tuple[str, str], ...] = ()
    grids: tuple[Grid, ...] = ()


def chapters(results: Results, words: Words) -> Iterator[Chapter]:
    yield seats(results, words)
    yield ways(results, words)
    yield categories(results, words)
    yield points(results, words)
    yield length(results, words)
    for family in FAMILIES:
        if items := results.items(family):
            yield family_chapter(family, words.say(f"family_{family}"), items, results, words)
    yield from cards(results, words)


def seats(results: Results, words: Words) -> Chapter:
    found = results.seats()
    lines = [Line(words.say("seat", number=seat.number), (seat.won,)) for seat in found]
    title = words.say("seats")
    picture = pictures.dots(title, lines, [words.say("share")], [results.even])
    named = [] if results.plan.turning else [words.say("player")]
    heads = (words.say("place"), *named, words.say("share"), words.say("interval"), words.say("points"))
    rows = [
        (
            words.say("seat", number=seat.number),
            *([seat.player] if seat.player else []),
            words.percent(seat.won.value),
            words.interval(seat.won),
            words.number(seat.points.value),
        )
        for seat in found
    ]
    grids = [Grid(heads, rows)]
    if results.plan.turning:
        players = [(name, words.percent(won.value), words.interval(won)) for name, won in results.players()]
        grids.append(Grid((words.say("player"), words.say("share"), words.say("interval")), players))
    note = words.say("seats_note", even=words.percent(results.even))
    return Chapter(title, note, (("seats", picture),), tuple(grids))


def ways(results: Results, words: Words) -> Chapter:
    labels = [words.way(way) for way, _ in results.ways()]
    series = [
        Bars(words.say("seat", number=seat + 1), tuple(won for _, won in results.ways_of(seat)))
        for seat in range(len(results.plan.players))
    ]
    title = words.say("won_by")
    picture = pictures.bars(title, labels, series, words.say("share_of_games"), 100)
    rows = [(words.way(way), words.percent(won.value), words.interval(won)) for way, won in results.ways()]
    heads = (words.say("way"), words.say("share_of_games"), words.say("interval"))
    return Chapter(title, words.say("ways_note"), (("ways", picture),), (Grid(heads, rows),))


def categories(results: Results, words: Words) -> Chapter:
    names = [name for name in results.categories() if results.category(name).value or name != "divinities"]
    pairs = [results.of_winners(name) for name in names]
    series = [
        Bars(words.say("winners"), tuple(ours for ours, _ in pairs)),
        Bars(words.say("others"), tuple(theirs for _, theirs in pairs)),
    ]
    title = words.say("categories")
    picture = pictures.bars(title, [words.category(name) for name in names], series, words.say("points"))
    rows = []
    for name, (ours, theirs) in zip(names, pairs, strict=True):
        whole = results.category(name)
        figures = (ours, theirs, whole)
        cells = (mean_cells(figure, words) for figure in figures)
        rows.append((words.category(name), *chain.from_iterable(cells)))
    heads = ("category", "winners", "interval", "others", "interval", "mean", "interval")
    grid = Grid(tuple(words.say(head) for head in heads), rows)
    return Chapter(title, words.say("categories_note"), (("categories", picture),), (grid,))


def points(results: Results, words: Words) -> Chapter:
    series = {
        words.say("seat", number=seat + 1): results.counts.numbers[f"points_{seat + 1}"]
        for seat in range(len(results.plan.players))
    }
    title = words.say("points")
    picture = pictures.histograms(title, series, (title, words.say("share_of_games")))
    heads = tuple(words.say(head) for head in ("place", "mean", "interval"))
    rows = [(label, *mean_cells(mean(counts), words)) for label, counts in series.items()]
    return Chapter(title, words.say("points_note"), (("points", picture),), (Grid(heads, rows),))


def mean_cells(figure: Estimate, words: Words) -> tuple[str, str]:
    return words.number(figure.value, 2), words.interval(figure, 1, 2)


def length(results: Results, words: Words) -> Chapter:
    title, counts = words.say("length"), Counter(results.counts.numbers["decisions"])
    axes = (words.say("decisions"), words.say("share_of_games"))
    picture = pictures.histograms(title, {title: counts}, axes)
    heads = tuple(words.say(head) for head in ("figure", "mean", "interval"))
    grids = [Grid(heads, [(words.say("decisions"), *mean_cells(mean(counts), words))])]
    if ages := results.counts.numbers.get("last_age"):
        heads = tuple(words.say(head) for head in ("last_age", "share_of_games", "interval"))
        ends = {age: share(ages[age], results.games) for age in sorted(ages)}
        rows = [(words.numeral(age), words.percent(end.value), words.interval(end)) for age, end in ends.items()]
        grids.append(Grid(heads, rows))
    return Chapter(title, words.say("length_note"), (("length", picture),), tuple(grids))


def family_chapter(name: str, title: str, items: Sequence[Item], results: Results, words: Words) -> Chapter:
    """Everything of a kind; boards are always had, so they have no second panel."""
    lines = [Line(words.item(item.family, item.name), (item.won, item.picked)) for item in items]
    panels = [words.say("winning"), words.say("picked")]
    if items[0].family in ("board", "draft"):
        lines, panels = [Line(line.label, line.estimates[:1]) for line in lines], panels[:1]
    picture = pictures.dots(title, lines, panels, [results.even, None])
    heads = tuple(words.say(head) for head in ("item", "winning", "interval", "sample", "picked", "interval"))
    rows: Rows = [
        (
            words.item(item.family, item.name),
            *(words.percent(item.won.value), words.interval(item.won), words.number(item.won.sample, 0)),
            *(words.percent(item.picked.value), words.interval(item.picked)),
        )
        for item in items
    ]
    if len(panels) == 1:
        heads, rows = heads[:4], [row[:4] for row in rows]
    notes = {"board": "", "draft": words.say("draft_note")}
    note = notes.get(items[0].family, words.say("family_note"))
    return Chapter(title, note, ((name, picture),), (Grid(heads, rows),))


def cards(results: Results, words: Words) -> Iterator[Chapter]:
    piles: dict[tuple[int, str], list[Item]] = defaultdict(list)
    for item in results.items("card"):
        piles[words.group(item.name)].append(item)
    for number, name in sorted(piles):
        title = words.say("of", whole=words.say("family_card"), part=name)
        yield family_chapter(f"cards_{number + 1}", title, piles[number, name], results, words)
