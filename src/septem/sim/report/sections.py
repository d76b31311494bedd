"""The sections of a report about one run: heading, note, charts and tables."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from ..parquet import absent_categories
from . import pictures
from .data import Item, Results
from .estimate import Estimate, mean, share
from .pictures import Bars, Line
from .report_text import ReportText

Rows = Sequence[Sequence[str]]


@dataclass(frozen=True)
class Grid:
    """A table: its heads, its rows."""

    heads: tuple[str, ...]
    rows: Rows


@dataclass(frozen=True)
class Section:
    """A section of the page; its charts have names for their files."""

    title: str
    note: str
    pictures: tuple[tuple[str, str], ...] = ()
    grids: tuple[Grid, ...] = ()


def sections(results: Results, text: ReportText) -> Iterator[Section]:
    yield seats(results, text)
    yield ways(results, text)
    yield categories(results, text)
    yield points(results, text)
    yield length(results, text)
    for family in results.families():
        if items := results.items(family):
            yield family_section(family, text.say(f"family_{family}"), items, results, text)
    yield from cards(results, text)


def seats(results: Results, text: ReportText) -> Section:
    found = results.seats()
    lines = [Line(text.say("seat", number=seat.number), (seat.won,)) for seat in found]
    title = text.say("seats")
    picture = pictures.dots(title, lines, [text.say("share")], [results.even])
    named = [] if results.plan.turning else [text.say("player")]
    heads = (text.say("place"), *named, text.say("share"), text.say("interval"), text.say("points"))
    rows = [
        (
            text.say("seat", number=seat.number),
            *([seat.player] if seat.player else []),
            text.percent(seat.won.value),
            text.interval(seat.won),
            text.number(seat.points.value),
        )
        for seat in found
    ]
    grids = [Grid(heads, rows)]
    if results.plan.turning:
        players = [(name, text.percent(won.value), text.interval(won)) for name, won in results.players()]
        grids.append(Grid((text.say("player"), text.say("share"), text.say("interval")), players))
    note = text.say("seats_note", even=text.percent(results.even))
    return Section(title, note, (("seats", picture),), tuple(grids))


def ways(results: Results, text: ReportText) -> Section:
    labels = [text.way(way) for way, _ in results.ways()]
    series = [
        Bars(text.say("seat", number=seat + 1), tuple(won for _, won in results.ways_of(seat)))
        for seat in range(len(results.plan.players))
    ]
    title = text.say("won_by")
    picture = pictures.bars(title, labels, series, text.say("share_of_games"), 100)
    rows = [(text.way(way), text.percent(won.value), text.interval(won)) for way, won in results.ways()]
    heads = (text.say("way"), text.say("share_of_games"), text.say("interval"))
    return Section(title, text.say("ways_note"), (("ways", picture),), (Grid(heads, rows),))


def categories(results: Results, text: ReportText) -> Section:
    absent = absent_categories(results.plan)  # older files have them too
    names = [name for name in results.categories() if name not in absent or results.category(name).value]
    pairs = [results.of_winners(name) for name in names]
    series = [
        Bars(text.say("winners"), tuple(ours for ours, _ in pairs)),
        Bars(text.say("others"), tuple(theirs for _, theirs in pairs)),
    ]
    title = text.say("categories")
    picture = pictures.bars(title, [text.category(name) for name in names], series, text.say("points"))
    rows = []
    for name, (ours, theirs) in zip(names, pairs, strict=True):
        whole = results.category(name)
        figures = (ours, theirs, whole)
        cells = (mean_cells(figure, text) for figure in figures)
        rows.append((text.category(name), *chain.from_iterable(cells)))
    heads = ("category", "winners", "interval", "others", "interval", "mean", "interval")
    grid = Grid(tuple(text.say(head) for head in heads), rows)
    return Section(title, text.say("categories_note"), (("categories", picture),), (grid,))


def points(results: Results, text: ReportText) -> Section:
    series = {
        text.say("seat", number=seat + 1): results.counts.numbers[f"points_{seat + 1}"]
        for seat in range(len(results.plan.players))
    }
    title = text.say("points")
    picture = pictures.histograms(title, series, (title, text.say("share_of_games")))
    heads = tuple(text.say(head) for head in ("place", "mean", "interval"))
    rows = [(label, *mean_cells(mean(counts), text)) for label, counts in series.items()]
    return Section(title, text.say("points_note"), (("points", picture),), (Grid(heads, rows),))


def mean_cells(figure: Estimate, text: ReportText) -> tuple[str, str]:
    return text.number(figure.value, 2), text.interval(figure, 1, 2)


def length(results: Results, text: ReportText) -> Section:
    title, counts = text.say("length"), Counter(results.counts.numbers["decisions"])
    axes = (text.say("decisions"), text.say("share_of_games"))
    picture = pictures.histograms(title, {title: counts}, axes)
    heads = tuple(text.say(head) for head in ("figure", "mean", "interval"))
    grids = [Grid(heads, [(text.say("decisions"), *mean_cells(mean(counts), text))])]
    if ages := results.counts.numbers.get("last_age"):
        heads = tuple(text.say(head) for head in ("last_age", "share_of_games", "interval"))
        ends = {age: share(ages[age], results.games) for age in sorted(ages)}
        rows = [(text.numeral(age), text.percent(end.value), text.interval(end)) for age, end in ends.items()]
        grids.append(Grid(heads, rows))
    return Section(title, text.say("length_note"), (("length", picture),), tuple(grids))


def family_section(name: str, title: str, items: Sequence[Item], results: Results, text: ReportText) -> Section:
    """All items of a family; boards are always owned, so they have no second panel."""
    lines = [Line(text.item(item.family, item.name), (item.won, item.picked)) for item in items]
    panels = [text.say("winning"), text.say("picked")]
    if items[0].family in ("board", "draft"):
        lines, panels = [Line(line.label, line.estimates[:1]) for line in lines], panels[:1]
    picture = pictures.dots(title, lines, panels, [results.even, None])
    heads = tuple(text.say(head) for head in ("item", "winning", "interval", "sample", "picked", "interval"))
    rows: Rows = [
        (
            text.item(item.family, item.name),
            *(text.percent(item.won.value), text.interval(item.won), text.number(item.won.sample, 0)),
            *(text.percent(item.picked.value), text.interval(item.picked)),
        )
        for item in items
    ]
    if len(panels) == 1:
        heads, rows = heads[:4], [row[:4] for row in rows]
    notes = {"board": "", "draft": text.say("draft_note")}
    note = notes.get(items[0].family, text.say("family_note"))
    return Section(title, note, ((name, picture),), (Grid(heads, rows),))


def cards(results: Results, text: ReportText) -> Iterator[Section]:
    piles: dict[tuple[int, str], list[Item]] = defaultdict(list)
    for item in results.items("card"):
        piles[text.group(item.name)].append(item)
    for number, name in sorted(piles):
        title = text.say("of", whole=text.say("family_card"), part=name)
        yield family_section(f"cards_{number + 1}", title, piles[number, name], results, text)
