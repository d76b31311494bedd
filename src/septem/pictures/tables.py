"""Quotes, score sheets, hints and analyses as tables of HTML."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from ..core.quote import Quote
from ..core.table import ScoreSheet
from ..text import Language, language
from . import game_of, spoken
from .curve import draw_curves

Rows = Sequence[Sequence[object]]
FAULTS = {"inaccuracy": "#8a6a00", "mistake": "#b5500a", "blunder": "#b3261e"}
COLUMNS = ("number", "player", "move", "before", "after", "label", "better")
PAIR = 2


def tabulated(thing: Any, code: str | None) -> str:
    """The table of anything that has one, by the name of its class: analyses belong to a layer above."""
    makers: dict[str, Callable[[Any, str], str]] = {
        "Quote": quote,
        "ScoreSheet": score_sheet,
        "Hint": hint,
        "Analysis": analysis,
    }
    return makers[type(thing).__name__](thing, spoken(code))


def table(head: Sequence[object], rows: Rows) -> str:
    lines = [cells("th", head), *(cells("td", row) for row in rows)]
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def cells(tag: str, values: Sequence[object]) -> str:
    return "".join(f"<{tag}>{value if isinstance(value, Markup) else escape(str(value))}</{tag}>" for value in values)


class Markup(str):
    """Text that is HTML already."""


def quote(given: Quote, code: str) -> str:
    """May it be done, at what price, and how it is paid. A quote of no table does not know its game."""
    words = language(code, given.game or "duel")
    answer = words.say("picture.legal") if given.legal else words.reason(given)
    paid = Markup("<br>".join(escape(line) for line in words.receipt(given)))
    head = [words.say(f"picture.{name}") for name in ("reason", "price", "receipt")]
    return table(head, [[answer, words.price(given), paid]])


def score_sheet(sheet: ScoreSheet, code: str) -> str:
    words = language(code, sheet.game)
    head = ["", *(words.player(seat, sheet.players) for seat in range(len(sheet)))]
    rows = [[words.say(f"category.{name}"), *(score[name] for score in sheet)] for name in sheet[0]]
    total = [bold(words.say("category.total")), *(bold(score.total) for score in sheet)]
    return table(head, [*rows, total])


def bold(value: object) -> Markup:
    return Markup(f"<b>{escape(str(value))}</b>")


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def hint(found: Any, code: str) -> str:
    words = language(code, found.game)
    head = ["", words.say("analysis.move"), words.say("picture.chance"), words.say("picture.why")]
    rows = [
        [place, words.move(one.move), percent(one.chance), because(words, one.reasons)]
        for place, one in enumerate(found.moves, 1)
    ]
    return table(head, rows)


def because(words: Language, reasons: Sequence[Any]) -> str:
    said = (
        words.because(one.code, one.item, one.amount, "" if one.city is None else words.player(one.city))
        for one in reasons
    )
    return words.clauses(said)


def analysis(found: Any, code: str) -> str:
    """The curve of the chances, then a line for each decision."""
    words = language(code, game_of(found.verdicts[0].decision.view)) if found.verdicts else None
    if words is None:
        return table([], [])
    head = [words.say(f"analysis.{name}") for name in COLUMNS]
    return curves(found, words) + table(head, [verdict(words, one) for one in found.verdicts])


def curves(found: Any, words: Language) -> str:
    """With two players, one line says all."""
    curve = found.curve()
    seats = range(len(curve[0]))
    if len(seats) == PAIR:
        title = words.say("analysis.title", player=words.player(0))
        return draw_curves([[chances[0] for chances in curve]], [], title, words.say("analysis.axis"))
    lines = [[chances[seat] for chances in curve] for seat in seats]
    names = [words.player(seat) for seat in seats]
    return draw_curves(lines, names, words.say("analysis.titles"), words.say("analysis.rounds"))


def verdict(words: Language, one: Any) -> list[object]:
    better = one.candidates[0].move if one.candidates and one.candidates[0].move != one.move else None
    return [
        one.number + 1,
        words.player(one.seat),
        words.move(one.move),
        percent(one.before),
        percent(one.after),
        labelled(words, one.label),
        "" if better is None else words.move(better),
    ]


def labelled(words: Language, label: str) -> Markup:
    said = escape(words.say(f"label.{label}"))
    return Markup(f'<b style="color: {FAULTS[label]}">{said}</b>' if label in FAULTS else said)
