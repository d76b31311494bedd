"""The sections of a report about possessions, choices and trials: each only if the run stored them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, groupby
from pathlib import Path

from . import adjusted, features, pictures
from .adjusted import Adjusted, Fit, Pair
from .choices import Choice, Worth, choices, worths
from .data import Results
from .estimate import Estimate
from .pictures import Line
from .report_text import ReportText
from .sections import Grid, Section

MOST = 24  # pairs that are shown


def sections(results: Results, text: ReportText) -> Iterator[Section]:
    if model := fitted(results):
        by_family = sorted(model.items(), key=lambda item: family_rank(results, item.family))
        for family, items in groupby(by_family, key=lambda item: item.family):
            yield adjusted_section(family, list(items), results, text)
        if pairs := model.pairs():
            yield pairs_section(pairs, text)
    if found := worths(results.path):
        yield worth_section(found, text)
    for (family, kind), chosen in choices(results.path).items():
        shown = "draft" if (family, kind) == ("wonder", "draft") else family
        title = text.say("of", whole=text.say(f"chosen_{kind}"), part=text.say(f"family_{shown}").lower())
        yield Section(title, text.say("chosen_note"), (), choices_grids(family, chosen, text))


def fitted(results: Results) -> Fit | None:
    found = features.load(results)
    return adjusted.fit(found) if found and found.items else None


def family_rank(results: Results, family: str) -> int:
    return [*results.families(), "card"].index(family)


def cells(estimate: Estimate, text: ReportText, scale: float = 100, digits: int = 1) -> tuple[str, str]:
    if not estimate.sample:
        return "\N{EM DASH}", "\N{EM DASH}"
    return text.number(scale * estimate.value, digits), text.interval(estimate, scale, digits)


def adjusted_section(family: str, items: Sequence[Adjusted], results: Results, text: ReportText) -> Section:
    title = text.say("of", whole=text.say("adjusted"), part=text.say(f"family_{family}").lower())
    lines = [Line(text.item(family, item.name), (item.chance,)) for item in items]
    picture = pictures.dots(title, lines, [text.say("adjusted_chance")], [results.even])
    heads = ("item", "adjusted_chance", "interval", "sample", "winning", "interval")
    rows = [
        (
            text.item(family, item.name),
            *cells(item.chance, text),
            text.number(item.chance.sample, 0),
            *cells(results.item(family, item.name).won, text),
        )
        for item in items
    ]
    note = text.say("adjusted_note", even=text.percent(results.even))
    grid = Grid(tuple(text.say(head) for head in heads), rows)
    return Section(title, note, ((f"adjusted_{family}", picture),), (grid,))


def pairs_section(pairs: Sequence[Pair], text: ReportText) -> Section:
    title, shown = text.say("pairs"), pairs[:MOST]
    labels = [f"{text.item(*pair.first)} + {text.item(*pair.second)}" for pair in shown]
    lines = [Line(label, (pair.gain,)) for label, pair in zip(labels, shown, strict=True)]
    clear = [pair.clear for pair in shown]
    picture = pictures.gaps(title, lines, f"{text.say('difference')}, %", clear)
    heads = ("item", "winning", "expected", "difference", "interval", "sample", "clear")
    rows = [
        (
            label,
            *(text.percent(pair.won), text.percent(pair.expected)),
            *cells(pair.gain, text),
            text.number(pair.gain.sample, 0),
            "\N{CHECK MARK}" if pair.clear else "",
        )
        for label, pair in zip(labels, shown, strict=True)
    ]
    note = text.say("pairs_note", pairs=text.number(len(pairs), 0))
    return Section(title, note, (("pairs", picture),), (Grid(tuple(text.say(head) for head in heads), rows),))


def worth_section(found: Sequence[Worth], text: ReportText) -> Section:
    title = text.say("worth")
    lines = [Line(text.item("card", worth.card), (worth.won,)) for worth in found]
    picture = pictures.gaps(title, lines, text.say("worth_won"))
    heads = ("item", "worth_won", "interval", "worth_points", "interval", "sample")
    rows = [
        (
            text.item("card", worth.card),
            *cells(worth.won, text),
            *cells(worth.points, text, 1),
            text.number(worth.won.sample, 0),
        )
        for worth in found
    ]
    grid = Grid(tuple(text.say(head) for head in heads), rows)
    return Section(title, text.say("worth_note"), (("worth", picture),), (grid,))


def choices_grids(family: str, found: Sequence[Choice], text: ReportText) -> tuple[Grid, Grid]:
    """How often items are taken, and who wins: one grid would be too wide for a page."""
    taken = [(choice, (choice.taken, choice.first)) for choice in found]
    won = [(choice, (choice.with_it, choice.without, gain_of(choice))) for choice in found]
    return (
        estimates_grid(family, ("taken", "taken_first"), taken, text),
        estimates_grid(family, ("won_taken", "won_passed", "difference"), won, text),
    )


def gain_of(choice: Choice) -> Estimate:
    both = choice.with_it.sample and choice.without.sample
    return choice.gain if both else Estimate(0, 0, 0, 0)


def estimates_grid(
    family: str, names: Sequence[str], lines: Sequence[tuple[Choice, Sequence[Estimate]]], text: ReportText
) -> Grid:
    heads = ["item", *chain.from_iterable((name, "interval", "sample") for name in names)]
    rows = [
        (text.item(family, choice.name), *chain.from_iterable(sampled(estimate, text) for estimate in estimates))
        for choice, estimates in lines
    ]
    return Grid(tuple(text.say(head) for head in heads), rows)


def sampled(estimate: Estimate, text: ReportText) -> tuple[str, str, str]:
    return (*cells(estimate, text), text.number(estimate.sample, 0))


def json(results: Results) -> dict[str, object]:
    """The figures of these sections."""
    model = fitted(results)
    return {
        "adjusted": [
            {"family": item.family, "item": item.name, "chance": item.chance.json()}
            for item in (model.items() if model else ())
        ],
        "pairs": [pair_json(pair) for pair in (model.pairs() if model else ())],
        "trials": [worth.json() for worth in worths(results.path)],
        "drafts": drafts_json(results.path),
    }


def pair_json(pair: Pair) -> dict[str, object]:
    names = {"items": [pair.first[1], pair.second[1]], "families": [pair.first[0], pair.second[0]]}
    return {**names, "won": pair.won, "expected": pair.expected, "gain": pair.gain.json(), "clear": pair.clear}


def drafts_json(path: Path, offered: Sequence[str] = ()) -> list[dict[str, object]]:
    return [
        {"family": family, "kind": kind, "items": [choice.json() for choice in found]}
        for (family, kind), found in choices(path, offered).items()
    ]
