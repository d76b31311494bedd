"""The page: one file without anything from elsewhere, for screens and for paper."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from pathlib import Path

from ...core import storage
from ...core.errors import Problem
from ...files import GAMES
from . import comparison, sections
from .data import Results
from .estimate import Estimate
from .sections import Chapter, Grid
from .wording import Words

STYLE = Path(__file__).with_name("style.css")
PAGE = "report.html"
EXPANSIONS = ("pantheon", "leaders", "cities")


def write(results: Results, other: Results | None, words: Words, folder: Path) -> list[Path]:
    """The page and its pictures; the files written."""
    parts = list(comparison.chapters(results, other, words)) if other else []
    parts += sections.chapters(results, words)
    parts = [replace(part, pictures=spoken(part, words)) for part in parts]
    contents = {PAGE: document(results, other, parts, words)}
    contents |= {f"{name}.svg": svg for chapter in parts for name, svg in chapter.pictures}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in contents.items():
            (folder / name).write_text(content, encoding="utf-8")
    except OSError as error:
        raise Problem("not_writable", path=str(folder), error=storage.reason(error)) from None
    return [folder / name for name in contents]


def spoken(chapter: Chapter, words: Words) -> tuple[tuple[str, str], ...]:
    return tuple((name, words.picture(svg)) for name, svg in chapter.pictures)


def document(results: Results, other: Results | None, parts: Iterable[Chapter], words: Words) -> str:
    title = words.say("title", game=words.say(f"game_{words.game}"), games=words.games(results.games, "simulated"))
    pieces = [header(results, other, title, words), *(section(chapter) for chapter in parts)]
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language.code}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(pieces)
        + "\n</main>\n</body>\n</html>\n"
    )


def header(results: Results, other: Results | None, title: str, words: Words) -> str:
    lines = [f"<h1>{escape(title)}</h1>"]
    if other:
        compared = words.say("compared", games=words.games(other.games), path=other.path.name)
        lines.append(f'<p class="lead">{escape(compared)}</p>')
    lines.append('<div class="tiles">' + "".join(tiles(results, words)) + "</div>")
    for name, run in {"first": results, "second": other}.items() if other else [("", results)]:
        heading = f"<h3>{escape(words.say(name))}</h3>" if name else ""
        lines.append(heading + setting(run, words))
    lines.append(f'<p class="note">{escape(words.say("note"))}</p>')
    return f"<header>{''.join(lines)}</header>"


def tiles(results: Results, words: Words) -> Iterator[str]:
    """The figures most asked for, in large type."""
    yield tile(words.say("games"), words.number(results.games, 0), "")
    if words.game == "duel" and (results.plan.turning or len(set(results.plan.players)) == 1):  # else skill is in it
        won = results.seats()[0].won
        gain = Estimate(2 * won.value - 1, 2 * won.low - 1, 2 * won.high - 1, won.sample)
        value = f"{'+' if gain.value > 0 else ''}{words.percent(gain.value)}"
        yield tile(words.say("advantage"), words.say("advantage_value", value=value), words.interval(gain))
    for way, estimate in sorted(results.ways(), key=lambda entry: -entry[1].value)[:3]:
        yield tile(words.way(way), f"{words.percent(estimate.value)} %", words.interval(estimate))


def tile(label: str, value: str, small: str) -> str:
    return f"<div><span>{escape(label)}</span><strong>{escape(value)}</strong><small>{escape(small)}</small></div>"


def setting(results: Results, words: Words) -> str:
    plan = results.plan
    players = ", ".join(plan.players) + (f" ({words.say('turning')})" if plan.turning else "")
    facts = {"players": players, "options": options(results, words), "seed": str(plan.seed)}
    entries = "".join(f"<dt>{escape(words.say(key))}</dt><dd>{escape(value)}</dd>" for key, value in facts.items())
    return f"<dl>{entries}</dl>"


def options(results: Results, words: Words) -> str:
    """Those that are not as usual; an expansion brings options with it, which have usual values, too."""
    given, maker = results.plan.options, GAMES[words.game]
    expansions = {name: value for name, value in given.items() if name in EXPANSIONS}
    usual = maker.make(**expansions).options_json() | dict.fromkeys(EXPANSIONS, False) | {"players": None}
    chosen = {name: value for name, value in given.items() if usual.get(name) != value}
    return ", ".join(f"{name}={json.dumps(value)}" for name, value in chosen.items()) or words.say("usual")


def section(chapter: Chapter) -> str:
    figures = "".join(f"<figure>{svg}</figure>" for _, svg in chapter.pictures)
    note = f'<p class="note">{escape(chapter.note)}</p>' if chapter.note else ""
    grids = "".join(table(grid) for grid in chapter.grids)
    return f"<section><h2>{escape(chapter.title)}</h2>{note}{figures}{grids}</section>"


def table(grid: Grid) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in grid.heads)
    body = "".join(f"<tr>{''.join(cell(text) for text in row)}</tr>" for row in grid.rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def cell(text: str) -> str:
    return f"<td>{escape(text)}</td>"
