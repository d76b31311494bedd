"""The report page: one self-contained HTML file, for screens and for print."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from pathlib import Path

from ... import expansions
from ...core import storage
from ...core.errors import Problem
from ..plan import made_of
from . import comparison, deeper, sections
from .data import Results
from .estimate import Estimate
from .report_text import ReportText
from .sections import Grid, Section

STYLE = Path(__file__).with_name("style.css")
PAGE = "report.html"


def write(results: Results, other: Results | None, text: ReportText, folder: Path) -> list[Path]:
    """Write the page and its charts; returns the files written."""
    parts = list(comparison.sections(results, other, text)) if other else []
    parts += [*sections.sections(results, text), *deeper.sections(results, text)]
    parts = [replace(part, pictures=spoken(part, text)) for part in parts]
    contents = {PAGE: document(results, other, parts, text)}
    contents |= {f"{name}.svg": svg for section in parts for name, svg in section.pictures}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in contents.items():
            (folder / name).write_text(content, encoding="utf-8")
    except OSError as error:
        raise Problem("not_writable", path=str(folder), error=storage.reason(error)) from None
    return [folder / name for name in contents]


def spoken(section: Section, text: ReportText) -> tuple[tuple[str, str], ...]:
    return tuple((name, text.picture(svg)) for name, svg in section.pictures)


def document(results: Results, other: Results | None, parts: Iterable[Section], text: ReportText) -> str:
    title = text.say("title", game=text.say(f"game_{text.game}"), games=text.games(results.games, "simulated"))
    pieces = [header(results, other, title, text), *(section_html(part) for part in parts)]
    return (
        f'<!DOCTYPE html>\n<html lang="{text.language.code}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(pieces)
        + "\n</main>\n</body>\n</html>\n"
    )


def header(results: Results, other: Results | None, title: str, text: ReportText) -> str:
    lines = [f"<h1>{escape(title)}</h1>"]
    if other:
        compared = text.say("compared", games=text.games(other.games), path=other.path.name)
        lines.append(f'<p class="lead">{escape(compared)}</p>')
    lines.append('<div class="tiles">' + "".join(tiles(results, text)) + "</div>")
    for name, run in {"first": results, "second": other}.items() if other else [("", results)]:
        heading = f"<h3>{escape(text.say(name))}</h3>" if name else ""
        lines.append(heading + setting(run, text))
    lines.append(f'<p class="note">{escape(text.say("note"))}</p>')
    return f"<header>{''.join(lines)}</header>"


def tiles(results: Results, text: ReportText) -> Iterator[str]:
    """The figures most asked for, in large type."""
    yield tile(text.say("games"), text.number(results.games, 0), "")
    if text.game == "duel" and (results.plan.turning or len(set(results.plan.players)) == 1):  # else skill is in it
        won = results.seats()[0].won
        gain = Estimate(2 * won.value - 1, 2 * won.low - 1, 2 * won.high - 1, won.sample)
        value = f"{'+' if gain.value > 0 else ''}{text.percent(gain.value)}"
        yield tile(text.say("advantage"), text.say("advantage_value", value=value), text.interval(gain))
    for way, estimate in sorted(results.ways(), key=lambda entry: -entry[1].value)[:3]:
        yield tile(text.way(way), f"{text.percent(estimate.value)} %", text.interval(estimate))


def tile(label: str, value: str, small: str) -> str:
    return f"<div><span>{escape(label)}</span><strong>{escape(value)}</strong><small>{escape(small)}</small></div>"


def setting(results: Results, text: ReportText) -> str:
    plan = results.plan
    players = ", ".join(plan.players) + (f" ({text.say('turning')})" if plan.turning else "")
    facts = {"players": players, "options": options(results, text), "seed": str(plan.seed)}
    entries = "".join(f"<dt>{escape(text.say(key))}</dt><dd>{escape(value)}</dd>" for key, value in facts.items())
    return f"<dl>{entries}</dl>"


def options(results: Results, text: ReportText) -> str:
    """The options that differ from their defaults; options of an expansion have defaults too."""
    given, plain = results.plan.options, made_of(text.game, {}).options_json()
    switches = expansions.switches(text.game)
    switched = made_of(text.game, {name: value for name, value in given.items() if name in switches})
    usual = switched.options_json() | {name: plain.get(name, False) for name in switches} | {"players": None}
    chosen = {name: value for name, value in given.items() if usual.get(name) != value}
    return ", ".join(f"{name}={json.dumps(value)}" for name, value in chosen.items()) or text.say("usual")


def section_html(section: Section) -> str:
    figures = "".join(f"<figure>{svg}</figure>" for _, svg in section.pictures)
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    grids = "".join(table(grid) for grid in section.grids)
    return f"<section><h2>{escape(section.title)}</h2>{note}{figures}{grids}</section>"


def table(grid: Grid) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in grid.heads)
    body = "".join(f"<tr>{''.join(cell(text) for text in row)}</tr>" for row in grid.rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def cell(text: str) -> str:
    return f"<td>{escape(text)}</td>"
